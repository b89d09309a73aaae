import { accept, type Currency, type Decision, keysOf, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code, count, day, decimal, id, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import type { CaseUnknown, ReasonMissing } from '../wallet/review.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300))

/** A holding of the house in one place, as it is stated. */
export const statementShape = {
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
  /** The custody's report that says so; left out where two of finance state it. */
  reportId: v.optional(id),
  /** Of a report: the chain. */
  network: v.optional(code),
  /** Of a report: on how many deposit addresses it is, which are members' and so not named. Left out for an address of the house. */
  addresses: v.optional(count),
}

const facts = {
  /** The house holds so much in one place; takes the place of what was stated of it before. Moves nothing in the books. */
  HoldingStated: { version: 1, schema: v.object({ holdingId: id, ...statementShape }) },
  /** Nothing is held there any more, or it was stated by mistake. */
  HoldingWithdrawn: { version: 1, schema: v.object({ holdingId: id, reason }) },
} as const
/** Every event of stream `holding-{id}`. */
export type HoldingFact = FactOf<typeof facts>

export type HoldingStatement = Omit<
  Extract<HoldingFact, { readonly type: 'HoldingStated' }>,
  'type' | 'holdingId'
>

/** The statement that stood when two administrators agreed on a change; null is none. Left out, any may stand. */
type Agreed = { readonly before?: HoldingStatement | null }

/** The house states what it holds in one place, by two of finance or by a report of the custody. Moves nothing in the books. */
export type StateHolding = {
  readonly type: 'StateHolding'
  readonly input: HoldingStatement
  readonly given: Agreed & { readonly currency: Currency | undefined }
}
/** Takes a statement back, with a reason. */
export type WithdrawHolding = {
  readonly type: 'WithdrawHolding'
  readonly input: { readonly reason: string }
  readonly given: Agreed
}

/**
 * `currency-not-offered`: the house keeps no such currency. `case-unknown`: there is no statement to take back. `entry-changed`:
 * another statement stands than the one that was agreed to be changed. `holding-reported`: the custody reports this place, and
 * finance does not say otherwise.
 */
export type HoldingRefusal =
  | { readonly kind: 'currency-not-offered' }
  | { readonly kind: 'entry-changed' }
  | { readonly kind: 'holding-reported' }
  | AmountNotPositive
  | TooManyPlaces
  | CaseUnknown
  | ReasonMissing

/** The statement that stands at present; null is none. */
export type Holding = { readonly holdingId: string; readonly stated: HoldingStatement | null }

/** A holding of the house in one place, to stand beside its liabilities: stream `holding-{id}`. */
export const holdingDecider: Decider<Holding, StateHolding | WithdrawHolding, HoldingFact, HoldingRefusal> = {
  category: 'holding',
  stateVersion: 2,
  isMostlyNew: true,
  initial: holdingId => ({ holdingId, stated: null }),
  decide: (command, holding): Decision<HoldingFact, HoldingRefusal> => {
    const { before } = command.given
    if (before !== undefined && !isSame(before, holding.stated)) return refuse({ kind: 'entry-changed' })
    return command.type === 'StateHolding' ? state(command, holding) : withdraw(command, holding)
  },
  evolve: ({ holdingId }, fact) => ({
    holdingId,
    stated: fact.type === 'HoldingStated' ? statementOf(fact) : null,
  }),
  facts,
}

const fields = keysOf(statementShape)

const isSame = (one: HoldingStatement | null, other: HoldingStatement | null): boolean =>
  one && other ? fields.every(name => one[name] === other[name]) : one === other

const statementOf = ({
  type: _,
  holdingId: __,
  ...statement
}: Extract<HoldingFact, { readonly type: 'HoldingStated' }>): HoldingStatement => statement

const state = (
  { input, given: { currency } }: StateHolding,
  { holdingId, stated }: Holding,
): Decision<HoldingFact, HoldingRefusal> => {
  if (stated?.reportId && !input.reportId) return refuse({ kind: 'holding-reported' })
  if (!currency) return refuse({ kind: 'currency-not-offered' })
  const asked = askedAmount(input.amount, currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  return accept({ type: 'HoldingStated', holdingId, ...input, amount: asked.money.amount })
}

const withdraw = (
  { input }: WithdrawHolding,
  { holdingId, stated }: Holding,
): Decision<HoldingFact, HoldingRefusal> => {
  const reason = input.reason.trim()
  if (!stated) return refuse({ kind: 'case-unknown' })
  if (!reason) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'HoldingWithdrawn', holdingId, reason })
}
