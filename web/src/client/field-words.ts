import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isNameIn, wire } from '@strongroom/shared'
import { pinFaults } from '@strongroom/shared/words/account/pin'
import { descriptorsOf } from '../i18n/word.ts'

const age = wire.ofAge

/** Objections of the schemas of /v1 to a field, in the reader's language. */
export const FIELD_WORDS: Readonly<Record<wire.FieldMessage, MessageDescriptor>> = {
  'Please enter all fields': msg`Please enter all fields`,
  'A day, such as 2026-03-31': msg`Enter a day with a four-digit year.`,
  'A day of the calendar': msg`Enter a day with a four-digit year.`,
  'A day after 1900': msg`Enter a day with a four-digit year.`,
  'At least 18 years old': msg`Accounts are for people of ${age} and older.`,
  'A document that has not run out': msg`This document has expired. Use a valid one.`,
  'A day that has been': msg`This day is still to come.`,
  'The number as it stands on the document': msg`Write the number as it stands on the document: letters, digits, blanks and ( ) / . -`,
  'At least 8 characters': msg`At least 8 characters`,
  'At most 128 characters': msg`At most 128 characters`,
  'At least one letter': msg`At least one letter and one digit`,
  'At least one digit': msg`At least one letter and one digit`,
  ...descriptorsOf(pinFaults),
  '3 to 20 letters and digits, a letter first; dots and underscores only between them': msg`A handle has 3 to 20 letters of a to z and digits, a letter first, and dots or underscores only between them.`,
  'Please accept the terms': msg`Please accept the terms.`,
  'An account number: digits, blanks and -': msg`An account number has digits, and blanks or hyphens between them.`,
  'A routing number of 9 digits': msg`There is no such routing number. Copy its 9 digits from your bank.`,
  'A valid IBAN': msg`This IBAN is not right. Compare its letters and digits with your bank’s.`,
  'A SWIFT code of 8 or 11 characters': msg`A SWIFT code has 8 or 11 letters and digits, and names a bank and its country.`,
  'Payments go to accounts of companies only': msg`Payments go to accounts of companies only.`,
  'A day that has begun': msg`This day is still to come.`,
  'A day that has ended': msg`Choose a day before today.`,
  'Not before the first day': msg`The first day may not come after the last.`,
  'At most 366 days': msg`At most 366 days can be shown at once. Choose fewer.`,
  'At most 92 days one by one': msg`At most 92 days can be shown one by one. Choose fewer, or months.`,
}

/** Sentence of an objection in the reader's language; nothing for those that only the server words. */
export const fieldWords = (message: string): MessageDescriptor | undefined =>
  isNameIn(FIELD_WORDS, message) ? FIELD_WORDS[message] : undefined
