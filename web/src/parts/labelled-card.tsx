import type { CallName } from '../client/contract.ts'
import type { Column } from './column.ts'

/** A row on a phone that has no card of its own: its first column, and every other one beside its head. */
export function LabelledCard<Row>(props: { row: Row; columns: readonly Column<Row, CallName>[] }) {
  const { row, columns } = props
  const [name, ...rest] = columns
  return (
    <>
      <div className="card-wide card-name">{name?.cell(row)}</div>
      <dl className="card-wide card-facts">
        {rest.map(({ key, head, cell }) => (
          <div key={key}>
            <dt>{head}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
