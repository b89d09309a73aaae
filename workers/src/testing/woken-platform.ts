import { tmpdir } from 'node:os'
import { memberDecider } from '@strongroom/ledger/account'
import { catalogueDecider, catalogueId, type KindName } from '@strongroom/ledger/catalogue'
import { type Command, createLedger, type Decider, type Fact } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { readConfig } from '@strongroom/shared/config'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll } from 'vitest'
import type { Workers } from '../start-workers.ts'
import { openPlatform, type Platform, until } from './worker-kit.ts'

// The starting point of tests of what wakes jobs: workers with everything configured that never look whether something waits.

const hour = 3_600_000
const paces = { look: hour, 'prove-balances': hour, 'check-read-models': hour, 'seal-log': hour }
export const usd = { code: 'USD', scale: 2 }
/** Members: one with money, a poor one, a holder of cards, one who leaves, and an administrator. */
export const [ada, ben, cleo, dan, eve] = ['100001', '100002', '100003', '100004', '100009'] as const

export let platform: Platform
let workers: Workers

/** A moment before now, and its day. */
export const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()
export const daysAgo = (days: number): string => ago(days * 24 * hour).slice(0, 10)
export const sql = (text: string, values: unknown[] = []) => platform.pool.query(text, values)
/** Whether a query finds a row. */
export const isThere = async (text: string): Promise<boolean> => ((await sql(text)).rowCount ?? 0) > 0
export const hasEvent = async (stream: string, type: string): Promise<boolean> =>
  (await platform.log.readStream(stream)).some(event => event.type === type)

/** Gives a command as a process did a minute ago that has died since: the time that requests have for the rest is over. */
export const giveEarlier = async <S, C extends Command, F extends Fact, R>(
  decider: Decider<S, C, F, R>,
  id: string,
  command: C,
): Promise<void> => {
  const outcome = await createLedger({ log: platform.log, now: () => new Date(Date.now() - 60_000) }).handle(
    decider,
    id,
    { id: crypto.randomUUID(), actor: { kind: 'admin', id: eve }, correlationId: 'test', command },
  )
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusal))
}

export const save = (kind: KindName, id: string, value: Record<string, unknown>) =>
  platform.give(catalogueDecider, catalogueId(kind, id), { type: 'SaveEntry', input: { kind, id, value } })

export const topUp = async (uid: string, id: string, amount = '10000.00') => {
  await platform.submit(uid, id, amount)
  return platform.approve(uid, id)
}

/** Lets the last turn of a job be two hours past, once there was one. */
export const turnIsOld = (job: string, column = 'at', table = 'work.turns') =>
  until(async () => {
    const where = table === 'work.turns' ? `job = '${job}' and` : ''
    const { rowCount } = await sql(
      `update ${table} set ${column} = now() - interval '2 hours' where ${where} ${column} is not null`,
    )
    return rowCount === 1
  })

/** Services outside: each takes what it is given, and knows nothing. */
const services = setupServer(
  http.post('https://sms.test/', () => HttpResponse.json({})),
  http.post('https://screening.test/screen', () => HttpResponse.json({ score: 0, reasons: [] })),
  http.post('https://custody.test/balances', () => HttpResponse.json({ balances: [] })),
  http.get('https://custody.test/holdings', () => HttpResponse.json({}, { status: 404 })),
  http.put('https://custody.test/collections/:id', () =>
    HttpResponse.json({ state: 'failed', reason: 'no-fuel' }),
  ),
)

const join = async (uid: string) => {
  await sql(
    `insert into private.members (uid, email, username, user_type, registered) values ($1::bigint, $2 || '@example.com', $2, 0, true)`,
    [uid, uid],
  )
  await platform.register(uid)
  const byTheSystem = { kind: 'system', id: 'test' } as const
  await platform.give(memberDecider, uid, { type: 'DecideKyc', input: { status: 1 } }, byTheSystem)
}

/** Starts such workers once for all tests of the file that calls this; `before` runs when only the members are there. */
export const givenWorkers = (before: () => Promise<unknown>): void => {
  beforeAll(async () => {
    services.listen({ onUnhandledFrame: 'bypass' })
    platform = await openPlatform()
    for (const uid of [ada, ben, cleo, dan, eve]) await join(uid)
    await platform.views.catchUp()
    await before()
    const config = readConfig({
      ...{ DATABASE_URL: platform.database.url, DATA_DIR: tmpdir(), SMTP_URL: 'smtp://127.0.0.1:9' },
      ...{ SMS_URL: 'https://sms.test/', CUSTODY_URL: 'https://custody.test' },
      ...{ SCREENING_URL: 'https://screening.test' },
    })
    workers = await platform.work({ config, paces })
  })
  afterAll(async () => {
    await workers.stop()
    await platform.stop()
    services.close()
  })
}

/** A card of a member's, in use for forty days. */
export const openCard = async (uid: string, cardId: string) => {
  await platform.give(walletDecider, uid, {
    type: 'OpenCard',
    input: { cardId, currency: 'USDC' },
    given: {
      verified: true,
      currency: { code: 'USDC', scale: 6 },
      cardCurrency: usd,
      fee: '0',
      initialBalance: '10',
      precharge: '0',
    },
  })
  await platform.give(walletDecider, uid, {
    type: 'ActivateCard',
    input: { cardId },
    given: { approver: eve, today: daysAgo(40) },
  })
}
