import type { Vocabulary } from '../vocabulary.ts'

export const trade = {
  events: ['TradePlaced', 'TradeFilled', 'TradeCancelled'],
  lines: ['trade-placed', 'trade-filled', 'trade-cancelled'],
  readModels: ['trades'],
} as const satisfies Vocabulary
