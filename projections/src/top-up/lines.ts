import { begun, closed, type LinesOf, settled } from '../statement/line.ts'

/** How each fact of a wallet that top-up leaves reads on a statement. */
export const lines: LinesOf<'TopUpSubmitted' | 'TopUpApproved' | 'TopUpRejected'> = {
  TopUpSubmitted: ({ topUpId, currency, amount, network, txid }) => [
    begun('top-up', topUpId, currency, { asked: amount, details: JSON.stringify({ network, txid }) }),
  ],
  TopUpApproved: ({ topUpId, currency, fee }) => [settled('top-up', topUpId, currency, { fee })],
  TopUpRejected: ({ topUpId, reason }) => [closed('top-up', topUpId, { state: 'rejected', reason })],
}
