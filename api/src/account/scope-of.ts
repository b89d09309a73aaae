import type { wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { bankName } from '../vault/banks.ts'
import { addressName } from '../vault/bound-addresses.ts'
import type { ApprovalScope, OrderDetails, Payment } from '../vault/payment-binding.ts'

/** A payee that is one of the member's own bank accounts, or in their address book, is called by its name; what approves the payment stays bound to its id. */
export const withPayeeName = async (
  { banks, addressBook }: Parts,
  payment: Payment | undefined,
  uid: string | undefined,
) => {
  if (!payment || !('payee' in payment)) return payment
  const bank = (await banks.byIds([payment.payee])).get(payment.payee)
  const address = bank ? undefined : (await addressBook.byIds([payment.payee])).get(payment.payee)
  const named = bank ? bankName(bank) : address && addressName(address)
  const payee = (bank ?? address)?.uid === uid ? named : undefined
  return payee ? { ...payment, payee } : payment
}

type ToApprove =
  | { readonly scene: 'cardnumber' }
  | (OrderDetails & {
      readonly scene: wire.PaymentToApprove['scene']
      readonly uid?: string | undefined
      readonly payee?: string | undefined
      readonly currency: string
      readonly amount: string
    })

/** The scene, the payment by its one payee, and what else of the order is shown, that are approved without a code. */
export const scopeOf = (body: ToApprove): ApprovalScope => {
  if (body.scene === 'cardnumber') return { scene: 'cardnumber' }
  const { scene, currency, amount, source, name, bank, swift, scans } = body
  const to = body.uid === undefined ? { payee: body.payee ?? '' } : { uid: body.uid }
  return { scene, payment: { ...to, currency, amount }, details: { source, name, bank, swift, scans } }
}
