import type { wire } from '@strongroom/shared'
import { page, type Reply } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'

type CaseRow = { readonly uid: string; readonly decided_by: string | null }
type CaseNames = wire.DecidedBy & { readonly username: string; readonly email: string }

/** The names that administrators read beside a case, of every kind: its member's, and by whom it was decided. */
export const caseNames = async (
  { members }: Pick<Parts, 'members'>,
  rows: readonly CaseRow[],
): Promise<(row: CaseRow) => CaseNames> => {
  const names = await members.namesOf(rows.flatMap(({ uid, decided_by }) => [uid, decided_by ?? uid]))
  return ({ uid, decided_by }) => {
    const { username, email } = names(uid)
    return { username, email, decided_by, decided_by_name: decided_by ? names(decided_by).username : '' }
  }
}

/** A case as its member reads it, to whom administrators stay unnamed. */
export const withoutDecider = <C extends Partial<wire.DecidedBy>>(given: C) => {
  const { decided_by: _, decided_by_name: __, ...own } = given
  return own
}

/** A page of cases: a record of each row, in their order, with those names. */
export const casePage = async (
  parts: Pick<Parts, 'members'>,
  { rows, total }: { readonly rows: readonly CaseRow[]; readonly total: number },
  records: readonly object[],
): Promise<Reply> => {
  const named = await caseNames(parts, rows)
  return page({ rows: rows.map((row, at) => ({ ...records[at], ...named(row) })), total })
}
