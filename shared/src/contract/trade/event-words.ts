import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  TradePlaced: msg({ message: 'Order placed', context: 'event' }),
  TradeSettled: msg({ message: 'Order filled at the market', context: 'event' }),
  TradeFilled: msg({ message: 'Order filled', context: 'event' }),
  TradeCancelled: msg({ message: 'Order cancelled', context: 'event' }),
} as const satisfies EventWords
