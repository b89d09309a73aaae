import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { InState, type States } from '../../../parts/lists/columns.tsx'

/** Where a top-up stands, in the member's words. */
export const TOP_UP_STATES: States<wire.ReviewStatus> = {
  0: { state: 'waiting', name: msg`Waits for finance` },
  1: { state: 'settled', name: msg`Settled` },
  [-1]: { state: 'wrong', name: msg`Did not move` },
}

/** Status of a top-up. */
export const TopUpStatus = ({ status }: { status: wire.ReviewStatus }) => (
  <InState {...TOP_UP_STATES[status]} />
)
