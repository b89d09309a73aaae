import { msg, say } from '#words'
import type { Addressee } from './letters.ts'
import type { Mail } from './mail.ts'

const words = {
  subject: msg`The copy of your data is ready`,
  text: msg({
    message:
      'The copy of your data that you asked for is ready. Sign in and save it within {days} days:\n\n{link}\n\nIf you did not ask for it, change your password, and contact customer service at once.',
  }),
} as const

/** To a member: the copy of their data is made. It holds none of it: the file is saved once they have signed in. */
export const dataCopyLetter = (
  { email, language }: Addressee,
  { days, publicUrl }: { readonly days: number; readonly publicUrl: string },
): Mail => ({
  letter: 'data-copy-made',
  to: email,
  subject: say(words.subject, language),
  text: say(words.text, language, { days: String(days), link: `${publicUrl}/setting/data` }),
})
