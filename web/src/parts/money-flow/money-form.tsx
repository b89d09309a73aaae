import type { ComponentProps, ReactNode } from 'react'
import { Form, type Submitted } from '../form.tsx'
import { FlowActions } from './flow-actions.tsx'

type MoneyFormProps = Omit<ComponentProps<typeof FlowActions>, 'onNext' | 'isBusy'> & {
  form: Submitted
  children: ReactNode
}

/** The step of a flow that is filled in: its fields on a panel, why it was refused, and the buttons. */
export const MoneyForm = ({ form, children, ...actions }: MoneyFormProps) => (
  <Form form={form} isOnPanel end={<FlowActions {...actions} isBusy={form.isBusy} />}>
    {children}
  </Form>
)
