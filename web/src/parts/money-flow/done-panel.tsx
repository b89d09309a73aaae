import type { ReactNode } from 'react'
import { type Fact, Facts } from '../facts.tsx'
import { Panel } from '../panel.tsx'
import { StepTitle } from '../steps.tsx'

type DonePanelProps = {
  title: string
  /** Outcome: where the money is now. */
  notice: ReactNode
  rows: readonly (Fact | false | undefined)[]
  /** Stands over the rows: whom it went to. */
  children?: ReactNode
  /** The buttons: once more, and where the record is. */
  actions: ReactNode
}

/** The last step of a flow: what came of it, and where to go from here. */
export function DonePanel({ title, notice, rows, children, actions }: DonePanelProps) {
  return (
    <div className="stack">
      <StepTitle>{title}</StepTitle>
      {notice}
      <Panel>
        {children}
        <Facts rows={rows} />
      </Panel>
      <div className="flow-actions mt-0">{actions}</div>
    </div>
  )
}
