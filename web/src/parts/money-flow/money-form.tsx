import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Form } from '../form.tsx'
import { Notice } from '../notice.tsx'
import { FlowActions } from './flow-actions.tsx'

type MoneyFormProps = Omit<ComponentProps<typeof FlowActions>, 'onNext'> & {
  onSubmit: () => void
  /** Error of the form as a whole, in words. */
  problem: string | undefined
  children: ReactNode
}

/** The step of a flow that is filled in: its fields on a panel, what is wrong with all of them, and the buttons. */
export function MoneyForm({ onSubmit, problem, children, ...actions }: MoneyFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const { isBusy } = actions
  return (
    <Form form={{ submit, isBusy, error: null }} isOnPanel end={<FlowActions {...actions} />}>
      {children}
      {problem && <Notice tone="wrong" title={problem} isUrgent />}
    </Form>
  )
}
