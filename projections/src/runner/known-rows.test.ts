import { describe, expect, test } from 'vitest'
import { KnownRows } from './known-rows.ts'
import type { Change, Key } from './projection.ts'
import { add, insert, patch, remove } from './testing/untyped-changes.ts'
import { WorkingSet } from './working-set.ts'

const keyOf = (id: string): Key => ({ table: 'things', key: { id } })
const made = (id: string, size = '1') => insert('things', { id, size })
const window = () => new WorkingSet({ things: ['id'] })

/** A window that looks at rows, is given the known ones of them, and changes them. */
const after = (known: KnownRows, looked: readonly string[], ...changes: readonly Change[]) => {
  const rows = window()
  const unknown = known.tell(looked.map(keyOf), rows)
  for (const change of changes) rows.apply(change)
  known.takeOver(rows)
  return { rows, unknown: unknown.map(({ key }) => key.id) }
}

describe('rows known to a rebuild', () => {
  test('are told as the windows before have left them', () => {
    const known = new KnownRows({ fromEmpty: false })
    const first = window()
    expect(known.tell([keyOf('a')], first)).toEqual([keyOf('a')])
    first.remember(keyOf('a'), { id: 'a', size: '5' }).apply(add('things', { id: 'a' }, { size: '2' }))
    known.takeOver(first)
    after(known, [], made('b'))
    const { rows, unknown } = after(known, ['a', 'b', 'c'])
    expect(unknown).toEqual(['c'])
    expect(rows.find('things', { id: 'a' })).toEqual({ id: 'a', size: '7.000000000000000000' })
    expect(rows.find('things', { id: 'b' })).toEqual({ id: 'b', size: '1' })
  })

  test('begun with empty tables are all there are', () => {
    const known = new KnownRows({ fromEmpty: true })
    after(known, ['a'], made('a'))
    const { rows, unknown } = after(known, ['a', 'b'], remove('things', { id: 'a' }))
    expect(unknown).toEqual([])
    expect(rows.find('things', { id: 'b' })).toBeUndefined()
    const last = after(known, ['a'])
    expect([last.unknown, last.rows.find('things', { id: 'a' })]).toEqual([[], undefined])
  })

  test('are not all there are in a table that is looked at only later', () => {
    const known = new KnownRows({ fromEmpty: true })
    after(known, [], made('a'))
    expect(after(known, ['a', 'b']).unknown).toEqual(['a', 'b'])
  })

  test('are forgotten when a window changes a part without knowing the rest', () => {
    const known = new KnownRows({ fromEmpty: true })
    after(known, ['a'], made('a'), made('b'))
    after(known, [], patch('things', { id: 'a' }, { size: '2' }))
    expect(after(known, ['a', 'b', 'c']).unknown).toEqual(['a', 'c'])
  })

  test('are a bounded number, the latest', () => {
    const known = new KnownRows({ fromEmpty: true, keepAtLeast: 2 })
    const unknown = (...ids: string[]) => known.tell(ids.map(keyOf), window()).map(({ key }) => key.id)
    after(known, ['a'], made('a'), made('b'))
    after(known, [], made('c'), made('d'))
    expect(unknown('a', 'x')).toEqual([])
    after(known, [], made('e'))
    expect(unknown('d', 'e')).toEqual([])
    expect(unknown('b', 'x')).toEqual(['b', 'x'])
  })
})
