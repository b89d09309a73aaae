import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import type { wire } from '@strongroom/shared'
import { say } from '#words'
import { type Addressee, identityLetter } from './letters.ts'
import type { Mail } from './mail.ts'
import { type NoticeLetter, noticeWords } from './notice-words.ts'
import { amountSaid, noticeKinds, type Said, type ToldType } from './told-events.ts'
import { words } from './words.ts'

/** The letter of each type of event of which a member is told by mail. */
const letters: Readonly<Partial<Record<ToldType, NoticeLetter>>> = {
  MoneyRequested: 'money-requested',
  QuickPayReceived: 'money-received',
  PayCodeReceived: 'money-received',
  BonusGranted: 'money-received',
  TopUpApproved: 'top-up-approved',
  TopUpRejected: 'top-up-rejected',
  FpsTopUpApproved: 'top-up-approved',
  FpsTopUpRejected: 'top-up-rejected',
  DepositCompleted: 'deposit-approved',
  DepositFailed: 'deposit-rejected',
  DepositRejected: 'deposit-rejected',
  CircleDepositCredited: 'deposit-approved',
  RequestedPaymentReceived: 'requested-payment-approved',
  RequestedPaymentRejected: 'requested-payment-rejected',
  BankApproved: 'bank-approved',
  BankRejected: 'bank-rejected',
  WithdrawalSettled: 'withdrawal-approved',
  WithdrawalRejected: 'withdrawal-rejected',
  ChainSendSettled: 'chain-send-approved',
  ChainSendRejected: 'chain-send-rejected',
  PaymentSent: 'sent-payment-approved',
  PaymentFailed: 'sent-payment-rejected',
  CurrencyApproved: 'currency-approved',
  CurrencyRejected: 'currency-rejected',
  CardActivated: 'card-activated',
  CardBlocked: 'card-blocked',
  CardOrderRejected: 'card-order-rejected',
  CardChargeApproved: 'card-charge-approved',
  CardChargeRejected: 'card-charge-rejected',
}

const hasLetter = (type: string): type is ToldType => Object.hasOwn(letters, type)

/** The facts of which members may be told by mail. */
export const noticeTypes = ['KycDecided', ...Object.keys(letters)] as readonly wire.EventType[]

/** Whether members may be told by mail of facts of a type; most facts are others. */
export const isOfNotice = (type: string): boolean => type === 'KycDecided' || hasLetter(type)

type SaidHere = Said & {
  readonly status?: number
  readonly recordId?: string
  readonly requestId?: string
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
  const said = data as SaidHere
  if (type === 'KycDecided') return actor.kind === 'system' ? undefined : identityNotice(said)
  const letter = hasLetter(type) && said.by !== 'member' ? letters[type] : undefined
  if (!letter) return undefined
  return {
    kind: noticeKinds[type as ToldType],
    letterTo: (to, publicUrl) => noticeLetter(to, letter, { ...said, publicUrl }),
  }
}

/** A decision without a record takes a verification back. */
const identityNotice = ({ status, recordId, reason = '' }: SaidHere): Notice | undefined => {
  if (status !== 1 && status !== -1) return undefined
  const refused = recordId === undefined ? 'withdrawn' : 'rejected'
  const outcome = status === 1 ? 'approved' : refused
  return { kind: 'identity', letterTo: to => identityLetter(to, { outcome, reason }) }
}

const noticeLetter = (
  { email, language }: Addressee,
  letter: NoticeLetter,
  said: SaidHere & { readonly publicUrl: string },
): Mail => {
  const { subject, text } = noticeWords[letter]
  const { reason, requestId, publicUrl } = said
  const { amount = '', currency = '' } = amountSaid(said)
  // Without a language: the address opens in that of its reader.
  const link = requestId ? `${publicUrl}/quickpay/requests/${requestId}` : ''
  const why = reason ? say(words.reasonText, language, { reason }) : ''
  return {
    letter,
    to: email,
    subject: say(subject, language),
    text: say(text, language, { amount: `${amount} ${currency}`, why, link }),
  }
}
