import type { Vocabulary } from '../vocabulary.ts'

export const quickPay = {
  events: ['QuickPaySent', 'QuickPayReceived'],
  lines: ['quick-pay-sent', 'quick-pay-received'],
  readModels: ['quick_pays'],
} as const satisfies Vocabulary
