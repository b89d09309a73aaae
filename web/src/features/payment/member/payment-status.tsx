import { useLingui } from '@lingui/react/macro'
import { type State, Status } from '../../../parts/status.tsx'

type Code = 0 | 1 | -1
const STATES: Record<Code, State> = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' }

/** Status of a requested or a sent payment, in the member's words. */
export function PaymentStatus({ kind, status }: { kind: 'request' | 'send'; status: Code }) {
  const { t } = useLingui()
  const words: Record<'request' | 'send', Record<Code, string>> = {
    request: { 0: t`Unpaid`, 1: t`Received`, [-1]: t`Rejected` },
    send: { 0: t`Waits for finance`, 1: t`Sent`, [-1]: t`Failed, money returned` },
  }
  return <Status state={STATES[status]}>{words[kind][status]}</Status>
}

/** The states a list of payments can be filtered by. */
export function usePaymentStates(kind: 'request' | 'send') {
  const { t } = useLingui()
  return kind === 'request'
    ? [
        { value: '0', label: t`Unpaid` },
        { value: '1', label: t`Received` },
        { value: '-1', label: t`Rejected` },
      ]
    : [
        { value: '0', label: t`Waits for finance` },
        { value: '1', label: t`Sent` },
        { value: '-1', label: t`Failed, money returned` },
      ]
}
