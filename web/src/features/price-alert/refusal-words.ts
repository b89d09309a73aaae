import { msg } from '@lingui/core/macro'
import { money, type RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  ALERT_REACHED: ({ price, currency }) => {
    const now = money(price, currency)
    return msg`The price is there already: it is ${now} now.`
  },
  ALERT_UNKNOWN: () => msg`There is no such alert any more.`,
  TOO_MANY_ALERTS: ({ most = '' }) => msg`There are ${most} alerts, as many as may be. Take one away first.`,
} as const satisfies RefusalWords
