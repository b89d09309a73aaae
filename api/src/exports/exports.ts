import { contract, mayMake, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { done, file, refused, rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import type { ExportRow } from '../vault/exports.ts'
import { csvType } from '../vault/mail/mailed-files.ts'
import { contractOf } from './begin-export.ts'
import { fileParts } from './file-parts.ts'

/** Time that the rest will take at the pace so far. */
const leftSeconds = ({ status, began_at, rows_done, rows_total }: ExportRow, now: Date): number | null => {
  if (status !== 0 || began_at === null || rows_done === 0) return null
  const seconds = (now.getTime() - Date.parse(began_at)) / 1000
  return Math.max(0, Math.ceil((seconds * (rows_total - rows_done)) / rows_done))
}

/** An export as its administrator sees it. */
export const recordOf = (row: ExportRow, now: Date): wire.ExportRecord => ({
  id: row.id,
  file_name: row.file_name,
  created_date: row.asked_at,
  status: row.status,
  problem: row.problem,
  begin_date: row.began_at,
  rows: row.rows_done,
  total: row.rows_total,
  left_seconds: leftSeconds(row, now),
  finish_date: row.made_at,
  expire_date: row.expires_at,
  bytes: Number(row.bytes),
})

const list = implement(contract.exports.list, {
  handler: async ({ session, now }, { exports }) => {
    const found = await exports.ofAdministrator(session.uid)
    return rows(found.map(row => recordOf(row, now)))
  },
})

const gone = () => refused('EXPORT_GONE', msg`The file is no longer kept: save the list again`)

const get = implement(contract.exports.file, {
  handler: async ({ session, params: { id } }, { exports }) => {
    const found = await exports.one(session.uid, id)
    if (!found) throw HttpError.unknown()
    // A role may have changed since: the list must still be open to it.
    const list = contractOf(found.path)
    if (!list || !mayMake(list, session.role)) throw HttpError.forbidden(msg`Your role may not do this`)
    const first = found.status === 1 ? await exports.part(id, 0) : undefined
    if (!first) return gone()
    await exports.noteDownload(id)
    return file({ bytes: fileParts(exports, found), type: csvType, name: found.file_name })
  },
})

const remove = implement(contract.exports.remove, {
  handler: async ({ session, params: { id } }, { exports }) => {
    if (!(await exports.remove(session.uid, id))) throw HttpError.unknown()
    return done()
  },
})

/** Lists of more than 10,000 rows as files: begun by the lists themselves, made by the workers (`make-exports.ts`), kept for days. */
export const exportCalls: readonly Call[] = [list, get, remove]
