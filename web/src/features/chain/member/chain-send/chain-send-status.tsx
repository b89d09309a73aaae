import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../../parts/status.tsx'

const STATES: Record<wire.ReviewStatus, State> = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' }

/** Status of a send, in the member's words. */
export function ChainSendStatus({ status }: { status: wire.ReviewStatus }) {
  const { t } = useLingui()
  const words: Record<wire.ReviewStatus, string> = {
    0: t`Locked, waits for finance`,
    1: t`Sent on the chain`,
    [-1]: t`Rejected, money is back`,
  }
  return <Status state={STATES[status]}>{words[status]}</Status>
}
