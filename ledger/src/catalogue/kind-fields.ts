import * as v from 'valibot'

// The fields of which the kinds of reference data are made.

/** 1 to `max` characters. */
export const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
/** An id that administrators choose: of a currency, a network, a setting. */
export const code = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_.]{1,32}$/, 'Use 1 to 32 letters, digits, _ or .'),
)
/** A whole number of things, 0 included. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
/** The place in a list, lowest first. Entries of one place follow their ids. */
export const sort = v.optional(v.pipe(v.number(), v.integer()), 0)
/** 0 hidden, 1 shown. */
export const status = v.optional(v.picklist([0, 1]), 1)
/** A decimal that is not negative; 0 is allowed. */
export const rate = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,12})?$/, 'Use a decimal such as 1.0005'))
/** A share between 0 and 1, not included: 0.003 is 0.3 %. */
export const share = v.pipe(
  v.string(),
  v.regex(/^0(\.\d{1,12})?$/, 'Use a share below 1 such as 0.003 for 0.3 %'),
)

/** 0 to 100, as in "3.65 % a year". */
export const percent = v.pipe(
  v.string(),
  v.regex(/^(100(\.0{1,8})?|\d{1,2}(\.\d{1,8})?)$/, 'Use a percentage such as 3.65'),
)
/** Words that may be missing. */
export const words = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)), '')
/** 0 US, 1 EU, 2 other, 3 HK. */
export const accountType = v.picklist([0, 1, 2, 3])
/** 0 no, 1 yes. */
export const flag = v.optional(v.picklist([0, 1]), 0)
/** An amount of money that is not negative, in the currency of its entry. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,18}(\.\d{1,18})?$/, 'Use an amount such as 10.00'))
/** An amount of money that is more than nothing. */
export const aboveZero = v.pipe(
  amount,
  v.check(given => /[1-9]/.test(given), 'Must be greater than 0'),
)
