import { msg, say } from '#words'
import type { Addressee } from '../../vault/mail/letters.ts'
import type { Mail } from '../../vault/mail/mail.ts'
import { dayText } from './paper.ts'

const words = {
  subject: msg({ message: 'Your statement: {from} to {to}' }),
  text: msg({
    message:
      'Your statement of {from} to {to} is ready, as a PDF and as a CSV file:\n\n{link}\n\nThere you can also choose to get no more of these letters.',
  }),
} as const

/** To a member whose statement of a month was made. It holds no amount: the files are saved once they have signed in. */
export const monthlyLetter = (
  { email, language }: Addressee,
  days: { readonly from: string; readonly to: string },
  publicUrl: string,
): Mail => {
  const [from, to] = [dayText(days.from, language), dayText(days.to, language)]
  return {
    letter: 'monthly-statement',
    to: email,
    subject: say(words.subject, language, { from, to }),
    text: say(words.text, language, { from, to, link: `${publicUrl}/statements` }),
  }
}
