import { booked, closed, type LinesOf, returned } from '../statement/line.ts'

/** How each fact of a wallet that withdrawal leaves reads on a statement. */
export const lines: LinesOf<
  'WithdrawalRequested' | 'WithdrawalSettled' | 'WithdrawalRejected' | 'WithdrawalReturned'
> = {
  WithdrawalRequested: ({ withdrawalId, source, currency, amount, fee }) => [
    booked('withdrawal', withdrawalId, currency, {
      state: 'pending',
      asked: amount,
      fee,
      details: JSON.stringify({ source }),
    }),
  ],
  WithdrawalSettled: ({ withdrawalId, currency, fee, legs }) => [
    closed('withdrawal', withdrawalId, { state: 'done', fee }),
    ...returned('withdrawal-returned', withdrawalId, currency, legs),
  ],
  WithdrawalReturned: ({ withdrawalId, currency, charge, reason }) => [
    booked('withdrawal-sent-back', withdrawalId, currency, { fee: charge, reason }),
  ],
  WithdrawalRejected: ({ withdrawalId, currency, reason, legs }) => [
    closed('withdrawal', withdrawalId, { state: 'rejected', reason }),
    ...returned('withdrawal-returned', withdrawalId, currency, legs),
  ],
}
