import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tool.ts'

const sources = globSync('{shared,ledger,projections,workers,api,web,scripts,e2e,bench}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/locales/**'],
})

/** A comment, or a later line of one, that begins with a word that stands for its subject. */
const BARE = /^\s*(?:\/\*\*|\/\/|\*) (?:What|Who|Nobody|Whoever|Whatever)\b/

test('every comment begins with its subject, and with no bare what or who', () => {
  expect(sources.length).toBeGreaterThan(2_000)
  const bare = sources.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (BARE.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(bare).toEqual([])
})
