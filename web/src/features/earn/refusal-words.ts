import { msg } from '@lingui/core/macro'
import type { RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  EARN_SWITCHED_OFF: () => msg`You have switched earning off in your settings.`,
  EARN_OFF: () => msg`Feature is coming soon`,
  PLAN_NOT_OFFERED: () => msg`This plan is not offered at present.`,
  PLAN_CHANGED: () => msg`The rate of this plan has changed. Nothing was set aside: check the new rate.`,
  INTEREST_ALREADY_PAID: () => msg`Interest has been paid already: redeem the deposit instead.`,
  MONTH_NOT_NEXT: () => msg`This is not the next month to be paid.`,
  MONTH_NOT_OVER: () => msg`This month is not over yet.`,
  NOT_MATURED: () => msg`This deposit has not matured yet.`,
} as const satisfies RefusalWords
