import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  CatalogueSaved: msg({ message: 'Reference data saved', context: 'event' }),
  CatalogueDeleted: msg({ message: 'Reference data deleted', context: 'event' }),
  DayPriced: msg({ message: 'Prices of a day noted', context: 'event' }),
} as const satisfies EventWords
