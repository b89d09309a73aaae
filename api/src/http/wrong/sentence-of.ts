import type { wire } from '@strongroom/shared'
import { msg, say, type Word } from '#words'
import { fieldName } from './field-names.ts'

type Issue = NonNullable<wire.ErrorAnswer['issues']>[number]

const missing = msg({ message: 'Please enter: {field}' })
const day = msg({ message: '{field} must be a day, such as 2026-03-31' })
const oneOf = msg({ message: '{field} must be one of these: {choices}' })

/** Sentences by the schema's own word for what is wrong; those that name no field are about one field alone. */
const sentences: Readonly<Record<string, Word<'field'>>> = {
  Required: missing,
  'Please enter all fields': missing,
  'Unknown field': msg({ message: '{field} cannot be given here' }),
  'Please enter Email': msg`Please enter Email`,
  'Wrong Email Format': msg`Wrong Email Format`,
  'The PAY code is exactly 6 digits': msg`The PAY code is exactly 6 digits`,
  'At least one letter': msg({ message: '{field} needs at least one letter' }),
  'At least one digit': msg({ message: '{field} needs at least one digit' }),
  'Must be greater than 0': msg({ message: '{field} must be greater than 0' }),
  'Must not be below 0': msg({ message: '{field} must not be below 0' }),
  'Must be below 1': msg({ message: '{field} is a share below 1, such as 0.003 for 0.3 %' }),
  'A decimal string, such as "100.00"': msg({ message: '{field} must be a number, such as 100.00' }),
  'A decimal string, such as "-5.00"': msg({ message: '{field} must be a number, such as 100.00' }),
  'A decimal string from 0, such as "0.05"': msg({ message: '{field} must be a number, such as 100.00' }),
  'At most 15 digits before the point': msg({ message: '{field} is too large' }),
  'A day, such as 2026-03-31': day,
  'A day of the calendar': day,
  'At least 18 years old': msg`You have to be at least 18 years old`,
  'A document that has not run out': msg`The document has run out`,
  'The id of an uploaded image, or a picture of this product': msg({
    message: '{field} must be an image that you have uploaded, or a picture of this product',
  }),
  'The file format is incorrect, please select jpg or png': msg`The file format is incorrect, please select jpg or png`,
  'There is such a record already': msg({ message: '{field}: there is such a record already' }),
  'Please accept the terms': msg`Please accept the terms`,
  'The terms must be accepted': msg`Please accept the terms`,
  'Payments go to accounts of companies only': msg`Payments go to accounts of companies only`,
  'This cannot be changed': msg({ message: '{field} cannot be changed' }),
  'It differs from what is there': msg({ message: '{field} cannot be changed' }),
}

/** Sentences by the form of the schema's word, with what it says. */
const patterns: readonly (readonly [RegExp, Word<string>])[] = [
  [/^Every document that is needed, and no other\. (?<which>.+)$/, msg({ message: '{field}: {which}' })],
  [/^At most (?<count>[\d,]+) characters$/, msg({ message: '{field}: at most {count} characters' })],
  [/^At least (?<count>\d+) characters$/, msg({ message: '{field}: at least {count} characters' })],
  [/has (?<count>\d+) digits$/, msg({ message: '{field} has {count} digits' })],
  [/^Expected \((?<choices>.+)\)$/, oneOf],
  [/^Expected (?<choices>"[^"]*"|-?\d+)$/, oneOf],
]

const unreadable = msg`What was sent cannot be read`
const other = msg({ message: 'Please check: {field}' })
const isUnreadable = (message: string) =>
  /^(Malformed JSON|Nested too deeply|Too many values|NUL and)/.test(message)

/** A schema's word that lists codes with their meaning: `0 US, 1 EU`. People who write programs read the meaning in `issues`. */
const codesIn = (message: string): string | undefined =>
  /^-?\d+\b/.test(message) ? [...message.matchAll(/(?<![\w-])-?\d+\b/g)].join(', ') : undefined

/** A sentence about the fault of a field, in the reader's language, that calls the field as people know it. */
export const sentenceOf = ({ path, message }: Issue, language: wire.Language): string => {
  const field = fieldName(path, language)
  if (field === undefined || isUnreadable(message)) return say(unreadable, language)
  const known = Object.hasOwn(sentences, message) ? sentences[message] : undefined
  if (known) return say(known, language, { field })
  for (const [pattern, word] of patterns) {
    const groups = pattern.exec(message)?.groups
    if (groups) return say(word, language, { field, ...said(groups) })
  }
  const choices = codesIn(message)
  return choices === undefined ? say(other, language, { field }) : say(oneOf, language, { field, choices })
}

const said = (groups: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, text.replaceAll('"', '').replaceAll(' | ', ', ')]),
  )
