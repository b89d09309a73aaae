import type { wire } from '@strongroom/shared'
import { supportStates } from '@strongroom/shared/words-of/support'
import { InState, statesOf } from '../../../parts/lists/columns.tsx'

/** Where a case of customer service stands. */
export const SUPPORT_STATES = statesOf(supportStates, { 0: 'waiting', 1: 'settled', 2: 'settled' })

/** State of a case of customer service. */
export const SupportState = ({ status }: { status: wire.SupportStatus }) => (
  <InState {...SUPPORT_STATES[status]} />
)
