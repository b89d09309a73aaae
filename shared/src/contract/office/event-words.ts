import { msg } from '#words'
import type { EventWords } from '../audit/event-name.ts'

/** Names of this capability's facts in the audit trail. */
export const eventWords = {
  AdjustmentProposed: msg({ message: 'Adjustment proposed', context: 'event' }),
  AdjustmentBooked: msg({ message: 'Adjustment booked', context: 'event' }),
  AdjustmentRejected: msg({ message: 'Adjustment rejected', context: 'event' }),
  AdjustmentWithdrawn: msg({ message: 'Adjustment withdrawn', context: 'event' }),
  MovementReversed: msg({ message: 'Movement reversed', context: 'event' }),
  ProofOverridden: msg({ message: 'Payment let out while the books differ', context: 'event' }),
  ChangeProposed: msg({ message: 'Change proposed', context: 'event' }),
  ChangeApproved: msg({ message: 'Proposal approved', context: 'event' }),
  ChangeRejected: msg({ message: 'Proposal rejected', context: 'event' }),
  ChangeWithdrawn: msg({ message: 'Proposal withdrawn', context: 'event' }),
  ChangeApplied: msg({ message: 'Proposal carried out', context: 'event' }),
  ChangeLapsed: msg({ message: 'Proposal lapsed', context: 'event' }),
  RiskReleased: msg({ message: 'Case let on above the limit of risk', context: 'event' }),
} as const satisfies EventWords
