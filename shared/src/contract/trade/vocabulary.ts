import type { Vocabulary } from '../vocabulary.ts'

/** Limit orders. */
export const trade = {
  events: ['TradePlaced', 'TradeFilled', 'TradeCancelled'],
  lines: ['trade-placed', 'trade-filled', 'trade-cancelled'],
  readModels: ['trades'],
  ownReadModels: ['trades'],
  refusals: [
    'LIMIT_NOT_REACHED',
    'MORE_THAN_LEFT',
    'PAIR_NOT_OFFERED',
    'PRICE_ABSURD',
    'PRICE_INVALID',
    'SECOND_NEEDED',
  ],
  proposals: ['fill'],
} as const satisfies Vocabulary
