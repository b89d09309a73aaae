import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { States } from '../../../../parts/lists/columns.tsx'

/** Where a send stands, in the member's words. */
export const chainSendStates: States<wire.ReviewStatus> = {
  0: { state: 'waiting', name: msg`Locked, waits for finance` },
  1: { state: 'settled', name: msg`Sent on the chain` },
  [-1]: { state: 'wrong', name: msg`Rejected, money is back` },
}
