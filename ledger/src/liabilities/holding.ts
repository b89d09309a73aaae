import { accept, type Currency, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code, day, decimal, id, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import type { CaseUnknown, ReasonMissing } from '../wallet/review.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300))

const statement = {
  /** An address on a chain, or an account at a bank. */
  kind: v.picklist(['address', 'bank']),
  name: text,
  /** The address, or as much of the account's number as everybody may see. */
  reference: text,
  currency: code,
  amount: decimal,
  /** The day of which the amount is, by the evidence. */
  on: day,
  /** Says where the amount was read: a statement's number, a block, a link. */
  evidence: text,
  /** A file in `private` that shows it. */
  fileId: v.optional(id),
}

const facts = {
  /** The house holds so much in one place; takes the place of what was stated of it before. Moves nothing in the books. */
  HoldingStated: { version: 1, schema: v.object({ holdingId: id, ...statement }) },
  /** Nothing is held there any more, or it was stated by mistake. */
  HoldingWithdrawn: { version: 1, schema: v.object({ holdingId: id, reason }) },
} as const
/** Every event of stream `holding-{id}`. */
export type HoldingFact = FactOf<typeof facts>

type Statement = Omit<Extract<HoldingFact, { readonly type: 'HoldingStated' }>, 'type' | 'holdingId'>

/** The house states what it holds in one place. Moves nothing in the books. */
export type StateHolding = {
  readonly type: 'StateHolding'
  readonly input: Statement
  readonly given: { readonly currency: Currency | undefined }
}
/** Takes a statement back, with a reason. */
export type WithdrawHolding = {
  readonly type: 'WithdrawHolding'
  readonly input: { readonly reason: string }
}

/** `currency-not-offered`: the house keeps no such currency. `case-unknown`: there is no statement to take back. */
export type HoldingRefusal =
  | { readonly kind: 'currency-not-offered' }
  | AmountNotPositive
  | TooManyPlaces
  | CaseUnknown
  | ReasonMissing

/** Whether a statement stands at present. */
export type Holding = { readonly holdingId: string; readonly isThere: boolean }

/** A holding of the house in one place, to stand beside its liabilities: stream `holding-{id}`. */
export const holdingDecider: Decider<Holding, StateHolding | WithdrawHolding, HoldingFact, HoldingRefusal> = {
  category: 'holding',
  stateVersion: 1,
  isMostlyNew: true,
  initial: holdingId => ({ holdingId, isThere: false }),
  decide: (command, holding): Decision<HoldingFact, HoldingRefusal> =>
    command.type === 'StateHolding' ? state(command, holding) : withdraw(command, holding),
  evolve: (holding, { type }) => ({ ...holding, isThere: type === 'HoldingStated' }),
  facts,
}

const state = (
  { input, given: { currency } }: StateHolding,
  { holdingId }: Holding,
): Decision<HoldingFact, HoldingRefusal> => {
  if (!currency) return refuse({ kind: 'currency-not-offered' })
  const asked = askedAmount(input.amount, currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  return accept({ type: 'HoldingStated', holdingId, ...input, amount: asked.money.amount })
}

const withdraw = (
  { input }: WithdrawHolding,
  { holdingId, isThere }: Holding,
): Decision<HoldingFact, HoldingRefusal> => {
  const reason = input.reason.trim()
  if (!isThere) return refuse({ kind: 'case-unknown' })
  if (!reason) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'HoldingWithdrawn', holdingId, reason })
}
