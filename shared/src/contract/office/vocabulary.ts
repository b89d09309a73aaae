import type { Vocabulary } from '../vocabulary.ts'

export const office = {
  events: [
    'AdjustmentProposed',
    'AdjustmentBooked',
    'AdjustmentRejected',
    'AdjustmentWithdrawn',
    'MovementReversed',
    'ChangeProposed',
    'ChangeApproved',
    'ChangeRejected',
    'ChangeWithdrawn',
    'ChangeApplied',
    'ChangeLapsed',
    'ProofOverridden',
    'RiskReleased',
  ],
  lines: ['adjustment', 'reversal'],
  readModels: ['adjustments', 'case_events', 'proposals'],
} as const satisfies Vocabulary
