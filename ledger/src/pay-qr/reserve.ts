import { accept, type Currency, Decimal, type Decision, Money, refuse } from '@strongroom/shared'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keptAt } from '../book/persistent-map.ts'
import { quickPayMinimum } from '../quick-pay/quick-pay.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import type { CaseUnknown } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { PayQrMoneyFact } from './pay-qr-facts.ts'

/** The creator locks `perScan` times `times`, for `validDays` days. `perScan` is a decimal string in `currency`. */
export type ReservePayQr = {
  readonly type: 'ReservePayCode'
  readonly input: {
    readonly codeId: string
    readonly currency: string
    readonly perScan: string
    readonly times: number
    readonly validDays: number
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    readonly mostTimes: number
    readonly mostDays: number
    /** ISO, UTC: `validDays` from now. */
    readonly expiresAt: string
  }
}
type ReservePayQrRefusal =
  | NotVerified
  | { readonly kind: 'times-out-of-range'; readonly most: number }
  | { readonly kind: 'days-out-of-range'; readonly most: number }
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum
  | InsufficientFunds

/** Locks all that a pay code can ever pay. Asking again with the same id adds nothing. */
export const decideReserve = (
  { input, given }: ReservePayQr,
  wallet: Wallet,
): Decision<PayQrMoneyFact, ReservePayQrRefusal> => {
  const { codeId, currency, times, validDays } = input
  if (keptAt(wallet.payCodes, codeId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!within(times, given.mostTimes)) return refuse({ kind: 'times-out-of-range', most: given.mostTimes })
  if (!within(validDays, given.mostDays)) return refuse({ kind: 'days-out-of-range', most: given.mostDays })
  const asked = askedAmount(input.perScan, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { money } = asked
  if (money.value.lessThan(quickPayMinimum))
    return refuse({ kind: 'below-minimum', minimum: quickPayMinimum, currency })
  const amount = Money.of(money.value.times(times), given.currency)
  const short = shortOf(wallet, amount)
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  return accept({
    type: 'PayCodeReserved',
    codeId,
    currency,
    perScan: money.amount,
    times,
    amount: amount.amount,
    expiresAt: given.expiresAt,
    legs: move(amount, { from: userAccount(wallet.uid, 'available'), to: userAccount(wallet.uid, 'locked') }),
  })
}

const within = (n: number, most: number) => Number.isInteger(n) && n >= 1 && n <= most

/** More than is left of what was locked for a code. */
export type ReserveExhausted = { readonly kind: 'reserve-exhausted' }

/** The shares of unused scans become available to the creator again. */
export type ReturnFromCode = {
  readonly type: 'ReturnFromCode'
  /** The number of unused scans. */
  readonly input: { readonly codeId: string; readonly scans: number }
  readonly given: { readonly currency: Currency }
}

/** Unlocks the money of unused scans. Scans under way keep theirs. */
export const decideReturn = (
  { input: { codeId, scans }, given: { currency } }: ReturnFromCode,
  wallet: Wallet,
): Decision<PayQrMoneyFact, CaseUnknown | ReserveExhausted> => {
  const payQr = keptAt(wallet.payCodes, codeId)
  if (!payQr) return refuse({ kind: 'case-unknown' })
  if (payQr.returned) return accept()
  const money = Money.of(new Decimal(payQr.perScan).times(scans), currency)
  if (money.value.greaterThan(payQr.reserved)) return refuse({ kind: 'reserve-exhausted' })
  return accept({
    type: 'PayCodeReturned',
    codeId,
    currency: currency.code,
    amount: money.amount,
    legs: move(money, { from: userAccount(wallet.uid, 'locked'), to: userAccount(wallet.uid, 'available') }),
  })
}
