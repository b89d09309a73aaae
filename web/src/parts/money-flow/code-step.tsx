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
  /** The payment that a passkey may approve in place of the codes. */
  passkey: {
    readonly asked: wire.PaymentToApprove
    readonly onProven: (code: wire.ProvenPasskey) => void
  }
  /** The same for another device of the member's, where that shows all that is sent. */
  elsewhere?: Pick<ComponentProps<typeof ConfirmOnDevice>, 'asked' | 'onConfirmed'>
  /** Summary of what the code approves. */
  children: ReactNode
}

/** The summary, and the passkey, the other device or the e-mailed code that approves it. */
export function CodeStep({ submit, isLast = true, passkey, elsewhere, children, ...code }: CodeStepProps) {
  const { isPending, error } = submit
  const [way, setWay] = useState<'passkey' | 'device'>('passkey')
  const errorOf = (by: typeof way) => (isLast || way !== by ? undefined : error)
  return (
    <Panel>
      {children}
      <div className="mt-16">
        <OpenAttempt submit={submit}>
          {elsewhere && (
            <ConfirmOnDevice
              asked={elsewhere.asked}
              onConfirmed={code => {
                setWay('device')
                elsewhere.onConfirmed(code)
              }}
              isBusy={isPending}
              error={errorOf('device')}
            />
          )}
          <ApproveByPasskey
            asked={passkey.asked}
            onProven={code => {
              setWay('passkey')
              passkey.onProven(code)
            }}
            isBusy={isPending}
            error={errorOf('passkey')}
          />
          <MailedCode {...code} isBusy={isPending} error={isLast ? error : undefined} />
        </OpenAttempt>
      </div>
    </Panel>
  )
}
