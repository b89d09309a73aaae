import { describe, expect, test } from 'vitest'
import { bound, eachBound } from './bound.ts'

const greetings = {
  greet: (at: { readonly name: string }, word: string, mark = '.') => `${word}, ${at.name}${mark}`,
  count: async ({ name }: { readonly name: string }) => name.length,
  limit: 3,
}

describe('a store that is bound', () => {
  test('is asked without its first argument', async () => {
    const store = bound(greetings, { name: 'Ada' })
    expect(store.greet('Hello')).toBe('Hello, Ada.')
    expect(store.greet('Hello', '!')).toBe('Hello, Ada!')
    expect(await store.count()).toBe(3)
  })

  test('has the functions that take what it is bound to, and nothing else, by its type', () => {
    const store = bound({ ...greetings, shout: (word: string) => word.toUpperCase() }, { name: 'Ada' })
    const names: readonly (keyof typeof store)[] = ['greet', 'count']
    // @ts-expect-error: a limit is no question.
    expect([...names, store.limit]).toEqual(['greet', 'count', undefined])
    // @ts-expect-error: it takes a text where the others take what they are bound to.
    expect(store.shout).toBeTypeOf('function')
  })

  test('is one of many that are bound to the same', () => {
    const { first, second } = eachBound({ first: greetings, second: greetings }, { name: 'Bo' })
    expect([first.greet('Hi'), second.greet('Hi')]).toEqual(['Hi, Bo.', 'Hi, Bo.'])
  })
})
