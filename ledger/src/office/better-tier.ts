import { Decimal, keysOf } from '@strongroom/shared'
import { type TermName, type Tier, termsOf } from '../catalogue/member-terms.ts'
import { swapFeeRate } from '../swap/swap-fee-rate.ts'
import type { TariffBook } from './conversions.ts'

type Way = 'lower' | 'higher'

/** Which way each term is better for its member. The fee of swaps between coins is compared pair by pair. */
const better: Readonly<Record<Exclude<TermName, 'cc_rate'>, Way>> = {
  fps_ratio: 'higher',
  fps_max: 'higher',
  bank_deposit_rate: 'lower',
  bank_withdraw_rate: 'lower',
  bank_limit: 'higher',
}

const isBetter = (way: Way, { was, is }: { readonly was: string; readonly is: string }): boolean =>
  way === 'lower' ? new Decimal(is).lt(was) : new Decimal(is).gt(was)

/** Whether any rate or limit of one tier is better for its member than that of another. */
export const isBetterTier = (
  book: TariffBook,
  { from, to }: { readonly from: Tier; readonly to: Tier },
): boolean => {
  const [was, is] = [termsOf(book, from), termsOf(book, to)]
  const names = keysOf(better)
  return (
    names.some(name => isBetter(better[name], { was: was[name], is: is[name] })) ||
    book.list('swap-rate').some(pair => {
      const fees = { was: swapFeeRate(book, pair, from), is: swapFeeRate(book, pair, to) }
      return isBetter('lower', { was: fees.was ?? pair.feeRate, is: fees.is ?? pair.feeRate })
    })
  )
}
