import * as v from 'valibot'
import { code, decimal, id, legs, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { target } from './deposit-target.ts'

/** Events of a bank transfer, from the member's claim to the credit. Only `DepositCompleted` has legs. */
export const facts = {
  /** The member says that a bank transfer is on its way. Bank and proof are ids of records in `private`. */
  DepositSubmitted: {
    version: 1,
    schema: v.object({
      depositId: id,
      target,
      currency: code,
      amount: decimal,
      bankId: v.optional(id),
      /** The type of the card that is to be opened with it. */
      cardType: v.optional(id),
      proofId: id,
    }),
  },
  /** The transfer is on the house's account. Nothing is credited yet. */
  DepositReceived: { version: 1, schema: v.object({ depositId: id }) },
  /** No such transfer came. */
  DepositFailed: { version: 1, schema: v.object({ depositId: id, reason }) },
  /** Distributed: `amount`, the sum that really came in, = `credited` + `fee` + `cardFee`, exactly. */
  DepositCompleted: {
    version: 1,
    schema: v.object({
      depositId: id,
      target,
      currency: code,
      amount: decimal,
      fee: decimal,
      /** The price of opening a card; zero for the other targets. */
      cardFee: decimal,
      credited: decimal,
      externalTxId: v.optional(id),
      legs,
    }),
  },
  /** Will not be distributed: the house sends the transfer back. */
  DepositRejected: { version: 1, schema: v.object({ depositId: id, reason }) },
  /** The member, or finance for them, has seen the money where it belongs. */
  DepositConfirmed: { version: 1, schema: v.object({ depositId: id }) },
} as const

/** Every event that a deposit leaves in `wallet-{uid}`. */
export type DepositFact = FactOf<typeof facts>
