import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keptAt } from '../book/persistent-map.ts'
import type { CaseUnknown } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { PayQrMoneyFact } from './pay-qr-facts.ts'
import type { ReserveExhausted } from './reserve.ts'

/** One scan's share leaves the creator's locked money for transit. */
export type PayFromCode = {
  readonly type: 'PayFromCode'
  readonly input: { readonly codeId: string; readonly to: string }
  readonly given: { readonly currency: Currency }
}

/** Sends one scan's money on its way, once to each member. That they may have it was decided by the code's own stream. */
export const decidePay = (
  { input: { codeId, to }, given: { currency } }: PayFromCode,
  wallet: Wallet,
): Decision<PayQrMoneyFact, CaseUnknown | ReserveExhausted> => {
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
export const decideReceive = (
  { input: { codeId, from, amount }, given: { currency } }: ReceiveFromCode,
  wallet: Wallet,
): Decision<PayQrMoneyFact, never> => {
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

/** The creator gets back the share that was on its way to `to`, and arrived nowhere. `amount` is a decimal string. */
export type ReturnScan = {
  readonly type: 'ReturnScan'
  readonly input: { readonly codeId: string; readonly to: string; readonly amount: string }
  readonly given: { readonly currency: Currency }
}

/** Takes a scan's money out of transit, back to the creator, whose code sent it on its way. */
export const decideReturnScan = (
  { input: { codeId, to, amount }, given: { currency } }: ReturnScan,
  wallet: Wallet,
): Decision<PayQrMoneyFact, CaseUnknown> => {
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
