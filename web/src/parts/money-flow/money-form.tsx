import type { ComponentProps, ReactNode } from 'react'
import type { Submitted } from '../form.tsx'
import { Panel } from '../panel.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { FlowActions } from './flow-actions.tsx'

type MoneyFormProps = Omit<ComponentProps<typeof FlowActions>, 'onNext' | 'isBusy'> & {
  form: Submitted
  children: ReactNode
}

/** The step of a flow that is filled in: its fields on a panel, why it was refused, and the buttons. */
export function MoneyForm({ form, children, ...actions }: MoneyFormProps) {
  return (
    <form onSubmit={form.submit} noValidate>
      <Panel>
        <div className="stack">
          {children}
          <ProblemNotice of={form.error} />
        </div>
      </Panel>
      <FlowActions {...actions} isBusy={form.isBusy} />
    </form>
  )
}
