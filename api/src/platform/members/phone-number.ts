import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { HttpError } from '../../command/http-error.ts'

type Phone = { readonly area_code: string; readonly phone: string }

/** One digit over and over is a number of nobody, unless its country has such numbers. */
const isFiller = (digits: string): boolean => /^(\d)\1*$/.test(digits)

/** The number that remains where its calling code was typed a second time, `+852 85261234567`; nothing where none does. */
const withoutSecondCode = ({ area_code, phone }: Phone) => {
  const digits = phone.replace(/^00/, '')
  const code = area_code.replace(/^\+/, '')
  if (!digits.startsWith(code)) return undefined
  const read = parsePhoneNumberFromString(area_code + digits.slice(code.length))
  return read?.isValid() ? read : undefined
}

/**
 * A phone's number in the one form of E.164, whether or not the zero was typed that stands before it within its country: a zero is
 * part of the number in some countries. Throws the 422 of a number that its country cannot have.
 */
export const onePhone = (given: Phone): Phone => {
  const typed = parsePhoneNumberFromString(given.area_code + given.phone)
  const read = typed?.isValid() ? typed : (withoutSecondCode(given) ?? typed)
  const isFilled = isFiller(given.phone) || isFiller(read?.nationalNumber ?? '')
  if (!read?.isPossible() || (isFilled && !read.isValid()))
    throw HttpError.invalid([{ path: 'phone', message: 'A phone number' }])
  return { area_code: `+${read.countryCallingCode}`, phone: read.nationalNumber }
}
