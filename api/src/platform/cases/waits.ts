import { policyOf } from '@strongroom/ledger/catalogue'
import {
  countWaiting,
  type Decidable,
  listWaitingChanges,
  type ProposalRow,
  type WaitingRow,
} from '@strongroom/projections/office'
import { wire } from '@strongroom/shared'
import { atScale } from '../../command/money.ts'
import type { Session } from '../../command/session.ts'
import type { Parts } from '../../dependencies.ts'
import { mayDecideProposal } from '../proposals/may-decide.ts'
import { kindsFor } from './deciding-calls.ts'

/** The waiting cases of one kind, over all their currencies. */
export const waitingRecord = (
  { catalogue }: Parts,
  kind: wire.CaseKind,
  rows: readonly WaitingRow[],
): wire.WaitingCases => ({
  kind,
  count: rows.reduce((sum, { count }) => sum + count, 0),
  oldest_date: rows.map(({ oldest }) => oldest).sort()[0] ?? null,
  sums: rows.flatMap(({ currency, amount }) =>
    currency === null || amount === null ? [] : [{ currency, amount: atScale(catalogue, currency, amount) }],
  ),
})

/**
 * Proposals that an administrator may decide now: the policy says whose they are, and those that wait are few. Adjustments are
 * cases of a kind of their own, and counted there.
 */
export const proposalsFor = async (parts: Parts, session: Session): Promise<readonly ProposalRow[]> =>
  (await listWaitingChanges(parts.db)).filter(row => mayDecideProposal(parts, session, row))

/** Waiting proposals that an administrator may decide now, adjustments among them. */
export const decidableBy = async (parts: Parts, session: Session): Promise<Decidable> => ({
  ids: (await proposalsFor(parts, session)).map(({ id }) => id),
  adjustments: policyOf(parts.catalogue, 'adjustment').deciders.includes(session.role),
  uid: session.uid,
})

const ofProposals = (mine: readonly ProposalRow[]): wire.WaitingCases => ({
  kind: 'proposal',
  count: mine.length,
  oldest_date: mine[0]?.created_at ?? null,
  sums: [],
})

/** The cases that wait for an administrator, by kind and in the order of the menu: only what they may decide. */
export const waitsFor = async (parts: Parts, session: Session): Promise<readonly wire.WaitingCases[]> => {
  const [rows, proposals] = await Promise.all([
    countWaiting(parts.db, kindsFor(session.role), session.uid),
    proposalsFor(parts, session),
  ])
  const byKind = Map.groupBy<wire.CaseKind, WaitingRow>(rows, ({ kind }) => kind)
  return wire.caseKinds
    .map(kind =>
      kind === 'proposal' ? ofProposals(proposals) : waitingRecord(parts, kind, byKind.get(kind) ?? []),
    )
    .filter(({ count }) => count > 0)
}
