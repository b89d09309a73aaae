import { say } from '#words'
import type { Addressee } from './letters.ts'
import type { Mail } from './mail.ts'
import { safetyWords as words } from './safety-words.ts'

/** To a member whose account was frozen or unfrozen. */
export const frozenLetter = ({ email, language }: Addressee, now: 'frozen' | 'unfrozen'): Mail => {
  const [subject, text] =
    now === 'frozen' ? [words.frozenSubject, words.frozenText] : [words.unfrozenSubject, words.unfrozenText]
  return { letter: `account-${now}`, to: email, subject: say(subject, language), text: say(text, language) }
}

/** A sign-in as its mail tells of it. `country` is two letters or empty, `address` that of the network. */
export type SignInSeen = {
  readonly browser: string
  readonly system: string
  readonly country: string
  readonly address: string
  readonly at: Date
  /** The page where the member says that it was not them. */
  readonly link: string
}

/** To a member who has signed in from a device not seen before. */
export const newDeviceLetter = ({ email, language }: Addressee, seen: SignInSeen): Mail => {
  const country = seen.country
    ? new Intl.DisplayNames([tagOf[language]], { type: 'region' }).of(seen.country)
    : say(words.unknownPlace, language)
  return {
    letter: 'new-sign-in',
    to: email,
    subject: say(words.newDeviceSubject, language),
    text: say(words.newDeviceText, language, {
      device: [seen.browser, seen.system].filter(Boolean).join(' · ') || say(words.unknownDevice, language),
      place: [country, seen.address].filter(Boolean).join(', '),
      time: seen.at.toISOString().slice(0, 16).replace('T', ' '),
      link: seen.link,
    }),
  }
}

const tagOf = { en: 'en', zh: 'zh-Hant', sc: 'zh-Hans', ja: 'ja' } as const
