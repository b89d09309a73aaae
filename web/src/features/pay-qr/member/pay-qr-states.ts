import { payQrStates } from '@strongroom/shared/words/pay-qr/record'
import { statesOf } from '../../../parts/lists/columns.tsx'

/** The states of a pay code. */
export const PAY_QR_STATES = statesOf(payQrStates, { 0: 'waiting', 1: 'settled', [-1]: 'reversed' })
