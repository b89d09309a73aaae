import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { HttpError } from '../../command/http-error.ts'

type Phone = { readonly area_code: string; readonly phone: string }

/**
 * A phone's number in the one form of E.164, whether or not the zero was typed that stands before it within its country: a zero is
 * part of the number in some countries. Throws the 422 of a number that its country cannot have.
 */
export const onePhone = ({ area_code, phone }: Phone): Phone => {
  const read = parsePhoneNumberFromString(area_code + phone)
  if (!read?.isPossible()) throw HttpError.invalid([{ path: 'phone', message: 'A phone number' }])
  return { area_code: `+${read.countryCallingCode}`, phone: read.nationalNumber }
}
