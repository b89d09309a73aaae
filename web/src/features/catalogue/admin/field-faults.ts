import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { unfilled, unwritten } from '@strongroom/shared'
import { braced } from './fields.ts'
import { SETTING_UNITS } from './setting-words.ts'

const SHARE = msg`Use a share below 1 such as 0.003 for 0.3 %`
const DECIMAL = msg`Use a decimal such as 0.127.`
const AMOUNT = msg`Use an amount such as 10.50.`
const WHOLE = msg`Use a whole number.`
const CURRENCY = msg`Use the code of a currency, such as USD.`
const ABOVE_ZERO = msg`Enter an amount above zero.`
const KEY = msg`A key has 32 letters, digits or signs such as - and _.`
const DIAL_CODE = msg`Use a dial code such as +852.`
const COUNTRY = msg`Use the two letters of the country, such as HK.`
const PLAIN_CODE = msg`Use letters, digits, _ and . only.`

/** The server's objections to a field of reference data, each with what to enter instead. */
const FAULTS: Readonly<Record<string, MessageDescriptor>> = {
  'Must be below 1': SHARE,
  'Use a share below 1 such as 0.003 for 0.3 %': SHARE,
  'Must be greater than 0': ABOVE_ZERO,
  'Must not be below 0': msg`This may not be below zero.`,
  'At most 15 digits before the point': msg`At most 15 digits before the point.`,
  'At most 12 digits before and 12 after the point': msg`At most 12 digits before the point, and 12 behind it.`,
  'A decimal string, such as "100.00"': DECIMAL,
  'Use a decimal such as 1.0005': DECIMAL,
  'Use an amount such as 10.00': AMOUNT,
  'Use a percentage such as 3.65': msg`Use a percentage such as 3.65.`,
  'At most 100 percent': msg`At most 100 percent.`,
  'A currency code': CURRENCY,
  'A network code': msg`Use the code of a network, such as ERC20.`,
  'A VIP level': msg`Write the level as a number, such as 3: 0.001.`,
  'Letters, digits, _ and .': PLAIN_CODE,
  'Use 1 to 32 letters, digits, _ or .': PLAIN_CODE,
  'A dial code, such as +852': DIAL_CODE,
  'Use a dial code such as +852': DIAL_CODE,
  'The two letters of the country': COUNTRY,
  'Use the two letters of the country': COUNTRY,
  '32 letters, digits or signs such as - and _': KEY,
  'The file format is incorrect, please select jpg or png': msg`Please select jpg or png.`,
  'The id of an uploaded image, or a picture of this product': msg`Upload a picture, or take one of this product.`,
  [unfilled]: msg`Use no other placeholders and braces than ${braced}.`,
  [unwritten]: msg`Write this in one language at least.`,
  'After the beginning': msg`Choose a moment after the beginning.`,
  'A number of minutes': WHOLE,
  'Whole minutes': WHOLE,
  'At least 1 minute': msg`At least 1 minute.`,
  'At most a year': msg`At most a year.`,
}

/** The sentence that says how a setting's value is entered, by its unit; a unit that is none of these is a currency or a count. */
const UNITS: Readonly<Record<string, MessageDescriptor | undefined>> = {
  share: SHARE,
  decimal: DECIMAL,
  currency: CURRENCY,
  url: msg`Use a web address that begins with https://, or nothing.`,
  text: undefined,
  '': undefined,
}

/** How a setting of such a unit is entered; nothing where only the server knows. */
export const unitWords = (unit: string): MessageDescriptor | undefined => {
  if (Object.hasOwn(UNITS, unit)) return UNITS[unit]
  return Object.hasOwn(SETTING_UNITS, unit) ? WHOLE : AMOUNT
}

/** The fault of a field of reference data, by the server's message; nothing where only the server knows. */
export const faultWords = (message: string): MessageDescriptor | undefined => FAULTS[message]
