import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import type { States } from '../../../../parts/lists/columns.tsx'

/** Delivery state of an e-mail or an SMS. */
export const deliveries: States<wire.DeliveryStatus> = {
  0: { state: 'waiting', name: msg`On its way` },
  1: { state: 'settled', name: msg`Handed over` },
  [-1]: { state: 'wrong', name: msg`Given up` },
}
