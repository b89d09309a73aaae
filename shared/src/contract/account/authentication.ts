import * as v from 'valibot'
import { groupName } from '../catalogue/reference-data.ts'
import { fieldMessages } from '../field-messages.ts'
import { amount, currencyCode, email, flag, language, oneLine, role, text, uid, words } from '../words.ts'
import { newPassword, newPin, pin } from './secrets.ts'

/** The purpose of an emailed code. A code of one scene opens nothing in another. */
export const scene = v.picklist([
  'quickpay',
  'sendonchain',
  'withdraw',
  'sendpayment',
  'register',
  'forgetpassword',
  'login',
  'delaccount',
  'editcardholder',
  'cardlimit',
  'editpin',
  'editpassword',
  'kyc',
  'unfreeze',
  'allowlist',
  'authenticator',
  'passkey',
  'confirmdevice',
])
export type Scene = v.InferOutput<typeof scene>

/** A password as it is typed at sign-in: any text, so that its rules may change. */
export const givenPassword = v.pipe(v.string(), v.minLength(1, 'Please enter all fields'), v.maxLength(256))
/** An emailed code. */
export const emailCode = v.pipe(v.string(), v.regex(/^\d{6}$/, 'The code is 6 digits'))
/** Proof that an emailed code was right: single use, 10 minutes. */
export const fpSessionKey = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** E-mail address and password, checked before a code is sent. */
export const beforeSignInBody = v.strictObject({ email, password: givenPassword })
/** `userStatus`: 1 enabled, 0 disabled. */
export const beforeSignInResult = v.object({ status: flag, userStatus: flag })

/** It stands in a mail that anybody may ask for, to anybody: neither a link nor lines of its own. */
export const boundPayee = v.pipe(
  words(100),
  v.regex(/^[A-Za-z0-9 :_-]*$/, 'An account number, an address, or an id'),
)

/**
 * `uid` (or `payee`: an account number or an address), `currency` and `amount` bind the code of a money scene to one payment, and are named in the mail. `language`
 * is the mail's when no account has the address yet.
 */
export const getEmailCodeBody = v.strictObject({
  email,
  scene,
  uid: v.optional(uid),
  payee: v.optional(boundPayee),
  currency: v.optional(currencyCode),
  amount: v.optional(amount),
  language: v.optional(language),
})

/** A code from a letter, for one scene: sign-in unless said otherwise. */
export const checkEmailCodeBody = v.strictObject({ email, code: emailCode, scene: v.optional(scene) })
/** A short-lived key that proves the code; the next step of the same scene needs it. */
export const checkEmailCodeResult = v.object({ fp_session_key: v.string() })

/** The PIN, beside the key of the code by e-mail. */
export const checkPinCodeBody = v.strictObject({ email, pin, fp_session_key: fpSessionKey })
/** `count` 0: no PAY code is set. `authenticator` 1: a code of the authenticator app is asked for too, before signing in. */
export const checkPinCodeResult = v.object({ count: v.number(), authenticator: v.optional(flag) })
/** The key, and at sign-in what `checkPinCodeResult` would say of an account without a PAY code, which then is asked for none. */
export const proveEmailResult = v.object({
  ...checkEmailCodeResult.entries,
  ...v.partial(checkPinCodeResult).entries,
})

/** Six digits of an authenticator app, or a recovery code; blanks and hyphens are passed over. */
export const authenticatorCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform(given => given.replaceAll(/[\s-]/g, '').toLowerCase()),
  v.regex(/^(?:\d{6}|[0-9a-z]{10})$/, 'Six digits of the app, or a recovery code'),
)
/** A code of the authenticator app or a recovery code, beside the key of the code by e-mail. */
export const checkAuthenticatorBody = v.strictObject({
  email,
  code: authenticatorCode,
  fp_session_key: fpSessionKey,
})

/** A random text that a program keeps for itself, so that a sign-in from another one is noticed. */
export const device = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'The random text of a device')))

/** The last step of signing in: the key of the earlier steps and the password again. */
export const signinBody = v.strictObject({
  email,
  password: givenPassword,
  fp_session_key: fpSessionKey,
  device,
})
/** `session_key` signs every later call of the session. */
export const signinResult = v.object({ session_key: v.string(), email: v.string(), role })
export type Signin = v.InferOutput<typeof signinResult>

/** `count` as `/user/checkPinCode` gives it: 0 where the member has no PAY code, which is to be set next. */
export const passkeySigninResult = v.object({ ...signinResult.entries, count: v.picklist([0, 1]) })

/** The address whose account is looked for. */
export const searchBody = v.strictObject({ email })
/** Whether an account with that address exists. */
export const searchResult = v.object({ exists: v.boolean() })

const createUserFields = v.strictObject({
  email,
  fp_session_key: fpSessionKey,
  /** 0 individual, 1 business. */
  userType: flag,
  username: v.optional(oneLine(60)),
  /** The name of a business, which is its username too where none is given. */
  company_name: v.optional(oneLine(60)),
  password: newPassword,
  pin: newPin,
  referral: v.optional(text(40)),
  t: v.optional(text(200)),
  language: v.optional(language),
})

/**
 * A registration, whose address is proven by `fp_session_key`. `referral` is a member's referral code, or an invite code.
 */
export const createUserBody = v.pipe(
  createUserFields,
  v.forward(
    v.check(({ username, company_name }) => (username ?? company_name) !== undefined, fieldMessages.missing),
    ['username'],
  ),
  v.transform(({ username, ...registration }) => ({
    ...registration,
    username: username ?? registration.company_name ?? '',
  })),
)
/** The uid of the new member. */
export const createUserResult = v.object({ uid: v.string() })

/** A new password; `fp_session_key` proves the address. */
export const resetPwdBody = v.strictObject({ email, password: newPassword, fp_session_key: fpSessionKey })

/** The signed-in account, as the left menu and the feature locks need it. */
export const userinfo = v.object({
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  role,
  /** 1: quick pay is on. */
  quickpay_status: flag,
  /** 1: fixed deposits are offered to this member. */
  earn_status: flag,
  vip_level: v.number(),
  /** The user group, whose rates and limits go before those of the VIP level; null for none. */
  user_group: v.nullable(groupName),
  /** Above 1: the card can be used. */
  card_status: v.number(),
  /** 0 submitted, 1 approved, -1 rejected or none. */
  kyc_status: v.picklist([0, 1, -1]),
  user_type: flag,
  /** The name of the business that the registration gave; null without one. */
  company_name: v.nullable(v.string()),
  /** The member who brought this one. Null without one, or when that account is deleted. */
  referrer: v.nullable(v.object({ uid: v.string(), username: v.string() })),
  language,
  area_code: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** 1: a code sent to the number has come back. */
  phone_status: flag,
  /** 1: frozen by its member; nothing is paid, swapped, sent or withdrawn. The prepaid card still works. */
  frozen: flag,
  /** Until when nothing leaves the account, because its PAY code was set anew without the old one; ISO in UTC. Null while it does not rest. */
  rests_until: v.nullable(v.string()),
})
export type Userinfo = v.InferOutput<typeof userinfo>
