import type { ComponentProps, ReactNode } from 'react'
import { Notice } from '../notice.tsx'
import { Panel } from '../panel.tsx'
import { FlowActions } from './flow-actions.tsx'

type MoneyFormProps = Omit<ComponentProps<typeof FlowActions>, 'onNext'> & {
  onSubmit: () => void
  /** Error of the form as a whole, in words. */
  problem: string | undefined
  children: ReactNode
}

/** The step of a flow that is filled in: its fields on a panel, what is wrong with all of them, and the buttons. */
export function MoneyForm({ onSubmit, problem, children, ...actions }: MoneyFormProps) {
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
      noValidate
    >
      <Panel>
        <div className="stack">
          {children}
          {problem && <Notice tone="wrong" title={problem} isUrgent />}
        </div>
      </Panel>
      <FlowActions {...actions} />
    </form>
  )
}
