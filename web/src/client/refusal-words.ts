import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../parts/amount.ts'
import { instantText, utcText } from '../parts/time.ts'

type Details = Readonly<Record<string, string>>
type Words = (details: Details) => MessageDescriptor

const money = (amount: string | undefined, currency: string | undefined) =>
  amountText(amount ?? '0', currency ?? '')

/**
 * Every refusal of /v1 in words; `EMAIL_UNKNOWN` is this client's own. Some numbers mean different things in different
 * calls: the screens of the card have words of their own for those.
 */
export const REFUSALS = {
  // Accounts
  WRONG_CREDENTIALS: () => msg`Incorrect email or password`,
  WRONG_CODE: () => msg`That is not the code we sent, or it has run out. Look for the latest e-mail.`,
  WRONG_SECOND_FACTOR: () => msg`2FA is not correct, please try again`,
  WRONG_AUTHENTICATOR_CODE: () =>
    msg`That code is wrong, or was used already. Wait for the next one that the app shows.`,
  AUTHENTICATOR_NEEDED: () => msg`Signing in takes a code of the authenticator app. Start again.`,
  AUTHENTICATOR_ON: () => msg`The authenticator app is on already.`,
  AUTHENTICATOR_OFF: () => msg`No authenticator app is on.`,
  WRONG_PASSKEY: () => msg`The passkey was not accepted, or it took too long. Try again.`,
  PASSKEY_UNKNOWN: () =>
    msg`Your account does not know this passkey: it may have been removed. Use another, or sign in without one.`,
  PASSKEY_TAKEN: () => msg`This passkey was added already.`,
  TOO_MANY_PASSKEYS: () => msg`You have ten passkeys. Remove one first.`,
  LINK_USED_UP: () => msg`This link has been used, or has run out.`,
  NOT_PROVEN: () => msg`This took too long. Start again with a new code.`,
  EMAIL_TAKEN: () => msg`There is an account with this e-mail already. Sign in instead.`,
  INVITE_CODE_UNKNOWN: () => msg`Nobody has given out this invite code. Check it, or leave the field empty.`,
  EMAIL_UNKNOWN: () => msg`There is no account with this e-mail.`,
  WRONG_PASSWORD: () => msg`That is not your password.`,
  PASSWORD_COMMON: () => msg`This password is among the first that thieves try. Choose another.`,
  PASSWORD_HOLDS_EMAIL: () => msg`Leave your own e-mail name out of the password.`,
  PASSWORD_UNCHANGED: () => msg`This is the password you have already.`,
  PIN_UNCHANGED: () => msg`This is the PAY code you have already.`,
  ROLE_HELD: () => msg`An administrator’s account cannot be deleted. Have the role taken away first.`,
  MONEY_LEFT: ({ left = '' }) => {
    const amounts = left.split(', ').map(each => money(...(each.split(' ') as [string, string])))
    const shown = amounts.join(' · ')
    return msg`There is still money in your account: ${shown}.`
  },
  REQUESTS_OPEN: () => msg`Something you have asked for has not been decided yet.`,
  ALREADY_VERIFIED: () => msg`This identity is verified already. There is nothing to hand in.`,
  KYC_WAITING: () => msg`Documents wait to be looked at. They have to be decided first.`,
  KYC_KIND_WRONG: () => msg`This form does not fit the kind of account: reload the page.`,
  KYC_REPLACED: () =>
    msg`Somebody has changed this record meanwhile. Look at the one that has taken its place.`,
  PHONE_CODE_NEEDED: () => msg`Prove the phone number first: go back to it and have a code sent.`,
  SMS_UNAVAILABLE: () =>
    msg`We cannot send messages to phones at present. What you entered is kept: try again later.`,
  VIP_APPLICATION_OPEN: () => msg`Your last application is still being looked at.`,
  EARN_SWITCHED_OFF: () => msg`You have switched earning off in your settings.`,
  // Money
  IDENTITY_NOT_VERIFIED: () => msg`Verify your identity first. Nothing was sent.`,
  INSUFFICIENT_FUNDS: ({ currency = '', short }) => {
    const missing = money(short, currency)
    return msg`Not enough in your ${currency} wallet: ${missing} short.`
  },
  AMOUNT_NOT_POSITIVE: () => msg`Enter an amount above zero.`,
  AMOUNT_TOO_SMALL: () => msg`Nothing would arrive of so little. Enter more.`,
  TOO_MANY_PLACES: ({ currency = '', places = '' }) => msg`${currency} has ${places} decimal places.`,
  BELOW_MINIMUM: ({ minimum, currency }) => {
    const least = money(minimum, currency)
    return msg`Enter at least ${least}.`
  },
  ABOVE_MAXIMUM: ({ maximum, currency }) => {
    const most = money(maximum, currency)
    return msg`Enter at most ${most}.`
  },
  CURRENCY_NOT_OFFERED: ({ currency = '' }) => msg`${currency} is not offered at present.`,
  NETWORK_NOT_OFFERED: ({ currency = '', network = '' }) =>
    msg`${currency} is not taken on ${network} at present.`,
  TXID_ALREADY_USED: () => msg`This TXID has been submitted before. Each transfer counts once.`,
  NOT_SWAPPABLE: ({ source = '', target = '' }) => msg`${source} cannot be swapped for ${target} at present.`,
  QUOTE_DIFFERS: () =>
    msg`The amounts have changed since this quote. Nothing was swapped; here is a new one.`,
  QUOTE_EXPIRED: () => msg`This quote has run out. Nothing was swapped; here is a new one.`,
  QUOTE_CHANGED: () => msg`The rate has changed. Nothing was swapped; here is a new quote.`,
  PAYS_ONESELF: () => msg`Unable to pay to yourself`,
  RECEIVER_UNKNOWN: () => msg`ID not exists`,
  RECEIVER_NOT_VERIFIED: () =>
    msg`This member cannot be paid until their identity is verified. Ask them to finish that first.`,
  QUICK_PAY_OFF: () => msg`The user has turned off quick pay`,
  // Earning, trading, paying
  CASE_UNKNOWN: () => msg`There is no such record.`,
  EARN_OFF: () => msg`Feature is coming soon`,
  PLAN_NOT_OFFERED: () => msg`This plan is not offered at present.`,
  PLAN_CHANGED: () => msg`The rate of this plan has changed. Nothing was set aside: check the new rate.`,
  INTEREST_DUE: () => msg`Interest is being paid at this moment. Try again.`,
  INTEREST_ALREADY_PAID: () => msg`Interest has been paid already: redeem the deposit instead.`,
  RATE_INVALID: () => msg`A rate is between 0 and 100 percent a year.`,
  RATE_LOWERED: () => msg`The rate of a fixed term was promised and may only rise.`,
  PAIR_NOT_OFFERED: () => msg`This pair is not traded at present.`,
  PRICE_INVALID: () => msg`Enter a price above zero.`,
  MORE_THAN_LEFT: ({ left, currency }) => {
    const rest = money(left, currency)
    return msg`The order has ${rest} left.`
  },
  '-100': ({ currency = '', short }) => {
    const missing = money(short, currency)
    return msg`Not enough asset, please top up: ${missing} short.`
  },
  TIMES_OUT_OF_RANGE: ({ most = '' }) => msg`A code may be scanned at most ${most} times.`,
  DAYS_OUT_OF_RANGE: ({ most = '' }) => msg`A code may be valid for at most ${most} days.`,
  ALREADY_SCAN: () => msg`You have already scan this code!`,
  NOT_FOUND_DATA: () => msg`There is no such Pay Code.`,
  QRCODE_EXPIRED: () => msg`This Pay Code is out of date.`,
  // Banks
  BANK_CHANGED: () =>
    msg`This bank account has been changed since the withdrawal was asked for. Reject it, so that the member can ask again.`,
  BOOKS_DIFFER: () =>
    msg`The books differ from the log, so nothing is paid out. Wait until they are sound, reject this, or ask for an exception.`,
  RISK_ABOVE_LIMIT: ({ score = '', limit = '' }) =>
    score === ''
      ? msg`This is not screened, so it takes a second administrator. Ask for one, or reject it.`
      : msg`The risk score is ${score}, the limit ${limit}: this takes a second administrator. Ask for one, or reject it.`,
  RISK_NOT_HELD: () => msg`The risk of this takes no second administrator: decide it as usual.`,
  SCREENING_AWAY: () => msg`The screening service does not answer. Ask again later.`,
  SCREENING_MISSING: () => msg`No screening service is connected.`,
  DETAILS_CHANGED: () =>
    msg`The member has just changed this bank account. Reload the list and look at it again.`,
  BANK_NOT_USABLE: () => msg`This bank account has not been approved yet.`,
  BANK_LIMIT_REACHED: ({ limit = '' }) => msg`You may link ${limit} bank accounts. Unlink one first.`,
  CARD_MISSING: () => msg`You have no card yet.`,
  101: () => msg`You already have a card.`,
  104: () => msg`A transfer voucher has been submitted already. Wait until finance has looked at it.`,
  VIP_LEVEL_TOO_LOW: ({ needed = '' }) => msg`This opens at VIP level ${needed}.`,
  NOT_COMPLETED: () => msg`This has not been distributed yet.`,
  FPS_OFF: () => msg`FPS is not taken at present`,
  WRONG_PIN: () => msg`That is not your PAY code.`,
  // Cards
  CARD_NOT_OPENED: () => msg`This member has not opened such a card.`,
  CARD_ENTERED: () => msg`This card has been entered already. Open it in the list to edit it.`,
  CARD_NOT_ENTERED: () => msg`Enter what is printed on this card first.`,
  CARD_TAKEN: () => msg`Another card has this ID or this number.`,
  CARD_IN_ARREARS: () => msg`This card owes its monthly fee. It comes back when the fee has been paid.`,
  IMPORT_REFUSED: ({ row = '' }) => msg`Nothing was booked: look at row ${row} again.`,
  IMPORT_OVERTAKEN: () => msg`Somebody else is importing these rows. Nothing was booked: look again.`,
  INVALID_CARD: () => msg`Invalid card information`,
  // Chains
  ADDRESS_NOT_USABLE: () => msg`This address is not in your address book any more.`,
  ADDRESS_RESTING: ({ from = '' }) => {
    const time = instantText(from)
    return msg`This address is new and rests until ${time}. Send to another one, or come back then.`
  },
  FEE_CHANGED: ({ fee, currency }) => {
    const now = money(fee, currency)
    return msg`The fee is ${now} now. Nothing was sent: check the transfer again.`
  },
  // Receipts
  NOT_SEALED_YET: ({ seconds = '15' }) =>
    msg`This has not been sealed yet. Ask for the receipt again in ${seconds} seconds.`,
  SEAL_STOPPED: () =>
    msg`The log is not being sealed at present, so there is no receipt yet. Try again later.`,
  // Administration
  10: () => msg`The group system has no agent of this name. Nothing was saved.`,
  AGENT_EXISTS: () => msg`There is an agent of this name already.`,
  API_KEY_TAKEN: () => msg`Another agent has this key. Generate a new one.`,
  CUSTODY_MISSING: () => msg`No custody is connected. Nothing was sent.`,
  CUSTODY_AWAY: () => msg`The custody does not answer. What is shown was seen before; try again later.`,
  CENTRAL_ADDRESS_MISSING: ({ network = '' }) => msg`Set the central address of ${network} first.`,
  CENTRAL_ADDRESS_WRONG: ({ network = '' }) =>
    msg`The central address is no address of ${network}. Nothing was sent: correct the setting first.`,
  CENTRAL_ADDRESS_CHANGED: () =>
    msg`The central address has just been changed. Nothing was sent: look again.`,
  CENTRAL_ADDRESS_COOLING: ({ network = '', from = '' }) => {
    const since = utcText(from)
    return msg`The central address of ${network} was changed a short while ago. Nothing was sent: collecting to it is possible from ${since}.`
  },
  RATE_ABSURD: ({ expected }) =>
    expected
      ? msg`This rate is less than half, or more than twice, of ${expected}. Nothing was saved: check it.`
      : msg`This rate cannot be right. Nothing was saved: check it.`,
  PROPOSAL_LAPSED: () =>
    msg`What this is about has changed since it was proposed, so nothing was done. Propose it again.`,
  MONEY_DIFFERS: ({ amounts = '' }) =>
    msg`The rebuild has other money, by ${amounts}. Nothing was changed: type these amounts to put it in place.`,
  NOT_PARKED: () => msg`This does not wait there any more. Look at the list again.`,
  REBUILD_RUNNING: () => msg`This read model is being rebuilt at this moment. Wait until it is done.`,
  REBUILD_REFUSED: () =>
    msg`Somebody has decided this meanwhile, or there is nothing to do it with. Look at the list again.`,
  NOT_YOUR_PROPOSAL: () => msg`Only its proposer can withdraw a proposal.`,
  ROLE_CHANGED: () => msg`This member’s role has been changed meanwhile. Look at it again.`,
  ENTRY_CHANGED: () => msg`Somebody has changed this meanwhile. Look at it again.`,
  NOTHING_TO_COLLECT: () => msg`Nothing is left to collect on these addresses. Scan to look at them again.`,
  ADDRESS_GIVEN: () => msg`A member has this address, so it stays theirs.`,
  ADDRESS_TAKEN: () => msg`This address is known already.`,
  ADDRESS_POOL_EMPTY: () => msg`No address is left for this network. Bring some in first.`,
  DEPOSIT_ADDRESS_HELD: () => msg`This member has a deposit address on this network already.`,
  FEE_ABOVE_QUOTED: ({ quoted, currency }) => {
    const most = money(quoted, currency)
    return msg`The member agreed to a fee of ${most} at most.`
  },
  CIRCLE_ID_ALREADY_USED: () => msg`This payment of Circle has been credited before.`,
  MOVEMENT_UNKNOWN: () => msg`There is no such transaction.`,
  ALREADY_REVERSED: () => msg`This has been reversed already.`,
  NOT_REVERSIBLE: () => msg`This cannot be reversed: it has an end of its own.`,
  TOP_UP_UNKNOWN: () => msg`There is no such top-up.`,
  MEMBER_DISABLED: () => msg`This account is disabled. Enable it first, or reject this with a reason.`,
  OWN_CASE: () => msg`This is your own case. Another administrator has to decide it.`,
  ALREADY_DECIDED: () => msg`Somebody has decided this already.`,
  FEE_ABOVE_AMOUNT: () => msg`The fee has to be less than the amount.`,
  LOOK_REASON_NEEDED: () => msg`Nothing was shown: a reason to look has to be given first.`,
  REASON_MISSING: () => msg`Say why, in words the member can act on.`,
  // Codes that screens mostly prevent, or that only the platform itself is told
  102: () => msg`The price has changed. Nothing was taken: look at it again.`,
  103: () => msg`Not enough in your wallet.`,
  105: () => msg`This order number has been submitted already. Each order opens one card.`,
  106: () => msg`The amount is below the minimum. Enter more.`,
  107: () => msg`The amount is above the maximum. Enter less.`,
  ABOVE_DAILY_LIMIT: () => msg`This is more than can be charged today. Enter less, or come back tomorrow.`,
  AUTH_EXPIRED: () => msg`You have been signed out.`,
  BATCH_EMPTY: () => msg`There is nothing in this file. Nothing was booked.`,
  BATCH_NOT_SORTED: () =>
    msg`The rows are not in the order of their settlement dates. Sort them, then import the file again.`,
  BATCH_REPEATS: () =>
    msg`The same network transaction stands in this file twice. Remove one, then import the file again.`,
  BATCH_TOO_LONG: () => msg`This file has too many rows. Split it, then import the parts.`,
  BILL_DIFFERS: () => msg`The wallet differs from its transactions. Nothing was changed: tell an operator.`,
  CARD_BLOCKED: () => msg`Your card is blocked. Contact support to have it opened again.`,
  CARD_FEE_NOT_DUE: () => msg`This monthly fee is not due yet.`,
  CARD_IN_REVIEW: () => msg`Your card is being reviewed. Try again when it has been approved.`,
  CARD_PROVIDER_OFF: () => msg`This way of payment is not available at present. Choose another.`,
  CHARGE_ITEM_NOT_OFFERED: () => msg`This amount is not offered any more. Choose another.`,
  COLLECTION_DIFFERS: () =>
    msg`The custody answered something else than it was asked. Check the collection there before you try again.`,
  TOO_MANY_VIEWS: () => msg`200 views are kept already. Delete one that is not used any more.`,
  VIEW_NAME_TAKEN: () =>
    msg`A view of this name is kept here already. Choose another name, or change that view.`,
  VIEW_NOT_OWN: () => msg`Only the administrator who has saved this view changes or deletes it.`,
  ENTRY_IN_USE: () => msg`Something still stands on this entry. Hide it instead of deleting it.`,
  EARLIER_CARD_FEE_OWED: () => msg`The card fee of an earlier month is owed. It has to be paid first.`,
  ENTRY_EXISTS: () => msg`There is such a record already. Open it in the list to edit it.`,
  ENTRY_ID_DIFFERS: () => msg`The key of a record cannot be changed. Create a new record instead.`,
  ENTRY_INVALID: () => msg`This record is not valid. Nothing was saved: check its fields.`,
  ENTRY_UNKNOWN: () => msg`There is no such record.`,
  LIMIT_NOT_REACHED: () => msg`The limit price has not been reached. The order stays open.`,
  MEMBER_UNKNOWN: () => msg`There is no such member.`,
  MONTH_NOT_NEXT: () => msg`This is not the next month to be paid.`,
  MONTH_NOT_OVER: () => msg`This month is not over yet.`,
  ITEMS_UNEXPLAINED: () => msg`Every open item needs a note before the statement is signed off.`,
  ITEM_NOT_OPEN: () => msg`One of these items is not open any more. Look at the list again.`,
  MATCH_DIFFERS: ({ difference, currency }) => {
    const left = money(difference, currency)
    return msg`These lines and entries do not come to the same: ${left} is left. Choose others, or propose a correcting entry.`
  },
  STATEMENT_NOT_READY: () => msg`This statement is being read or matched. Wait until it is done.`,
  STATEMENT_SIGNED: () => msg`This statement has been signed off. It is not changed any more.`,
  STATEMENT_TAKEN_IN: () => msg`This file has been taken in before. Open the statement that it became.`,
  PERIOD_CLOSED: () => msg`This month is closed already.`,
  PERIOD_NOT_NEXT: () => msg`An earlier month is still open. Close that one first.`,
  PERIOD_NOT_OVER: () => msg`This month is not over yet. Close it on the first day of the next (UTC).`,
  NOT_A_STABLECOIN: () => msg`A card is paid for in USDC or USDT. Choose one of them.`,
  NOT_MATURED: () => msg`This deposit has not matured yet.`,
  PAY_CODE_VALID: () => msg`This Pay Code is still valid.`,
  PRECHARGE_NOT_OFFERED: () => msg`This precharge is not offered any more. Choose another.`,
  PRICE_CHANGED: () => msg`The price has changed. Nothing was taken: look at it again.`,
  QUOTE_USED: () => msg`This quote has been used already. Nothing was swapped; ask for a new one.`,
  RESERVE_EXHAUSTED: () => msg`Something wrong, please try again later`,
  SCALE_LOWERED: () => msg`The decimal places of a currency cannot be lowered. Nothing was saved.`,
  TOO_MANY_EVENTS: ({ events = '', most = '' }) =>
    msg`These are ${events} events, and a pack holds ${most}. Choose fewer days.`,
  TOO_MANY_RECORDS: () => msg`These are too many records for one e-mail. Choose fewer days.`,
  TRANSACTION_DIFFERS: () =>
    msg`This network transaction was booked with other details. Compare the rows; nothing was booked.`,
  TRANSACTION_TAKEN: () => msg`This network transaction belongs to another card. Nothing was booked.`,
  WALLET_CLOSED: () => msg`This account has been deleted.`,
  WALLET_FROZEN: () =>
    msg`This account is frozen, so its money rests. It has to be unfrozen first: Settings, Security.`,
} satisfies Record<wire.RefusalCode | 'EMAIL_UNKNOWN', Words>
