import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { callForAll, callForOne } from '../../../client/call.ts'
import { readSession } from '../../../client/session.ts'

/** A withdrawal as the member asks for it: out of wallet or card, how much, to which bank account. */
export type Order = {
  readonly source: 'wallet' | 'card'
  readonly currency: string
  readonly amount: string
  readonly bankId: string
}

/** Asks what a withdrawal costs and leaves, without requesting it. */
export const checkWithdrawal = (body: Order) => callForOne('withdrawal.check', { body })

/** E-mails the code for exactly this withdrawal. */
export const sendWithdrawalCode = ({ bankId, currency, amount }: Order) =>
  callForAll('account.mailCode', {
    body: { email: readSession()?.email ?? '', scene: 'withdraw', payee: bankId, currency, amount },
  })

/** Sends money to the member's own bank account, with the proof of the payer. */
export const withdraw = (body: InferInput<typeof wire.withdrawBody>, attempt: string) =>
  callForOne('withdrawal.request', { body, attempt })
