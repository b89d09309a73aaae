import type { Vocabulary } from '../vocabulary.ts'

/** Reference data, settings and daily prices. */
export const catalogue = {
  events: ['CatalogueSaved', 'CatalogueDeleted', 'DayPriced'],
  readModels: ['catalogue'],
  refusals: [
    'ENTRY_CHANGED',
    'ENTRY_EXISTS',
    'ENTRY_IN_USE',
    'ENTRY_ID_DIFFERS',
    'ENTRY_INVALID',
    'AGENT_EXISTS',
    'AGENT_TOO_SOON',
    'AGENT_UNKNOWN',
    'API_KEY_TAKEN',
    'SCALE_LOWERED',
  ],
  proposals: ['catalogue'],
} as const satisfies Vocabulary
