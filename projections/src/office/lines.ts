import { begun, booked, closed, currenciesOf, type LinesOf, settled } from '../statement/line.ts'

/** How each fact of a wallet that office leaves reads on a statement. */
export const lines: LinesOf<
  | 'AdjustmentProposed'
  | 'AdjustmentBooked'
  | 'AdjustmentRejected'
  | 'AdjustmentWithdrawn'
  | 'MovementReversed'
> = {
  AdjustmentProposed: ({ adjustmentId, currency, amount, reason }) => [
    begun('adjustment', adjustmentId, currency, { asked: amount, reason }),
  ],
  AdjustmentBooked: ({ adjustmentId, currency }) => [settled('adjustment', adjustmentId, currency)],
  AdjustmentRejected: ({ adjustmentId, reason }) => [
    closed('adjustment', adjustmentId, { state: 'rejected', reason }),
  ],
  AdjustmentWithdrawn: ({ adjustmentId, reason }) => [
    closed('adjustment', adjustmentId, { state: 'rejected', reason }),
  ],
  MovementReversed: ({ eventId, lines, reason, legs }) => [
    ...lines.map(id => ({ id, step: 'closed', known: true, set: { state: 'reversed' } }) as const),
    ...currenciesOf(legs).map(currency => ({
      ...booked('reversal', eventId, currency, { reason }),
      id: `reversal:${eventId}:${currency}`,
    })),
  ],
}
