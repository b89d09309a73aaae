import type { ProofDifference } from '@strongroom/projections/proof'
import { wire } from '@strongroom/shared'
import { differenceWords } from '@strongroom/shared/words/audit/difference'
import { proposalKindWords } from '@strongroom/shared/words/office/kind'
import { say } from '#words'
import type { Payment } from '../payment-binding.ts'
import { alarmWords } from './alarm-words.ts'
import type { Mail } from './mail.ts'
import { recordNames } from './record-names.ts'
import { type IdentityOutcome, type ProposalMoment, words } from './words.ts'

/** Addressee of a mail, and the language of the mail. */
export type Addressee = { readonly email: string; readonly language: wire.Language }

const moneyScenes: readonly wire.Scene[] = ['quickpay', 'sendonchain', 'withdraw', 'sendpayment']

/** Whether a code of this scene approves a payment. */
export const isOfMoney = (scene: wire.Scene): boolean => moneyScenes.includes(scene)

const approvedBy = (scene: wire.Scene, payment: Payment, language: wire.Language): string => {
  if ('uid' in payment) return say(words.paymentText, language, payment)
  if (scene === 'quickpay' && payment.payee === wire.payQrPayee)
    return say(words.payQrText, language, payment)
  return say(words.payeeText, language, payment)
}

type CodeAsked = {
  readonly scene: wire.Scene
  readonly code: string
  readonly payment?: Payment | undefined
  readonly isSigned?: boolean
}

/** The mail that carries a code. A money code says what it approves, where the member asked for it signed in. */
export const codeLetter = (to: Addressee, { scene, code, payment, isSigned }: CodeAsked): Mail => {
  const { language } = to
  const purpose = say(words.purposes[scene], language)
  const approves = payment
    ? approvedBy(scene, payment, language)
    : isSigned && isOfMoney(scene)
      ? say(words.anyPaymentText, language)
      : ''
  return {
    letter: `code-${scene}`,
    to: to.email,
    subject: say(words.codeSubject, language, { purpose }),
    text: say(words.codeText, language, { purpose, code }) + approves,
    code,
  }
}

/** The text of the message that carries a code to a phone. */
export const codeMessage = (language: wire.Language, scene: wire.Scene, code: string): string => {
  const purpose = say(words.purposes[scene], language)
  return say(words.messageText, language, { purpose, code })
}

/** To the owner of an account whose address was used to register again. */
export const takenLetter = (to: Addressee): Mail => ({
  letter: 'account-exists',
  to: to.email,
  subject: say(words.takenSubject, to.language),
  text: say(words.takenText, to.language),
})

/** To a member whose password was set anew. */
export const passwordLetter = (to: Addressee): Mail => ({
  letter: 'password-reset',
  to: to.email,
  subject: say(words.passwordSubject, to.language),
  text: say(words.passwordText, to.language),
})

/** To a member who has changed their own password or PAY code. `restsUntil`: until when nothing leaves the account for it, ISO in UTC. */
export const changedLetter = (to: Addressee, which: 'password' | 'pin', restsUntil?: string): Mail => {
  const what = say(words.secrets[which], to.language)
  const text = say(words.changedText, to.language, { what })
  const time = restsUntil?.slice(0, 16).replace('T', ' ') ?? ''
  return {
    letter: `${which}-changed`,
    to: to.email,
    subject: say(words.changedSubject, to.language, { what }),
    text: restsUntil ? `${text}\n\n${say(words.restsText, to.language, { time })}` : text,
  }
}

/** To a member whose PAY code customer service has cleared; `restsUntil` as above. */
export const clearedLetter = (to: Addressee, restsUntil: string): Mail => {
  const what = say(words.secrets.pin, to.language)
  const time = restsUntil.slice(0, 16).replace('T', ' ')
  return {
    letter: 'pin-changed',
    to: to.email,
    subject: say(words.changedSubject, to.language, { what }),
    text: say(words.clearedText, to.language, { time }),
  }
}

/** To both addresses of a member whose e-mail address an administrator has changed. Neither is named to the other. */
export const emailEditedLetter = (to: Addressee): Mail => ({
  letter: 'email-edited',
  to: to.email,
  subject: say(words.emailEditedSubject, to.language),
  text: say(words.emailEditedText, to.language),
})

/** To a member about whose identity something was decided, with the reason if there is one. */
export const identityLetter = (
  to: Addressee,
  { outcome, reason }: { outcome: IdentityOutcome; reason: string },
): Mail => {
  const why = reason === '' || outcome === 'approved' ? '' : say(words.reasonText, to.language, { reason })
  return {
    letter: `identity-${outcome}`,
    to: to.email,
    subject: say(words.identitySubjects[outcome], to.language),
    text: say(words.identityTexts[outcome], to.language, { why }),
  }
}

export type { ProposalMoment }

/** To the other administrators, about a change that takes two of them. Only the screen shows its details. */
export const proposalLetter = (
  to: Addressee,
  {
    moment,
    kind,
    by,
    reason,
  }: { moment: ProposalMoment; kind: wire.ProposalKind; by: string; reason?: string },
): Mail => {
  const { language } = to
  const why = reason ? say(words.reasonText, language, { reason }) : ''
  const values = { what: say(proposalKindWords[kind].inSentence, language), by, why }
  return {
    letter: `proposal-${moment}`,
    to: to.email,
    subject: say(words.proposalSubjects[moment], language, values),
    text: say(words.proposalTexts[moment], language, values),
  }
}

/** To an administrator whom another one has named in a note. It says where the note stands, and nothing of what it says. */
export const mentionLetter = (to: Addressee, given: { by: string; address: string }): Mail => ({
  letter: 'mention',
  to: to.email,
  subject: say(words.mentionSubject, to.language),
  text: say(words.mentionText, to.language, given),
})

/** Records that a member, or an administrator, asked for by mail, in an attached file. */
export const recordsLetter = (
  to: Addressee,
  { kind, count, file }: { kind: wire.RecordKind; count: number; file: NonNullable<Mail['file']> },
): Mail => {
  const { language } = to
  const what = say(recordNames[kind], language)
  return {
    letter: `records-${kind}`,
    to: to.email,
    subject: say(words.recordsSubject, language, { what }),
    text: say(count > 0 ? words.recordsText : words.noRecordsText, language, {
      file: file.name,
      count: String(count),
    }),
    file,
  }
}

/** A finding as an alarm names it: its view, kind and key, the fields that differ and, of an event, its position in the log. */
export type Finding = Pick<ProofDifference, 'view' | 'kind' | 'key' | 'position' | 'field'>

/** To an operator, about what the proof has newly found, or no longer finds; `left` findings still stand. */
export const alarmLetter = (
  to: Addressee,
  { outcome, findings, left }: { outcome: 'alarm' | 'mended'; findings: readonly Finding[]; left: number },
): Mail => {
  const { language } = to
  const { foundSubject, foundText, goneSubject, goneText } = alarmWords
  const [subject, text] = outcome === 'alarm' ? [foundSubject, foundText] : [goneSubject, goneText]
  const lines = findings.map(
    ({ view, kind, key, position, field }) =>
      `- ${view}: ${key}${position ? ` (${position})` : ''}${field ? `, ${field}` : ''}: ${say(differenceWords[kind], language)}`,
  )
  return {
    letter: `books-${outcome}`,
    to: to.email,
    subject: say(subject, language),
    text: say(text, language, { findings: lines.join('\n'), left: String(left) }),
  }
}
