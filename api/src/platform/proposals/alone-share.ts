import { type ActName, policyOf } from '@strongroom/ledger/catalogue'
import { type Currency, Decimal, roundDown } from '@strongroom/shared'
import type { Asker } from '../../command/asking.ts'
import type { Parts } from '../../dependencies.ts'
import type { Counted } from '../../vault/adjusted-alone.ts'
import { checkProposer } from './policy.ts'

export type AloneShare = {
  /** Up to this much, in the amount's currency; `'0'` when a second one is needed. */
  readonly aloneUpTo: string
  /** Counts the amount no more: it was refused, or had been counted before. */
  readonly giveBack: () => Promise<void>
}

type SharingParts = Pick<Parts, 'catalogue' | 'prices' | 'adjustedAlone'>

type Amount = { readonly currency: Currency; readonly amount: string }

/**
 * Takes an amount out of what one administrator may credit or adjust alone on a day (UTC). All kinds of entries are counted
 * together; how far each may go is its act's policy.
 */
export const takeAlone = async (
  { catalogue, prices, adjustedAlone }: SharingParts,
  ask: Pick<Asker, 'session'> & { readonly now: Date },
  act: ActName,
  { code, scale }: Currency,
  amount: string,
): Promise<AloneShare> => {
  checkProposer(catalogue, ask, act)
  const limit = policyOf(catalogue, act).alone
  const { isTaken, price, giveBack } = await takeAmountAlone({ prices, adjustedAlone }, ask, limit, {
    code,
    amount,
  })
  if (!isTaken) return { aloneUpTo: '0', giveBack }
  return { aloneUpTo: roundDown(new Decimal(limit).div(price), scale).toFixed(), giveBack }
}

type Worth = { readonly code: string; readonly amount: string; readonly counted?: Counted }

/** Takes an amount out of one administrator's share of the day, which is worth `limit` at most, in USDC; nothing where its price is unknown. */
export const takeAmountAlone = async (
  { prices, adjustedAlone }: Pick<SharingParts, 'prices' | 'adjustedAlone'>,
  ask: Pick<Asker, 'session'> & { readonly now: Date },
  limit: string,
  { code, amount, counted = 'entry' }: Worth,
): Promise<{ readonly isTaken: boolean; readonly price: string; readonly giveBack: () => Promise<void> }> => {
  const price = (await prices([code])).prices[code.toLowerCase()] ?? '0'
  const worth = new Decimal(amount).abs().times(price).toFixed()
  const share = { uid: ask.session.uid, day: ask.now.toISOString().slice(0, 10), worth, counted }
  if (new Decimal(price).isZero() || !(await adjustedAlone.take(share, limit)))
    return { isTaken: false, price, giveBack: async () => {} }
  return { isTaken: true, price, giveBack: () => adjustedAlone.giveBack(share) }
}

/** Takes several amounts out of the share, all of them or none: `isAlone` when all of them were left in it. */
export const takeAllAlone = async (
  parts: SharingParts,
  ask: Pick<Asker, 'session'> & { readonly now: Date },
  act: ActName,
  amounts: readonly Amount[],
): Promise<{ readonly isAlone: boolean; readonly giveBack: () => Promise<void> }> => {
  const taken: AloneShare[] = []
  const giveBack = async () => {
    for (const share of taken) await share.giveBack()
  }
  for (const { currency, amount } of amounts) {
    const share = await takeAlone(parts, ask, act, currency, amount)
    if (share.aloneUpTo === '0') {
      await giveBack()
      return { isAlone: false, giveBack: async () => {} }
    }
    taken.push(share)
  }
  return { isAlone: true, giveBack }
}
