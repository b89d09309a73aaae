import type { wire } from '@strongroom/shared'
import { caseStates, creditStates } from '@strongroom/shared/words/review'
import { CANCELLED_TOO, InState, statesOf } from '../../../parts/lists/columns.tsx'

const STATES = statesOf(caseStates, CANCELLED_TOO)

/** Status of a record that administrators review. */
export const ReviewState = ({ status }: { status: wire.CaseStatus }) => <InState {...STATES[status]} />

/** Where money that is reported as sent to the house stands, in the member's words. */
export const CREDIT_STATES = statesOf(creditStates, CANCELLED_TOO)

/** Status of a top-up, by TXID or by FPS. */
export const CreditState = ({ status }: { status: wire.CaseStatus }) => <InState {...CREDIT_STATES[status]} />
