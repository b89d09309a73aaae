import { msg } from '@lingui/core/macro'
import { money, type RefusalWords } from '../../client/refusal-sentence.ts'

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  PAIR_NOT_OFFERED: () => msg`This pair is not traded at present.`,
  PRICE_INVALID: () => msg`Enter a price above zero.`,
  PRICE_ABSURD: () =>
    msg`This price is less than half or more than twice the market. The order stays open: cancel it, or wait for the market.`,
  MARKET_UNKNOWN: () =>
    msg`The price of this pair is not known at present. Place an order at a limit, or try again later.`,
  PRICE_MOVED: ({ received, currency }) => {
    const now = money(received, currency)
    return msg`The price has moved: ${now} would arrive now. Look at the new figures, and confirm them.`
  },
  SECOND_NEEDED: () => msg`A second administrator has to agree to this price.`,
  MORE_THAN_LEFT: ({ left, currency }) => {
    const rest = money(left, currency)
    return msg`The order has ${rest} left.`
  },
  LIMIT_NOT_REACHED: () => msg`The limit price has not been reached. The order stays open.`,
} as const satisfies RefusalWords
