import * as v from 'valibot'
import { isWeakPin } from '../../weak-secrets.ts'
import { fieldMessages } from '../field-messages.ts'

/** 8 to 128 characters with a letter and a digit among them. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(8, fieldMessages.shortPassword),
  v.maxLength(128, fieldMessages.longPassword),
  v.regex(/\p{L}/u, fieldMessages.noLetter),
  v.regex(/\d/, fieldMessages.noDigit),
)
/** The PAY code. */
export const pin = v.pipe(v.string(), v.regex(/^\d{6}$/, fieldMessages.pin))
/** A PAY code that is chosen: none of those that thieves try first. */
export const newPin = v.pipe(
  pin,
  v.check(given => !isWeakPin(given), fieldMessages.weakPin),
)
