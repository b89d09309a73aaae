import { booked, type LinesOf, paid, said } from '../statement/line.ts'

/** How each fact of a wallet that pay-qr leaves reads on a statement. */
export const lines: LinesOf<
  'PayCodeReserved' | 'PayCodePaid' | 'PayCodeReceived' | 'PayCodeReturned' | 'PayCodeScanReturned'
> = {
  PayCodeReserved: ({ codeId, currency, perScan, times, expiresAt }) => [
    booked('pay-code', codeId, currency, { details: said({ perScan, times, expiresAt }) }),
  ],
  PayCodePaid: () => [],
  PayCodeReceived: ({ codeId, currency, from }) => [
    booked('pay-code-received', codeId, currency, { counterparty: from }),
  ],
  PayCodeReturned: ({ codeId, currency }) => [booked('pay-code-returned', codeId, currency)],
  PayCodeScanReturned: ({ codeId, currency, to }) => [paid(codeId, currency, 'pay-code-returned', to)],
}
