import type { wire } from '@strongroom/shared'
import { creditStates } from '@strongroom/shared/words/review'
import { CANCELLED_TOO, InState, statesOf } from '../../../parts/lists/columns.tsx'

/** Where a top-up stands, in the member's words. */
export const TOP_UP_STATES = statesOf(creditStates, CANCELLED_TOO)

/** Status of a top-up. */
export const TopUpStatus = ({ status }: { status: wire.CaseStatus }) => <InState {...TOP_UP_STATES[status]} />
