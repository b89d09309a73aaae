import { memberDecider } from '@strongroom/ledger/account'
import { type Kept, keptAt } from '@strongroom/ledger/book'
import { type Wallet, type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { sources } from '@strongroom/projections/office'
import type { Currency, ReadModel } from '@strongroom/shared'
import type { Pool, QueryResultRow } from 'pg'
import { msg } from '#words'
import { type Asker, asked } from '../../command/asking.ts'
import { refusalOf } from '../../command/refusals.ts'
import { one, type Reply, refused } from '../../command/replies.ts'
import { replyOf } from '../../command/reply-of.ts'
import type { Parts } from '../../dependencies.ts'
import type { AskOf } from '../../http/call.ts'
import { type ClaimedCredit, creditOrPropose } from './credit-claim.ts'
import { type ProofParts, whyDeciderUnproven } from './decision-proof.ts'
import { booksDiffer, isHeldByProof } from './proof-hold.ts'

/**
 * Why money may not leave a member's wallet now, if so: the account is disabled. The member's earlier requests wait
 * until the account is enabled, or are rejected. A repeated decision gets its answer again.
 */
export const whyDisabled = async (
  { ledger }: Pick<Parts, 'ledger'>,
  { commandId }: Pick<Asker, 'commandId'>,
  uid: string,
): Promise<Reply | undefined> => {
  const { state } = await ledger.load(memberDecider, uid)
  if (state.enabled || state.deleted || (await ledger.knows(walletDecider, uid, commandId))) return undefined
  return refused('MEMBER_DISABLED', msg`This account is disabled: enable it first, or reject this`)
}

/** Why a case is not paid out now, if so: the account is disabled, or the books differ. A repeated decision gets its answer again. */
export const whyHeld = async (
  parts: Pick<Parts, 'ledger' | 'db'>,
  { commandId, now }: Pick<Asker, 'commandId'> & { readonly now: Date },
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<Reply | undefined> => {
  const disabled = await whyDisabled(parts, { commandId }, uid)
  if (disabled) return disabled
  if (!(await isHeldByProof(parts, id, now))) return undefined
  return (await parts.ledger.knows(walletDecider, uid, commandId)) ? undefined : booksDiffer()
}

/** The context of an approval: its administrator, and the currency it books. */
export type Approving = { readonly approver: string; readonly currency: Currency }

/** The dependencies of a decision on a case: few enough for the workers' bulk jobs to have it too. */
export type DecidingParts = Pick<
  Parts,
  | 'db'
  | 'ledger'
  | 'log'
  | 'catalogue'
  | 'views'
  | 'banks'
  | 'members'
  | 'logger'
  | 'screening'
  | 'cryptoScans'
  | 'depositAddresses'
  | 'addressBook'
  | 'cardRecords'
  | 'prices'
  | 'adjustedAlone'
> &
  ProofParts
/** The dependencies of finding a case. */
export type FindingParts = Pick<Parts, 'db' | 'views'>

/** The dependencies of finding a case and of the command that approves it. */
export type BookingParts = FindingParts & Pick<Parts, 'ledger' | 'catalogue' | 'log'>

/** A decision on a case by the body of its call `C`, asked for by a request or by a row of a bulk job. */
export type DecideCase<C> = (
  ask: Asker & { readonly now: Date; readonly body: AskOf<C>['body'] },
  parts: DecidingParts,
) => Promise<Reply>

/** Why a case is not approved now, if so, whatever its approval would book: the decision asks it, and the look at it beforehand. */
export type WhyNot<Row> = (
  parts: DecidingParts,
  ask: Pick<Asker, 'commandId' | 'session'> & { readonly now: Date },
  found: Row,
) => Promise<Reply | undefined>

type Decided<Row> = {
  /** 1 approves the case, -1 rejects it, -2 takes it back. */
  readonly status: 1 | -1 | -2
  /** The command that decides it, in the administrator's name; nothing for a case that cannot be decided here. */
  readonly command: (
    found: Row,
    approver: string,
  ) => WalletCommand | undefined | Promise<WalletCommand | undefined>
  /** Finds the refusal that holds the decision back: `whyHeld` where money leaves the platform. */
  readonly whyNot?: WhyNot<Row> | undefined
  /** The credit of a member's claim: above an administrator's share of the day it takes two. */
  readonly credits?: Pick<ClaimedCredit, 'claim' | 'terms'>
}

/** Decides a case of a member's wallet, and answers with where it stands now. */
export const decideCase = async <Row extends { readonly id: string; readonly uid: string }>(
  parts: DecidingParts,
  ask: Asker & { readonly now: Date },
  found: Row | undefined,
  { status, command: commandFor, whyNot, credits }: Decided<Row>,
): Promise<Reply> => {
  const command = found && (await commandFor(found, ask.session.uid))
  if (!found || !command) return refusalOf({ kind: 'case-unknown' })
  const held = await whyNot?.(parts, ask, found)
  if (held) return held
  const unproven = status === 1 ? await whyDeciderUnproven(parts, ask, found.uid, command) : undefined
  if (unproven) return unproven
  const decide = async () => {
    const outcome = await parts.ledger.handle(walletDecider, found.uid, asked(ask, command, parts.catalogue))
    return replyOf(ask, outcome, () => one({ id: found.id, status }), found.uid)
  }
  if (!credits) return decide()
  const { id: caseId, uid } = found
  return creditOrPropose(parts, ask, { ...credits, uid, caseId, command }, decide)
}

/**
 * The case of an id, to be decided: as its read model has it, or as the log has it where the read model is behind. Nothing is
 * waited for. Its status may be older than the log's, and is never decided on: the ledger's own state is.
 */
export const findCase = async <Row extends QueryResultRow>(
  { db, views }: FindingParts,
  view: ReadModel,
  id: string,
  find: (db: Pool, id: string) => Promise<readonly Row[]>,
): Promise<Row | undefined> => (await views.rowsOf(view, id, () => find(db, id)))[0]

type Status = 'pending' | 'approved' | 'rejected' | 'cancelled'
type Kinds = typeof sources
/** The kinds whose cases a wallet keeps with one of these statuses. */
type Reviewed = {
  [K in keyof Kinds]: Kinds[K]['kept'] extends infer P extends keyof Wallet
    ? Wallet[P] extends Kept<{ readonly status: Status }>
      ? K
      : never
    : never
}[keyof Kinds]

/** Where a case of a member's wallet stands by the log itself. */
export const statusInLog = async (
  { ledger }: Pick<Parts, 'ledger'>,
  kind: Reviewed,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<Status | undefined> => {
  const { state } = await ledger.load(walletDecider, uid)
  const kept: Kept<{ readonly status: Status }> = state[sources[kind].kept]
  return keptAt(kept, id)?.status
}
