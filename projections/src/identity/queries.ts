import type { ListFilter } from '@strongroom/shared'
import type { Db } from '../queries/ask.ts'
import { listed } from '../queries/listed.ts'
import { rowsWith } from '../queries/rows-with.ts'
import { select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** A submitted identity form: its standing only, for the personal data is in the vault. Times are ISO 8601. */
export type KycRecordRow = RowOf<'kyc_records'>

/** A member's standing: by the newest record, and by the last decision. */
export type KycStandingRow = RowOf<'kyc_standings'>

/** The filter of `identity.records`, as the contract declares it. */
export type KycFilter = ListFilter<'identity.records'>

/**
 * Records of all members, or of one: a page and those with an id. The caller gives the condition for `search`, because it holds the names.
 */
export const { page: listKycRecords, withId: findKycRecords } = listed<KycFilter, 'kyc_records'>({
  table: 'views.kyc_records',
  sorts: { submitted_date: 'submitted_at', decided_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', type: 'kind' },
  time: 'submitted_at',
  search: [],
})

/** A member's newest record. */
export const newestKycRecord = async (db: Db, uid: string): Promise<KycRecordRow | undefined> =>
  (
    await select('kyc_records')(
      db,
      'where (uid, id) = (select uid, record_id from views.kyc_standings where uid = $1)',
      [uid],
    )
  )[0]

/** A member’s verification; undefined before a form was submitted. */
export const getKycStanding = async (db: Db, uid: string): Promise<KycStandingRow | undefined> =>
  (await rowsWith(db, 'kyc_standings', { uid }))[0]
