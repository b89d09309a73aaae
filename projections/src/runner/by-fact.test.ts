import { expect, test } from 'vitest'
import { byFact } from './by-fact.ts'
import type { AnyEvent, Surroundings } from './projection.ts'
import { put } from './testing/untyped-changes.ts'

const surroundings: Surroundings = { number: 7, find: () => undefined }
const eventOf = (data: { readonly type: string }) =>
  ({ type: data.type, stream: 'member-1', data }) as unknown as AnyEvent

test('changes what the fact’s own function says, and nothing for any other fact', () => {
  const changes = byFact({
    VipSet: ({ level }, { stream }, { number }) => [put('seen', { stream, level, number })],
  })
  const seen = put('seen', { stream: 'member-1', level: 2, number: 7 })
  expect(changes(eventOf({ type: 'VipSet', level: 2 } as { type: string }), surroundings)).toEqual([seen])
  expect(changes(eventOf({ type: 'KycErased' }), surroundings)).toEqual([])
})

test('finds no function in what every object inherits', () => {
  expect(byFact({})(eventOf({ type: 'constructor' }), surroundings)).toEqual([])
})
