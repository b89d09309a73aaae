import { legsOf, uidOf } from '../../event-parts.ts'
import { type AnyEvent, type AnyFact, insert, type Projection } from '../../runner/projection.ts'
import { readSql } from '../../runner/read-sql.ts'
import { fromUnits, toUnits } from '../../runner/units.ts'

const table = 'card_fees'

const kinds: Readonly<Record<string, string | undefined>> = {
  CardOpened: 'opening',
  DepositCompleted: 'opening',
  CardChargeApproved: 'charge',
  CardFeeTaken: 'monthly',
  CardLogBooked: 'network',
} satisfies Partial<Record<AnyFact['type'], string>>

const kindOf = ({ type, data }: AnyEvent, amount: string): string => {
  if (data.type === 'CardFeeTaken' && data.annual) return 'annual'
  if (type === 'CardOpened' && amount.startsWith('-')) return 'initial'
  return kinds[type] ?? 'reversed'
}

/** The income of the house's account for card fees, event by event. It reads only legs, so its sums are the account's balance. */
export const cardFees: Projection<'card_fees'> = {
  name: table,
  version: 1,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { card_fees: ['uid', 'id', 'currency', 'kind'] },
  money: [{ table, per: ['currency', 'kind'], sums: ['amount'] }],
  changes: event => {
    const sums = new Map<string, { currency: string; kind: string; units: bigint }>()
    for (const { account, currency, amount } of legsOf(event.data)) {
      if (account !== 'house:card-fees') continue
      const kind = kindOf(event, amount)
      const known = sums.get(`${currency} ${kind}`)?.units ?? 0n
      sums.set(`${currency} ${kind}`, { currency, kind, units: known + toUnits(amount) })
    }
    return [...sums.values()].map(({ units, ...of }) =>
      insert(table, {
        uid: uidOf(event),
        id: event.id,
        ...of,
        amount: fromUnits(units),
        created_at: event.at,
      }),
    )
  },
}
