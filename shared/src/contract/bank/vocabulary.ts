import type { Vocabulary } from '../vocabulary.ts'

/** Deposits by transfer, FPS and Circle, and members' bank accounts. */
export const bank = {
  events: [
    'DepositSubmitted',
    'DepositReceived',
    'DepositFailed',
    'DepositCompleted',
    'DepositRejected',
    'DepositConfirmed',
    'FpsTopUpSubmitted',
    'FpsTopUpApproved',
    'FpsTopUpRejected',
    'CircleDepositCredited',
    'BankLinked',
    'BankChanged',
    'BankApproved',
    'BankRejected',
    'BankCategorySet',
    'BankUnlinked',
    'VirtualAccountGiven',
  ],
  lines: ['deposit', 'fps-top-up', 'circle-deposit'],
  readModels: ['bank_accounts', 'circle_deposits', 'deposits', 'fps_top_ups'],
  ownReadModels: ['bank_accounts', 'deposits', 'fps_top_ups'],
  refusals: [
    'ABOVE_MAXIMUM',
    'BANK_LIMIT_REACHED',
    'CIRCLE_ID_ALREADY_USED',
    'DETAILS_CHANGED',
    'FPS_OFF',
    'NOT_COMPLETED',
    'VIP_LEVEL_TOO_LOW',
  ],
  proposals: ['circle-deposit', 'deposit-amount', 'virtual-account'],
  lookedProposals: ['circle-deposit'],
} as const satisfies Vocabulary
