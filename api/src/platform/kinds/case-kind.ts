import type { WalletCommand, WalletFact } from '@strongroom/ledger/wallet'
import type { CaseField, CaseKindContract } from '@strongroom/shared'
import type { Asker } from '../../command/asking.ts'
import type { Reply } from '../../command/replies.ts'
import type { Approving, BookingParts, DecidingParts } from '../cases/deciding.ts'

/** A case of a member, as its read model or the log has it. */
export type CaseRow = { readonly id: string; readonly uid: string; readonly currency?: string }
/** The fields that an administrator has typed beside an approval. */
export type Typed = { readonly [F in CaseField]?: string | undefined }

type Deciding = Asker & { readonly now: Date }
type FactNamed<T> = Extract<WalletFact, { readonly type: T }>

/** The amounts of an approval, as its fact has them. */
export type ApprovalFigures = {
  readonly amount: string
  readonly fee: string | null
  readonly cardFee?: string
  readonly credited: string
  /** Left out where it is the case's own. */
  readonly creditedCurrency?: string
}

/** The figures of a fact that has all three of them. */
export const asBooked = ({
  amount,
  fee,
  credited,
}: {
  readonly amount: string
  readonly fee: string
  readonly credited: string
}): ApprovalFigures => ({ amount, fee, credited })

/**
 * How a kind of case is found, held back and approved: the look at an approval beforehand uses the very functions of the approval. They
 * are methods, so that machinery can hold the kinds of all rows in one list.
 */
export interface Approvable<R extends CaseRow = CaseRow, T extends WalletFact['type'] = WalletFact['type']> {
  find(parts: BookingParts, id: string): Promise<R | undefined>
  /** Refuses an administrator whom a policy does not let decide the case, by throwing. */
  checkDecider?(parts: BookingParts, ask: Pick<Asker, 'session'>, found: R): void
  /** The code of the currency that it books; its own unless said otherwise. */
  currency?(parts: BookingParts, found: R): string
  /** Why it is not approved now, if so, whatever its approval would book. */
  whyNot?(
    parts: DecidingParts,
    ask: Pick<Asker, 'commandId' | 'session'> & { readonly now: Date },
    found: R,
  ): Promise<Reply | undefined>
  /** The command that approves it; nothing where it cannot be approved here. */
  approval(
    parts: BookingParts,
    found: R,
    typed: Typed,
    given: Approving,
  ): WalletCommand | undefined | Promise<WalletCommand | undefined>
  /** The fact that the approval adds, or one of those that it may. */
  readonly adds: T | readonly T[]
  /** The figures in that fact. */
  figures(fact: FactNamed<T>, found: R): ApprovalFigures
}

/** An approval with its row and its facts inferred. */
export const approvable = <R extends CaseRow, const T extends WalletFact['type']>(
  kind: Approvable<R, T>,
) => ({
  ...kind,
})

/** Approves a case, by a request or by a row of a bulk job. */
export type Approve = (
  ask: Deciding & { readonly body: { readonly id: string } & Typed },
  parts: DecidingParts,
) => Promise<Reply>
/** Rejects a case with a reason. */
export type Reject = (
  ask: Deciding & { readonly body: { readonly id: string; readonly reason: string } },
  parts: DecidingParts,
) => Promise<Reply>
/** Both decisions of a kind that one call each decides. */
export type Decisions = { readonly approve: Approve; readonly reject: Reject }

/** The pieces that a kind's contract asks for: an approval where it is looked at in figures, both decisions where many are decided at once or one by its id. */
type NeededBy<C extends CaseKindContract> = (C extends { readonly takes: readonly CaseField[] }
  ? Approvable
  : unknown) &
  (C extends { readonly bulk: true } | { readonly byId: true } ? Decisions : unknown)

/** Says how the cases of a kind are decided. Each file `case.ts`, or `<kind>.case.ts` where a capability has several, says it of one; `cases.gen.ts` gathers them. */
export const decides = <const C extends CaseKindContract, G extends object & NeededBy<C>>(
  { kind, takes = [], byId, ofHouse }: C,
  given: G,
) => ({ ...given, kind: kind as C['kind'], takes: takes as readonly CaseField[], byId, ofHouse })
