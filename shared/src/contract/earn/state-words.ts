import { msg, type Word } from '#words'
import type { Subscription } from './fixed-deposits.ts'

/** Where a subscription stands. */
export const subscriptionStates: Readonly<Record<Subscription['status'], Word>> = {
  0: msg`In progress`,
  1: msg`Completed`,
  [-1]: msg`Cancelled`,
}
