import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allKept, type Kept, keep, keptAt, keptId } from './persistent-map.ts'

type Spread = { readonly ways: readonly unknown[] }
const idsOf = (count: number) => Array.from({ length: count }, () => randomUUID())
const keptOf = (ids: readonly string[]) =>
  ids.reduce<Kept<{ readonly n: number }>>((kept, id, n) => keep(kept, id, { n }), [])

describe('what is kept', () => {
  // A leaf holds 16; a branch spreads over 32; these reach the third level.
  test.each([0, 1, 16, 17, 5_000])(
    'is found again by its id, and in the list of all, when there are %i',
    count => {
      const ids = idsOf(count)
      const kept = keptOf(ids)
      expect(ids.map(id => keptAt(kept, id)?.n)).toEqual(ids.map((_, n) => n))
      expect(keptAt(kept, randomUUID())).toBeUndefined()
      const last = ids.slice(-40)
      const from = count - last.length
      expect(last.map((_, at) => keptId(kept, ({ n }) => n === from + at))).toEqual(last)
      expect(keptId(kept, ({ n }) => n === count)).toBeUndefined()
      const all = allKept(kept).map(({ n }) => n)
      expect(all.toSorted((a, b) => a - b)).toEqual(ids.map((_, n) => n))
    },
  )

  test('does what a map does, whatever the ids are, and comes back from JSON the same', () => {
    const id = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'length', '0'))
    fc.assert(
      fc.property(fc.array(fc.tuple(id, fc.nat())), entries => {
        const map = new Map(entries)
        const kept = entries.reduce<Kept<number>>((sofar, [key, value]) => keep(sofar, key, value), [])
        const again = JSON.parse(JSON.stringify(kept)) as Kept<number>
        for (const [key, value] of map) expect(keptAt(again, key)).toBe(value)
        expect(allKept(again).toSorted()).toEqual([...map.values()].toSorted())
        expect(keptAt([], 'constructor')).toBeUndefined()
      }),
    )
  })

  test('changes nothing that was kept before', () => {
    const [changed = '', ...others] = idsOf(1_000)
    const before = keptOf([changed, ...others])
    const then = structuredClone(before)
    const after = keep(keep(before, changed, { n: -1 }), randomUUID(), { n: -2 })
    expect(before).toEqual(then)
    expect(keptAt(after, changed)).toEqual({ n: -1 })
    expect(allKept(after)).toHaveLength(1_001)
  })

  test('shares with the map before it all but the way to what was added', () => {
    const before = keptOf(idsOf(5_000))
    const [ways, then] = [before, keep(before, randomUUID(), { n: 5_000 })].map(each => (each as Spread).ways)
    expect(then?.filter((each, way) => each !== ways?.[way])).toHaveLength(1)
  })

  test('holds more ids of one hash than fit into a leaf', () => {
    const ids = idsOfOneHash(40)
    const kept = keptOf(ids)
    expect(ids.map(id => keptAt(kept, id)?.n)).toEqual(ids.map((_, n) => n))
  })
})

/** Ids that FNV-1a of 32 bits takes to zero: beginnings whose last character cancels the rest. */
const idsOfOneHash = (count: number): readonly string[] => {
  const ids: string[] = []
  for (let n = 0; ids.length < count; n++) {
    let hash = 0x811c9dc5
    for (const each of String(n)) hash = Math.imul(hash ^ each.charCodeAt(0), 0x01000193)
    if (hash >>> 16 === 0) ids.push(n + String.fromCharCode(hash))
  }
  return ids
}
