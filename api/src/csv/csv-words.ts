import type { wire } from '@strongroom/shared'
import { say, type Word } from '#words'
import { fieldNames } from './field-names.ts'

/** Words for a field’s codes, by the code on the wire. */
export type Codes = Readonly<Record<string, Word>>

/** The list's own heads of columns, which come before the names of their fields. */
type OwnHeads<Needed extends string> = {
  readonly heads?: Readonly<Record<string, Word>>
} & (string extends Needed
  ? unknown
  : [Needed] extends [never]
    ? unknown
    : { readonly heads: Readonly<Record<Needed, Word>> })

/** The words of a list in a CSV file, to be translated. A field that `fieldNames` does not name needs a head of the list's own. */
export type CsvWords<Field extends string = string> = OwnHeads<Exclude<Field, keyof typeof fieldNames>> & {
  /** The words for a field’s codes; the values of a field that is not named here are written as they are. */
  readonly codes?: Readonly<Record<string, Codes>>
}

const names: Readonly<Record<string, Word>> = fieldNames

/** The head of a field’s column in a language; the field’s own name where the list has no words. */
export const headOf = (csv: CsvWords | undefined, field: string, language: wire.Language): string => {
  const head = csv && (csv.heads?.[field] ?? names[field])
  return head ? say(head, language) : field
}

/** Makes what writes a field’s values in a language: the word for a code, and everything else as it is. */
export const wordsFor = (csv: CsvWords | undefined, field: string, language: wire.Language) => {
  const words = Object.entries(csv?.codes?.[field] ?? {})
  const said = new Map(words.map(([code, word]) => [code, say(word, language)]))
  return (value: unknown): unknown => said.get(String(value)) ?? value
}
