import { msg } from '@lingui/core/macro'
import type { EventWords } from '../../platform/events/admin/event-names.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  CatalogueSaved: msg({ message: 'Reference data saved', context: 'event' }),
  CatalogueDeleted: msg({ message: 'Reference data deleted', context: 'event' }),
  DayPriced: msg({ message: 'Prices of a day noted', context: 'event' }),
} as const satisfies EventWords
