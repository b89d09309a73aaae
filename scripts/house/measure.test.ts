import { describe, expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { measure } from './measure.ts'

describe('a measure of a file', () => {
  test('has each function with its lines, and the leaves alone', () => {
    const { functions, leaves } = measure(
      'a.ts',
      'const outer = () => {\n  const inner = (n: number) => {\n    return n\n  }\n  return inner\n}\nfunction flat() {}\n',
    )
    expect(functions.toSorted()).toEqual([1, 3, 6])
    expect(leaves.toSorted()).toEqual([1, 3])
  })
  test('counts exports with a docstring, and names those without', () => {
    const { exported, documented, undescribed } = measure(
      'a.ts',
      `/** A size. */\nexport type Size = number\n// no docstring\nexport const one = 1\nconst own = 2\nexport { own }\nexport * from './b.ts'\n`,
    )
    expect({ exported, documented, undescribed }).toEqual({
      exported: 2,
      documented: 1,
      undescribed: ['one'],
    })
  })
  test('counts exports that say what they are without a docstring', () => {
    const { exported, documented, described, undescribed } = measure(
      'a.ts',
      [
        `/** A swap. */\nexport const swap = v.object({})\nexport type Swap = v.InferOutput<typeof swap>`,
        `const bare = v.object({})\nexport type Bare = v.InferOutput<typeof bare>`,
        `export const make = declare({ path: '/swap', summary: 'Swaps' })\nexport const mail = declare({ ...mailed })`,
        `export const one = forUser.query({ path: '/swap/{id}', summary: 'One swap' })`,
        `export const Route = createFileRoute('/swap')({})\nexport const other = other('/swap')({})`,
      ].join('\n'),
    )
    expect({ exported, documented, described }).toEqual({ exported: 8, documented: 1, described: 5 })
    expect(undescribed).toEqual(['Bare', 'mail', 'other'])
  })
  test('counts casts but those to a constant, and comments that silence', () => {
    const { casts, ignores } = measure(
      'a.tsx',
      `const a = [1] as const\nconst b = a as unknown as string\n// @ts-expect-error: a test\nconst c = <p>{a as never}</p>\n`,
    )
    expect({ casts, ignores }).toEqual({ casts: 3, ignores: 1 })
  })
  test('counts lines that begin within a comment', () => {
    expect(
      measure('a.ts', '/**\n * A size.\n */\nconst a = 1 // one\n// two\nconst b = a * 2\n'),
    ).toMatchObject({
      lines: 6,
      comments: 4,
    })
  })
})

describe('circles of imports', () => {
  test('are found where files reach each other, through others too, and by types alone', () => {
    const { imports } = measure(
      'a.ts',
      `import type { B } from './b.ts'\nimport 'node:fs'\nexport * from './c.ts'\n`,
    )
    expect(imports).toEqual(['./b.ts', './c.ts'])
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['outside']],
    ])
    expect(circlesOf(graph).map(circle => circle.toSorted())).toEqual([['a', 'b', 'c']])
  })
})
