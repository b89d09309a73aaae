import { sumOf } from '@strongroom/shared'
import { ownerOf } from '../book/accounts.ts'
import type { Leg } from '../book/legs.ts'

/** An amount as the log has it, and as it would have been. Decimal strings, signed as in the books. */
export type WasAndWould = { readonly was: string; readonly would: string }

/** The balance of one account in one currency, in both books. Decimal strings. */
export type AccountSum = WasAndWould & { readonly account: string; readonly currency: string }
/** A member's sums in one currency, in both books. Decimal strings. */
export type MemberSum = {
  readonly uid: string
  readonly currency: string
  /** Fees of the house from the member's movements. */
  readonly fees: WasAndWould
  /** How all pockets together changed. */
  readonly balance: WasAndWould
}

type Side = 'was' | 'would'
type Sums = Map<string, { was: string; would: string }>

const add = (sums: Sums, key: string, side: Side, amount: string): void => {
  const sum = sums.get(key) ?? { was: '0', would: '0' }
  sums.set(key, sum)
  sum[side] = sumOf(sum[side], amount)
}

const nothing: WasAndWould = { was: '0', would: '0' }

/** Legs added up twice, by account of the house or the world, and by member: as they are, and as they would have been. */
export class TwoSums {
  readonly #accounts: Sums = new Map()
  readonly #fees: Sums = new Map()
  readonly #balances: Sums = new Map()

  /** Adds the legs of a movement in a member's stream. */
  add(side: Side, uid: string, legs: readonly Leg[]): void {
    for (const { account, currency, amount } of legs) {
      const owner = ownerOf(account)
      add(this.#accounts, `${owner ? 'members' : account} ${currency}`, side, amount)
      if (owner) add(this.#balances, `${owner.uid} ${currency}`, side, amount)
      if (account === 'house:fees') add(this.#fees, `${uid} ${currency}`, side, amount)
    }
  }

  /** By account and currency, all members as one; those that nothing moved are not there. */
  accounts(): readonly AccountSum[] {
    return [...this.#accounts]
      .map(([key, sum]) => {
        const [account = '', currency = ''] = key.split(' ')
        return { account, currency, ...sum }
      })
      .sort((a, b) => `${a.account} ${a.currency}`.localeCompare(`${b.account} ${b.currency}`, 'en'))
  }

  /** By member and currency, where fees or balances differ. */
  members(): readonly MemberSum[] {
    const keys = [...new Set([...this.#fees.keys(), ...this.#balances.keys()])].sort()
    return keys.flatMap(key => {
      const [uid = '', currency = ''] = key.split(' ')
      const fees = this.#fees.get(key) ?? nothing
      const balance = this.#balances.get(key) ?? nothing
      const isSame = fees.was === fees.would && balance.was === balance.would
      return isSame ? [] : [{ uid, currency, fees: { ...fees }, balance: { ...balance } }]
    })
  }
}
