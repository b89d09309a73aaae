import { msg, say } from '#words'
import type { Addressee } from './letters.ts'
import type { Mail } from './mail.ts'

const answeredSubject = msg`Customer service has answered`
/** `{subject}` is the member's own, `{text}` the answer, `{link}` where the case stands. */
const answeredText = msg({
  message:
    'You asked: {subject}\n\n{text}\n\nSign in to read all of it, and to write on:\n\n{link}\n\nWe never ask for your password, for a code that was mailed to you, or for your PAY code.',
})

/** To a member whose case customer service has answered. */
export const supportLetter = (
  { email, language }: Addressee,
  given: { readonly subject: string; readonly text: string; readonly link: string },
): Mail => ({
  letter: 'support-answered',
  to: email,
  subject: say(answeredSubject, language),
  text: say(answeredText, language, given),
})
