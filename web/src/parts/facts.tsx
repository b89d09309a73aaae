import type { ReactNode } from 'react'
import './parts.css'

/** `sum` is the result of the rows above it and stands under a rule. */
export type Fact = { label: ReactNode; value: ReactNode; kind?: 'sum' }

/** Label left, value right: for reviews and details. */
export function Facts({ rows }: { rows: readonly (Fact | false | undefined)[] }) {
  const shown = rows.filter(row => row !== false && row !== undefined)
  return (
    <dl className="facts">
      {shown.map((row, index) => (
        <div key={index} data-kind={row.kind}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
