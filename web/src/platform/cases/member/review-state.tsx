import type { wire } from '@strongroom/shared'
import { reviewStates } from '@strongroom/shared/words/review'
import { InState, REVIEWED, statesOf } from '../../../parts/lists/columns.tsx'

const STATES = statesOf(reviewStates, REVIEWED)

/** Status of a record that administrators review. */
export const ReviewState = ({ status }: { status: wire.ReviewStatus }) => <InState {...STATES[status]} />
