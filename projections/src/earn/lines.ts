import { booked, type LinesOf, said } from '../statement/line.ts'

/** How each fact of a wallet that earn leaves reads on a statement. */
export const lines: LinesOf<
  | 'FixedDepositSubscribed'
  | 'InterestPaid'
  | 'FixedDepositRateChanged'
  | 'FixedDepositMatured'
  | 'FixedDepositRedeemed'
  | 'FixedDepositCancelled'
> = {
  FixedDepositSubscribed: ({ depositId, currency, term, rate, maturesOn }) => [
    booked('fixed-deposit', depositId, currency, { details: said({ term, rate, maturesOn }) }),
  ],
  InterestPaid: ({ depositId, month, currency, from, to, rate }) => [
    {
      ...booked('interest', depositId, currency, { details: said({ month, from, to, rate }) }),
      id: `interest:${depositId}:${month}`,
    },
  ],
  FixedDepositRateChanged: () => [],
  FixedDepositMatured: ({ depositId, currency }) => [booked('fixed-deposit-matured', depositId, currency)],
  FixedDepositRedeemed: ({ depositId, currency, principal, interest, forfeited }) => [
    booked('fixed-deposit-redeemed', depositId, currency, {
      details: said({ principal, interest, forfeited }),
    }),
  ],
  FixedDepositCancelled: ({ depositId, currency, principal, interest, reason }) => [
    booked('fixed-deposit-cancelled', depositId, currency, {
      reason: reason ?? null,
      ...(interest === undefined ? {} : { details: said({ principal, interest }) }),
    }),
  ],
}
