import type { wire } from '@strongroom/shared'

/**
 * A payment that a code approves: to a member, or to the payee that an account number or an address names. Two ways of writing one
 * amount (`10`, `10.00`) are one payment.
 */
export type Payment = { readonly currency: string; readonly amount: string } & (
  | { readonly uid: string }
  | { readonly payee: string }
)

/** An amount as approvals are bound to it. */
export const plainAmount = (amount: string): string => amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

/** A payment as what approves it is bound to it. */
export const bindingOf = (payment: Payment | undefined): string =>
  payment
    ? `${'uid' in payment ? payment.uid : JSON.stringify(payment.payee)} ${plainAmount(payment.amount)} ${payment.currency}`
    : ''

/** The rest of an order that another device shows, and confirms with it. */
export type OrderDetails = Partial<Pick<wire.Confirmation, 'source' | 'name' | 'bank' | 'swift' | 'scans'>>

/** A payment, as a mailed code of the same scene would approve it, or a look at the number of a member's card. */
export type ApprovalScope =
  | { readonly scene: wire.Scene; readonly payment: Payment; readonly details?: OrderDetails | undefined }
  | { readonly scene: 'cardnumber'; readonly payment?: undefined; readonly details?: undefined }

/** The text by which an approval without a code is bound to what it approves. */
export const scopeBinding = ({
  scene,
  payment,
}: {
  readonly scene: string
  readonly payment?: Payment | undefined
}): string => `${scene} ${bindingOf(payment)}`
