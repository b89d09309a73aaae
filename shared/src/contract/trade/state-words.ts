import { msg, type Word } from '#words'
import type { Trade } from './trades.ts'

/** Where an order stands. */
export const tradeStates: Readonly<Record<Trade['status'], Word>> = {
  0: msg({ message: 'Open', context: 'order' }),
  1: msg`Filled`,
  [-1]: msg`Cancelled`,
}
