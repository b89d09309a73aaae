import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { wire } from '@strongroom/shared'
import { messages as en } from './locales/en.ts'
import { messages as ja } from './locales/ja.ts'
import { messages as sc } from './locales/sc.ts'
import { messages as zh } from './locales/zh.ts'

/** A text in English, with `{names}` for what is filled in. `context` tells equal texts apart that are translated differently. */
export type Word = { readonly message: string; readonly context?: string }

/**
 * Marks a text for translation, as Lingui's macro of that name does: `lingui extract` finds it by this name and the import
 * from `#words`. It is a function here, because Node runs these files as they are and no macro is expanded.
 */
export const msg = (text: TemplateStringsArray | Word): Word =>
  'message' in text ? text : { message: text[0] as string }

/** `sc` is Sardinian to Intl. */
const catalogue = (locale: wire.Language, tag: string, messages: Messages): I18n =>
  setupI18n({ locale, locales: tag, messages: { [locale]: messages } })

const catalogues: Readonly<Record<wire.Language, I18n>> = {
  en: catalogue('en', 'en', en),
  zh: catalogue('zh', 'zh-Hant', zh),
  sc: catalogue('sc', 'zh-Hans', sc),
  ja: catalogue('ja', 'ja', ja),
}

const ids = new WeakMap<Word, string>()

const idOf = (word: Word): string => {
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

/** A text in a language, its names filled in. */
export const say = (
  word: Word,
  language: wire.Language,
  values: Readonly<Record<string, string>> = {},
): string => {
  const given = Object.entries(values).map(([name, value]) => [name, literal(value)] as const)
  return catalogues[language]._(idOf(word), Object.fromEntries(given), { message: word.message })
}
