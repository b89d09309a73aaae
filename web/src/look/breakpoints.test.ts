import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const widths = globSync('**/*.{css,ts,tsx}', { cwd: web }).flatMap(file =>
  [...readFileSync(join(web, file), 'utf8').matchAll(/\((max|min)-width: (\d+)px\)/g)].map(
    ([, side, width]) => `${file}: ${side} ${width}`,
  ),
)
const atEdge = (width: number) => widths.filter(each => Math.abs(Number(each.split(' ').at(-1)) - width) <= 1)

test.each([1024, 768])('the layout that is specified up to %i px ends there, in every file', width => {
  const found = atEdge(width)
  expect(found.length).toBeGreaterThan(2)
  expect(found.filter(each => !each.endsWith(`max ${width}`) && !each.endsWith(`min ${width + 1}`))).toEqual(
    [],
  )
})
