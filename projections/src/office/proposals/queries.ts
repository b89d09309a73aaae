import type { ProposedChange } from '@strongroom/ledger/office'
import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../../queries/ask.ts'
import { equal, type Listed, type Listing, list } from '../../queries/list.ts'
import { select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'

/** An adjustment as a change to agree on. Its facts stand in the member's own stream, so no change of the log is of this kind. */
export type AdjustmentChange = {
  readonly kind: 'adjustment'
  readonly uid: string
  readonly currency: string
  /** Signed. */
  readonly amount: string
  readonly reason: string
}

/** A change that one administrator proposed and another decides. Amounts are decimal strings, times ISO 8601. */
export type ProposalRow = Omit<RowOf<'proposals'>, 'kind' | 'change'> & {
  readonly kind: ProposedChange['kind'] | 'adjustment'
  readonly change: ProposedChange | AdjustmentChange
}

/** The filter of `office.proposals` without `mine`, which the caller resolves to a user ID. */
export type ProposalFilter = Omit<ListFilter<'office.proposals'>, 'mine'>

const proposals = select('proposals', [
  'id',
  'kind',
  'change',
  'proposed_by',
  'status',
  'reason',
  'created_at',
  'decided_at',
  'decided_by',
])

/** Adjustments that wait for a second administrator, or had one; what one has booked alone was never proposed. */
const adjustments = `select id, 'adjustment' as kind,
    json_build_object('kind', 'adjustment', 'uid', uid, 'currency', currency, 'amount', trim_scale(amount)::text, 'reason', reason)
      as change,
    entered_by as proposed_by, status, rejection as reason, created_at, decided_at, decided_by
  from views.adjustments where status <> 1 or decided_by is distinct from entered_by`

/** Every change that takes two administrators, whichever stream it stands in. */
const all = `(select ${proposals.columns} from views.proposals union all ${adjustments}) proposals`

const listing: Listing<ProposalFilter> = {
  table: all,
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  equals: { status: 'status', kind: 'kind' },
  search: ['id', 'kind', 'proposed_by', 'change::text'],
  // Of an address for an application, the member is the one who applied.
  members: ["change ->> 'uid'", "change -> 'application' ->> 'uid'", 'proposed_by'],
}

/** Changes that take two administrators. */
export const listProposals = (db: Db, filter: ProposalFilter): Promise<Listed<ProposalRow>> =>
  list(db, listing, filter)

/** Proposals that an administrator may decide: changes of the catalogue and the like by id, adjustments by whether the policy names their role. */
export type Decidable = {
  readonly ids: readonly string[]
  readonly adjustments: boolean
  readonly uid: string
}

/** Waiting proposals that an administrator may decide: those of the ids, and others' adjustments of other members. */
export const listDecidable = (
  db: Db,
  filter: ProposalFilter,
  { ids, adjustments, uid }: Decidable,
): Promise<Listed<ProposalRow>> =>
  list(db, listing, filter, [
    ...equal('status', 0),
    {
      sql: `(kind <> 'adjustment' and id = any(?))
        or (kind = 'adjustment' and ? and proposed_by <> ? and change ->> 'uid' <> ?)`,
      values: [ids, adjustments, uid, uid],
    },
  ])

/** All proposals that wait, of all kinds but adjustments, of which any number may wait beside them; the oldest first. */
export const listWaitingChanges = (db: Db): Promise<readonly ProposalRow[]> =>
  proposals(db, 'where status = 0 order by created_at')

/** Proposals that were approved so many seconds ago and are not recorded as carried out, the oldest first. */
export const listUnfinishedProposals = (db: Db, seconds: number): Promise<readonly ProposalRow[]> =>
  proposals(
    db,
    'where status = 2 and decided_at <= now() - make_interval(secs => $1) order by created_at limit 50',
    [seconds],
  )

const waitingFor = async (
  db: Db,
  kind: ProposalRow['kind'],
  caseId: string,
): Promise<ProposalRow | undefined> =>
  (
    await proposals(db, `where kind = $1 and status = 0 and change ->> 'caseId' = $2 limit 1`, [kind, caseId])
  )[0]

/** The exception that was proposed for a held case and waits for a second administrator, if one does. */
export const findProofOverride = (db: Db, caseId: string): Promise<ProposalRow | undefined> =>
  waitingFor(db, 'proof-override', caseId)

/** The release that was proposed for a case above the limit of risk and waits for a second administrator, if one does. */
export const findRiskRelease = (db: Db, caseId: string): Promise<ProposalRow | undefined> =>
  waitingFor(db, 'risk-release', caseId)

/** Proposals that something has happened to in so many seconds: their letters may not be posted yet. */
export const listRecentProposals = (db: Db, seconds: number): Promise<readonly ProposalRow[]> =>
  proposals(
    db,
    'where coalesce(decided_at, created_at) > now() - make_interval(secs => $1) order by created_at limit 200',
    [seconds],
  )
