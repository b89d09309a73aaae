import { call } from '../../e2e/lib/client.ts'
import type { Line } from '../lib/report.ts'
import { runJob } from '../lib/run-job.ts'
import { type Person, personOf, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'
import type { LongestTurns } from '../lib/turns.ts'

/** The longest that an import may hold all other requests up, in milliseconds. */
const mostMs = 50
/** The rows that one request books. */
const fileRows = 10_000
/** As many more are booked by requests, on the card that has the others by then. */
const mostByRequests = 50_000
const idleMs = 5_000
const reference = 'BENCH-CARD'
const path = '/logcards/saveSpendLog'

/**
 * The most processor time that the API's main thread took in one turn of its event loop, in which it answers no other request:
 * while a file of 200,000 lines is looked through, while one is begun and a worker books it, and while more are booked on
 * the same card in files of ten thousand. A time, so nothing is raced; by the clock it stands beside the wait of an idle event loop.
 */
export const imports = async (
  server: BenchServer,
  _rounds: number,
  _roundMs: number,
  { events = 200_000 } = {},
): Promise<Line[]> => {
  const databaseUrl = await server.platformDatabase('imports')
  const served = await serveApi({ databaseUrl, members: 2 })
  try {
    const admin = await served.promoted()
    await giveCard(admin, personOf(served, 1), served.openCard)
    const idle = await served.longestTurns(() => new Promise(resolve => setTimeout(resolve, idleMs)))
    const looked = await served.longestTurns(() => send(admin, lines(events, events), 1))
    const more = Math.min(events, mostByRequests)
    let seconds = 0
    const begun = await served.longestTurns(async () => {
      await send(admin, lines(events, events), 0)
      seconds = await runJob(databaseUrl, 'book-card-imports')
    })
    const booked = await served.longestTurns(async () => {
      for (let from = 0; from < more; from += fileRows)
        await send(admin, lines(from, Math.min(fileRows, more - from)), 0)
    })
    const lineOf = (rows: number, what: string, { processorMs, byClockMs }: LongestTurns): Line => ({
      bench: `longest turn of the event loop, ${rows} lines ${what}`,
      against: `${mostMs} ms`,
      ratio: processorMs / mostMs,
      must: { atMost: 1 },
      note: `${processorMs.toFixed(1)} ms; by the clock ${byClockMs.toFixed(1)} ms against ${idle.byClockMs.toFixed(1)} ms idle`,
    })
    return [
      lineOf(events, 'looked through', looked),
      lineOf(events, `begun, and booked by a worker in ${seconds.toFixed()} s`, begun),
      lineOf(more, 'booked in files of ten thousand', booked),
    ]
  } finally {
    await served.stop()
  }
}

const giveCard = async (admin: Person, { uid, email }: Person, openCard: (uid: string) => Promise<void>) => {
  await openCard(uid)
  const number = { card_number: '4111111111112222', cvv: '123', expiration_date: '09/29' }
  await asked(admin, '/cards/addcard', { email, card_id: reference, ...number, status: 2 })
}

const send = (admin: Person, csv: string, dryRun: 0 | 1) => asked(admin, path, { csv, dryRun })

const asked = async (admin: Person, to: string, body: Readonly<Record<string, unknown>>) => {
  const { status, body: answer } = await call(admin, 'POST', to, body)
  if (status !== 200 || answer.status !== true) throw new Error(`${to}: ${status} ${answer.code}`)
}

const head = 'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id'

/** Rows with as many credits as one administrator may enter alone. */
const lines = (from: number, count: number): string =>
  [head, ...Array.from({ length: count }, (_, n) => line(from + n))].join('\n')
const line = (n: number): string =>
  `${reference},${n % 4 ? 'purchase' : 'credit'},0.01,2026-02-03,2026-02-03,Shop,NT-${n}`
