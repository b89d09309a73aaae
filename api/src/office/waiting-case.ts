import { proposalDecider } from '@strongroom/ledger/office'
import { findWaiting, type PlainKind, rowThatWaits, viewOfCases } from '@strongroom/projections/office'
import type { wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import type { KnownCase } from '../vault/case-work.ts'

/** A case that waits, whether the list of them shows it yet or not. */
export const waitingCase = async (
  parts: Pick<Parts, 'db' | 'views' | 'ledger'>,
  kind: wire.CaseKind,
  id: string,
): Promise<KnownCase | undefined> =>
  (await findWaiting(parts.db, kind, id)) ??
  (kind === 'proposal' ? waitingProposal(parts, id) : unreadCase(parts, kind, id))

const waitingProposal = async ({ ledger }: Pick<Parts, 'ledger'>, id: string) => {
  const { status } = (await ledger.load(proposalDecider, id)).state
  return status === 'pending' ? ({ kind: 'proposal', id, uid: null } as const) : undefined
}

const unreadCase = async ({ views }: Pick<Parts, 'views'>, kind: PlainKind, id: string) => {
  const made = await views.rowsOf<{ readonly uid: string }>(viewOfCases(kind), id, async () => [])
  const row = made.find(each => rowThatWaits(kind, each))
  return row && { kind, id, uid: row.uid }
}
