import { msg } from '@lingui/core/macro'
import { money, type RefusalWords } from '../../client/refusal-sentence.ts'
import { instantText } from '../../i18n/time.ts'

/** Amounts like `12.5 USD`, beside each other. */
export const amountsOf = (amounts: readonly string[]): string =>
  amounts.map(each => money(...(each.split(' ') as [string, string]))).join(' · ')

/** Sentences of the refusals that only this capability gives. */
export const refusalWords = {
  WRONG_CREDENTIALS: () => msg`Incorrect email or password`,
  WRONG_SECOND_FACTOR: () => msg`2FA is not correct, please try again`,
  WRONG_AUTHENTICATOR_CODE: () =>
    msg`That code is wrong, or was used already. Wait for the next one that the app shows.`,
  AUTHENTICATOR_NEEDED: () => msg`Signing in takes a code of the authenticator app. Start again.`,
  AUTHENTICATOR_ON: () => msg`The authenticator app is on already.`,
  AUTHENTICATOR_OFF: () => msg`No authenticator app is on.`,
  PASSKEY_UNKNOWN: () =>
    msg`Your account does not know this passkey: it may have been removed. Use another, or sign in without one.`,
  HANDLE_TAKEN: () => msg`This handle is taken. Choose another one.`,
  HANDLE_CHANGED_LATELY: ({ from = '' }) => {
    const day = instantText(from)
    return msg`Another handle can be chosen from ${day} on.`
  },
  DEVICE_WITHOUT_PUSH: () =>
    msg`This device shows no push messages yet. Turn them on under Settings, Notices, then come back.`,
  NO_CONFIRMING_DEVICE: () => msg`None of your other devices confirms payments. Enter the codes.`,
  CONFIRMATION_UNKNOWN: () => msg`Nothing here waits for your confirmation.`,
  CONFIRMATION_OVER: () => msg`This no longer waits: it was decided, cancelled, or took too long.`,
  CONFIRMATION_NOT_HERE: () =>
    msg`This cannot be confirmed on this device. Use another one that you have chosen for it.`,
  PASSKEY_TAKEN: () => msg`This passkey was added already.`,
  TOO_MANY_PASSKEYS: () => msg`You have ten passkeys. Remove one first.`,
  NOT_PROVEN: () => msg`This took too long. Start again with a new code.`,
  EMAIL_TAKEN: () => msg`An account with this e-mail address already exists. Sign in instead.`,
  INVITE_CODE_UNKNOWN: () => msg`This invite code does not exist. Check it, or leave the field empty.`,
  WRONG_PASSWORD: () => msg`That is not your password.`,
  PASSWORD_COMMON: () => msg`This password is easy to guess. Choose another.`,
  PASSWORD_HOLDS_EMAIL: () => msg`Leave your own e-mail name out of the password.`,
  PASSWORD_UNCHANGED: () => msg`This is already your password.`,
  PIN_UNCHANGED: () => msg`This is already your PAY code.`,
  ROLE_HELD: () => msg`An administrator’s account cannot be deleted. Have the role taken away first.`,
  MONEY_LEFT: ({ left = '' }) => {
    const amounts = left.split(', ').filter(Boolean)
    const shown = amountsOf(amounts.filter(each => !each.startsWith('-')))
    const owed = amountsOf(amounts.filter(each => each.startsWith('-')).map(each => each.slice(1)))
    if (owed && shown) return msg`There is still money in your account: ${shown}. It also owes ${owed}.`
    return owed ? msg`Your account owes ${owed}.` : msg`There is still money in your account: ${shown}.`
  },
  LEFT_BELOW_FEE: ({ left = '' }) => {
    const shown = amountsOf(left.split(', ').filter(Boolean))
    return msg`Taking ${shown} out would cost all of it. Go back, and say whether you give it up.`
  },
  REQUESTS_OPEN: () => msg`Something you have asked for has not been decided yet.`,
  SMS_UNAVAILABLE: () =>
    msg`We cannot send messages to phones at present. What you entered is kept: try again later.`,
  ROLE_CHANGED: () => msg`This member’s role has been changed meanwhile. Look at it again.`,
} as const satisfies RefusalWords
