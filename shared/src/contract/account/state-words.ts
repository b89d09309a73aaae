import { msg, type Word } from '#words'
import type { DeliveryStatus } from './logs.ts'

/** Whether an account is open to its member. */
export const accountStates: Readonly<Record<0 | 1, Word>> = {
  0: msg`Disabled`,
  1: msg`Enabled`,
}

/** How far an e-mail or a message to a phone has come. */
export const deliveryStates: Readonly<Record<DeliveryStatus, Word>> = {
  0: msg({ message: 'On its way', context: 'message' }),
  1: msg`Handed over`,
  [-1]: msg`Given up`,
}
