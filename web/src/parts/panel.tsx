import type { ReactNode } from 'react'
import './parts.css'

type PanelProps = {
  title?: ReactNode
  /** Stands at the right of the title. */
  aside?: ReactNode
  /** `flush` lets tables and lists touch the border. */
  inset?: 'padded' | 'flush'
  className?: string
  children: ReactNode
}

/** A surface with a hairline around it. Panels never stand inside panels. */
export function Panel({ title, aside, inset = 'padded', className = '', children }: PanelProps) {
  return (
    <section className={`panel ${className}`}>
      {title && (
        <div className="panel-head">
          <h2>{title}</h2>
          {aside && <div className="end">{aside}</div>}
        </div>
      )}
      {inset === 'flush' ? children : <div className="panel-body">{children}</div>}
    </section>
  )
}
