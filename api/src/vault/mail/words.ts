import type { wire } from '@strongroom/shared'
import { msg, type Word } from '#words'

/** The moments of a proposal of which administrators are told. */
export type ProposalMoment = 'waits' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed'
/** The outcomes of the review of an identity. */
export type IdentityOutcome = 'approved' | 'rejected' | 'withdrawn'

/** A code's purpose, by scene: ends the subject and the first sentence. */
const purposes: Readonly<Record<wire.Scene, Word>> = {
  register: msg`opening your account`,
  login: msg`signing in`,
  forgetpassword: msg`choosing a new password`,
  quickpay: msg`a quick pay`,
  sendonchain: msg`sending on chain`,
  withdraw: msg`a withdrawal`,
  sendpayment: msg`a payment`,
  delaccount: msg`deleting your account`,
  editcardholder: msg`editing the card holder`,
  cardlimit: msg`changing the daily limit of your card`,
  editpin: msg`changing your PAY code`,
  editpassword: msg`changing your password`,
  kyc: msg`verifying your identity`,
  unfreeze: msg`unfreezing your account`,
  allowlist: msg`turning off your allow-list`,
  authenticator: msg`turning on an authenticator app`,
  passkey: msg`adding or removing a passkey`,
  confirmdevice: msg`confirming payments on this device`,
}

const secrets: Readonly<Record<'password' | 'pin', Word>> = {
  password: msg`password`,
  pin: msg`PAY code`,
}

const identitySubjects: Readonly<Record<IdentityOutcome, Word>> = {
  approved: msg`Your identity is verified`,
  rejected: msg`Your identity could not be verified yet`,
  withdrawn: msg`Your identity is no longer verified`,
}

/** To a member about whose identity something was decided; `{why}` is the reason, if there is one. */
const identityTexts: Readonly<Record<IdentityOutcome, Word<'why'>>> = {
  approved: msg`We have verified your identity. Your wallets, payments and swaps are open to you.`,
  rejected: msg({
    message:
      'We have looked at what you handed in, and could not verify your identity with it.{why}\n\nSign in and hand it in again: what you entered last time is still there.',
  }),
  withdrawn: msg({
    message:
      'Your identity no longer counts as verified, so payments and swaps are closed for now.{why}\n\nSign in to verify it again. Your money stays yours.',
  }),
}

const proposalSubjects: Readonly<Record<ProposalMoment, Word<'what'>>> = {
  waits: msg({ message: 'A proposal waits for you: {what}' }),
  approved: msg({ message: 'Approved: {what}' }),
  rejected: msg({ message: 'Rejected: {what}' }),
  withdrawn: msg({ message: 'Withdrawn: {what}' }),
  lapsed: msg({ message: 'Lapsed: {what}' }),
}

/** To administrators, about a change that takes two of them. `{what}` is the kind of change, `{by}` its actor by name and number, `{why}` the reason of a rejection. */
const proposalTexts: Readonly<Record<ProposalMoment, Word<'what' | 'by' | 'why'>>> = {
  waits: msg({
    message:
      'Administrator {by} has proposed a change that takes two administrators: {what}.\n\nSign in, open Proposals, compare before and after, and approve or reject it.',
  }),
  approved: msg({
    message: 'Administrator {by} has approved a proposal, and it has been carried out: {what}.',
  }),
  rejected: msg({ message: 'Administrator {by} has rejected a proposal: {what}.{why}' }),
  withdrawn: msg({ message: 'Administrator {by} has withdrawn a proposal of their own: {what}.' }),
  lapsed: msg({
    message:
      'Administrator {by} has approved a proposal, but what it was about had changed since, so nothing was done: {what}.',
  }),
}

/** The texts of mails and messages. `{…}` are filled in. */
export const words = {
  purposes,
  codeSubject: msg({ message: 'Your code for {purpose}' }),
  codeText: msg({
    message:
      'Your code for {purpose} is {code}.\n\nIt is valid for 30 minutes. We will never ask you for it. If you did not ask for it, ignore this mail.',
  }),
  paymentText: msg({
    message: '\n\nIt approves one payment and no other: {amount} {currency} to user {uid}.',
  }),
  payeeText: msg({ message: '\n\nIt approves one payment and no other: {amount} {currency} to {payee}.' }),
  payQrText: msg({
    message:
      '\n\nIt approves one pay code and nothing else: {amount} {currency} in all, for those who scan it.',
  }),
  anyPaymentText: msg({
    message:
      '\n\nIt approves one payment, whatever its amount: check the payment on the screen before you enter it.',
  }),
  takenSubject: msg`You already have an account`,
  takenText: msg({
    message:
      'Somebody, probably you, wanted to open an account with this address. You already have one: sign in, or choose a new password if you have forgotten yours.',
  }),
  passwordSubject: msg`Your password was changed`,
  passwordText: msg({
    message:
      'The password of your account was changed, and every session was signed out. If it was not you, contact customer service at once.',
  }),
  changedSubject: msg({ message: 'Your {what} was changed' }),
  /** `{what}` is a password or a PAY code that its owner has changed. */
  changedText: msg({
    message:
      'Your {what} was changed in the settings of your account, and every other session was signed out. If it was not you, contact customer service at once.',
  }),
  clearedText: msg({
    message:
      'Customer service has cleared your PAY code, because you or somebody in your name said that it is forgotten. The next sign-in asks for a new one, and nothing leaves your account until {time} UTC. If it was not you, contact customer service before then.',
  }),
  restsText: msg({
    message:
      'It was set by a code sent to this address alone, so nothing leaves your account until {time} UTC. What comes in does. If it was not you, freeze your account under Settings, Security, and contact customer service before then.',
  }),
  emailEditedSubject: msg`Your e-mail address was changed`,
  emailEditedText: msg({
    message:
      'Customer service has changed the e-mail address of your account, and every session was signed out. Sign in with the new address. If you did not ask for it, contact customer service at once.',
  }),
  /** A message to a phone. */
  messageText: msg({
    message: 'Strongroom: {code} is your code for {purpose}. Valid for 30 minutes. Do not share it.',
  }),
  secrets,
  identitySubjects,
  identityTexts,
  reasonText: msg({ message: '\n\nThe reason: {reason}' }),
  payerNoteText: msg({ message: '\n\nThe payer’s note: {note}' }),
  proposalSubjects,
  proposalTexts,
  mentionSubject: msg`A note names you`,
  /** `{by}` is its author by name and number, `{address}` where it stands. */
  mentionText: msg({
    message: 'Administrator {by} has named you in a note. Sign in and read it here:\n\n{address}',
  }),
  recordsSubject: msg({ message: 'Your records: {what}' }),
  recordsText: msg({
    message:
      'Attached, as a CSV file for spreadsheets: {file}. Records in it: {count}, the oldest first; times are in UTC.',
  }),
  noRecordsText: msg({ message: 'There are no such records, so the attached file {file} is empty.' }),
}
