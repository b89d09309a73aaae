import type { ComponentProps, ReactNode } from 'react'
import { MailedCode } from '../mailed-code.tsx'
import { OpenAttempt, type OpenSubmit } from '../open-attempt.tsx'
import { Panel } from '../panel.tsx'

type CodeStepProps = Omit<ComponentProps<typeof MailedCode>, 'isBusy' | 'error'> & {
  /** The submit that sends it, where the e-mailed code is the last proof. */
  submit?: OpenSubmit & { readonly isPending: boolean; readonly error: unknown }
  /** Summary of what the code approves. */
  children: ReactNode
}

/** The summary, and the e-mailed code that approves it. */
export function CodeStep({ submit, children, ...code }: CodeStepProps) {
  return (
    <Panel>
      {children}
      <div style={{ marginTop: 16 }}>
        {submit ? (
          <OpenAttempt submit={submit}>
            <MailedCode {...code} isBusy={submit.isPending} error={submit.error} />
          </OpenAttempt>
        ) : (
          <MailedCode {...code} />
        )}
      </div>
    </Panel>
  )
}
