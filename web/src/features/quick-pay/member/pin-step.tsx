import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { PaymentCode } from './payment-code.tsx'
import { pay, type QuickPayResult } from './queries.ts'

type PinStepProps = {
  payee: wire.Payee
  note: string
  /** The payer's own words to the payee; may be empty. */
  message: string
  checked: wire.QuickPayCheck
  sentAtMs: number
  onSent: (atMs: number) => void
  onBack: () => void
  onPaid: (result: QuickPayResult) => void
}

/** To whom and how much once more, and the code that sends it. */
export function PinStep({ checked, onPaid, ...step }: PinStepProps) {
  const { payee, message } = step
  const { currency, amount, balance } = checked
  const payment = { uid: payee.uid, currency, amount }
  const body = { ...payment, ...(message === '' ? {} : { note: message }) }
  const send = useSubmit(pay, { onSuccess: onPaid, proofs: ['code'], asked: body })
  const go = (code: wire.Approval) => send.mutate({ ...body, code })
  return <PaymentCode {...step} submit={send} paid={payment} balance={balance} onCode={go} />
}
