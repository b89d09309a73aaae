import { callForAll, callForOne, sendForm } from '../../../client/call.ts'
import type { Body, Row } from '../../../client/contract.ts'
import { queryOf } from '../../../client/query-of.ts'
import { readSession } from '../../../client/session.ts'

/** A payment to the member `uid`. `amount` is a decimal string. */
export type Payment = { readonly uid: string; readonly currency: string; readonly amount: string }

/**
 * Looks a payee up by user ID, e-mail address, phone number or handle. Refused for the caller's own, for an unknown one, and for a member who has
 * quick pay off.
 */
export const findPayee = (payee: string) =>
  callForOne('quickPay.findPayee', { body: { payee: payee.trim() } })

/** The members whom the caller has saved. */
export const payeesQuery = () => queryOf('quickPay.payees')

/** The members whom the caller has paid or saved: favourites first, then those paid last. */
export const contactsQuery = () => queryOf('quickPay.contacts')

/** Makes a contact a favourite, or no longer one. */
export const favourContact = (body: Body<'quickPay.favourite'>, attempt: string) =>
  sendForm('quickPay.favourite', { body, attempt })

/** Saves a member under a name, or renames them. */
export const savePayee = (body: Body<'quickPay.savePayee'>, attempt: string) =>
  sendForm('quickPay.savePayee', { body, attempt })

/** Takes a member off the saved ones. */
export const removePayee = (uid: string, attempt: string) =>
  sendForm('quickPay.removePayee', { body: { uid }, attempt })

/** Whether the amount can be paid now, and what would be left. */
export const checkAmount = ({ currency, amount }: Payment) =>
  callForOne('quickPay.check', { params: { currencyType: currency, amount } })

/** E-mails the code for exactly this payment: it opens no other payee and no other amount. */
export const sendPaymentCode = (payment: Payment) =>
  callForAll('account.mailCode', {
    body: { email: readSession()?.email ?? '', scene: 'quickpay', ...payment },
  })

/** The payment that was made. */
export type QuickPayResult = Row<'quickPay.send'>

/** Pays a member, with the proof of the payer. */
export const pay = (body: Body<'quickPay.send'>, attempt: string) =>
  callForOne('quickPay.send', { body, attempt })
