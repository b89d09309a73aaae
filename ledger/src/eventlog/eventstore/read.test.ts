import { Readable, Transform } from 'node:stream'
import { expect, test } from 'vitest'
import { newEvents } from '../testing/contract/kit.ts'
import type { Connection } from './connection.ts'
import { toEventData } from './event-data.ts'
import { timingsOf } from './options.ts'
import { createOutages } from './outages.ts'
import { createReads } from './read.ts'

const recorded = newEvents(3).map((event, revision) => ({
  event: {
    ...toEventData(event),
    metadata: {},
    streamId: 'a-1',
    revision: BigInt(revision),
    created: new Date(0),
    position: { commit: BigInt(revision), prepare: BigInt(revision) },
  },
}))

/** A read as the client makes it: when it cancels the call underneath, it keeps the error, and the read merely ends. */
const readingOf = (events: readonly object[], isCut: boolean) => {
  const call = new Readable({ objectMode: true, read: () => {} })
  const pass = (event: unknown, _: unknown, next: (error: null, event: unknown) => void) => next(null, event)
  const reading = Object.assign(new Transform({ objectMode: true, transform: pass }), {
    cancel: async () => {},
  })
  setImmediate(() => {
    call.on('error', () => {}).pipe(reading)
    for (const event of events) call.push(event)
    call.push(null)
    if (isCut) call.emit('error', Object.assign(new Error('1 CANCELLED: Cancelled on client'), { code: 1 }))
  })
  return reading
}

const followNothing = () => ({ close: async () => {} })

test('a read that the client has cut off by itself is made again, and is whole', async () => {
  const answers = [readingOf(recorded.slice(0, 1), true), readingOf(recorded, false)]
  const client = { readStream: () => answers.shift() }
  const connection = {
    session: async () => ({ client, ended: new AbortController().signal }),
    lost: () => {},
  } as unknown as Connection
  const troubles: unknown[] = []
  const outages = createOutages({ onTrouble: (_, error) => troubles.push(error) })
  const { readStream } = createReads(connection, timingsOf({ firstPauseMs: 1 }), outages, followNothing)
  expect((await readStream('a-1')).map(({ revision }) => revision)).toEqual([0, 1, 2])
  expect(troubles).toHaveLength(1)
})
