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
})

test('no two languages share a catalogue', () => {
  const [swap] =
    Object.entries(en).find(([, message]) => message.length === 1 && message[0] === 'Settled') ?? []
  expect(swap).toBeDefined()
  const words = [en, zh, sc, ja].map(messages => String(messages[swap as string]))
  expect(words).toEqual(['Settled', '已完成', '已完成', '完了'])
})
