import { callsOf, type Documented, documented } from './documented.ts'

/** Every call of the two documents. */
export const documentedCalls: readonly string[] = Object.keys(documented).flatMap(name =>
  callsOf(name as Documented),
)

const placesIn = (call: string) => call.split('{').length

/** The form of a call's method and path; the documents append a filter to any list, and sign "most calls". */
const formOf = (call: string): RegExp => {
  const literal = call.replace('/{json}', '').replace(/[.]/g, '\\$&')
  const form = literal.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${form}${call.includes('/S') ? '' : '(/S)?'}(/%7B[^/]*)?$`)
}

/** The longest path without a place first: `/currencys/list/S` is no `/currencys/{type}/S`. */
const forms = documentedCalls
  .toSorted((one, other) => placesIn(one) - placesIn(other) || other.length - one.length)
  .map(call => ({ call, form: formOf(call) }))

/** The documented call that a method and a path make. */
export const documentedCall = (method: string, path: string): string => {
  const found = forms.find(({ form }) => form.test(`${method} ${path}`))
  if (!found) throw new Error(`the documents do not name ${method} ${path}`)
  return found.call
}
