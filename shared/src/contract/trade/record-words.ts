import { msg, type Word } from '#words'
import type { Trade } from './trades.ts'

/** Whether an order waits for its price, or was filled at once. */
export const tradeKinds: Readonly<Record<Trade['kind'], Word>> = {
  limit: msg`At a limit`,
  market: msg`At the market`,
}
/** Whether an order buys or sells. */
export const tradeSides: Readonly<Record<Trade['type'], Word>> = {
  buy: msg`Buy`,
  sell: msg`Sell`,
}

/** Where an order stands. */
export const tradeStates: Readonly<Record<Trade['status'], Word>> = {
  0: msg({ message: 'Open', context: 'order' }),
  1: msg`Filled`,
  [-1]: msg`Cancelled`,
}
