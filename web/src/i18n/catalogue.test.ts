import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Messages = Readonly<Record<string, string | unknown[]>>

const catalogues = import.meta.glob<Messages>('../../../shared/src/locales/*.po', {
  import: 'messages',
  eager: true,
})
const [en, ja, sc, zh] = ['en', 'ja', 'sc', 'zh'].map(
  locale => catalogues[`../../../shared/src/locales/${locale}.po`] ?? {},
) as [Messages, Messages, Messages, Messages]

/** Values and tags that a sentence leaves room for. Compiled messages hold them in lists. */
const roomsIn = (message: unknown): string[] => {
  const parts = Array.isArray(message) ? message : [message]
  const rooms = parts.flatMap(part =>
    Array.isArray(part) ? [String(part[0])] : (String(part).match(/<\/?\d+\/?>/g) ?? []),
  )
  // A language may say a value twice.
  return [...new Set(rooms)].sort()
}

/** The lines of a message that say something. A value's form by number is one piece of its line. */
const linesIn = (message: unknown): readonly string[] =>
  (Array.isArray(message) ? message : [message])
    .map(part => (Array.isArray(part) ? '{}' : String(part)))
    .join('')
    .split('\n')
    .filter(line => line.trim() !== '')

describe.each([
  ['zh', zh],
  ['sc', sc],
  ['ja', ja],
])('the catalogue of %s', (_, messages) => {
  test('has words for every text', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
    expect(Object.values(messages).every(message => message.length > 0)).toBe(true)
  })

  test('leaves room for the same values as the English', () => {
    for (const [id, message] of Object.entries(en)) expect(roomsIn(messages[id])).toEqual(roomsIn(message))
  })

  test('says no line of a letter twice', () => {
    const lines = Object.entries(messages).map(
      ([id, message]) => [id, linesIn(message), linesIn(en[id])] as const,
    )
    expect(lines.filter(([, said, english]) => said.length > english.length)).toEqual([])
  })
})

/** One English word with two meanings that no other language says alike: the context keeps their words apart. */
const apart: readonly (readonly [message: string, one: string, other: string])[] = [
  ['Withdraw', '', 'money'],
  ['Name', '', 'of a thing'],
  ['Account', '', 'books'],
  ['Before', '', 'position'],
  ['Change', '', 'position'],
  ['Credit', '', 'card line'],
  ['Erased', '', 'identity record'],
  ['Given', '', 'virtual account'],
  ['Handed in', '', 'when'],
  ['History', '', 'record'],
  ['In', '', 'read model'],
  ['Open', 'order', 'month of the books'],
  ['Open', 'item of a statement', 'request for money'],
  ['Open', 'item of a statement', 'look at an item'],
  ['Runs', '', 'process'],
  ['Waiting', '', 'queue'],
  ['You', '', 'step'],
]

const languages = ['zh', 'sc', 'ja'] as const
const [zhTexts = [], scTexts = [], jaTexts = []] = languages.map(language =>
  readFileSync(join(import.meta.dirname, `../../../shared/src/locales/${language}.po`), 'utf8').split('\n\n'),
)
const texts = { zh: zhTexts, sc: scTexts, ja: jaTexts }

/** The words of a text in a catalogue, by its context; compiled messages have neither text nor context. */
const wordsOf = (language: (typeof languages)[number], message: string, context: string): string => {
  const found = texts[language].find(
    text =>
      text.includes(`\nmsgid "${message}"\n`) && (/^msgctxt "(.*)"$/m.exec(text)?.[1] ?? '') === context,
  )
  return /^msgstr "(.+)"$/m.exec(found ?? '')?.[1] ?? `${message} (${context}) is not in ${language}`
}

test.each(apart)('%s is said by other words of “%s” than of “%s”', (message, one, other) => {
  for (const language of languages)
    expect(wordsOf(language, message, one)).not.toBe(wordsOf(language, message, other))
})

test('the catalogues have every text whose meanings they keep apart', () => {
  const missing = apart.flatMap(([message, ...contexts]) =>
    contexts.map(context => wordsOf('ja', message, context)).filter(words => words.includes('is not in')),
  )
  expect(missing).toEqual([])
})

test('no two languages share a catalogue', () => {
  const [settled = ''] =
    Object.entries(en).find(([, message]) => message.length === 1 && message[0] === 'Settled') ?? []
  const words = [en, zh, sc, ja].map(messages => String(messages[settled]))
  expect(words).toEqual(['Settled', '已完成', '已完成', '完了'])
})
