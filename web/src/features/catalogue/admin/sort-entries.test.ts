import { describe, expect, test } from 'vitest'
import { sort, text } from './fields.ts'
import { sortEntries } from './sort-entries.ts'

const fields = [
  { ...text('code', sort.label), isKey: true },
  { name: 'fee', label: sort.label, of: 'decimal-or-null' },
  sort,
] as const
const entries = [
  { id: '1', code: 'USDT', fee: '0.001', sort: 9 },
  { id: '2', code: 'BTC', fee: null, sort: 10 },
  { id: '3', code: 'USD', fee: '0.00050', sort: 2 },
]
const sorted = (by: { sort?: string; order?: 'asc' | 'desc' }) =>
  sortEntries(entries, { fields }, by).map(({ id }) => id)

describe('the entries of a list that comes whole', () => {
  test('keep their usual order, also for a name that is no field of theirs', () => {
    expect(sorted({})).toEqual(['1', '2', '3'])
    expect(sorted({ sort: 'nothing' })).toEqual(['1', '2', '3'])
  })
  test('are sorted by text, and by figures as figures', () => {
    expect(sorted({ sort: 'code', order: 'asc' })).toEqual(['2', '3', '1'])
    expect(sorted({ sort: 'sort', order: 'asc' })).toEqual(['3', '1', '2'])
    expect(sorted({ sort: 'sort', order: 'desc' })).toEqual(['2', '1', '3'])
  })
  test('without a value come last in either order', () => {
    expect(sorted({ sort: 'fee', order: 'asc' })).toEqual(['3', '1', '2'])
    expect(sorted({ sort: 'fee', order: 'desc' })).toEqual(['1', '3', '2'])
  })
})
