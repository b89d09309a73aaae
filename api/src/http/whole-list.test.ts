import { describe, expect, test } from 'vitest'
import { pageOfWhole } from './whole-list.ts'

const rows = [
  { id: 'b', amount: '9', created_date: '2026-03-01T10:30:00.000Z' },
  { id: 'a', amount: '10', created_date: '2026-03-02T09:00:00.000Z' },
  { id: 'c', amount: '9', created_date: null },
]
const window = { page: 1, limit: 20, sort: 'amount' } as const
const idsOf = (more: object) => {
  const { body } = pageOfWhole(rows, { ...window, ...more }) as unknown as {
    body: { data: { data: readonly { id: string }[]; total: number } }
  }
  return body.data.data.map(({ id }) => id).join('')
}

describe('a list that is read whole', () => {
  test('is ordered by numbers as numbers, and by id where they are equal', () => {
    expect(idsOf({ order: 'asc' })).toBe('bca')
    expect(idsOf({ order: 'desc' })).toBe('acb')
  })

  test('is upwards without an order, but dates have the newest first', () => {
    expect(idsOf({})).toBe('bca')
    expect(idsOf({ sort: 'created_date' })).toBe('abc')
  })

  test('takes whole days of a time zone, both included, and leaves out what has no day', () => {
    expect(idsOf({ from: '2026-03-01', to: '2026-03-01' })).toBe('b')
    // It was 00:30 on 2 March on Kiritimati then.
    expect(idsOf({ from: '2026-03-02', timeZone: 'Pacific/Kiritimati' })).toBe('ba')
    expect(idsOf({ to: '2026-02-28' })).toBe('')
  })

  test('is searched whatever the case, and cut into pages', () => {
    expect(idsOf({ search: 'B' })).toBe('b')
    expect(idsOf({ page: 2, limit: 2 })).toBe('a')
  })
})
