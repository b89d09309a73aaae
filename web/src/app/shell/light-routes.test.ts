import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')

// The addresses load with the first page of all, and a screen when it is asked for: a function taken from the file of a screen
// brings the whole screen along.
test('the addresses import nothing from the files of screens before these are asked for', () => {
  const files = globSync('{app,features/*}/addresses.ts', { cwd: web })
  expect(files.length).toBeGreaterThan(20)
  const early = files.flatMap(file => {
    const text = readFileSync(join(web, file), 'utf8')
    return [...text.matchAll(/^import (?!type\b).*'[^']*\.tsx'/gm)].map(([line]) => `${file}: ${line}`)
  })
  expect(early).toEqual([])
})
