/** Years a member has to be old. */
export const ofAge = 18

/**
 * The messages of the /v1 schemas about a field of a form, in English. A form says each in its reader's language
 * (`web/src/parts/form-errors.ts` has to have words for all of them); the length of a text needs no entry here.
 */
export const fieldMessages = {
  missing: 'Please enter all fields',
  day: 'A day, such as 2026-03-31',
  calendarDay: 'A day of the calendar',
  after1900: 'A day after 1900',
  ofAge: 'At least 18 years old',
  notRunOut: 'A document that has not run out',
  past: 'A day that has been',
  documentNumber: 'The number as it stands on the document',
  shortPassword: 'At least 8 characters',
  longPassword: 'At most 128 characters',
  noLetter: 'At least one letter',
  noDigit: 'At least one digit',
  pin: 'The PAY code is exactly 6 digits',
  weakPin: 'This PAY code is among the first that thieves try: no row of digits, no repeats, no date',
  handle: '3 to 20 letters and digits, a letter first; dots and underscores only between them',
  terms: 'Please accept the terms',
  accountNumber: 'An account number: digits, blanks and -',
  routingNumber: 'A routing number of 9 digits',
  iban: 'A valid IBAN',
  swift: 'A SWIFT code of 8 or 11 characters',
  company: 'Payments go to accounts of companies only',
  begunDay: 'A day that has begun',
  endedDay: 'A day that has ended',
  daysInOrder: 'Not before the first day',
  yearOfDays: 'At most 366 days',
  daysOneByOne: 'At most 92 days one by one',
} as const

/** English message of a field that is wrong; the web client has the sentence in four languages. */
export type FieldMessage = (typeof fieldMessages)[keyof typeof fieldMessages]
