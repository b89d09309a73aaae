import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../parts/status.tsx'

const STATES: Record<wire.ReviewStatus, State> = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' }

/** Status of a record that administrators review. */
export function ReviewState({ status }: { status: wire.ReviewStatus }) {
  const { t } = useLingui()
  const words: Record<wire.ReviewStatus, string> = {
    0: t`Waits for approval`,
    1: t`Approved`,
    [-1]: t`Rejected`,
  }
  return <Status state={STATES[status]}>{words[status]}</Status>
}
