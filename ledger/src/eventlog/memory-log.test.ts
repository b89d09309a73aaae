import { expect, test } from 'vitest'
import { logContract } from './log.contract.ts'
import { createMemoryLog } from './memory-log.ts'
import { newEvents, newStream } from './testing/contract/kit.ts'

logContract('memory', createMemoryLog)

test('an empty log has no head', async () => {
  expect(await createMemoryLog().head()).toBeUndefined()
})

test('an id that the stream holds is refused at the head, as PostgreSQL does', async () => {
  const log = createMemoryLog()
  const [stream, events] = [newStream(), newEvents(2)]
  await log.append(stream, 'no-stream', events)
  await expect(log.append(stream, 1, events.slice(1))).rejects.toMatchObject({ name: 'AppendRefused' })
})
