import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { States } from '../../../parts/lists/columns.tsx'

/** The states of a pay code. */
export const PAY_QR_STATES: States<wire.PayQr['status']> = {
  0: { state: 'waiting', name: msg`Can be scanned` },
  1: { state: 'settled', name: msg`Used up` },
  [-1]: { state: 'reversed', name: msg`Out of date` },
}
