import { type TermOf, termsOf } from './vocabularies.ts'

/** The specification's numbers, and the codes with which calls of several capabilities refuse, or none in particular. */
const codesOfMany = [
  -100,
  10,
  101,
  102,
  103,
  104,
  105,
  106,
  107,
  'ALREADY_DECIDED',
  'ALREADY_REVERSED',
  'AMOUNT_NOT_POSITIVE',
  'AMOUNT_TOO_SMALL',
  'AUTH_EXPIRED',
  'BANK_NOT_USABLE',
  'BOOKS_DIFFER',
  'BELOW_MINIMUM',
  'CARD_BLOCKED',
  'CARD_IN_ARREARS',
  'CARD_MISSING',
  'CASE_UNKNOWN',
  'CURRENCY_NOT_OFFERED',
  'ENTRY_UNKNOWN',
  'FEE_ABOVE_AMOUNT',
  'FEE_ABOVE_QUOTED',
  'IDENTITY_NOT_VERIFIED',
  'INSUFFICIENT_FUNDS',
  'INTEREST_DUE',
  'LINK_USED_UP',
  'LOOK_REASON_NEEDED',
  'MEMBER_DISABLED',
  'MEMBER_UNKNOWN',
  'NETWORK_NOT_OFFERED',
  'NOT_CONFIRMED',
  'OWN_CASE',
  'PAYS_ONESELF',
  'PROPOSAL_LAPSED',
  'PROOF_NEEDED',
  'RATE_ABSURD',
  'RATE_INVALID',
  'RATE_LOWERED',
  'REASON_MISSING',
  'RECEIVER_UNKNOWN',
  'RISK_ABOVE_LIMIT',
  'TOO_MANY_PLACES',
  'TOO_MANY_RECORDS',
  'TOP_UP_UNKNOWN',
  'WALLET_CLOSED',
  'WAITS_FOR_SECOND',
  'WALLET_FROZEN',
  'WALLET_RESTING',
  'WRONG_CODE',
  'WRONG_PASSKEY',
  'WRONG_PIN',
] as const

/**
 * Every code with which a call may refuse; those of one capability stand in its `vocabulary.ts`. The compiler holds the API's
 * refusals against this list, and the sentences of the web client.
 */
export const refusalCodes: readonly RefusalCode[] = [...codesOfMany, ...termsOf('refusals')]

/** Code of a refusal, with HTTP 200: a number of the specification or a name. */
export type RefusalCode = (typeof codesOfMany)[number] | TermOf<'refusals'>
