import type { ReactNode } from 'react'
import { type Fact, Facts } from '../facts.tsx'
import { Notice } from '../notice.tsx'
import type { OpenSubmit } from '../open-attempt.tsx'
import { Panel } from '../panel.tsx'
import { StepTitle } from '../steps.tsx'
import { FlowActions } from './flow-actions.tsx'

type ReviewPanelProps = {
  /** Read out when the step begins; not drawn, because the steps above say it. */
  title: string
  rows: readonly (Fact | false | undefined)[]
  /** Why it was refused, in words. */
  problem: string | undefined
  label: string
  isBusy: boolean
  /** An earlier attempt at the same whose answer was lost comes before the button. */
  submit?: OpenSubmit
  onBack: () => void
  onNext: () => void
  note?: ReactNode
}

/** Everything about a movement before it is asked for. */
export function ReviewPanel({ title, rows, problem, ...actions }: ReviewPanelProps) {
  return (
    <>
      <span className="sr">
        <StepTitle>{title}</StepTitle>
      </span>
      <Panel>
        <Facts rows={rows} />
      </Panel>
      {problem && (
        <div className="mt-16">
          <Notice tone="wrong" title={problem} isUrgent />
        </div>
      )}
      <FlowActions {...actions} />
    </>
  )
}
