import type { Leg } from '@strongroom/ledger/book'
import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts, type Told, tell } from '../../testing/facts.ts'
import { startViews, type ViewsKit } from '../../testing/views-kit.ts'
import { balances } from '../../wallet/balances/balances.ts'
import { getTrialBalance } from '../../wallet/balances/queries.ts'
import { listWallets } from '../../wallet/wallets/queries.ts'
import { columnOf, wallets } from '../../wallet/wallets/wallets.ts'
import { postings } from './postings.ts'
import { type AccountBalance, getBooksAsOf } from './queries.ts'

let kit: ViewsKit
beforeAll(async () => {
  kit = await startViews({ projections: [postings, balances, wallets] })
})
afterAll(() => kit.stop())

const uid = fc.constantFrom('1', '2', '3')
const currency = fc.constantFrom('USD', 'USDC', 'BTC')
const amount = fc.integer({ min: 200, max: 9_000_000 }).map(cents => new Decimal(cents).div(100).toFixed(2))
const id = fc.uuid()
const movement: fc.Arbitrary<Told> = fc.oneof(
  fc.tuple(uid, id, amount, currency).map(given => facts.approved(...given)),
  fc.tuple(uid, id, amount).map(given => facts.swapped(...given)),
  fc.tuple(uid, uid, id, amount, currency).map(given => facts.sent(...given)),
  fc.tuple(uid, uid, id, amount, currency).map(given => facts.received(...given)),
  fc.tuple(uid, currency).map(given => facts.opened(...given)),
)
const day = fc.integer({ min: 1, max: 28 })
const momentOf = (date: number) => `2026-02-${String(date).padStart(2, '0')}T12:00:00.000Z`

type Sums = Record<string, string>

/** Without accounts that stand at zero. */
const said = (rows: readonly Pick<AccountBalance, 'account' | 'currency' | 'amount'>[]): Sums => {
  const sums: Sums = {}
  for (const { account, currency, amount } of rows) {
    const key = `${account} ${currency}`
    sums[key] = new Decimal(sums[key] ?? 0).plus(amount).toFixed()
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== '0'))
}

/** The log's own legs, read apart from all read models. */
const inLog = async (isIn: (at: string, number: number) => boolean): Promise<Sums> => {
  const stored = await kit.log.readAll({ limit: 100_000 })
  const legs = stored.flatMap(({ data, metadata }, index) => {
    const { legs = [] } = JSON.parse(data) as { readonly legs?: readonly Leg[] }
    return isIn((JSON.parse(metadata) as { at: string }).at, index + 1) ? legs : []
  })
  return said(legs.map(leg => ({ ...leg, account: leg.account.replace(/^user:\d+:/, 'user:*:') })))
}

const pocketsOfWallets = async () => {
  const page = { page: 1, limit: 100, sort: 'uid', order: 'asc', timeZone: 'UTC' } as const
  const { rows } = await listWallets(kit.pool, page)
  const pockets = Object.entries(columnOf)
  return said(
    rows.flatMap(row =>
      pockets.map(([pocket, column]) => ({
        account: `user:*:${pocket}`,
        currency: row.currency,
        amount: row[column],
      })),
    ),
  )
}

const sumsByCurrency = (rows: readonly AccountBalance[]) =>
  said(rows.map(({ currency, amount }) => ({ account: 'all', currency, amount })))
const membersIn = (sums: Sums) =>
  Object.fromEntries(Object.entries(sums).filter(([key]) => key.startsWith('user:')))

describe('the trial balance of any movements', () => {
  test('sums to zero in every currency, and its members are the wallets', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 12 }), day, async (told, date) => {
        await tell(kit.log, told, momentOf(date))
        await kit.views.catchUp()
        const { balances: now } = await getBooksAsOf(kit.pool, {})
        expect(sumsByCurrency(now)).toEqual({})
        expect(membersIn(said(now))).toEqual(await pocketsOfWallets())
        expect(said(now)).toEqual(said(await getTrialBalance(kit.pool)))
      }),
      { numRuns: 20 },
    )
  })

  test('as of any event and any moment is what the log held by then', async () => {
    const last = (await kit.log.readAll({ limit: 100_000 })).length
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: last }), day, async (number, date) => {
        const at = momentOf(date)
        const byNumber = await getBooksAsOf(kit.pool, { up_to: number })
        expect(byNumber.number).toBe(number)
        expect(said(byNumber.balances)).toEqual(await inLog((_, each) => each <= number))
        const byMoment = (await getBooksAsOf(kit.pool, { at })).balances
        expect(sumsByCurrency(byMoment)).toEqual({})
        expect(said(byMoment)).toEqual(await inLog(then => then <= at))
      }),
      { numRuns: 20 },
    )
  })
})
