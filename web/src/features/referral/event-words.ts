import { msg } from '@lingui/core/macro'
import type { EventWords } from '../../platform/events/admin/event-names.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  BonusGranted: msg({ message: 'Bonus granted', context: 'event' }),
} as const satisfies EventWords
