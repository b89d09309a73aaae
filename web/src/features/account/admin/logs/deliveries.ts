import { deliveryStates } from '@strongroom/shared/words/account/state'
import { REVIEWED, statesOf } from '../../../../parts/lists/columns.tsx'

/** Delivery state of an e-mail or an SMS. */
export const deliveries = statesOf(deliveryStates, REVIEWED)
