import type { CallName } from '../client/contract.ts'
import type { Column } from './column.ts'

type AnyColumn<Row> = Column<Row, CallName>

/** A column that readers may move and hide: its head is a word. */
export type NamedColumn<Row> = AnyColumn<Row> & { readonly head: string }

const isNamed = <Row>(column: AnyColumn<Row>): column is NamedColumn<Row> =>
  typeof column.head === 'string' && column.head !== ''

/** The columns with a name, as they usually stand. */
export const namedColumns = <Row>(columns: readonly AnyColumn<Row>[]): readonly NamedColumn<Row>[] =>
  columns.filter(isNamed)

const isUsual = <Row>({ isSpare }: AnyColumn<Row>) => !isSpare

/**
 * The named columns that an address chooses, in its order: keys with commas between. The usual ones where it names none. The
 * first of the usual ones opens the row, and is never left out.
 */
export function chosenColumns<Row>(
  columns: readonly AnyColumn<Row>[],
  chosen: string | undefined,
): readonly NamedColumn<Row>[] {
  const named = namedColumns(columns)
  const keys = [...new Set(chosen?.split(','))]
  const found = keys.flatMap(key => named.find(each => each.key === key) ?? [])
  const [first] = named
  if (found.length === 0 || first === undefined) return named.filter(isUsual)
  return found.includes(first) ? found : [first, ...found]
}

/** The columns of a list as an address arranges them. Boxes before them and actions behind them stay where they are. */
export function arrangedColumns<Row>(
  columns: readonly AnyColumn<Row>[],
  chosen: string | undefined,
): readonly AnyColumn<Row>[] {
  if (chosen === undefined) return columns.filter(isUsual)
  const first = columns.findIndex(isNamed)
  const isUnnamed = (column: AnyColumn<Row>) => !isNamed(column)
  return [
    ...columns.slice(0, first).filter(isUnnamed),
    ...chosenColumns(columns, chosen),
    ...columns.slice(first).filter(isUnnamed),
  ]
}

/** How an address names the chosen columns; not at all when they are the usual ones. */
export function columnsText<Row>(
  columns: readonly AnyColumn<Row>[],
  chosen: readonly NamedColumn<Row>[],
): string | undefined {
  const text = (some: readonly AnyColumn<Row>[]) => some.map(({ key }) => key).join(',')
  return text(chosen) === text(namedColumns(columns).filter(isUsual)) ? undefined : text(chosen)
}
