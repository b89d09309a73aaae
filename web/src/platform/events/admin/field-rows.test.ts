import { expect, test } from 'vitest'
import { fieldChanges, fieldRows } from './field-rows.ts'

test('what an event says becomes a line a field, those inside others too', () => {
  expect(fieldRows({ kind: 'currency', after: { code: 'USD', places: 2 }, tags: ['a'] })).toEqual([
    { path: 'kind', value: 'currency' },
    { path: 'after.code', value: 'USD' },
    { path: 'after.places', value: '2' },
    { path: 'tags', value: '["a"]' },
  ])
})

test('old and new stand side by side, also what was not there', () => {
  expect(fieldChanges({ fee: '5', note: 'x' }, { fee: '6', open: true })).toEqual([
    { path: 'fee', before: '5', after: '6' },
    { path: 'note', before: 'x', after: undefined },
    { path: 'open', before: undefined, after: 'true' },
  ])
  expect(fieldChanges(null, { fee: '6' })).toEqual([{ path: 'fee', before: undefined, after: '6' }])
})
