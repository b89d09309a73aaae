import type { ComponentProps, ReactNode } from 'react'
import { OpenAttempt, type OpenSubmit } from '../open-attempt.tsx'
import { Panel } from '../panel.tsx'
import { PinField } from '../pin-field.tsx'

type PinStepProps = Omit<ComponentProps<typeof PinField>, 'isBusy' | 'error'> & {
  submit: OpenSubmit & { readonly isPending: boolean; readonly error: unknown }
  /** Summary of what the PAY code approves. */
  children: ReactNode
}

/** The summary, and the PAY code that approves and sends it. */
export function PinStep({ submit, children, ...pin }: PinStepProps) {
  return (
    <Panel>
      {children}
      <div className="mt-16">
        <OpenAttempt submit={submit}>
          <PinField {...pin} isBusy={submit.isPending} error={submit.error} />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
