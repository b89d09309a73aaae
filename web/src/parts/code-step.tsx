import { useLingui } from '@lingui/react/macro'
import { Button, PinInput } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Form, sendsTo, useForm } from './form.tsx'
import './code-step.css'

const LENGTH = 6
const NO_CODE = { code: '' }

type CodeFieldProps = {
  /** Name of the code, read out as the name of the six boxes. */
  label: string
  /** Called with the six digits as soon as the sixth stands, and by the button. */
  onCode: (code: string) => void
  isBusy: boolean
  /** Why the last code was not taken. The boxes are emptied for the next. */
  error?: ReactNode
  /** `secret` for the PAY code, which is not shown while typed. */
  kind?: 'emailed' | 'secret'
  submitLabel: ReactNode
  /** Stands under the button: resend, back, hints. */
  children?: ReactNode
}

/** Six boxes for a code. Takes a paste, submits itself at the sixth digit, and starts afresh after a wrong one. */
export function CodeField(props: CodeFieldProps) {
  const { label, onCode, isBusy, error, kind = 'emailed', submitLabel, children } = props
  const { t } = useLingui()
  const kept = useState(NO_CODE)
  const [{ code }, keep] = kept
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!error || isBusy) return
    keep(NO_CODE)
    setTries(count => count + 1)
  }, [error, isBusy, keep])
  const digit = (index: number) => t`${label}, digit ${index + 1} of ${LENGTH}`
  const form = useForm({
    kept,
    body: typed => (typed.code.length === LENGTH && !isBusy ? typed.code : undefined),
    send: sendsTo(onCode),
  })
  const end = (
    <>
      <Button type="submit" size="lg" fullWidth disabled={code.length < LENGTH} loading={isBusy}>
        {submitLabel}
      </Button>
      {children}
    </>
  )
  return (
    <Form form={form} className="code-step" end={end}>
      <div>
        <PinInput
          // Boxes of a new try: the focus starts in the first again.
          key={tries}
          length={LENGTH}
          size="lg"
          placeholder=""
          type="number"
          oneTimeCode={kind === 'emailed'}
          mask={kind === 'secret'}
          autoFocus
          value={code}
          onChange={typed => form.change({ code: typed })}
          onComplete={onCode}
          disabled={isBusy}
          error={Boolean(error)}
          role="group"
          aria-label={label}
          getInputProps={index => ({ 'aria-label': digit(index) })}
        />
        <div className="code-error mt-8" role="alert">
          {error}
        </div>
      </div>
    </Form>
  )
}

/** The hint under every emailed code. */
export function CodeHint() {
  const { t } = useLingui()
  return (
    <p className="quiet">
      {t`Nothing arrived? Look in your spam folder, then ask for a new code. A new code replaces the one before.`}
    </p>
  )
}
