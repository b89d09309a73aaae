import { itemAt } from '@strongroom/shared'
import { dayOf } from '../i18n/time.ts'

/** The instants of rows, ISO in UTC, where rows stand under their days. */
type Dated<Row> = { readonly rows: readonly Row[]; readonly day?: ((row: Row) => string) | undefined }

/** How a row stands in its day: first of several, later among several, or alone; undefined where rows stand under no days. */
const placeInDay = <Row>(
  { rows, day }: Dated<Row>,
  index: number,
): 'first' | 'later' | 'alone' | undefined => {
  if (!day) return undefined
  const at = (which: number) => (which in rows ? dayOf(day(itemAt(rows, which))) : undefined)
  if (at(index - 1) === at(index)) return 'later'
  return at(index + 1) === at(index) ? 'first' : 'alone'
}

/** The instant of a row that is the first of several of its day; none of another row, and where rows stand under no days. */
export const dayBegun = <Row>(list: Dated<Row>, index: number): readonly string[] =>
  list.day && placeInDay(list, index) === 'first' ? [list.day(itemAt(list.rows, index))] : []

/** Whether a row is the only one of its day, and says its day itself: a head over one row would be a second row. */
export const isAloneInDay = <Row>(list: Dated<Row>, index: number): boolean =>
  placeInDay(list, index) === 'alone'
