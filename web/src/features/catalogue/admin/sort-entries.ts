import { Decimal } from '@strongroom/shared'
import type { ListSearch } from '../../../parts/list-search.ts'
import type { Entry, Field, ReferenceKind } from './fields.ts'

/** Whether a field holds figures, which stand at the end of their column. */
export const isFigure = ({ of }: Pick<Field, 'of'>): boolean =>
  of === 'whole' || of === 'whole-or-none' || of === 'decimal' || of === 'decimal-or-null'

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const compare = (field: Field, one: unknown, other: unknown): number =>
  isFigure(field)
    ? new Decimal(String(one)).comparedTo(new Decimal(String(other)))
    : String(one).localeCompare(String(other), undefined, { numeric: true })

/** The entries of a list that comes whole, sorted by one of its fields; those without a value come last. */
export const sortEntries = (
  rows: readonly Entry[],
  { fields }: Pick<ReferenceKind, 'fields'>,
  { sort, order = 'asc' }: Pick<ListSearch, 'sort' | 'order'>,
): readonly Entry[] => {
  const field = fields.find(({ name }) => name === sort)
  if (!field) return rows
  const turn = order === 'asc' ? 1 : -1
  return rows.toSorted(({ [field.name]: one }, { [field.name]: other }) =>
    isEmpty(one) || isEmpty(other)
      ? Number(isEmpty(one)) - Number(isEmpty(other))
      : turn * compare(field, one, other),
  )
}
