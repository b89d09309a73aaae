import { unfilled, unwritten } from '@strongroom/shared'
import { pinFaults } from '@strongroom/shared/words/account/pin'
import { msg, type Word } from '#words'

const missing = msg({ message: 'Please enter: {field}' })
const day = msg({ message: '{field} must be a day, such as 2026-03-31' })
const number = msg({ message: '{field} must be a number, such as 100.00' })
const unchanged = msg({ message: '{field} cannot be changed' })
const oneOrOther = msg`Give either the user ID or the other of the two, and not both`
const ownFile = msg({ message: '{field} must be a file that you have uploaded' })
const nothing = msg`Please change something`
const swift = msg({ message: '{field} must be a SWIFT code of 8 or 11 characters' })
const listed = msg({ message: '{field} must be one of the list' })

/** A field has one of some values. */
export const oneOf = msg({ message: '{field} must be one of these: {choices}' })

/** Sentences by the schema's own word for what is wrong; those that name no field are about one field alone. */
export const sentences: Readonly<Record<string, Word<'field'>>> = {
  Required: missing,
  'Please enter all fields': missing,
  'Say why': missing,
  'Why it is rejected': missing,
  'Needed beside a mailed code': missing,
  'Needed beside the rest of the payment': missing,
  'Nothing to edit': nothing,
  'Change something': nothing,
  'Unknown field': msg({ message: '{field} cannot be given here' }),
  'Please enter Email': msg`Please enter Email`,
  'Wrong Email Format': msg`Wrong Email Format`,
  ...pinFaults,
  [unwritten]: msg`Write this in one language at least`,
  'After the beginning': msg({ message: '{field} must be after the beginning' }),
  [unfilled]: msg({
    message: '{field} has a placeholder or a brace that nothing fills in',
  }),
  'At least one letter': msg({ message: '{field} needs at least one letter' }),
  'At least one digit': msg({ message: '{field} needs at least one digit' }),
  'Must be greater than 0': msg({ message: '{field} must be greater than 0' }),
  'Must not be below 0': msg({ message: '{field} must be 0 or more' }),
  'Must be below 1': msg({ message: '{field} is a share below 1, such as 0.003 for 0.3 %' }),
  'Use a share below 1 such as 0.003 for 0.3 %': msg({
    message: '{field} is a share below 1, such as 0.003 for 0.3 %',
  }),
  'A decimal string, such as "100.00"': number,
  'A decimal string, such as "25.00"': number,
  'A decimal string, such as "-5.00"': number,
  'A decimal string from 0, such as "0.05"': number,
  'Two capital letters of a country': msg({
    message: '{field} must be two letters of a country, such as HK',
  }),
  'Four digits': msg({ message: '{field} must be four digits' }),
  'At most 15 digits before the point': msg({ message: '{field} is too large' }),
  'At most 100 percent': msg({ message: '{field} is 100 percent at most' }),
  'Either a fee or a fee rate': msg`Give either a fee or a fee rate, and not both`,
  'Either uid or id': oneOrOther,
  'The payee is named once, by uid or by payee': oneOrOther,
  'Either this or uid': oneOrOther,
  'Either ids or a filter': msg`Choose either single cases or all that a filter finds, and not both`,
  'A day, such as 2026-03-31': day,
  'A day of the calendar': day,
  'A day after 1900': msg({ message: '{field} must be a day after 1900' }),
  'A day that has been': msg({ message: '{field} must not be a day to come' }),
  'A day that has begun': msg({ message: '{field} must not be a day to come' }),
  'A day that has ended': msg({ message: '{field} must be a day that has ended' }),
  'Not before the first day': msg({ message: '{field} must not be before the first day' }),
  'At most 366 days': msg`At most 366 days can be shown at once`,
  'At most 92 days one by one': msg`At most 92 days can be shown one by one`,
  'A time zone, such as Asia/Hong_Kong': msg({ message: '{field} must be one such as Asia/Hong_Kong' }),
  'At least 18 years old': msg`You have to be at least 18 years old`,
  'A document that has not run out': msg`The document has expired`,
  'The number as it stands on the document': msg({
    message: '{field}: write it as it stands on the document: letters, digits, blanks and ( ) / . -',
  }),
  'Each document is a file of its own': msg({ message: '{field}: each must be a file of its own' }),
  'An uploaded file of your own': ownFile,
  'An uploaded proof of your own': ownFile,
  'An uploaded receipt of your own': ownFile,
  'Uploaded documents of your own': ownFile,
  'The id of an uploaded image, or a picture of this product': msg({
    message: '{field} must be an image that you have uploaded, or a picture of this product',
  }),
  'The file format is incorrect, please select jpg or png': msg`The file format is incorrect, please select jpg or png`,
  'Month and year, such as 09/29': msg({ message: '{field} must be a month and a year, such as 09/29' }),
  'A month that is not over': msg({ message: '{field} must be a month that is not over' }),
  'No case that waits fits': msg`No case that waits fits`,
  'A day that is to come, or today (UTC)': msg({ message: '{field} must be today or a day to come (UTC)' }),
  'Either this or the last day': msg`Give either how often or the last day, and not both`,
  'HSBC or another bank is asked of Hong Kong banks only': msg`HSBC or another bank is asked of Hong Kong banks only`,
  'A closed month': msg({ message: '{field} must be a month that is closed' }),
  'Not an address of this network, or a letter of it is wrong': msg({
    message: '{field}: it is none of this network, or a letter of it is wrong',
  }),
  'Not a TXID of this network': msg({ message: '{field}: it is none of this network' }),
  'An account number: digits, blanks and -': msg({ message: '{field} has digits, blanks and - only' }),
  'A routing number of 9 digits': msg({
    message: '{field} has 9 digits, the last of which proves the others',
  }),
  'A valid IBAN': msg({ message: '{field} must be a valid IBAN' }),
  'A valid IBAN, or an account number of digits': msg({
    message: '{field} must be a valid IBAN, or a number of digits',
  }),
  'A SWIFT/BIC': swift,
  'A SWIFT code of 8 or 11 characters': swift,
  'A category of the list': listed,
  'Banks of the house': listed,
  'An administrator whose account is enabled': msg({
    message: '{field} must be an administrator whose account is enabled',
  }),
  'Too many rows to look through: name the days': msg`Too many rows to look through: choose the days`,
  'A code of this scene approves no payment': msg`A code for this purpose approves no payment`,
  'The e-mail of your own account': msg({ message: '{field} must be the one of your own account' }),
  'The version of the details as they were shown': msg`The details have changed since they were shown: look at them again`,
  'A source keeps its account: save another source': msg`A source keeps its account: save another source`,
  'Enter the whole key': msg({ message: '{field}: enter it whole' }),
  'This record already exists': msg({ message: '{field}: this record already exists' }),
  'Please accept the terms': msg`Please accept the terms`,
  'The terms must be accepted': msg`Please accept the terms`,
  'Payments go to accounts of companies only': msg`Payments go to accounts of companies only`,
  'This cannot be changed': unchanged,
  'It differs from what is there': unchanged,
  'A one-time code is scanned once': msg`A one-time code is scanned once: the number of scans must be 1`,
  'A CSV needs its columns': msg`Say which column of the CSV file is which`,
  'Name one column of signed amounts, or one of money in and one of money out': msg`Name one column of signed amounts, or one of money in and one of money out`,
  'Enter the amount that arrives or the total, one of them': msg`Enter the amount that arrives or the total, one of them`,
  'Enter the amount to give or the amount to receive, one of them': msg`Enter the amount to give or the amount to receive, one of them`,
  'The first line is told of a file whose columns are numbers': msg`The first line is told of a file whose columns are numbers`,
  'Name the columns of a file without heads by their numbers, from 1': msg`Name the columns of a file without heads by their numbers, from 1`,
  'An address of a push service that we know': msg`This browser takes messages from a service that we do not know`,
  'A key as the browser gives it': msg({ message: '{field} must be as the browser gives it' }),
  'A phone number': msg({ message: '{field} must be a phone number' }),
  'Name the two words of the column that says which way the money goes, and one column of amounts': msg`Name the two words of the column that says which way the money goes, and one column of amounts`,
}

/** Sentences by the form of the schema's word, with what it says. */
export const patterns: readonly (readonly [RegExp, Word<string>])[] = [
  [/^At most (?<count>[\d,]+) characters$/, msg({ message: '{field}: at most {count} characters' })],
  [/^At least (?<count>\d+) characters$/, msg({ message: '{field}: at least {count} characters' })],
  [/^At least (?<least>[\d.]+)( minute)?$/, msg({ message: '{field} must be at least {least}' })],
  [/^At most (?<most>[\d,]+)$/, msg({ message: '{field} must be at most {most}' })],
  [
    /^At most (?<most>\d+) payees: remove one first$/,
    msg({ message: 'You keep {most} payees: remove one first' }),
  ],
  [
    /^At most (?<most>[\d,]+) cases at once: narrow the filter$/,
    msg({ message: 'At most {most} cases at once: choose fewer' }),
  ],
  [/has (?<count>\d+) digits$/, msg({ message: '{field} has {count} digits' })],
  // Of values alone: of types, what the schema expects tells people nothing.
  [/^Expected \(?(?<choices>("[^"]+"|-?\d+)( \| ("[^"]+"|-?\d+))*)\)?$/, oneOf],
]
