import { languageTags } from '@strongroom/shared/languages'
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

/** To a member whose authenticator app was turned on or off, or removed by us, or who has new recovery codes. Says none of them. */
export const authenticatorLetter = (
  { email, language }: Addressee,
  change: keyof typeof words.authenticator,
): Mail => {
  const [subject, text] = words.authenticator[change]
  return {
    letter: `authenticator-${change}`,
    to: email,
    subject: say(subject, language),
    text: say(text, language),
  }
}

/** To a member whose passkey was added or removed, by its name, or all of whose passkeys have ended. */
export const passkeyLetter = (
  { email, language }: Addressee,
  change: keyof typeof words.passkey,
  name = '',
): Mail => {
  const [subject, text] = words.passkey[change]
  return {
    letter: change === 'ended' ? 'passkeys-ended' : `passkey-${change}`,
    to: email,
    subject: say(subject, language),
    text: say(text, language, { name }),
  }
}

/** To a member whose recovery code was used to sign in, or to change the authenticator app. */
export const recoveryUsedLetter = ({ email, language }: Addressee, left: number): Mail => ({
  letter: 'recovery-code-used',
  to: email,
  subject: say(words.recoveryUsedSubject, language),
  text: say(words.recoveryUsedText, language, { left: String(left) }),
})

type Device = { readonly browser: string; readonly system: string }

const deviceName = ({ browser, system }: Device, language: Addressee['language']) =>
  [browser, system].filter(Boolean).join(' · ') || say(words.unknownDevice, language)

/** To a member on one of whose devices payments are confirmed from now on. */
export const deviceConfirmsLetter = ({ email, language }: Addressee, device: Device): Mail => ({
  letter: 'device-confirms',
  to: email,
  subject: say(words.deviceConfirmsSubject, language),
  text: say(words.deviceConfirmsText, language, { device: deviceName(device, language) }),
})

/** The title of the message that asks a member to confirm something. */
export const confirmTitle = (language: Addressee['language'], scene: string): string =>
  say(scene === 'cardnumber' ? words.confirmCardNumber : words.confirmPayment, language)

/** A sign-in as its mail tells of it. `country` is two letters or empty, `address` that of the network. */
export type SignInSeen = Device & {
  readonly country: string
  readonly address: string
  readonly at: Date
  /** The page where the member says that it was not them. */
  readonly link: string
}

/** To a member who has signed in from a device not seen before. */
export const newDeviceLetter = ({ email, language }: Addressee, seen: SignInSeen): Mail => {
  const country = seen.country
    ? new Intl.DisplayNames([languageTags[language]], { type: 'region' }).of(seen.country)
    : say(words.unknownPlace, language)
  return {
    letter: 'new-sign-in',
    to: email,
    subject: say(words.newDeviceSubject, language),
    text: say(words.newDeviceText, language, {
      device: deviceName(seen, language),
      place: [country, seen.address].filter(Boolean).join(', '),
      time: minuteOf(seen.at.toISOString()),
      link: seen.link,
    }),
  }
}

/** To a member who has asked for the end of their allow-list; `link` is the page where that is called off. */
export const listEndingLetter = (
  { email, language }: Addressee,
  { endsAt, link }: { readonly endsAt: string; readonly link: string },
): Mail => ({
  letter: 'allow-list-ending',
  to: email,
  subject: say(words.listEndingSubject, language),
  text: say(words.listEndingText, language, { time: minuteOf(endsAt), link }),
})

/** An entry of an address book as its mail tells of it: `address` has its name and network, `from` is the end of its rest. */
export type AddressSaved = { readonly address: string; readonly from: string }

/** To a member whose allow-list is on, about an address that was saved. */
export const addressSavedLetter = (
  { email, language }: Addressee,
  { address, from }: AddressSaved,
): Mail => ({
  letter: 'address-saved',
  to: email,
  subject: say(words.addressSavedSubject, language),
  text: say(words.addressSavedText, language, { address, time: minuteOf(from) }),
})

const minuteOf = (iso: string) => iso.slice(0, 16).replace('T', ' ')
