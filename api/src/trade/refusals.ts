import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'pair-not-offered': { msg: msg`This pair is not offered` },
  'price-invalid': { msg: msg`The price is not valid` },
  'limit-not-reached': { msg: msg`The limit price has not been reached` },
  'price-absurd': { msg: msg`This price is less than half or more than twice the market` },
  'second-needed': { msg: msg`A second administrator has to agree to this price` },
  'more-than-left': { msg: msg`This is more than is left of the order` },
} as const satisfies RefusalWords
