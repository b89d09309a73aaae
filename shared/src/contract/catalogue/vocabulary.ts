import type { Vocabulary } from '../vocabulary.ts'

export const catalogue = {
  events: ['CatalogueSaved', 'CatalogueDeleted', 'DayPriced'],
  readModels: ['catalogue'],
} as const satisfies Vocabulary
