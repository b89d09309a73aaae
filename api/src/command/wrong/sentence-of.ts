import { wire } from '@strongroom/shared'
import { msg, say, type Word } from '#words'
import { fieldName } from './field-names.ts'
import { documentsSentence, neededDocuments } from './needed-documents.ts'
import { oneOf, patterns, sentences } from './sentences.ts'

type Issue = NonNullable<wire.ErrorAnswer['issues']>[number]

const unreadable = msg`What was sent cannot be read`
const allFields = msg`Please enter all fields`
const other = msg({ message: 'Please check: {field}' })
const isUnreadable = (message: string) =>
  /^(Malformed JSON|Nested too deeply|Too many values|NUL and)/.test(message)

/** Codes with their meaning, as a schema's word lists them: `0 US, 1 EU`. A range or a length (`3 to 40 letters, digits`) is none. */
const isListOfCodes = (message: string): boolean =>
  !/^-?\d+ to /.test(message) && message.split(/, | or /).every(part => /^-?\d+\b/.test(part))

/** The codes alone. People who write programs read the meaning in `issues`. */
const codesIn = (message: string): string | undefined =>
  isListOfCodes(message) ? [...message.matchAll(/(?<![\w-])-?\d+\b/g)].join(', ') : undefined

/** A sentence about the fault of a field, in the reader's language, that calls the field as people know it. */
export const sentenceOf = ({ path, message }: Issue, language: wire.Language): string => {
  const field = fieldName(path, language)
  if (isUnreadable(message)) return say(unreadable, language)
  const known = Object.hasOwn(sentences, message) ? sentences[message] : undefined
  if (field === undefined) return ofWhole(message, known, language)
  if (known) return say(known, language, { field })
  const documents = neededDocuments.exec(message)?.groups
  if (documents) return documentsSentence(documents, field, language)
  for (const [pattern, word] of patterns) {
    const groups = pattern.exec(message)?.groups
    if (groups) return say(word, language, { field, ...said(groups) })
  }
  const choices = codesIn(message)
  return choices === undefined ? say(other, language, { field }) : say(oneOf, language, { field, choices })
}

/** A sentence about the whole of what was sent, where the fault is of no field alone. */
const ofWhole = (message: string, known: Word<'field'> | undefined, language: wire.Language): string => {
  if (message === wire.fieldMessages.missing) return say(allFields, language)
  return known && !known.message.includes('{field}')
    ? say(known, language, { field: '' })
    : say(unreadable, language)
}

const said = (groups: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, text.replaceAll('"', '').replaceAll(' | ', ', ')]),
  )
