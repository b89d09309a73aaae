import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { callForAll, callForOne } from '../../../client/call.ts'
import { pageQuery } from '../../../client/page-query.ts'
import { readSession } from '../../../client/session.ts'
import { filterOf } from '../../../parts/filter-of.ts'
import type { ListSearch } from '../../../parts/list-search.ts'

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

/** One page of the member's withdrawals. */
export const withdrawalsQuery = (uid: string, search: ListSearch) =>
  pageQuery({ name: 'withdrawal.list', params: { id: uid } }, filterOf('withdrawal.list', search), 10_000)
