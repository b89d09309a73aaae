import { accept, type Currency, Decimal, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, count, decimal, id, instant, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { quickPayMinimum } from '../quick-pay/quick-pay.ts'
import type { PayQrReserve } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type InsufficientFunds,
  type NotVerified,
  shortOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { type CaseUnknown, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** The creator's money for every scan is locked: `amount` = `perScan` × `times`. The code itself is stream `paycode-{codeId}`. */
  PayCodeReserved: {
    version: 1,
    schema: v.object({
      codeId: id,
      currency: code,
      perScan: decimal,
      times: count,
      amount: decimal,
      expiresAt: instant,
      legs,
    }),
  },
  /** One scan's money on its way to the member who scanned. */
  PayCodePaid: {
    version: 1,
    schema: v.object({ codeId: id, to: id, currency: code, amount: decimal, legs }),
  },
  PayCodeReceived: {
    version: 1,
    schema: v.object({ codeId: id, from: id, currency: code, amount: decimal, legs }),
  },
  /** The money of unused scans, back to the creator. */
  PayCodeReturned: { version: 1, schema: v.object({ codeId: id, currency: code, amount: decimal, legs }) },
  /** One scan's money, back to the creator: the stream of `to`, who scanned, can take nothing any more. */
  PayCodeScanReturned: {
    version: 1,
    schema: v.object({ codeId: id, to: id, currency: code, amount: decimal, legs }),
  },
} as const
type Facts = FactOf<typeof facts>

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
const decideReserve = (
  { input, given }: ReservePayQr,
  wallet: Wallet,
): Decision<Facts, ReservePayQrRefusal> => {
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

type ReserveExhausted = { readonly kind: 'reserve-exhausted' }

/** One scan's share leaves the creator's locked money for transit. */
export type PayFromCode = {
  readonly type: 'PayFromCode'
  readonly input: { readonly codeId: string; readonly to: string }
  readonly given: { readonly currency: Currency }
}

/** Sends one scan's money on its way, once to each member. That they may have it was decided by the code's own stream. */
const decidePay = (
  { input: { codeId, to }, given: { currency } }: PayFromCode,
  wallet: Wallet,
): Decision<Facts, CaseUnknown | ReserveExhausted> => {
  const payQr = keptAt(wallet.payCodes, codeId)
  if (!payQr) return refuse({ kind: 'case-unknown' })
  if (keptAt(payQr.paid, to)) return accept()
  const money = Money.of(payQr.perScan, currency)
  if (money.value.greaterThan(payQr.reserved)) return refuse({ kind: 'reserve-exhausted' })
  return accept({
    type: 'PayCodePaid',
    codeId,
    to,
    currency: currency.code,
    amount: money.amount,
    legs: move(money, { from: userAccount(wallet.uid, 'locked'), to: 'house:transit' }),
  })
}

/** The scanning member receives the share from transit. `amount` is a decimal string. */
export type ReceiveFromCode = {
  readonly type: 'ReceiveFromCode'
  readonly input: { readonly codeId: string; readonly from: string; readonly amount: string }
  readonly given: { readonly currency: Currency }
}

/** Takes a scan's money out of transit. Never refused: it has left the creator, and belongs to no other member. */
const decideReceive = (
  { input: { codeId, from, amount }, given: { currency } }: ReceiveFromCode,
  wallet: Wallet,
): Decision<Facts, never> => {
  if (keptAt(wallet.scannedCodes, codeId)) return accept()
  const money = Money.of(amount, currency)
  return accept({
    type: 'PayCodeReceived',
    codeId,
    from,
    currency: currency.code,
    amount: money.amount,
    legs: move(money, { from: 'house:transit', to: userAccount(wallet.uid, 'available') }),
  })
}

/** The shares of unused scans become available to the creator again. */
export type ReturnFromCode = {
  readonly type: 'ReturnFromCode'
  /** The number of unused scans. */
  readonly input: { readonly codeId: string; readonly scans: number }
  readonly given: { readonly currency: Currency }
}

/** Unlocks the money of unused scans. Scans under way keep theirs. */
const decideReturn = (
  { input: { codeId, scans }, given: { currency } }: ReturnFromCode,
  wallet: Wallet,
): Decision<Facts, CaseUnknown | ReserveExhausted> => {
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

/** The creator gets back the share that was on its way to `to`, and arrived nowhere. `amount` is a decimal string. */
export type ReturnScan = {
  readonly type: 'ReturnScan'
  readonly input: { readonly codeId: string; readonly to: string; readonly amount: string }
  readonly given: { readonly currency: Currency }
}

/** Takes a scan's money out of transit, back to the creator, whose code sent it on its way. */
const decideReturnScan = (
  { input: { codeId, to, amount }, given: { currency } }: ReturnScan,
  wallet: Wallet,
): Decision<Facts, CaseUnknown> => {
  if (!keptAt(keptAt(wallet.payCodes, codeId)?.paid ?? [], to)) return refuse({ kind: 'case-unknown' })
  const money = Money.of(amount, currency)
  return accept({
    type: 'PayCodeScanReturned',
    codeId,
    to,
    currency: currency.code,
    amount: money.amount,
    legs: move(money, { from: 'house:transit', to: userAccount(wallet.uid, 'available') }),
  })
}

const spent = (wallet: Wallet, codeId: string, amount: string, change: Partial<PayQrReserve>): Wallet => {
  const reserved = new Decimal(keptAt(wallet.payCodes, codeId)?.reserved ?? 0).minus(amount).toFixed()
  return { ...wallet, payCodes: withCase(wallet.payCodes, codeId, { reserved, ...change }) }
}

/** The wallet's side of a code: money reserved, paid, received, returned. */
export const payQr = movement({
  facts,
  commands: {
    ReservePayCode: decideReserve,
    PayFromCode: decidePay,
    ReceiveFromCode: decideReceive,
    ReturnFromCode: decideReturn,
    ReturnScan: decideReturnScan,
  },
  whileFrozen: {
    ReservePayCode: 'leaves',
    PayFromCode: 'goes-on',
    ReceiveFromCode: 'goes-on',
    ReturnFromCode: 'goes-on',
    ReturnScan: 'goes-on',
  },
  evolve: {
    PayCodeReserved: (wallet, { codeId, currency, perScan, amount }) => ({
      ...wallet,
      payCodes: keep(wallet.payCodes, codeId, {
        currency,
        perScan,
        reserved: amount,
        paid: [],
        returned: false,
      }),
    }),
    PayCodePaid: (wallet, { codeId, to, amount }) =>
      spent(wallet, codeId, amount, { paid: keep(keptAt(wallet.payCodes, codeId)?.paid ?? [], to, true) }),
    PayCodeReceived: (wallet, { codeId }) => ({
      ...wallet,
      scannedCodes: keep(wallet.scannedCodes, codeId, true),
    }),
    PayCodeReturned: (wallet, { codeId, amount }) => spent(wallet, codeId, amount, { returned: true }),
  },
})
