import { msg } from '@lingui/core/macro'
import type { EventWords } from '../audit/admin/event-names.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  CardOpened: msg({ message: 'Card opened', context: 'event' }),
  CardActivated: msg({ message: 'Card activated', context: 'event' }),
  CardBlocked: msg({ message: 'Card blocked', context: 'event' }),
  CardLogBooked: msg({ message: 'Card log booked', context: 'event' }),
  CardLogReversed: msg({ message: 'Card log reversed', context: 'event' }),
  CardFeeTaken: msg({ message: 'Card fee taken', context: 'event' }),
  CardSuspended: msg({ message: 'Card suspended, in arrears', context: 'event' }),
  CardResumed: msg({ message: 'Card resumed', context: 'event' }),
  CardOrderSubmitted: msg({ message: 'Card order submitted', context: 'event' }),
  CardOrderProcessed: msg({ message: 'Card order processed', context: 'event' }),
  CardOrderRejected: msg({ message: 'Card order rejected', context: 'event' }),
  CardChargeRequested: msg({ message: 'Charge of the card requested', context: 'event' }),
  CardChargeApproved: msg({ message: 'Charge of the card approved', context: 'event' }),
  CardChargeRejected: msg({ message: 'Charge of the card rejected', context: 'event' }),
  CardHolderEdited: msg({ message: 'Card holder edited', context: 'event' }),
  CardNumberShown: msg({ message: 'Card number shown to its holder', context: 'event' }),
  CardBatchOpened: msg({ message: 'Import of card logs begun', context: 'event' }),
  CardBatchGrown: msg({ message: 'Import of card logs, more rows', context: 'event' }),
  CardBatchAccepted: msg({ message: 'Import of card logs accepted', context: 'event' }),
  CardBatchRefused: msg({ message: 'Import of card logs refused', context: 'event' }),
  CardBatchBooked: msg({ message: 'Import of card logs booked', context: 'event' }),
  CardImportOpened: msg({ message: 'Import of a large file of card logs begun', context: 'event' }),
  CardImportAdvanced: msg({
    message: 'Import of a large file of card logs, one part further',
    context: 'event',
  }),
  CardImportAccepted: msg({ message: 'Import of a large file of card logs accepted', context: 'event' }),
  CardImportRefused: msg({ message: 'Import of a large file of card logs refused', context: 'event' }),
  CardImportBooked: msg({ message: 'Import of a large file of card logs booked', context: 'event' }),
  CardFrozen: msg({ message: 'Card frozen by its holder', context: 'event' }),
  CardUnfrozen: msg({ message: 'Card unfrozen by its holder', context: 'event' }),
  CardLimitSet: msg({ message: 'Daily limit of the card set by its holder', context: 'event' }),
} as const satisfies EventWords
