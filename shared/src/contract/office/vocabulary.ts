import type { Vocabulary } from '../vocabulary.ts'

/** Adjustments, reversals, and acts that take two administrators. */
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
  refusals: [
    'MOVEMENT_UNKNOWN',
    'NOT_REVERSIBLE',
    'NOT_YOUR_PROPOSAL',
    'TOO_MANY_VIEWS',
    'VIEW_NAME_TAKEN',
    'VIEW_NOT_OWN',
  ],
  proposals: ['claim-credit', 'reversal', 'proof-override', 'adjustment'],
  lookedProposals: ['reversal'],
} as const satisfies Vocabulary
