import * as v from 'valibot'
import { code, count, decimal, id, instant, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'

/** The movements of a pay code’s money in the wallets of its creator and of those who scan it. */
export const facts = {
  /** The creator's money for every scan is locked: `amount` = `perScan` × `times`. The code itself is stream `paycode-{codeId}`. */
  PayCodeReserved: {
    version: 1,
    schema: v.object({
      codeId: id,
      currency: code,
      perScan: decimal,
      times: count,
      amount: decimal,
      expiresAt: instant,
      legs,
    }),
  },
  /** One scan's money on its way to the member who scanned. */
  PayCodePaid: {
    version: 1,
    schema: v.object({ codeId: id, to: id, currency: code, amount: decimal, legs }),
  },
  PayCodeReceived: {
    version: 1,
    schema: v.object({ codeId: id, from: id, currency: code, amount: decimal, legs }),
  },
  /** The money of unused scans, back to the creator. */
  PayCodeReturned: { version: 1, schema: v.object({ codeId: id, currency: code, amount: decimal, legs }) },
  /** One scan's money, back to the creator: the stream of `to`, who scanned, can take nothing any more. */
  PayCodeScanReturned: {
    version: 1,
    schema: v.object({ codeId: id, to: id, currency: code, amount: decimal, legs }),
  },
} as const
/** A fact of a pay code’s money. */
export type PayQrMoneyFact = FactOf<typeof facts>
