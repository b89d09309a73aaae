import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import type { wire } from '@strongroom/shared'
import { say } from '#words'
import { type Addressee, identityLetter } from './letters.ts'
import type { Mail } from './mail.ts'
import { type NoticeLetter, noticeWords } from './notice-words.ts'
import { words } from './words.ts'

type ToldBy = readonly [kind: wire.NoticeKind, letter: NoticeLetter]

/** The types of facts of which a member is told by mail, with their kind in the table of notices and their letter. */
const told: Readonly<Partial<Record<wire.EventType, ToldBy>>> = {
  MoneyRequested: ['money', 'money-requested'],
  QuickPayReceived: ['money', 'money-received'],
  PayCodeReceived: ['money', 'money-received'],
  BonusGranted: ['money', 'money-received'],
  TopUpApproved: ['top-ups', 'top-up-approved'],
  TopUpRejected: ['top-ups', 'top-up-rejected'],
  FpsTopUpApproved: ['top-ups', 'top-up-approved'],
  FpsTopUpRejected: ['top-ups', 'top-up-rejected'],
  DepositCompleted: ['top-ups', 'deposit-approved'],
  DepositFailed: ['top-ups', 'deposit-rejected'],
  DepositRejected: ['top-ups', 'deposit-rejected'],
  CircleDepositCredited: ['top-ups', 'deposit-approved'],
  RequestedPaymentReceived: ['top-ups', 'requested-payment-approved'],
  RequestedPaymentRejected: ['top-ups', 'requested-payment-rejected'],
  BankApproved: ['bank-accounts', 'bank-approved'],
  BankRejected: ['bank-accounts', 'bank-rejected'],
  WithdrawalSettled: ['withdrawals', 'withdrawal-approved'],
  WithdrawalRejected: ['withdrawals', 'withdrawal-rejected'],
  ChainSendSettled: ['withdrawals', 'chain-send-approved'],
  ChainSendRejected: ['withdrawals', 'chain-send-rejected'],
  PaymentSent: ['withdrawals', 'sent-payment-approved'],
  PaymentFailed: ['withdrawals', 'sent-payment-rejected'],
  CurrencyApproved: ['currencies', 'currency-approved'],
  CurrencyRejected: ['currencies', 'currency-rejected'],
  CardActivated: ['cards', 'card-activated'],
  CardBlocked: ['cards', 'card-blocked'],
  CardOrderRejected: ['cards', 'card-order-rejected'],
  CardChargeApproved: ['cards', 'card-charge-approved'],
  CardChargeRejected: ['cards', 'card-charge-rejected'],
}

/** Whether members may be told by mail of facts of a type; most facts are others. */
export const isOfNotice = (type: string): boolean => type === 'KycDecided' || Object.hasOwn(told, type)

/** The fields of these facts that a mail says; each of them has some. */
type Said = {
  readonly amount?: string
  readonly credited?: string
  readonly currency?: string
  readonly cardCurrency?: string
  readonly reason?: string
  readonly status?: number
  readonly recordId?: string
  readonly requestId?: string
  /** The side that closed a case; a member knows of their own decisions. */
  readonly by?: string
}

/**
 * A fact's mail to its member. It says an amount and the reason of a decision, and nothing of other members. Its links begin
 * with `publicUrl`, the address that people know.
 */
export type Notice = {
  readonly kind: wire.NoticeKind
  readonly letterTo: (to: Addressee, publicUrl: string) => Mail
}

/** The mail that tells a member of a fact; undefined when no mail does. */
export const noticeOf = ({ type, data, metadata: { actor } }: LedgerEvent): Notice | undefined => {
  const said = data as Said
  if (type === 'KycDecided') return actor.kind === 'system' ? undefined : identityNotice(said)
  const entry = said.by === 'member' ? undefined : told[type as wire.EventType]
  if (!entry) return undefined
  const [kind, letter] = entry
  return { kind, letterTo: (to, publicUrl) => noticeLetter(to, letter, { ...said, publicUrl }) }
}

/** A decision without a record takes a verification back. */
const identityNotice = ({ status, recordId, reason = '' }: Said): Notice | undefined => {
  if (status !== 1 && status !== -1) return undefined
  const refused = recordId === undefined ? 'withdrawn' : 'rejected'
  const outcome = status === 1 ? 'approved' : refused
  return { kind: 'identity', letterTo: to => identityLetter(to, { outcome, reason }) }
}

const noticeLetter = (
  { email, language }: Addressee,
  letter: NoticeLetter,
  said: Said & { readonly publicUrl: string },
): Mail => {
  const { subject, text } = noticeWords[letter]
  const { credited, amount = credited, currency, cardCurrency, reason, requestId, publicUrl } = said
  const shown = `${credited ?? amount ?? ''} ${cardCurrency ?? currency ?? ''}`
  // Without a language: the address opens in that of its reader.
  const link = requestId ? `${publicUrl}/quickpay/requests/${requestId}` : ''
  const why = reason ? say(words.reasonText, language, { reason }) : ''
  return {
    letter,
    to: email,
    subject: say(subject, language),
    text: say(text, language, { amount: shown, why, link }),
  }
}
