import { skipReasons } from '@strongroom/shared/words/quick-pay/record'
import { msg, say, type Word } from '#words'
import type { Addressee } from './letters.ts'
import type { Mail } from './mail.ts'

/** A scheduled payment that was not made. `amount` is `40.50 USD`, `payee` a user id, `reason` the refusal's kind; days are `YYYY-MM-DD`. */
type Skipped = {
  readonly amount: string
  readonly payee: string
  readonly day: string
  readonly reason: string
  readonly next: string | null
}

const ownAccount = msg`Your account could not pay that day.`
const reasons: Readonly<Record<string, Word>> = {
  ...skipReasons,
  'account-disabled': ownAccount,
  'identity-not-verified': ownAccount,
}
const payeeReason = msg`The payee could not be paid that day.`

const words = {
  subject: msg`A scheduled payment was not made`,
  text: msg({ message: 'Your scheduled payment of {amount} to user {payee} was not made on {day}.' }),
  goesOn: msg({
    message: 'It is not tried again for this day. The next day is {next}. You can pay now under Quick pay.',
  }),
  isOver: msg`It is not tried again, and no other day is to come. You can pay now under Quick pay.`,
}

/** To a member whose scheduled payment was skipped. Says the payee's user id and none of their words. */
export const skippedLetter = (
  { email, language }: Addressee,
  { amount, payee, day, reason, next }: Skipped,
): Mail => ({
  letter: 'scheduled-payment-skipped',
  to: email,
  subject: say(words.subject, language),
  text: [
    say(words.text, language, { amount, payee, day }),
    say(reasons[reason] ?? payeeReason, language),
    next === null ? say(words.isOver, language) : say(words.goesOn, language, { next }),
  ].join('\n\n'),
})
