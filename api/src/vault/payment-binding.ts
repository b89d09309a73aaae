/**
 * A payment that a code approves: to a member, or to the payee that an account number or an address names. Two ways of writing one
 * amount (`10`, `10.00`) are one payment.
 */
export type Payment = { readonly currency: string; readonly amount: string } & (
  | { readonly uid: string }
  | { readonly payee: string }
)

/** A payment as what approves it is bound to it. */
export const bindingOf = (payment: Payment | undefined): string =>
  payment
    ? `${'uid' in payment ? payment.uid : JSON.stringify(payment.payee)} ${payment.amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')} ${payment.currency}`
    : ''
