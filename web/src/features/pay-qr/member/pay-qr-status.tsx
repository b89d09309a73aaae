import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../parts/status.tsx'

const STATES: Record<wire.PayQr['status'], State> = { 0: 'waiting', 1: 'settled', [-1]: 'reversed' }

/** Status of a pay code. */
export function PayQrStatus({ status }: { status: wire.PayQr['status'] }) {
  const { t } = useLingui()
  const words: Record<wire.PayQr['status'], string> = {
    0: t`Can be scanned`,
    1: t`Used up`,
    [-1]: t`Out of date`,
  }
  return <Status state={STATES[status]}>{words[status]}</Status>
}
