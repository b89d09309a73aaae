import type { wire } from '@strongroom/shared'
import { caseStates } from '@strongroom/shared/words/review'
import { CANCELLED_TOO, InState, statesOf } from '../../../parts/lists/columns.tsx'

const STATES = statesOf(caseStates, CANCELLED_TOO)

/** Status of a record that administrators review. */
export const ReviewState = ({ status }: { status: wire.CaseStatus }) => <InState {...STATES[status]} />
