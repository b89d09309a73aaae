import { getSnapshots, type SnapshotRow } from '@strongroom/projections/wallet'
import { contract, Decimal, estimateRate, wire } from '@strongroom/shared'
import * as v from 'valibot'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'

/** The documents show neither which of the two comes first nor what they are: days are few, and no member has so low a number. */
const memberFirst = (a: string, b: string): readonly [string, string] => {
  const [first, second] = [v.is(wire.snapshotRange, a), v.is(wire.snapshotRange, b)]
  if (first === second) throw HttpError.invalid([{ path: 'path.b', message: '7, 30, 90, 365 or all' }])
  return first ? [b, a] : [a, b]
}

/** Has no part in an estimate, as specified. */
const skipped = 'XTP'

const snapshotList = implement(contract.wallet.snapshots, {
  handler: async ({ params: { a, b }, session, now }, { db, prices, catalogue }) => {
    const [uid, range] = memberFirst(a, b)
    if (uid !== session.uid && !session.admin) throw HttpError.forbidden()
    const today = now.toISOString().slice(0, 10)
    const days = range === 'all' ? undefined : Number(range)
    const found = await getSnapshots(db, { uid, to: today, days })
    const current = await prices([...new Set(found.map(({ currency }) => currency))])
    /** Today's price is the current one, which days without a recorded price are shown at too. */
    const priceOf = ({ currency, day, price }: SnapshotRow): string => {
      const isNow = day === today || price === null
      return estimateRate(currency, isNow ? current.prices : { [currency.toLowerCase()]: price }) ?? '0'
    }
    const balanceOf = (row: SnapshotRow) => {
      const price = priceOf(row)
      return {
        currency: row.currency,
        amount: atScale(catalogue, row.currency, row.amount),
        value: new Decimal(row.amount).times(price).toDecimalPlaces(2, Decimal.ROUND_DOWN).toFixed(2),
        isPriced: new Decimal(price).greaterThan(0) || new Decimal(row.amount).isZero(),
      }
    }
    const byDay = Map.groupBy(
      found.filter(({ currency }) => currency !== skipped),
      ({ day }) => day,
    )
    return rows(
      [...byDay].map(([day, held]) => {
        const balances = held.map(balanceOf)
        return {
          date: dateOf(day),
          day,
          total: balances.reduce((sum, { value }) => sum.plus(value), new Decimal(0)).toFixed(2),
          priced: balances.every(({ isPriced }) => isPriced),
          balances: balances.map(({ isPriced: _, ...balance }) => balance),
        }
      }),
    )
  },
})

/** Members' holdings at the end of each day, and their worth. */
export const snapshots: readonly Call[] = [snapshotList]

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-03-01` as the specification writes the days of snapshots: `01/Mar/2026`. */
const dateOf = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${date}/${months[Number(month) - 1]}/${year}`
}
