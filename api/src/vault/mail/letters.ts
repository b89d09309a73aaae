import type { ProofDifference } from '@strongroom/projections/proof'
import type { wire } from '@strongroom/shared'
import type { Payment } from '../codes.ts'
import { alarmWords } from './alarm-words.ts'
import type { Mail } from './mail.ts'
import { recordNames } from './record-names.ts'
import { fill, words } from './words.ts'

/** Whom to write to, and in which language. */
export type Addressee = { readonly email: string; readonly language: wire.Language }

const moneyScenes: readonly wire.Scene[] = ['quickpay', 'sendonchain', 'withdraw', 'sendpayment']

/** Whether a code of this scene approves a payment. */
export const isOfMoney = (scene: wire.Scene): boolean => moneyScenes.includes(scene)

/** The mail that carries a code. A money code says what it approves. */
export const codeLetter = (
  to: Addressee,
  { scene, code, payment }: { scene: wire.Scene; code: string; payment?: Payment | undefined },
): Mail => {
  const { purposes, codeSubject, codeText, paymentText, payeeText, anyPaymentText } = words[to.language]
  const purpose = purposes[scene]
  const approves = payment
    ? fill('uid' in payment ? paymentText : payeeText, payment)
    : isOfMoney(scene)
      ? anyPaymentText
      : ''
  return {
    letter: `code-${scene}`,
    to: to.email,
    subject: fill(codeSubject, { purpose }),
    text: fill(codeText, { purpose, code }) + approves,
    code,
  }
}

/** The text of the message that carries a code to a phone. */
export const codeMessage = (language: wire.Language, scene: wire.Scene, code: string): string => {
  const { purposes, messageText } = words[language]
  return fill(messageText, { purpose: purposes[scene], code })
}

/** To somebody who wants to register with an address that has an account. */
export const takenLetter = (to: Addressee): Mail => ({
  letter: 'account-exists',
  to: to.email,
  subject: words[to.language].takenSubject,
  text: words[to.language].takenText,
})

export const passwordLetter = (to: Addressee): Mail => ({
  letter: 'password-reset',
  to: to.email,
  subject: words[to.language].passwordSubject,
  text: words[to.language].passwordText,
})

/** To a member who has changed their own password or PAY code. */
export const changedLetter = (to: Addressee, which: 'password' | 'pin'): Mail => {
  const { changedSubject, changedText, secrets } = words[to.language]
  const what = secrets[which]
  return {
    letter: `${which}-changed`,
    to: to.email,
    subject: fill(changedSubject, { what }),
    text: fill(changedText, { what }),
  }
}

/** To both addresses of a member whose e-mail address an administrator has changed. Neither is named to the other. */
export const emailEditedLetter = (to: Addressee): Mail => ({
  letter: 'email-edited',
  to: to.email,
  subject: words[to.language].emailEditedSubject,
  text: words[to.language].emailEditedText,
})

/** To a member about whose identity something was decided, with the reason if there is one. */
export const identityLetter = (
  to: Addressee,
  { outcome, reason }: { outcome: 'approved' | 'rejected' | 'withdrawn'; reason: string },
): Mail => {
  const { identitySubjects, identityTexts, reasonText } = words[to.language]
  const why = reason === '' || outcome === 'approved' ? '' : fill(reasonText, { reason })
  return {
    letter: `identity-${outcome}`,
    to: to.email,
    subject: identitySubjects[outcome],
    text: fill(identityTexts[outcome], { why }),
  }
}

export type ProposalMoment = 'waits' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed'

/** To the other administrators, about a change that takes two of them. What it is in detail stands on the screen only. */
export const proposalLetter = (
  to: Addressee,
  {
    moment,
    kind,
    by,
    reason,
  }: { moment: ProposalMoment; kind: wire.ProposalKind; by: string; reason?: string },
): Mail => {
  const { proposalSubjects, proposalTexts, proposalKinds, reasonText } = words[to.language]
  const why = reason ? fill(reasonText, { reason }) : ''
  const filled = { what: proposalKinds[kind], by, why }
  return {
    letter: `proposal-${moment}`,
    to: to.email,
    subject: fill(proposalSubjects[moment], filled),
    text: fill(proposalTexts[moment], filled),
  }
}

/** Records somebody asked for by mail, in a file that goes along. */
export const recordsLetter = (
  to: Addressee,
  { kind, count, file }: { kind: wire.RecordKind; count: number; file: NonNullable<Mail['file']> },
): Mail => {
  const { recordsSubject, recordsText, noRecordsText } = words[to.language]
  return {
    letter: `records-${kind}`,
    to: to.email,
    subject: fill(recordsSubject, { what: recordNames[to.language][kind] }),
    text: fill(count > 0 ? recordsText : noRecordsText, { file: file.name, count: String(count) }),
    file,
  }
}

/** What an alarm says of one finding: which, of what kind, and where it is an event, its position in the log. */
export type Finding = Pick<ProofDifference, 'view' | 'kind' | 'key' | 'position'>

/** To an operator, about what the proof has newly found, or no longer finds; `left` findings still stand. */
export const alarmLetter = (
  to: Addressee,
  { outcome, findings, left }: { outcome: 'alarm' | 'mended'; findings: readonly Finding[]; left: number },
): Mail => {
  const words = alarmWords[to.language]
  const [subject, text] =
    outcome === 'alarm' ? [words.foundSubject, words.foundText] : [words.goneSubject, words.goneText]
  const lines = findings.map(
    ({ view, kind, key, position }) =>
      `- ${view}: ${key}${position ? ` (${position})` : ''}: ${words.kinds[kind]}`,
  )
  return {
    letter: `books-${outcome}`,
    to: to.email,
    subject,
    text: fill(text, { findings: lines.join('\n'), left: String(left) }),
  }
}
