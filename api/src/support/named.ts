import type { wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import type { SupportRow } from '../vault/support-cases.ts'

/** Cases of customer service with the names of their members. */
export const named = async (
  { members }: Pick<Parts, 'members'>,
  rows: readonly SupportRow[],
): Promise<readonly wire.SupportCase[]> => {
  const names = await members.namesOf(rows.map(({ uid }) => uid))
  return rows.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    ...names(row.uid),
    created_date: created_at,
    updated_date: updated_at,
  }))
}
