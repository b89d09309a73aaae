import type { Parts } from '../dependencies.ts'
import { page, type Reply } from './replies.ts'

/** A page of members' records, each with its member's names. */
export const namedPage = async (
  { members }: Pick<Parts, 'members'>,
  { rows, total }: { readonly rows: readonly { readonly uid: string }[]; readonly total: number },
): Promise<Reply> => {
  const names = await members.namesOf(rows.map(({ uid }) => uid))
  return page({ rows: rows.map(row => ({ ...row, ...names(row.uid) })), total })
}

/** The member whose list is asked for by a path; nothing for `all`, which only administrators may ask for. */
export const memberInPath = ({ id }: { readonly id: string }): string | undefined =>
  id === 'all' ? undefined : id
