import './list.css'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { LabelledCard } from './labelled-card.tsx'
import { useIsNarrow } from './use-media.ts'
import { WideTable } from './wide-table.tsx'

type RowsTableProps<Row> = {
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** A row on a phone; its columns one below the other when left out. */
  card?: (row: Row) => ReactNode
}

/** Rows that come all at once: a table, and on a phone one card below the other. */
export function RowsTable<Row>({ caption, rows, columns, rowKey, card }: RowsTableProps<Row>) {
  const isNarrow = useIsNarrow()
  if (isNarrow)
    return (
      <ul className="bare-list cards" aria-label={caption}>
        {rows.map(row => (
          <li key={rowKey(row)} data-row tabIndex={-1}>
            <div className="card-row">{card ? card(row) : <LabelledCard row={row} columns={columns} />}</div>
          </li>
        ))}
      </ul>
    )
  return (
    <WideTable>
      <table className="list" data-density="compact">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, align }) => (
              <th key={key} scope="col" data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} data-row tabIndex={-1}>
              {columns.map(({ key, cell, align }) => (
                <td key={key} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
