import {
  cardBatchDecider,
  cardLogId,
  catalogueDecider,
  catalogueId,
  createLedger,
  type KindName,
  keptAt,
  type LiveCatalogue,
  migrate,
  openCatalogue,
  payCodeDecider,
  walletDecider,
} from '@strongroom/ledger'
import { type PriceSource, pricesOf } from '@strongroom/projections'
import { type Logger, pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { finishCardBatches } from '../reactions/finish-card-batches.ts'
import { settlePayCodes } from '../reactions/settle-pay-codes.ts'
import { openPlatform, type Platform } from '../testing/worker-kit.ts'
import { expirePayCodes } from './expire-pay-codes/expire-pay-codes.ts'
import { fillTrades } from './fill-trades/fill-trades.ts'
import type { JobParts } from './jobs.ts'
import { notePrices } from './note-prices/note-prices.ts'
import { payInterest } from './pay-interest/pay-interest.ts'
import { react } from './react/react.ts'
import { takeCardFees } from './take-card-fees/take-card-fees.ts'

const usd = { code: 'USD', scale: 2 }
const btc = { code: 'BTC', scale: 8 }

let platform: Platform
let catalogue: LiveCatalogue
let clock: string
const lines: string[] = []

beforeEach(async () => {
  platform = await openPlatform()
  catalogue = await openCatalogue(platform.log)
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

const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
const now = () => new Date(clock)
const prices: PriceSource = pricesOf({ config: { priceTickerUrl: undefined }, now, logger })
const parts = (over: Partial<JobParts> = {}): JobParts => ({
  pool: platform.pool,
  means: { ledger: createLedger({ log: platform.log, now }), catalogue },
  catalogue,
  prices,
  logger: logger as Logger,
  now,
  stopping: new AbortController().signal,
  ...over,
})

const save = async (kind: KindName, value: Record<string, unknown>) => {
  const id = String(value.currency_code ?? `${value.base}-${value.target}`)
  const command = { type: 'SaveEntry', input: { kind, id, value } } as const
  const { position } = await platform.give(catalogueDecider, catalogueId(kind, id), command)
  if (position) await catalogue.seen(position)
}
const shown = () => platform.views.catchUp()
const wallet = async (uid: string) =>
  (await createLedger({ log: platform.log }).load(walletDecider, uid)).state
const typesOf = async (stream: string) => (await platform.log.readStream(stream)).map(({ type }) => type)

/** Two processes at once, and then a third, with a memory of its own each. */
const thrice = async (job: (parts: JobParts) => () => Promise<void>) => {
  await shown()
  await Promise.all([job(parts())(), job(parts())()])
  await shown()
  await job(parts())()
}

describe('paying interest', () => {
  const subscribe = (term: 0 | 3) =>
    platform.give(walletDecider, '1', {
      type: 'SubscribeFixedDeposit',
      input: { depositId: 'd1', planId: 'USD', amount: '1000', rate: '3.65' },
      given: {
        verified: true,
        earnOn: true,
        plan: { currency: usd, term, rate: '3.65', minimum: '0' },
        today: clock.slice(0, 10),
      },
    })

  test('does nothing the day before a month is over, and pays it once on the day', async () => {
    await subscribe(3)
    clock = '2026-02-27T23:59:59.999Z'
    await thrice(payInterest)
    expect(await typesOf('wallet-1')).not.toContain('InterestPaid')
    clock = '2026-02-28T00:00:00.000Z'
    await thrice(payInterest)
    expect((await wallet('1')).balances.USD).toMatchObject({ available: '2.8', saving: '1000' })
  })

  test('catches up on every month it has missed, and returns the principal of a term that has ended', async () => {
    await subscribe(3)
    clock = '2026-09-09T09:09:09.000Z'
    await thrice(payInterest)
    expect((await typesOf('wallet-1')).slice(3)).toEqual([
      'InterestPaid',
      'InterestPaid',
      'InterestPaid',
      'FixedDepositMatured',
    ])
    expect((await wallet('1')).balances.USD).toMatchObject({ available: '1008.9', saving: '0' })
  })

  test('pays a current plan month after month, and is not held up by a deposit that cannot be paid', async () => {
    await subscribe(0)
    await platform.pool.query(
      `insert into views.fixed_deposits (uid, id, plan_id, currency, principal, term, rate, started_on, due_on, created_at)
       values ('9', 'broken', 'x', 'GONE', 1, 0, 1, '2026-01-01', '2026-02-01', now())`,
    )
    clock = '2026-03-31T00:00:00.000Z'
    await thrice(payInterest)
    expect(keptAt((await wallet('1')).fixedDeposits, 'd1')?.paidMonths).toBe(2)
    expect(lines.join()).toContain('the catalogue does not know GONE')
  })
})

/** A card of member 1's with 1 USD on it, in use since the 10th. */
const openCard = async () => {
  const usdc = { code: 'USDC', scale: 6 }
  await platform.give(walletDecider, '1', {
    type: 'OpenCard',
    input: { cardId: 'card-1', currency: 'USDC' },
    given: {
      verified: true,
      currency: usdc,
      cardCurrency: usd,
      fee: '0',
      initialBalance: '1',
      precharge: '0',
    },
  })
  await platform.give(walletDecider, '1', {
    type: 'ActivateCard',
    input: { cardId: 'card-1' },
    given: { approver: '9', today: '2026-01-10' },
  })
}
const cardRow = (transaction: string, amount: string, kind: 'purchase' | 'credit') => ({
  uid: '1',
  logId: cardLogId(transaction),
  networkTransactionId: transaction,
  kind,
  currency: 'USD',
  amount,
  settledOn: '2026-02-01',
})

describe('taking card fees', () => {
  const cardOf = async () => {
    const { card, balances } = await wallet('1')
    return [card?.status, card?.feePaidFor, balances.USD?.card]
  }
  const book = async (transaction: string, amount: string, kind: 'purchase' | 'credit') => {
    const { uid, ...input } = cardRow(transaction, amount, kind)
    await platform.give(walletDecider, uid, { type: 'BookCardLog', input, given: { currency: usd } })
  }

  test('waits for the day, and takes the fee once for its month', async () => {
    await openCard()
    clock = '2026-01-31T23:59:59.999Z'
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', undefined, '1'])
    clock = '2026-02-01T00:00:00.000Z'
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', '2026-02', '0'])
    clock = '2026-02-28T12:00:00.000Z'
    await thrice(takeCardFees)
    expect((await typesOf('wallet-1')).filter(type => type === 'CardFeeTaken')).toHaveLength(1)
  })

  test('leaves a card that is short in use until the day is over, and takes it back when it can pay', async () => {
    await openCard()
    await book('coffee', '0.01', 'purchase')
    clock = '2026-02-01T23:59:59.999Z'
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', undefined, '0.99'])
    clock = '2026-02-02T00:00:00.000Z'
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['suspended', undefined, '0.99'])
    await book('refund', '0.01', 'credit')
    await thrice(takeCardFees)
    expect(await cardOf()).toEqual(['active', '2026-02', '0'])
    const ends = ['CardSuspended', 'CardFeeTaken', 'CardResumed']
    expect((await typesOf('wallet-1')).filter(type => ends.includes(type))).toEqual(ends)
  })
})

describe('an import whose process died', () => {
  test('is booked in full by the reaction, once', async () => {
    await migrate({
      url: platform.database.url,
      schema: 'reactions',
      dir: new URL('../../migrations', import.meta.url),
    })
    await openCard()
    await platform.give(cardBatchDecider, 'batch-1', {
      type: 'OpenCardBatch',
      input: { rows: [cardRow('a', '0.5', 'purchase'), cardRow('b', '2', 'credit')] },
      given: { enteredBy: '9', currency: usd },
    })
    const finish = () =>
      react({ ...finishCardBatches, graceMs: 0 }, { ...parts(), log: platform.log }, parts().stopping)()
    await finish()
    await finish()
    expect((await wallet('1')).balances.USD?.card).toBe('2.5')
    expect(await typesOf('cardbatch-batch-1')).toEqual([
      'CardBatchOpened',
      'CardBatchAccepted',
      'CardBatchBooked',
    ])
    const { rows } = await platform.pool.query('select key from reactions.todo')
    expect(rows).toEqual([])
  })
})

describe('filling trades', () => {
  const place = (orderId: string, price: string) =>
    platform.give(walletDecider, '1', {
      type: 'PlaceTrade',
      input: { orderId, side: 'buy', base: 'BTC', target: 'USD', price, amount: '0.1' },
      given: { verified: true, base: btc, target: usd, pair: { minimum: '0' } },
    })

  test('fills the orders whose limit the price reaches, once, and no others', async () => {
    await place('high', '1000')
    await place('low', '999.99')
    await save('trade-pair', { base: 'BTC', target: 'USD' })
    await thrice(fillTrades)
    expect(keptAt((await wallet('1')).trades, 'high')?.status).toBe('open')
    await save('trade-pair', { base: 'BTC', target: 'USD', price: '1000' })
    await thrice(fillTrades)
    const { trades, balances } = await wallet('1')
    expect([keptAt(trades, 'high')?.status, keptAt(trades, 'low')?.status]).toEqual(['completed', 'open'])
    expect(balances.BTC?.available).toBe('0.1')
    expect((await typesOf('wallet-1')).filter(type => type === 'TradeFilled')).toHaveLength(1)
  })
})

const reserve = (codeId: string, times = 2) =>
  platform.give(walletDecider, '1', {
    type: 'ReservePayCode',
    input: { codeId, currency: 'USD', perScan: '10', times, validDays: 1 },
    given: {
      verified: true,
      currency: usd,
      mostTimes: 9,
      mostDays: 9,
      expiresAt: '2026-02-01T10:00:00.000Z',
    },
  })
const open = (codeId: string, times = 2) =>
  platform.give(payCodeDecider, codeId, {
    type: 'CreatePayCode',
    input: { by: '1', currency: 'USD', perScan: '10.00', times, expiresAt: '2026-02-01T10:00:00.000Z' },
  })
const scan = (codeId: string, uid: string) =>
  platform.give(payCodeDecider, codeId, {
    type: 'ScanPayCode',
    input: { uid },
    given: { verified: true, now: clock },
  })

describe('expiring pay codes', () => {
  test('waits for their time, and gives back what nobody scanned, once', async () => {
    await reserve('c1')
    await open('c1')
    clock = '2026-02-01T09:59:59.999Z'
    await thrice(expirePayCodes)
    expect(await typesOf('paycode-c1')).toEqual(['PayCodeCreated'])
    clock = '2026-02-01T10:00:00.000Z'
    await thrice(expirePayCodes)
    expect(await typesOf('paycode-c1')).toEqual(['PayCodeCreated', 'PayCodeExpired'])
    expect((await wallet('1')).balances.USD).toMatchObject({ available: '1000', locked: '0' })
  })
})

describe('what a crash left of a pay code', () => {
  beforeEach(() =>
    migrate({
      url: platform.database.url,
      schema: 'reactions',
      dir: new URL('../../migrations', import.meta.url),
    }),
  )
  const finish = () =>
    react({ ...settlePayCodes, graceMs: 0 }, { ...parts(), log: platform.log }, parts().stopping)()

  test('is opened when only its money was reserved', async () => {
    await reserve('c1')
    await finish()
    await finish()
    expect(await typesOf('paycode-c1')).toEqual(['PayCodeCreated'])
  })

  test('is paid when only the scan was won, and returned when it only expired', async () => {
    await reserve('c1')
    await open('c1')
    await scan('c1', '2')
    await finish()
    expect((await wallet('2')).balances.USD?.available).toBe('10')
    await platform.give(payCodeDecider, 'c1', {
      type: 'ExpirePayCode',
      input: {},
      given: { now: '2026-02-02T00:00:00.000Z' },
    })
    await finish()
    await finish()
    expect((await wallet('1')).balances.USD).toMatchObject({ available: '990', locked: '0' })
    const { rows } = await platform.pool.query('select key from reactions.todo')
    expect(rows).toEqual([])
  })
})

describe('noting prices', () => {
  test('keeps yesterday’s, whoever is first, and leaves out what nobody has a price for', async () => {
    await save('currency', { currency_code: 'XTP', currency_name: 'Tap', type: 0, scale: 8 })
    const other: PriceSource = async () => ({ prices: { btc: '1' }, source: 'ticker', asOf: clock })
    await notePrices(parts())()
    await notePrices(parts({ prices: other }))()
    const [noted, ...more] = await platform.log.readStream('prices-2026-01-30')
    expect(more).toEqual([])
    expect(JSON.parse(Buffer.from(noted?.data ?? []).toString())).toMatchObject({
      day: '2026-01-30',
      prices: { USD: '1', BTC: '64000' },
    })
  })
})
