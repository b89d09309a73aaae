import type { wire } from '@strongroom/shared'
import { say, type Word } from '#words'

/** Words for a field’s codes, by the code on the wire. */
export type Codes = Readonly<Record<string, Word>>

/** The words of a list in a CSV file, to be translated. */
export type CsvWords<Field extends string = string> = {
  /** The head of each field’s column. */
  readonly heads: Readonly<Record<Field, Word>>
  /** The words for a field’s codes; the values of a field that is not named here are written as they are. */
  readonly codes?: Readonly<Record<string, Codes>>
}

/** The head of a field’s column in a language; the field’s own name where the list has no words. */
export const headOf = (csv: CsvWords | undefined, field: string, language: wire.Language): string => {
  const head = csv?.heads[field]
  return head ? say(head, language) : field
}

/** Makes what writes a field’s values in a language: the word for a code, and everything else as it is. */
export const wordsFor = (csv: CsvWords | undefined, field: string, language: wire.Language) => {
  const words = Object.entries(csv?.codes?.[field] ?? {})
  const said = new Map(words.map(([code, word]) => [code, say(word, language)]))
  return (value: unknown): unknown => said.get(String(value)) ?? value
}
