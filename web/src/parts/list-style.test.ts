import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const tables = globSync('**/*.tsx', { cwd: web })
  .map(file => ({ file, source: readFileSync(join(web, file), 'utf8') }))
  .filter(({ source }) => source.includes('<table className="list"'))

test('a table brings its style, also for those who open its screen first', () => {
  expect(tables.length).toBeGreaterThan(5)
  expect(tables.filter(({ source }) => !source.includes("list.css'")).map(({ file }) => file)).toEqual([])
})

test('a button in a table breaks within no word of Chinese and Japanese', () => {
  const css = readFileSync(join(web, 'look/base.css'), 'utf8')
  expect(css).toMatch(/\ntd \.mantine-Button-label \{\s+word-break: keep-all;/)
})
