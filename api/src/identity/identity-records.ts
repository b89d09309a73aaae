import type { KycRecordRow } from '@strongroom/projections/identity'
import { wire } from '@strongroom/shared'
import { recordFrom } from '../command/record-from.ts'
import type { Session } from '../command/session.ts'
import type { Parts } from '../dependencies.ts'
import { reviewers } from '../platform/members/member-checks.ts'
import type { KycForm } from '../vault/kyc-forms.ts'

/** Documents that are handed in: these people's own files. */
export const theirDocuments = (uids: readonly string[], ids: readonly string[]) =>
  ({ uids, ids, as: 'document', path: 'documents', notOwn: 'Uploaded documents of your own' }) as const

/** A form as the log holds it: its kind, and the file of each document. */
export const submissionOf = (recordId: string, { type, documents }: wire.KycForm) => ({
  recordId,
  kind: type,
  documents: documents.map(({ kind, file: fileId }) => ({ kind, fileId })),
})

/** As much of a number as tells two apart: the last four characters of a long one. */
const masked = (number: string): string => `••••${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`

/** A form as it is shown. `whole`: with all of the document's number. */
export const dataOf = (row: KycRecordRow, { fields, documents }: KycForm, whole: boolean): wire.KycData => {
  const about = { documents: [...documents], id: row.id, status: row.status, reason: row.reason }
  if (fields.type === 1) return { ...fields, ...about }
  return { ...fields, id_number: whole ? fields.id_number : masked(fields.id_number), ...about }
}

/** A form and its documents are for those who decide about it, and for the member it is about. */
export const mayRead = ({ uid, role }: Pick<Session, 'uid' | 'role'>, row: KycRecordRow): boolean =>
  reviewers.includes(role) || row.uid === uid

/** The document's number is shown to its reviewers, and to its owner while the form is to be handed in again. */
export const seesWhole = ({ uid, role }: Pick<Session, 'uid' | 'role'>, row: KycRecordRow): boolean =>
  reviewers.includes(role) || (row.uid === uid && row.status === -1)

const recordOf = recordFrom<KycRecordRow>()(wire.kycRecord, {
  as: { type: 'kind', submitted_date: 'submitted_at', decided_date: 'decided_at' },
})

/** Records as the administrators' list has them: with names, which stand in `private`. */
export const identityRecords = async (
  parts: Pick<Parts, 'catalogue' | 'members' | 'kycForms'>,
  rows: readonly KycRecordRow[],
): Promise<readonly wire.KycRecord[]> => {
  const [names, nameOf] = await Promise.all([
    parts.members.namesOf(
      rows.flatMap(({ uid, submitted_by, decided_by }) => [uid, submitted_by, decided_by ?? uid]),
    ),
    parts.kycForms.namesOf(rows.map(({ id }) => id)),
  ])
  return rows.map(row =>
    recordOf(parts, row, {
      ...names(row.uid),
      name: nameOf(row.id),
      submitted_by_name: names(row.submitted_by).username,
      decided_by_name: row.decided_by ? names(row.decided_by).username : '',
      erased: row.erased ? 1 : 0,
    }),
  )
}

/** The other members with the same document's number, for its reviewers: bonuses are drawn by it, and bans passed by. */
const sharingNumber = async (
  { kycForms, members }: Parts,
  { admin, role }: Session,
  id: string,
): Promise<wire.KycFullRecord['same_number']> => {
  if (!admin || !reviewers.includes(role)) return []
  const uids = await kycForms.sharingNumber(id)
  const names = await members.namesOf(uids)
  return uids.map(uid => ({ uid, username: names(uid).username }))
}

/** A record with its form, as far as the one who looks at it may read it. */
export const fullRecord = async (
  parts: Parts,
  session: Session,
  row: KycRecordRow,
): Promise<wire.KycFullRecord> => {
  const [[record], form] = await Promise.all([
    identityRecords(parts, [row]),
    mayRead(session, row) && !row.erased ? parts.kycForms.find(row.id) : undefined,
  ])
  const data = form ? dataOf(row, form, seesWhole(session, row)) : null
  const sharing = data ? await sharingNumber(parts, session, row.id) : []
  return { ...(record as wire.KycRecord), data, same_number: sharing }
}
