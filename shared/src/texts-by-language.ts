import { keysOf } from './complete.ts'
import type { Language } from './languages.ts'

/** The fields of an entry of reference data that hold a text in each language. */
export const textFields = { en: 'text_en', zh: 'text_zh', sc: 'text_sc', ja: 'text_ja' } as const
/** Those that hold a title. */
export const titleFields = { en: 'title_en', zh: 'title_zh', sc: 'title_sc', ja: 'title_ja' } as const

/** The text of an entry that a reader is shown: of their own language where it is written in it, then English, then any other. */
export const shownText = <F extends string>(
  entry: Readonly<Record<F, string>>,
  fields: Readonly<Record<Language, F>>,
  language: Language,
): { readonly language: Language; readonly text: string } | undefined =>
  [language, ...keysOf(fields)]
    .map(each => ({ language: each, text: entry[fields[each]].trim() }))
    .find(({ text }) => text !== '')

/** Whether an entry is written in any language. */
export const isWritten = <F extends string>(
  entry: Readonly<Record<F, string>>,
  fields: Readonly<Record<Language, F>>,
): boolean => shownText(entry, fields, 'en') !== undefined

/** Said by the schema of an entry that is written in no language. */
export const unwritten = 'A text in one language at least'
