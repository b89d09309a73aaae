import type { ComponentProps, ReactNode } from 'react'
import { MailedCode } from '../mailed-code.tsx'
import { OpenAttempt, type OpenSubmit } from '../open-attempt.tsx'
import { Panel } from '../panel.tsx'
import { ApproveByPasskey, type PasskeyWay } from './approve-by-passkey.tsx'

type CodeStepProps = Omit<ComponentProps<typeof MailedCode>, 'isBusy' | 'error'> & {
  /** The submit that sends it. */
  submit: OpenSubmit & { readonly isPending: boolean; readonly error: unknown }
  /** Whether the e-mailed code is the last proof; otherwise the PAY code follows, and what it sends fails there. */
  isLast?: boolean
  /** The payment that a passkey may approve, in place of the codes. */
  passkey: Omit<PasskeyWay, 'isBusy' | 'error'>
  /** Summary of what the code approves. */
  children: ReactNode
}

/** The summary, and the passkey or the e-mailed code that approves it. */
export function CodeStep({ submit, isLast = true, passkey, children, ...code }: CodeStepProps) {
  const { isPending, error } = submit
  return (
    <Panel>
      {children}
      <div className="mt-16">
        <OpenAttempt submit={submit}>
          <ApproveByPasskey {...passkey} isBusy={isPending} error={isLast ? undefined : error} />
          <MailedCode {...code} isBusy={isPending} error={isLast ? error : undefined} />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
