import { itemAt } from '@strongroom/shared'
import { dayOf } from '../i18n/time.ts'

/** The instants of rows, ISO in UTC, where rows stand under their days. */
type Dated<Row> = { readonly rows: readonly Row[]; readonly day?: ((row: Row) => string) | undefined }

/** The instant of a row that is the first of its day; none of another row, and where rows stand under no days. */
export const dayBegun = <Row>({ rows, day }: Dated<Row>, index: number): readonly string[] => {
  if (!day) return []
  const at = day(itemAt(rows, index))
  return index > 0 && dayOf(day(itemAt(rows, index - 1))) === dayOf(at) ? [] : [at]
}
