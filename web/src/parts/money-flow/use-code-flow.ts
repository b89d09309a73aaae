import { useState } from 'react'
import { useStep } from '../use-step.ts'

const STEPS = ['form', 'code', 'paycode', 'done'] as const

/**
 * A movement on its way through form, e-mailed code, PAY code and done. `checked` is what the server has said to the form;
 * without it there is no next step.
 */
export function useCodeFlow<Checked>() {
  const [checked, setChecked] = useState<Checked>()
  const [sentAtMs, setSentAtMs] = useState(0)
  const [code, setCode] = useState('')
  const [reference, setReference] = useState<string>()
  const ready = {
    form: true,
    code: checked !== undefined,
    paycode: checked !== undefined && code !== '',
    done: checked !== undefined && reference !== undefined,
  }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  return {
    step,
    at,
    checked,
    code,
    reference,
    sentAtMs,
    onSent: setSentAtMs,
    onCodeSent: (check: Checked) => {
      setChecked(check)
      setCode('')
      setSentAtMs(Date.now())
      go('code')
    },
    onCode: (given: string) => {
      setCode(given)
      go('paycode')
    },
    toForm: () => go('form'),
    toCode: () => go('code'),
    onWrongCode: () => go('code', 'replace'),
    onDone: (id: string) => {
      setReference(id)
      go('done', 'replace')
    },
    startAgain: () => {
      setChecked(undefined)
      setReference(undefined)
      go('form', 'again')
    },
  }
}

/** Steps away from what was refused: the sentence about one way of approving does not stand beside another. */
export const withoutError =
  (submit: { readonly reset: () => void }) =>
  <Given extends readonly unknown[]>(go: (...given: Given) => void) =>
  (...given: Given) => {
    submit.reset()
    go(...given)
  }
