import { randomUUID } from 'node:crypto'
import {
  catalogueDecider,
  catalogueId,
  type KindName,
  type LiveCatalogue,
  openCatalogue,
} from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import { migrate } from '@strongroom/ledger/eventlog/tools'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type PriceSource, pricesOf } from '@strongroom/projections/catalogue'
import { type Logger, pino } from 'pino'
import { afterEach, beforeEach } from 'vitest'
import type { JobParts } from '../jobs/jobs.ts'
import { openPlatform, type Platform } from './worker-kit.ts'

// The starting point of the jobs' tests: a platform on which it is the end of January, and member 1 has a thousand dollars.

export const usd = { code: 'USD', scale: 2 }
export const btc = { code: 'BTC', scale: 8 }

export let platform: Platform
let catalogue: LiveCatalogue
export let clock: string
export const lines: string[] = []

/** Opens such a platform before each test of the file that calls this, and closes it afterwards. */
export const givenPlatform = (): void => {
  beforeEach(async () => {
    platform = await openPlatform()
    catalogue = await openCatalogue(platform.log)
    lines.length = 0
    clock = '2026-01-31T10:00:00.000Z'
    await save('currency', { currency_code: 'USD', currency_name: 'Dollar', type: 1, scale: 2 })
    await save('currency', { currency_code: 'BTC', currency_name: 'Bitcoin', type: 0, scale: 8 })
    await platform.submit('1', 't1', '1000.00')
    await platform.approve('1', 't1')
  })
  afterEach(async () => {
    await catalogue.close()
    await platform.stop()
  })
}

const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
const now = () => new Date(clock)
const prices: PriceSource = pricesOf({ config: { priceTickerUrl: undefined }, now, logger })
export const parts = (over: Partial<JobParts> = {}): JobParts => ({
  pool: platform.pool,
  means: { ledger: createLedger({ log: platform.log, now }), log: platform.log, catalogue, now },
  catalogue,
  prices,
  logger: logger as Logger,
  now,
  stopping: new AbortController().signal,
  ...over,
})

export const save = async (kind: KindName, value: Record<string, unknown>) => {
  const id = String(value.currency_code ?? `${value.base}-${value.target}`)
  const command = { type: 'SaveEntry', input: { kind, id, value } } as const
  const { position } = await platform.give(catalogueDecider, catalogueId(kind, id), command)
  if (position) await catalogue.seen(position)
}
const saveAt = async (
  at: string,
  input: { readonly kind: KindName; readonly id: string; readonly value: Record<string, unknown> },
) => {
  const command = { type: 'SaveEntry', input } as const
  const outcome = await createLedger({ log: platform.log, now: () => new Date(at) }).handle(
    catalogueDecider,
    catalogueId(input.kind, input.id),
    { id: randomUUID(), actor: { kind: 'admin', id: '9' }, correlationId: 'test', command },
  )
  if (outcome.kind === 'refused' || !outcome.position) throw new Error('the fee cannot be set')
  await catalogue.seen(outcome.position)
}
/** Sets the monthly fee of cards at a moment. */
export const setFee = (at: string, field_value: string, id = 'cardMonthlyFee') =>
  saveAt(at, { kind: 'sys-config', id, value: { field_code: id, field_value } })
/** Sets the fees of a type of card at a moment. */
export const setCardType = (
  at: string,
  id: string,
  fees: { readonly monthly_fee?: string | null; readonly annual_fee?: string | null },
) => saveAt(at, { kind: 'card-type', id, value: { name: id, ...fees } })
/** Sets the time. */
export const itIs = (now: string): void => {
  clock = now
}
/** Brings the read models up. */
export const shown = () => platform.views.catchUp()
export const wallet = async (uid: string) =>
  (await createLedger({ log: platform.log }).load(walletDecider, uid)).state
export const typesOf = async (stream: string) =>
  (await platform.log.readStream(stream)).map(({ type }) => type)

/** Two processes at once, and then a third, with a memory of its own each. */
export const thrice = async (job: (parts: JobParts) => () => Promise<void>) => {
  await shown()
  await Promise.all([job(parts())(), job(parts())()])
  await shown()
  await job(parts())()
}

/** Makes the tables of reactions' open work. */
export const migrateReactions = () =>
  migrate({
    url: platform.database.url,
    schema: 'reactions',
    dir: new URL('../../migrations', import.meta.url),
  })
