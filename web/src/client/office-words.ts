import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { amountText } from '../i18n/amount.ts'
import { instantText } from '../i18n/time.ts'

type Words = (details: Readonly<Record<string, string>>) => MessageDescriptor

const shortOf = (short = '0', currency = '') => amountText(short, currency)

/** Refusals about a member's account as administrators read them, in place of the words that speak to the member. */
export const OFFICE_REFUSALS: Readonly<Partial<Record<string, Words>>> = {
  INVITE_CODE_UNKNOWN: () => msg`This invite code does not exist.`,
  MONEY_LEFT: () => msg`There is still money in this account.`,
  REQUESTS_OPEN: () => msg`Something this member has asked for has not been decided yet.`,
  VIP_APPLICATION_OPEN: () => msg`The member’s last application has not been decided yet.`,
  EARN_SWITCHED_OFF: () => msg`The member has switched earning off.`,
  IDENTITY_NOT_VERIFIED: () => msg`This member’s identity is not verified. Nothing was done.`,
  INSUFFICIENT_FUNDS: ({ currency = '', short }) => {
    const missing = shortOf(short, currency)
    return msg`Not enough in the member’s ${currency} wallet: ${missing} short.`
  },
  '-100': ({ currency = '', short }) => {
    const missing = shortOf(short, currency)
    return msg`Not enough in the member’s ${currency} wallet: ${missing} short.`
  },
  PAYS_ONESELF: () => msg`A member cannot be paid by themselves.`,
  BANK_LIMIT_REACHED: ({ limit = '' }) => msg`A member can link up to ${limit} bank accounts.`,
  WALLET_RESTING: ({ from = '' }) => {
    const time = instantText(from)
    return msg`This member's PAY code was reset without the old one: nothing leaves the account until ${time}.`
  },
  WALLET_FROZEN: () =>
    msg`This member has frozen the account: nothing of it is paid out until it is unfrozen, by the member or by support.`,
  CARD_MISSING: () => msg`This member has no card.`,
  101: () => msg`This member has a card already.`,
  103: () => msg`Not enough in the member’s wallet.`,
  CARD_BLOCKED: () => msg`This card is blocked.`,
  CARD_EXPIRED: () =>
    msg`The month printed on this card is over: it takes no money any more. It can be rejected.`,
  CARD_FROZEN: () =>
    msg`The member has frozen this card: nothing goes onto it or off it until the member unfreezes it. It can be rejected.`,
  ABOVE_CARD_LIMIT: () => msg`This is above the daily limit that the member has set for the card.`,
  CARD_RULES_LOOSENED: () => msg`The member alone lets more purchases through.`,
  CARD_LIMIT_RAISED: () => msg`The member alone raises the daily limit of the card.`,
  CARD_IN_REVIEW: () => msg`This card is being reviewed.`,
  ADDRESS_NOT_USABLE: () => msg`This address is not in the member’s address book any more.`,
  OWN_ADDRESS: () =>
    msg`This is the member’s own address here. Reject it: what is sent to it comes back, less the fee.`,
  ALREADY_SCAN: () => msg`This code has been scanned already.`,
}
