import { msg, say } from '#words'
import type { Addressee } from './letters.ts'
import type { Mail } from './mail.ts'

const subject = msg`Your virtual account is ready`
/** `{link}` is where its number and bank stand: a mail names neither, so that nobody wires money by a forged one. */
const text = msg({
  message:
    'Your virtual account at our bank is ready, or has been changed. Sign in to read its number and bank, and do not trust any other e-mail that names them:\n\n{link}',
})

/** To a member who has a virtual account from now on, or another one. */
export const virtualAccountLetter = ({ email, language }: Addressee, link: string): Mail => ({
  letter: 'virtual-account-given',
  to: email,
  subject: say(subject, language),
  text: say(text, language, { link }),
})
