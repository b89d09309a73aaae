import type { MemberRefusal } from '@strongroom/ledger/account'
import type { BankRefusal } from '@strongroom/ledger/bank'
import type { CardBatchRefusal, CardRowRefusal } from '@strongroom/ledger/card'
import type { CatalogueRefusal } from '@strongroom/ledger/catalogue'
import type { AddressRefusal, CollectionRefusal } from '@strongroom/ledger/chain'
import type { PeriodRefusal, ReconciliationRefusal } from '@strongroom/ledger/finance'
import type { HoldingRefusal } from '@strongroom/ledger/liabilities'
import type { ProposalRefusal } from '@strongroom/ledger/office'
import type { PayQrRefusal } from '@strongroom/ledger/pay-qr'
import type { WalletRefusal } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import { type Reply, refused } from './replies.ts'

type Refusal =
  | MemberRefusal
  | WalletRefusal
  | AddressRefusal
  | BankRefusal
  | CardBatchRefusal
  | CardRowRefusal
  | CatalogueRefusal
  | CollectionRefusal
  | PayQrRefusal
  | ProposalRefusal
  | HoldingRefusal
  | PeriodRefusal
  | ReconciliationRefusal

/** `insufficient-funds` is `INSUFFICIENT_FUNDS` on the wire. */
type CodeOf<Kind extends string> = Kind extends `${infer Word}-${infer Rest}`
  ? `${Uppercase<Word>}_${CodeOf<Rest>}`
  : Uppercase<Kind>

/** A kind whose code the contract does not list needs a code that it does. */
type Words<Kind extends string> = { readonly msg: string } & (CodeOf<Kind> extends wire.RefusalCode
  ? { readonly code?: wire.RefusalCode }
  : { readonly code: wire.RefusalCode })

/** Each refusal's code on the wire and its English message, in the specification's words where it has some. */
const words: { readonly [Kind in Refusal['kind']]: Words<Kind> } = {
  'identity-not-verified': { msg: 'Please verify your identity first' },
  'amount-not-positive': { msg: 'The amount must be greater than 0' },
  'too-many-places': { msg: 'The amount has too many decimal places' },
  'below-minimum': { msg: 'The amount is below the minimum' },
  'insufficient-funds': { msg: 'Insufficient wallet balance' },
  'currency-not-offered': { msg: 'This currency is not offered' },
  'network-not-offered': { msg: 'This currency is not offered on this network' },
  'txid-already-used': { msg: 'This TXID has been submitted before' },
  'top-up-unknown': { msg: 'There is no such top-up' },
  'already-decided': { msg: 'This has been decided already' },
  'own-case': { msg: 'You cannot decide your own case' },
  'fee-above-amount': { msg: 'The fee is not below the amount' },
  'reason-missing': { msg: 'A reason is needed' },
  'not-swappable': { msg: 'These currencies cannot be swapped' },
  'quote-differs': { msg: 'This is not what was quoted, please check again' },
  'quote-expired': { msg: 'The quote has expired, please check again' },
  'quote-changed': { msg: 'The rate has changed, please check again' },
  'amount-too-small': { msg: 'The amount is too small to be swapped' },
  'pays-oneself': { msg: 'Unable to pay to yourself' },
  'receiver-unknown': { msg: 'ID not exists' },
  'receiver-not-verified': { msg: 'This member cannot be paid until their identity is verified' },
  'quick-pay-off': { msg: 'The user has turned off quick pay' },
  'above-maximum': { msg: 'The amount is above the maximum' },
  'days-out-of-range': { msg: 'The number of days is out of range' },
  'times-out-of-range': { msg: 'The number of times is out of range' },
  'bank-limit-reached': { msg: 'No more bank accounts can be linked' },
  'details-changed': { msg: 'The details have been changed since they were looked at' },
  'bank-not-usable': { msg: 'This bank account cannot be used' },
  'card-missing': { msg: 'You have no card yet' },
  'card-in-review': { msg: 'Your card is being reviewed' },
  'charge-item-not-offered': { msg: 'This amount is not offered any more' },
  'price-changed': { msg: 'The price has changed, please check again' },
  'above-daily-limit': { msg: 'This is more than can be charged today' },
  'order-number-already-submitted': { code: 105, msg: 'This order number has been submitted already' },
  'card-provider-off': { msg: 'This way of payment is not available at present' },
  'batch-empty': { msg: 'There is nothing in this file' },
  'batch-too-long': { msg: 'This file has too many rows' },
  'batch-not-sorted': { msg: 'The rows are not sorted by settlement date' },
  'batch-repeats': { msg: 'The same network transaction comes twice' },
  'transaction-taken': { msg: 'This network transaction belongs to another card' },
  'transaction-differs': { msg: 'This network transaction has been booked with other details' },
  'card-in-arrears': { msg: 'This card owes its monthly fee: it comes back when the fee has been paid' },
  'earlier-card-fee-owed': { msg: 'The fee of an earlier month is owed first' },
  'card-fee-not-due': { msg: 'This monthly fee is not due yet' },
  'card-blocked': { msg: 'Your card is blocked' },
  'card-open-already': { code: 101, msg: 'You already have a card' },
  'not-a-stablecoin': { msg: 'A card is paid for in USDC or USDT' },
  'precharge-not-offered': { msg: 'This precharge is not offered' },
  'vip-level-too-low': { msg: 'Your VIP level is too low for this' },
  'voucher-already-submitted': { code: 104, msg: 'A transfer voucher has been submitted already' },
  'not-completed': { msg: 'This has not been completed yet' },
  'fps-off': { msg: 'FPS is not available at present' },
  'nothing-to-collect': { msg: 'There is nothing to collect on these addresses' },
  'collection-differs': { msg: 'The custody has answered something else than it was asked' },
  'address-not-usable': { msg: 'This address is not in your address book' },
  'address-resting': { msg: 'This address is new: it can be sent to once it has rested' },
  'fee-changed': { msg: 'The fee has changed, please check again' },
  'deposit-address-held': { msg: 'This member has a deposit address on this network already' },
  'fee-above-quoted': { msg: 'The fee is above what the member agreed to' },
  'movement-unknown': { msg: 'There is no such transaction' },
  'already-reversed': { msg: 'This has been reversed already' },
  'not-reversible': { msg: 'This cannot be reversed' },
  'circle-id-already-used': { msg: 'This Circle payment has been credited before' },
  'case-unknown': { msg: 'There is no such record' },
  'earn-off': { msg: 'Feature is coming soon' },
  'plan-not-offered': { msg: 'This plan is not offered' },
  'plan-changed': { msg: 'The plan has changed, please check again' },
  'interest-already-paid': { msg: 'Interest has been paid already' },
  'interest-due': { msg: 'Interest that is due has to be paid first' },
  'month-not-next': { msg: 'This is not the next month to be paid' },
  'month-not-over': { msg: 'This month is not over' },
  'not-matured': { msg: 'This deposit has not matured' },
  'rate-invalid': { msg: 'The rate is not valid' },
  'rate-lowered': { msg: 'A promised rate cannot be lowered' },
  'pair-not-offered': { msg: 'This pair is not offered' },
  'price-invalid': { msg: 'The price is not valid' },
  'limit-not-reached': { msg: 'The limit price has not been reached' },
  'more-than-left': { msg: 'This is more than is left of the order' },
  'reserve-exhausted': { msg: 'Something wrong, please try again later' },
  'pay-code-unknown': { code: 'NOT_FOUND_DATA', msg: 'There is no such Pay Code.' },
  'already-scanned': { code: 'ALREADY_SCAN', msg: 'You have already scan this code!' },
  'pay-code-expired': { code: 'QRCODE_EXPIRED', msg: 'This Pay Code is out of date.' },
  'pay-code-used-up': { code: 'QRCODE_EXPIRED', msg: 'This Pay Code is out of date.' },
  'pay-code-valid': { msg: 'This Pay Code is still valid' },
  'entry-invalid': { msg: 'The record is not valid' },
  'entry-id-differs': { msg: 'The key of a record cannot be changed' },
  'entry-unknown': { msg: 'There is no such record' },
  'entry-changed': { msg: 'The record has been changed meanwhile' },
  'not-your-proposal': { msg: 'Only who has proposed this can withdraw it' },
  'member-unknown': { msg: 'There is no such member' },
  'role-held': { msg: 'An administrator’s account cannot be deleted: the role has to be taken away first' },
  'role-changed': { msg: 'This member’s role has been changed meanwhile' },
  'already-verified': { msg: 'This identity is verified already' },
  'kyc-kind-wrong': { msg: 'These are not the documents of this kind of account' },
  'kyc-waiting': { msg: 'There are documents that nobody has decided on yet' },
  'kyc-replaced': { msg: 'This record has been replaced by another one, please look at that' },
  'vip-application-open': { msg: 'Your last application is still being looked at' },
  'money-left': { msg: 'There is still money in your account' },
  'requests-open': { msg: 'There are requests that nobody has decided on yet' },
  'wallet-closed': { msg: 'This account has been deleted' },
  'wallet-frozen': { msg: 'This account is frozen: its money rests until it is unfrozen' },
  'scale-lowered': { msg: 'The decimal places of a currency cannot be lowered' },
  'period-not-over': { msg: 'This month is not over' },
  'period-closed': { msg: 'This month is closed already' },
  'period-not-next': { msg: 'An earlier month has to be closed first' },
  'statement-signed': { msg: 'This statement has been signed off: it is not changed any more' },
}

/** Turns a refusal of the ledger into an answer. Its other fields become `details`; a call may have a code of its own for it. */
export const refusalOf = (refusal: Refusal, own?: wire.RefusalCode): Reply => {
  const { kind, ...rest } = refusal
  const { code = codeOf(kind), msg }: { readonly code?: wire.RefusalCode; readonly msg: string } = words[kind]
  const details = Object.entries(rest).filter(([, value]) => typeof value !== 'object')
  return refused(own ?? code, msg, Object.fromEntries(details.map(([name, value]) => [name, String(value)])))
}

/** How a refusal reads where it is one of many. */
export const refusalMessage = (kind: string): string =>
  words[kind as Refusal['kind']]?.msg ?? 'This cannot be done'

/** The code of a kind that `words` gives none of its own: its type there has seen that the contract lists it. */
const codeOf = (kind: string) => kind.toUpperCase().replaceAll('-', '_') as wire.RefusalCode
