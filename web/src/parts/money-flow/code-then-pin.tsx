import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { ComponentProps, ReactNode } from 'react'
import { CodeStep } from './code-step.tsx'
import { PinStep } from './pin-step.tsx'
import { type useCodeFlow, withoutError } from './use-code-flow.ts'

type Coded = ComponentProps<typeof CodeStep>
type CodeThenPinProps = Pick<Coded, 'scope' | 'onResend' | 'children'> & {
  flow: Omit<ReturnType<typeof useCodeFlow>, 'checked' | 'onCodeSent'>
  submit: Coded['submit'] & { readonly reset: () => void }
  /** The payment that a passkey may approve in place of the codes, and the same as another device shows it. */
  passkey: Coded['passkey']['asked']
  elsewhere: NonNullable<Coded['elsewhere']>['asked']
  /** Sends it, by what was approved or both codes have proven. */
  onProven: (proof: { code: wire.Approval; pin?: string }) => void
  /** Name of the button that sends it: "Withdraw 100.00 USD". */
  submitLabel: string
  /** Stands under the summary before the first proof. */
  warning?: ReactNode
}

/** The summary once more, and a passkey, another device, or e-mailed code and PAY code, which approve it. */
export function CodeThenPin(props: CodeThenPinProps) {
  const { flow, submit, passkey, elsewhere, scope, onResend, onProven, submitLabel, warning, children } =
    props
  const { t } = useLingui()
  const leadTo = withoutError(submit)
  if (flow.step === 'paycode')
    return (
      <PinStep
        submit={submit}
        onPin={pin => onProven({ code: flow.code, pin })}
        onBack={leadTo(flow.toCode)}
        onWrongCode={leadTo(flow.onWrongCode)}
        submitLabel={submitLabel}
      >
        {children}
      </PinStep>
    )
  return (
    <CodeStep
      submit={submit}
      isLast={false}
      passkey={{ asked: passkey, onProven: code => onProven({ code }) }}
      elsewhere={{ asked: elsewhere, onConfirmed: code => onProven({ code }) }}
      scope={scope}
      sentAtMs={flow.sentAtMs}
      onSent={flow.onSent}
      onResend={onResend}
      onCode={leadTo(flow.onCode)}
      onBack={flow.toForm}
      submitLabel={t`Continue`}
    >
      {children}
      {warning}
    </CodeStep>
  )
}
