import { msg } from '#words'

/** Mails about the safety of an account. `{device}`, `{place}` and `{time}` are those of a sign-in, `{link}` an address of ours. `{address}` is an entry of an address book. */
export const safetyWords = {
  frozenSubject: msg`Your account is frozen`,
  frozenText: msg`Your account is frozen: nothing is paid, swapped, sent or withdrawn, and what arrives still arrives. A prepaid card still works: ask customer service to block it if it is lost. You unfreeze the account under Settings, Security, with your PAY code and a code by e-mail. If you did not freeze it, contact customer service.`,
  unfrozenSubject: msg`Your account is no longer frozen`,
  unfrozenText: msg`Your account is no longer frozen: money can leave it again. If you did not ask for this, freeze it again under Settings, Security, and contact customer service at once.`,
  newDeviceSubject: msg`A sign-in from a new device`,
  newDeviceText: msg({
    message:
      'Somebody, probably you, has signed in to your account from a device that we had not seen before:\n\n{device}\n{place}\n{time} UTC\n\nIf it was you, there is nothing to do. If it was not you, open this page and press the button on it: your account is frozen at once, and every session ends.\n\n{link}\n\nThe link works once, for three days.',
  }),
  listEndingSubject: msg`Your allow-list of addresses is being turned off`,
  listEndingText: msg({
    message:
      'Somebody, probably you, has asked to turn off the allow-list of your saved addresses, with your PAY code and a code by e-mail. It ends at {time} UTC: from then on coins can be sent to a new address at once.\n\nIf it was you, there is nothing to do. If it was not you, open this page and press the button on it: the allow-list stays on.\n\n{link}\n\nThe link works until the end comes. Then freeze your account under Settings, Security, and contact customer service: somebody knows your PAY code and reads your e-mail.',
  }),
  addressSavedSubject: msg`A new address in your address book`,
  addressSavedText: msg({
    message:
      'An address was saved in your address book:\n\n{address}\n\nAs your allow-list is on, coins can be sent to it from {time} UTC, not before. If it was not you, remove it from the address book, freeze your account under Settings, Security, and contact customer service.',
  }),
  deviceConfirmsSubject: msg`A device of yours now confirms payments`,
  deviceConfirmsText: msg({
    message:
      'A device of yours now confirms payments that you begin on other devices, with your PAY code or a passkey in place of a code by e-mail:\n\n{device}\n\nYou turn this off under Settings, Security, on any of your devices. If you did not ask for this, freeze your account under Settings, Security, end all other sessions there, and contact customer service at once.',
  }),
  confirmPayment: msg`Confirm a payment that you began on another device`,
  confirmCardNumber: msg`Confirm a look at your card’s number on another device`,
  authenticator: {
    on: [
      msg`Your authenticator app is on`,
      msg`Signing in to your account now takes a code of your authenticator app, and every other session has ended. Keep the recovery codes where you find them without your phone. If you did not ask for this, freeze your account under Settings, Security, and contact customer service at once.`,
    ],
    off: [
      msg`Your authenticator app is off`,
      msg`Signing in to your account no longer takes a code of an authenticator app, and your recovery codes are void. If you did not ask for this, freeze your account under Settings, Security, and contact customer service at once.`,
    ],
    removed: [
      msg`We have turned off your authenticator app`,
      msg`You told customer service that you have lost your authenticator app and your recovery codes, so signing in no longer takes a code of it, and every session has ended. Turn on an app again under Settings, Security. If you did not ask for this, contact customer service at once.`,
    ],
    codes: [
      msg`You have new recovery codes`,
      msg`Ten new recovery codes were made for your account; those before are void. If you did not ask for them, freeze your account under Settings, Security, and contact customer service at once.`,
    ],
  },
  passkey: {
    added: [
      msg`A passkey was added to your account`,
      msg({
        message:
          'A passkey was added to your account: {name}. From now on it signs in, and approves payments, without password and codes. If you did not add it, freeze your account under Settings, Security, remove the passkey there, and contact customer service at once.',
      }),
    ],
    removed: [
      msg`A passkey was removed from your account`,
      msg({
        message:
          'A passkey of your account was removed: {name}. It no longer signs in. If you did not remove it, freeze your account under Settings, Security, and contact customer service at once.',
      }),
    ],
    ended: [
      msg`Your passkeys were removed`,
      msg`You told us that a sign-in was not yours, so every passkey of your account was removed: somebody else may have one. Once your account is safe again, add your own passkeys again under Settings, Security.`,
    ],
  },
  recoveryUsedSubject: msg`A recovery code was used`,
  recoveryUsedText: msg({
    message:
      'A recovery code of your account was used in place of a code of your authenticator app. Recovery codes left: {left}. If it was not you, freeze your account under Settings, Security, change your password, and contact customer service at once.',
  }),
  unknownDevice: msg`An unknown device`,
  unknownPlace: msg`Country unknown`,
} as const
