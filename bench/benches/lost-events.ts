import { randomUUID } from 'node:crypto'
import { postgreSQLEventStoreConsumer } from '@event-driven-io/emmett-postgresql'
import type { Position } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import type { Line } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'
import { emmett } from '../peers/emmett.ts'
import { payload } from '../peers/peer.ts'

const writers = 64
const each = 100

/**
 * Many append at once, then everything is read from the beginning, page by page, as a rebuild does. No time is measured: the
 * line is the share of the events that the rebuild was given, and must be 1.
 */
export const lostEvents = async (server: BenchServer): Promise<Line[]> => {
  const ours = await rebuildOurs(await server.database('lost_ours'))
  const theirs = await rebuildEmmett(await server.database('lost_emmett'))
  const written = writers * each
  const line = (name: string, read: number): Line => ({
    bench: `events a rebuild is given, ${name}`,
    against: `events written by ${writers} at once`,
    ratio: read / written,
    note: `${written - read} of ${written} lost`,
  })
  return [{ ...line('Strongroom', ours), must: { atLeast: 1 } }, line('Emmett 0.42', theirs)]
}

const writeAll = (append: (writer: number, n: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; n < each; n++) await append(writer, n)
    }),
  )

const rebuildOurs = async (databaseUrl: string): Promise<number> => {
  // Two logs, as two processes would have: positions are drawn by both.
  const [one, two] = [await openLog({ databaseUrl }), await openLog({ databaseUrl })]
  await writeAll((writer, n) =>
    (writer % 2 ? one : two).append(`wallet-${writer}`, n === 0 ? 'no-stream' : n - 1, [
      {
        id: randomUUID(),
        type: 'QuickPaySent',
        data: JSON.stringify(payload(`${writer}`, n)),
        metadata: '{}',
      },
    ]),
  )
  let read = 0
  let after: Position | undefined
  for (;;) {
    const page = await one.readAll({ after, limit: 100 })
    read += page.length
    after = page.at(-1)?.position ?? after
    if (page.length < 100) break
  }
  await Promise.all([one.close(), two.close()])
  return read
}

const rebuildEmmett = async (url: string): Promise<number> => {
  const store = await emmett(url)
  await writeAll((writer, n) => store.append(`${writer}`, n))
  const seen = new Set<string>()
  const consumer = postgreSQLEventStoreConsumer({ connectionString: url, stopWhen: { noMessagesLeft: true } })
  consumer.reactor({
    processorId: 'rebuild',
    eachMessage: message => {
      seen.add(message.metadata.messageId)
    },
  })
  await consumer.start()
  await consumer.close()
  await store.close()
  return seen.size
}
