import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../parts/status.tsx'

const STATES: Record<wire.ReviewStatus, State> = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' }

/** Status of a top-up, in the member's words. */
export function TopUpStatus({ status }: { status: wire.ReviewStatus }) {
  const { t } = useLingui()
  const words: Record<wire.ReviewStatus, string> = {
    0: t`Waits for finance`,
    1: t`Settled`,
    [-1]: t`Did not move`,
  }
  return <Status state={STATES[status]}>{words[status]}</Status>
}
