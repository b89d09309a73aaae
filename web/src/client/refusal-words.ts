import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { instantText } from '../i18n/time.ts'
import { money, type RefusalWords, type Sentence } from './refusal-sentence.ts'
import { refusalWords } from './refusal-words.gen.ts'

/** Refusals of calls of several capabilities, and those that only the platform itself is told. */
// The rate of an exchange and that of interest are one word in English alone.
const absurdExchange = (expected: string) =>
  expected
    ? msg({
        message: `This rate is less than half or more than twice ${expected}. Nothing was saved: check it.`,
        context: 'exchange',
      })
    : msg({ message: 'This rate cannot be right. Nothing was saved: check it.', context: 'exchange' })
const absurdInterest = (expected: string) =>
  expected
    ? msg({
        message: `This rate is less than half or more than twice ${expected}. Nothing was saved: check it.`,
        context: 'interest',
      })
    : msg({ message: 'This rate cannot be right. Nothing was saved: check it.', context: 'interest' })

const ofMany = {
  WRONG_CODE: () => msg`That is not the code we sent, or it has expired. Look for the latest e-mail.`,
  WRONG_PASSKEY: () => msg`The passkey was not accepted, or it took too long. Try again.`,
  NOT_CONFIRMED: () => msg`This was not confirmed on your other device in time. Nothing was sent: ask again.`,
  LINK_USED_UP: () => msg`This link has been used or has expired.`,
  EMAIL_UNKNOWN: () => msg`There is no account with this e-mail.`,
  IDENTITY_NOT_VERIFIED: () => msg`Verify your identity first. Nothing was sent.`,
  INSUFFICIENT_FUNDS: ({ currency = '', short }) => {
    const missing = money(short, currency)
    return msg`Not enough in your ${currency} wallet: ${missing} short.`
  },
  AMOUNT_NOT_POSITIVE: () => msg`Enter an amount above zero.`,
  AMOUNT_TOO_SMALL: () => msg`This amount is too small: nothing would be left after fees.`,
  TOO_MANY_PLACES: ({ currency = '', places = '' }) => msg`${currency} has ${places} decimal places.`,
  BELOW_MINIMUM: ({ minimum, currency }) => {
    const least = money(minimum, currency)
    return msg`Enter at least ${least}.`
  },
  CURRENCY_NOT_OFFERED: ({ currency = '' }) => msg`${currency} is not offered at present.`,
  NETWORK_NOT_OFFERED: ({ currency = '', network = '' }) =>
    msg`${currency} is not taken on ${network} at present.`,
  PAYS_ONESELF: () => msg`Unable to pay to yourself`,
  RECEIVER_UNKNOWN: () => msg`ID not exists`,
  CASE_UNKNOWN: () => msg`This record does not exist.`,
  INTEREST_DUE: () => msg`Interest is being paid at this moment. Try again.`,
  RATE_INVALID: () => msg`A rate is between 0 and 100 percent a year.`,
  RATE_LOWERED: () => msg`The rate of a fixed term was promised and may only rise.`,
  '-100': ({ currency = '', short }) => {
    const missing = money(short, currency)
    return msg`Not enough asset, please top up: ${missing} short.`
  },
  BOOKS_DIFFER: () =>
    msg`The books differ from the log, so nothing is paid out. Wait until they are sound, reject this, or ask for an exception.`,
  BANK_NOT_USABLE: () => msg`This bank account has not been approved yet.`,
  CARD_MISSING: () => msg`You have no card yet.`,
  101: () => msg`You already have a card.`,
  104: () => msg`A transfer voucher has already been submitted. Wait until finance has checked it.`,
  WRONG_PIN: () => msg`That is not your PAY code.`,
  CARD_IN_ARREARS: () => msg`This card owes a fee. It comes back when the fee has been paid.`,
  10: () => msg`The group system has no agent of this name. Nothing was saved.`,
  RATE_ABSURD: ({ expected = '', of }) => {
    const rates = of === 'interest' ? absurdInterest : absurdExchange
    return rates(expected)
  },
  FEE_ABOVE_QUOTED: ({ quoted, currency }) => {
    const most = money(quoted, currency)
    return msg`The member agreed to a fee of ${most} at most.`
  },
  ALREADY_REVERSED: () => msg`This has been reversed already.`,
  TOP_UP_UNKNOWN: () => msg`This top-up does not exist.`,
  MEMBER_DISABLED: () => msg`This account is disabled. Enable it first, or reject this with a reason.`,
  OWN_CASE: () => msg`This is your own case. Another administrator has to decide it.`,
  ALREADY_DECIDED: ({ status }) =>
    status === 'cancelled'
      ? msg`The member has cancelled this. There is nothing left to decide.`
      : msg`Somebody has decided this already.`,
  FEE_ABOVE_AMOUNT: () => msg`The fee has to be less than the amount.`,
  LOOK_REASON_NEEDED: () => msg`Nothing was shown: give a reason first.`,
  PROOF_NEEDED: () => msg`Nothing is decided: prove first that it is you.`,
  REASON_MISSING: () => msg`Say why, in words the member can act on.`,
  102: () => msg`The price has changed. Nothing was taken: look at it again.`,
  103: () => msg`Not enough in your wallet.`,
  105: () =>
    msg`This order number was submitted before, or another one is still being looked up. Each order opens one card.`,
  106: () => msg`The amount is below the minimum. Enter more.`,
  107: () => msg`The amount is above the maximum. Enter less.`,
  AUTH_EXPIRED: () => msg`You have been signed out.`,
  CARD_BLOCKED: () => msg`This card is blocked. Customer service can have it opened again.`,
  ENTRY_UNKNOWN: () => msg`This record does not exist.`,
  MEMBER_UNKNOWN: () => msg`This member does not exist.`,
  TOO_MANY_RECORDS: () => msg`These are too many records for one e-mail. Choose fewer days.`,
  RISK_ABOVE_LIMIT: ({ score = '', limit = '' }) =>
    score === ''
      ? msg`This is not screened, so it takes a second administrator. Ask for one, or reject it.`
      : msg`The risk score is ${score}, the limit ${limit}: this takes a second administrator. Ask for one, or reject it.`,
  WALLET_CLOSED: () => msg`This account has been deleted.`,
  WALLET_RESTING: ({ from = '' }) => {
    const time = instantText(from)
    return msg`The PAY code was reset without the old one, so nothing leaves your account until ${time}. Money can still come in.`
  },
  WAITS_FOR_SECOND: () => msg`This waits for a second administrator. Nothing is changed yet.`,
  WALLET_FROZEN: () =>
    msg`This account is frozen, so no money can leave it. Unfreeze it first under Settings, Security.`,
} as const satisfies RefusalWords & { readonly EMAIL_UNKNOWN: Sentence }

/**
 * Every refusal of /v1 in words; `EMAIL_UNKNOWN` is this client's own. Some numbers mean different things in different calls: the
 * screens of the card have words of their own for those. The compiler names a code that neither `ofMany` nor a capability's
 * `refusal-words.ts` has.
 */
export const REFUSALS = { ...refusalWords, ...ofMany } satisfies Record<
  wire.RefusalCode | 'EMAIL_UNKNOWN',
  Sentence
>
