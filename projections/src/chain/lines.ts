import { booked, closed, type LinesOf, returned } from '../statement/line.ts'

/** How each fact of a wallet that chain leaves reads on a statement. */
export const lines: LinesOf<'ChainSendRequested' | 'ChainSendSettled' | 'ChainSendRejected'> = {
  ChainSendRequested: ({ sendId, currency, network, amount, fee }) => [
    booked('chain-send', sendId, currency, {
      state: 'pending',
      asked: amount,
      fee,
      details: JSON.stringify({ network }),
    }),
  ],
  ChainSendSettled: ({ sendId }) => [closed('chain-send', sendId, { state: 'done' })],
  ChainSendRejected: ({ sendId, currency, reason, legs }) => [
    closed('chain-send', sendId, { state: 'rejected', reason }),
    ...returned('chain-send-returned', sendId, currency, legs),
  ],
}
