import { randomUUID } from 'node:crypto'
import { type NewEvent, WrongExpectedRevision } from '../../log.ts'
import { createPostgresLog } from '../postgres-log.ts'

/**
 * A process of its own for tests: `node test-writer.ts <url> <prefix> <writers> <seconds>`. Each writer appends to streams that
 * all writers of all processes share, as fast as it can, and prints the ids of its acknowledged events.
 */

const [url = '', prefix = '', writers = '', seconds = ''] = process.argv.slice(2)
const log = await createPostgresLog({ url })
const endAt = Date.now() + Number(seconds) * 1000

const appendOnce = async (stream: string, events: readonly NewEvent[]): Promise<void> => {
  for (;;) {
    const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 })
    try {
      await log.append(stream, last ? last.revision : 'no-stream', events)
      return
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error
    }
  }
}

const write = async (writer: number) => {
  for (let n = 0; Date.now() < endAt; n++) {
    const stream = `${prefix}${(writer * 7 + n) % 12}`
    const events = Array.from({ length: 1 + (n % 3) }, () => ({
      id: randomUUID(),
      type: 'Written',
      data: JSON.stringify({ writer, n }),
      metadata: '{}',
    }))
    await appendOnce(stream, events)
    process.stdout.write(events.map(({ id }) => `${id}\n`).join(''))
  }
}

await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)))
await log.close()
