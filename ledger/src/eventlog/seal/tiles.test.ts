import { describe, expect, test } from 'vitest'
import { growTree, naiveRoot } from './testing.ts'
import { parseTilePath, tilePath } from './tile-path.ts'
import { hashesOf, widthIn } from './tiles.ts'
import { leafHash } from './tree-hash.ts'

describe('tiles', () => {
  test('of a tree of 70,000 leaves are those of the specification', () => {
    const { kept } = growTree(70_000)
    const widths = (level: number) =>
      [...kept.values()].filter(tile => tile.level === level).map(({ hashes }) => hashes.length / 32)
    expect(widths(0)).toEqual([...Array(273).fill(256), 112])
    expect(widths(1)).toEqual([256, 17])
    expect(widths(2)).toEqual([1])
    expect(widths(3)).toEqual([])
  })

  test('of 256 leaves are one full tile, and the root over it above', () => {
    const { all, kept } = growTree(256)
    expect(hashesOf(kept.get('0/0')?.hashes as Buffer)).toEqual(all.map(leafHash))
    expect(kept.get('1/0')?.hashes).toEqual(naiveRoot(all))
    expect(kept.size).toBe(2)
  })

  test('have as many hashes as their tree gives them', () => {
    expect(widthIn(70_000, { level: 0, index: 272 })).toBe(256)
    expect(widthIn(70_000, { level: 0, index: 273 })).toBe(112)
    expect(widthIn(70_000, { level: 0, index: 274 })).toBe(0)
    expect(widthIn(70_000, { level: 1, index: 1 })).toBe(17)
    expect(widthIn(70_000, { level: 2, index: 0 })).toBe(1)
  })

  test('that are missing are told, and not taken for others', async () => {
    const { kept, read } = growTree(300)
    kept.delete('0/1')
    await expect(read([{ height: 0, index: 290 }])).rejects.toThrow('tile 0/1 has no 35 hashes')
    await expect(read([{ height: 0, index: 5 }])).resolves.toHaveLength(1)
  })
})

describe('the path of a tile', () => {
  test.each([
    [{ level: 0, index: 1_234_067, width: 256 }, 'tile/0/x001/x234/067'],
    [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
    [{ level: 1, index: 999, width: 17 }, 'tile/1/999.p/17'],
    [{ level: 2, index: 1_000, width: 1 }, 'tile/2/x001/000.p/1'],
    [{ level: 63, index: 5, width: 255 }, 'tile/63/005.p/255'],
  ])('of %o is %s, both ways', (tile, path) => {
    expect(tilePath(tile)).toBe(path)
    expect(parseTilePath(path)).toEqual(tile)
  })

  test.each([
    ['tile/0/x000/001'],
    ['tile/00/001'],
    ['tile/64/001'],
    ['tile/0/1'],
    ['tile/0/001.p/256'],
    ['tile/0/001.p/0'],
    ['tile/0/001.p/01'],
    ['tile/0/x1/001'],
    ['tile/0/001/'],
    ['tile/entries/001'],
    ['tile/0/../001'],
  ])('is not %s', path => {
    expect(parseTilePath(path)).toBeUndefined()
  })
})
