import { configOf } from '@strongroom/ledger/catalogue'
import { type Currency, Decimal, roundDown } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import type { Asker } from '../http/asking.ts'
import { createAdjustedAlone } from '../vault/adjusted-alone.ts'

export type AloneShare = {
  /** Up to this much, in the amount's currency; `'0'` when a second one is needed. */
  readonly aloneUpTo: string
  /** Counts the amount no more: it was refused, or had been counted before. */
  readonly giveBack: () => Promise<void>
}

type Amount = { readonly currency: Currency; readonly amount: string }

/** What each administrator may credit or adjust by hand on a day (UTC) without a second one, over all kinds of entries. */
export const aloneShare = ({ db, catalogue, prices }: Pick<Parts, 'db' | 'catalogue' | 'prices'>) => {
  const adjustedAlone = createAdjustedAlone(db)

  /**
   * Takes an amount out of the administrator's share of the day; nothing once too little of it is left. An amount in a
   * currency whose price nobody knows always needs a second one.
   */
  return async (
    ask: Pick<Asker, 'session'> & { readonly now: Date },
    { code, scale }: Currency,
    amount: string,
  ): Promise<AloneShare> => {
    const limit = configOf(catalogue, 'adjustmentAloneUpTo')
    const price = (await prices([code])).prices[code.toLowerCase()] ?? '0'
    const worth = new Decimal(amount).abs().times(price).toFixed()
    const share = { uid: ask.session.uid, day: ask.now.toISOString().slice(0, 10), worth }
    if (new Decimal(price).isZero() || !(await adjustedAlone.take(share, limit)))
      return { aloneUpTo: '0', giveBack: async () => {} }
    const aloneUpTo = roundDown(new Decimal(limit).div(price), scale).toFixed()
    return { aloneUpTo, giveBack: () => adjustedAlone.giveBack(share) }
  }
}

/** Takes several amounts out of the share, all of them or none: `isAlone` when all of them were left in it. */
export const aloneShareOfAll = (parts: Parameters<typeof aloneShare>[0]) => {
  const take = aloneShare(parts)
  return async (
    ask: Parameters<typeof take>[0],
    amounts: readonly Amount[],
  ): Promise<{ readonly isAlone: boolean; readonly giveBack: () => Promise<void> }> => {
    const taken: AloneShare[] = []
    const giveBack = async () => {
      for (const share of taken) await share.giveBack()
    }
    for (const { currency, amount } of amounts) {
      const share = await take(ask, currency, amount)
      if (share.aloneUpTo === '0') {
        await giveBack()
        return { isAlone: false, giveBack: async () => {} }
      }
      taken.push(share)
    }
    return { isAlone: true, giveBack }
  }
}
