import { msg, type Word } from '#words'
import type { Trade } from './trades.ts'

/** Whether an order buys or sells. */
export const tradeSides: Readonly<Record<Trade['type'], Word>> = {
  buy: msg`Buy`,
  sell: msg`Sell`,
}
