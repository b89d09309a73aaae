import type { Vocabulary } from '../vocabulary.ts'

/** Orders at a limit and at the market. */
export const trade = {
  events: ['TradePlaced', 'TradeSettled', 'TradeFilled', 'TradeCancelled'],
  lines: ['trade-placed', 'trade-paid', 'trade-received', 'trade-filled', 'trade-cancelled'],
  readModels: ['trades'],
  ownReadModels: ['trades'],
  refusals: [
    'LIMIT_NOT_REACHED',
    'MARKET_UNKNOWN',
    'MORE_THAN_LEFT',
    'PAIR_NOT_OFFERED',
    'PRICE_ABSURD',
    'PRICE_INVALID',
    'PRICE_MOVED',
    'SECOND_NEEDED',
  ],
  proposals: ['fill'],
} as const satisfies Vocabulary
