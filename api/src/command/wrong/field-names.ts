import type { wire } from '@strongroom/shared'
import { msg, say, type Word } from '#words'
import { fieldNames } from '../../csv/field-names.ts'

/** Names of fields in a refusal; where a list has another sense of a field, that of what was sent. */
const names: Readonly<Record<string, Word>> = { ...fieldNames, bank_charge: msg`Charge of the bank` }

/** The name of the field that a path ends in (`filter.amount`, `configs.0.field_value`), or nothing for the whole of what was sent. */
export const fieldName = (path: string, language: wire.Language): string | undefined => {
  const last = path.split('.').findLast(part => !/^\d+$/.test(part))
  if (last === undefined || last === 'body' || last === '') return undefined
  const word = Object.hasOwn(names, last) ? names[last] : undefined
  return word ? say(word, language) : last
}
