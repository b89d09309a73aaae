import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { wire } from '@strongroom/shared'
import { languageTags } from '@strongroom/shared/languages'
import { messages as en } from './locales/en.ts'
import { messages as ja } from './locales/ja.ts'
import { messages as sc } from './locales/sc.ts'
import { messages as zh } from './locales/zh.ts'

/** The `{names}` of a text. */
type NamesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesOf<Rest>
  : never

/**
 * A text in English, with `{names}` for what is filled in. The type says which (`Names`, for the compiler alone), so a text that is
 * said without one of its names does not compile. `context` tells equal texts apart that are translated differently.
 */
export type Word<Names extends string = never> = {
  readonly message: string
  readonly context?: string
  readonly names?: Names
}

/**
 * Marks a text for translation, as Lingui's macro of that name does: `lingui extract` finds it by this name and the import
 * from `#words`. It is a function here, because Node runs these files as they are and no macro is expanded. A text with names is
 * written as `{ message }`: the compiler cannot read the other form.
 */
export function msg(text: TemplateStringsArray): Word
export function msg<const Text extends string>(text: {
  readonly message: Text
  readonly context?: string
}): Word<NamesOf<Text>>
export function msg(text: TemplateStringsArray | Word): Word {
  const word = 'message' in text ? text : { message: text[0] as string }
  if (!('message' in text) && word.message.includes('{'))
    throw new Error(`Write { message: '${word.message}' }`)
  return word
}

const catalogue = (locale: wire.Language, messages: Messages): I18n =>
  setupI18n({ locale, locales: languageTags[locale], messages: { [locale]: messages } })

const catalogues: Readonly<Record<wire.Language, I18n>> = {
  en: catalogue('en', en),
  zh: catalogue('zh', zh),
  sc: catalogue('sc', sc),
  ja: catalogue('ja', ja),
}

const ids = new WeakMap<Word<string>, string>()

const idOf = (word: Word<string>): string => {
  const known = ids.get(word)
  if (known) return known
  const id = generateMessageId(word.message, word.context)
  ids.set(word, id)
  return id
}

/** A text in a language where it is translated, and as it is where it is not. */
export const inLanguage = (message: string, language: wire.Language): string =>
  language === 'en' ? message : say({ message }, language)

/** Lingui decodes `\x41` in the finished text. A value is a person's own text and must come out as it went in. */
const literal = (value: string): string => value.replaceAll('\\', '\\x5c')

/** A text in a language, its names filled in: a value for each, and no other. */
export function say(word: Word, language: wire.Language): string
export function say<Names extends string>(
  word: Word<Names>,
  language: wire.Language,
  values: Readonly<Record<NoInfer<Names>, string>>,
): string
export function say(
  word: Word<string>,
  language: wire.Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries(values).map(([name, value]) => [name, literal(value)] as const)
  return catalogues[language]._(idOf(word), Object.fromEntries(given), { message: word.message })
}
