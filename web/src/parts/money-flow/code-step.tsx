import type { wire } from '@strongroom/shared'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { MailedCode } from '../mailed-code.tsx'
import { OpenAttempt, type OpenSubmit } from '../open-attempt.tsx'
import { Panel } from '../panel.tsx'
import { ApproveByPasskey } from './approve-by-passkey.tsx'
import { ConfirmOnDevice } from './confirm-on-device.tsx'

type CodeStepProps = Omit<ComponentProps<typeof MailedCode>, 'isBusy' | 'error'> & {
  /** The submit that sends it. */
  submit: OpenSubmit & { readonly isPending: boolean; readonly error: unknown }
  /** Whether the e-mailed code is the last proof; otherwise the PAY code follows, and what it sends fails there. */
  isLast?: boolean
  /** The payment that a passkey, or another device of the member's, may approve in place of the codes; `fee` as the summary shows it. */
  passkey: {
    readonly asked: wire.PaymentToApprove
    readonly fee?: string
    readonly onProven: (code: wire.ApprovalWithoutCode) => void
  }
  /** Summary of what the code approves. */
  children: ReactNode
}

/** The summary, and the passkey, the other device or the e-mailed code that approves it. */
export function CodeStep({ submit, isLast = true, passkey, children, ...code }: CodeStepProps) {
  const { isPending, error } = submit
  const { asked, fee, onProven } = passkey
  const [way, setWay] = useState<'passkey' | 'device'>('passkey')
  const proven = (by: typeof way) => (given: wire.ApprovalWithoutCode) => {
    setWay(by)
    onProven(given)
  }
  const errorOf = (by: typeof way) => (isLast || way !== by ? undefined : error)
  return (
    <Panel>
      {children}
      <div className="mt-16">
        <OpenAttempt submit={submit}>
          <ConfirmOnDevice
            asked={fee === undefined ? asked : { ...asked, fee }}
            onConfirmed={proven('device')}
            isBusy={isPending}
            error={errorOf('device')}
          />
          <ApproveByPasskey
            asked={asked}
            onProven={proven('passkey')}
            isBusy={isPending}
            error={errorOf('passkey')}
          />
          <MailedCode {...code} isBusy={isPending} error={isLast ? error : undefined} />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
