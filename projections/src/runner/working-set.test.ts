import { describe, expect, test } from 'vitest'
import type { Change } from './projection.ts'
import { add, insert, patch, put, remove } from './testing/untyped-changes.ts'
import { WorkingSet } from './working-set.ts'

const row = { id: 'a', colour: 'red', size: 1 }
const key = { id: 'a' }

const folded = (...changes: Change[]) => {
  const rows = new WorkingSet({ things: ['id'] })
  for (const change of changes) rows.apply(change)
  return [...rows.entriesOf('things')]
}

describe('a working set', () => {
  test.each<[string, Change[], object[]]>([
    ['a new row', [insert('things', row)], [{ op: 'insert', row }]],
    [
      'a new row changed',
      [insert('things', row), patch('things', key, { size: 2 })],
      [{ op: 'insert', row: { ...row, size: 2 } }],
    ],
    [
      'a new row replaced',
      [insert('things', row), put('things', { ...row, size: 3 })],
      [{ op: 'insert', row: { ...row, size: 3 } }],
    ],
    ['a new row removed', [insert('things', row), remove('things', key)], []],
    [
      'two changes',
      [patch('things', key, { size: 2 }), patch('things', key, { colour: 'blue' })],
      [{ op: 'patch', key, set: { size: 2, colour: 'blue' } }],
    ],
    ['a removed row made again', [remove('things', key), insert('things', row)], [{ op: 'put', row }]],
    [
      'a changed row removed',
      [patch('things', key, { size: 2 }), remove('things', key)],
      [{ op: 'remove', key }],
    ],
    [
      'sums',
      [add('things', key, { size: '1.5' }), add('things', key, { size: '-0.25' })],
      [{ op: 'add', key, units: { size: 125n * 10n ** 16n } }],
    ],
  ])('folds %s into one write', (_, changes, entries) => {
    expect(folded(...changes)).toMatchObject(entries)
    expect(folded(...changes)).toHaveLength(entries.length)
  })

  test.each<[string, Change[]]>([
    ['the same row inserted twice', [insert('things', row), insert('things', row)]],
    ['a removed row changed', [remove('things', key), patch('things', key, { size: 2 })]],
    ['a row both kept and summed', [patch('things', key, { size: 2 }), add('things', key, { size: '1' })]],
    ['a row without its key', [put('things', { size: 1 })]],
    ['a table that is not its own', [put('others', row)]],
  ])('refuses %s', (_, changes) => {
    expect(() => folded(...changes)).toThrow()
  })

  test('counts the rows to be written', () => {
    const rows = new WorkingSet({ things: ['id'] })
    rows.apply(insert('things', row))
    rows.apply(patch('things', key, { size: 2 }))
    expect(rows.size).toBe(1)
    rows.apply(remove('things', key))
    expect(rows.size).toBe(0)
  })

  test('finds a row as the changes leave it', () => {
    const rows = new WorkingSet({ things: ['id'] })
    expect(() => rows.find('things', key)).toThrow('`reads` does not name')
    rows.remember({ table: 'things', key }, { id: 'a', size: '1.00' })
    rows.apply(add('things', key, { size: '0.5' }))
    expect(rows.find('things', key)).toEqual({ id: 'a', size: '1.500000000000000000' })
  })

  test.each<[string, Change, boolean]>([
    ['made', insert('things', row), true],
    ['replaced', put('things', row), true],
    ['removed', remove('things', key), true],
    ['changed in part', patch('things', key, { size: 2 }), false],
    ['added to', add('things', key, { size: '1' }), false],
  ])('knows whether it can tell a row that is %s', (_, change, isTold) => {
    const rows = new WorkingSet({ things: ['id'] })
    const wanted = { table: 'things', key }
    expect([...rows.left('things')]).toEqual([])
    expect(rows.changes(wanted)).toBe(false)
    rows.apply(change)
    expect([...rows.left('things')]).toMatchObject([{ id: 'a', isTold }])
    expect(rows.changes(wanted)).toBe(true)
    rows.remember(wanted, row)
    expect([...rows.left('things')]).toEqual([
      { id: 'a', isTold: true, row: rows.find('things', wanted.key) },
    ])
  })
})
