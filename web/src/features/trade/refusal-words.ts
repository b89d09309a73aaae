import { msg } from '@lingui/core/macro'
import { money, type RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  PAIR_NOT_OFFERED: () => msg`This pair is not traded at present.`,
  PRICE_INVALID: () => msg`Enter a price above zero.`,
  MORE_THAN_LEFT: ({ left, currency }) => {
    const rest = money(left, currency)
    return msg`The order has ${rest} left.`
  },
  LIMIT_NOT_REACHED: () => msg`The limit price has not been reached. The order stays open.`,
} as const satisfies RefusalWords
