import { callForAll, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { readSession } from '../../../client/session.ts'

/** A withdrawal as the member asks for it: out of wallet or card, how much, to which bank account. */
export type Order = Required<Body<'withdrawal.check'>>

/** Asks what a withdrawal costs and leaves, without requesting it. */
export const checkWithdrawal = (body: Order) => callForOne('withdrawal.check', { body })

/** E-mails the code for exactly this withdrawal. */
export const sendWithdrawalCode = ({ bankId, currency, amount }: Order) =>
  callForAll('account.mailCode', {
    body: { email: readSession()?.email ?? '', scene: 'withdraw', payee: bankId, currency, amount },
  })

/** Sends money to the member's own bank account, with the proof of the payer. */
export const withdraw = (body: Body<'withdrawal.request'>, attempt: string) =>
  callForOne('withdrawal.request', { body, attempt })
