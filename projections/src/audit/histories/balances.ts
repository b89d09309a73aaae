import { type Leg, ownerOf } from '@strongroom/ledger/book'
import { fromUnits, toUnits } from '../../runner/units.ts'

/** A member's balances as they are kept: `{"USD available": "12.5"}`. */
export type Balances = Readonly<Record<string, string>>

const trimmed = (amount: string) => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

/** The balances of a member after an event with these legs. Legs of other owners are none of theirs. */
export const balancesAfter = (before: Balances, uid: string, legs: readonly Leg[]): Balances => {
  const after: Record<string, string> = { ...before }
  for (const { account, currency, amount } of legs) {
    const owner = ownerOf(account)
    if (owner?.uid !== uid) continue
    const key = `${currency} ${owner.pocket}`
    after[key] = trimmed(fromUnits(toUnits(after[key] ?? '0') + toUnits(amount)))
  }
  return after
}

/** The kept balances as records, by currency and pocket. */
export const pocketsOf = (balances: Balances) =>
  Object.keys(balances)
    .sort()
    .map(key => {
      const [currency = '', pocket = ''] = key.split(' ')
      return { currency, pocket, amount: balances[key] ?? '0' }
    })
