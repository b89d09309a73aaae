import { msg } from '#words'

/** Mails about the safety of an account. `{device}`, `{place}` and `{time}` are those of a sign-in, `{link}` an address of ours. */
export const safetyWords = {
  frozenSubject: msg`Your account is frozen`,
  frozenText: msg`Your account is frozen: no money leaves it, and what arrives still arrives. You unfreeze it under Settings, Security, with your PAY code and a code by e-mail. If you did not freeze it, contact customer service.`,
  unfrozenSubject: msg`Your account is no longer frozen`,
  unfrozenText: msg`Your account is no longer frozen: money can leave it again. If it was not you who asked for it, freeze it again under Settings, Security, and contact customer service at once.`,
  newDeviceSubject: msg`A sign-in from a new device`,
  newDeviceText: msg({
    message:
      'Somebody, probably you, has signed in to your account from a device that we had not seen before:\n\n{device}\n{place}\n{time} UTC\n\nIf it was you, there is nothing to do. If it was not you, open this page and press the button on it: your account is frozen at once, and every session ends.\n\n{link}\n\nThe link works once, for three days.',
  }),
  unknownDevice: msg`An unknown device`,
  unknownPlace: msg`Country unknown`,
} as const
