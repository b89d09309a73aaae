import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { wire } from '@strongroom/shared'
import { languageTags } from '@strongroom/shared/languages'
import type { Word } from '@strongroom/shared/word'
import { messages as en } from './locales/en.ts'
import { messages as ja } from './locales/ja.ts'
import { messages as sc } from './locales/sc.ts'
import { messages as zh } from './locales/zh.ts'

export { msg, type Word } from '@strongroom/shared/word'

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
