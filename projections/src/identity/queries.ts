import type { KycStatus, UserType } from '@strongroom/ledger/account'
import type { ListFilter } from '@strongroom/shared'
import { ask, type Db } from '../queries/ask.ts'
import { type Condition, type Listed, type Listing, list } from '../queries/list.ts'
import { withId } from '../queries/with-id.ts'

/** A submitted identity form: its standing only, for the personal data is in the vault. Times are ISO 8601. */
export type KycRecordRow = {
  readonly uid: string
  readonly id: string
  /** 0 a person's, 1 a company's. */
  readonly kind: UserType
  readonly documents: readonly { readonly kind: string; readonly fileId: string }[]
  /** 0 pending, 1 approved, -1 rejected. */
  readonly status: 0 | 1 | -1
  readonly reason: string | null
  /** The record that an administrator has put in its place; it counts as rejected. */
  readonly replaced_by: string | null
  readonly erased: boolean
  readonly submitted_at: string
  readonly submitted_by: string
  readonly decided_at: string | null
  readonly decided_by: string | null
}

/** A member's standing: by the newest record, and by the last decision. */
export type KycStandingRow = {
  readonly uid: string
  readonly status: KycStatus
  readonly record_id: string | null
  readonly kind: UserType | null
  readonly reason: string | null
  readonly submitted_at: string | null
  readonly decided_at: string | null
}

/** The filter of `identity.records`, as the contract declares it. */
export type KycFilter = ListFilter<'identity.records'>

const listing: Listing<KycFilter> = {
  table: 'views.kyc_records',
  sorts: { submitted_date: 'submitted_at', decided_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', type: 'kind' },
  tie: 'id',
  time: 'submitted_at',
  search: [],
}

/** Records of all members, or of one. The caller gives the condition for `search`, because it holds the names. */
export const listKycRecords = (
  db: Db,
  filter: KycFilter,
  searched: readonly Condition[] = [],
): Promise<Listed<KycRecordRow>> => list(db, listing, filter, searched)

/** A record by its id. */
export const findKycRecords = (db: Db, id: string): Promise<readonly KycRecordRow[]> =>
  withId<KycRecordRow>(db, 'views.kyc_records', id)

/** A member's newest record. */
export const newestKycRecord = async (db: Db, uid: string): Promise<KycRecordRow | undefined> =>
  (
    await ask<KycRecordRow>(
      db,
      `select r.* from views.kyc_standings s
       join views.kyc_records r on r.uid = s.uid and r.id = s.record_id where s.uid = $1`,
      [uid],
    )
  )[0]

/** A member’s verification; undefined before a form was submitted. */
export const getKycStanding = async (db: Db, uid: string): Promise<KycStandingRow | undefined> =>
  (await ask<KycStandingRow>(db, 'select * from views.kyc_standings where uid = $1', [uid]))[0]
