import { isRolledBack, isUnavailable } from '../command/unavailable.ts'
import { type ExportRow, type ExportTry, exportLimits } from '../vault/exports.ts'
import { exportFailedLetter, exportLetter } from '../vault/mail/export-letters.ts'
import { contractOf } from './begin-export.ts'
import { type ExportParts, Impossible, Superseded, writeExport } from './write-export.ts'

const WAIT_MS = 20_000
/** An export that has ended so many tries without being made is given up. */
const MOST_TRIES = 5

/**
 * Makes the exports that wait, one after another. One whose worker is killed is begun anew by the next turn, and one whose
 * snapshot PostgreSQL has rolled back is tried again at once; each at most five times.
 */
export const makeExports = (parts: ExportParts) => async (): Promise<void> => {
  const { exports, log, stopping, views } = parts
  while (!stopping.aborted) {
    const next = await exports.next()
    // An export holds everything that was there before it was asked for: it waits for read models that lag, if need be until
    // the next turn.
    const reads = (next && contractOf(next.path)?.reads) ?? []
    if (!next || !(await views.waitForPosition(await log.head(), reads, WAIT_MS))) return
    if (!(await make(parts, next))) return
  }
}

/** One try. Answers whether the turn may go on with the next. */
const make = async (parts: ExportParts, row: ExportRow): Promise<boolean> => {
  const { exports, logger, stopping } = parts
  const attempt = await exports.begin(row.id)
  try {
    if (attempt.tries > MOST_TRIES) throw new Error('a worker was ended by every try')
    const made = await writeExport(parts, row, attempt)
    await exports.end(attempt, made, await letterOf(parts, row, made.rows))
    return true
  } catch (error) {
    if (stopping.aborted) return false
    if (error instanceof Superseded) return true
    logger.error({ err: error, export: row.id, tries: attempt.tries }, 'an export could not be made')
    const isOfTheMoment = isUnavailable(error) || isRolledBack(error)
    if (!isOfTheMoment || attempt.tries >= MOST_TRIES) await giveUp(parts, row, attempt, error)
    return !isUnavailable(error)
  }
}

const giveUp = async (parts: ExportParts, row: ExportRow, attempt: ExportTry, error: unknown) => {
  const problem = error instanceof Impossible ? error.problem : 'broken'
  const profile = await parts.members.byUid(row.uid)
  const given = { file: row.file_name, problem, address: addressOf(parts) }
  await parts.exports.end(attempt, problem, profile && exportFailedLetter(profile, given))
}

const letterOf = async (parts: ExportParts, { uid, file_name: file }: ExportRow, rows: number) => {
  const profile = await parts.members.byUid(uid)
  return profile && exportLetter(profile, { file, rows, days: exportLimits.days, address: addressOf(parts) })
}

const addressOf = ({ config }: ExportParts): string => `${config.publicUrl}/admin/exports`
