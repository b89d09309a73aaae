import { chainSendStates as states } from '@strongroom/shared/words/chain/state'
import { CANCELLED_TOO, statesOf } from '../../../../parts/lists/columns.tsx'

/** Where a send stands, in the member's words. */
export const chainSendStates = statesOf(states, CANCELLED_TOO)
