import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = import.meta.dirname
/** Every module that the file loads when it runs, by its path in `api/src` or its package's name. */
const loadedBy = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;']*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm,
  )
  for (const [, from, bare, lazy] of imports) {
    const name = from ?? bare ?? lazy ?? ''
    const path = name.startsWith('.') ? relative(source, join(dirname(file), name)) : name
    if (known.has(path)) continue
    known.add(path)
    if (name.startsWith('.')) loadedBy(join(source, path), known)
  }
  return known
}

/** Files of `http` that declare calls, read their input, keep their lists to a filter and write them as files. Exports read lists by them; none of them answers a request. */
const declaring = ['call', 'common-filter', 'csv-list', 'validate', 'whole-list', 'with-parts'].map(
  name => `http/${name}.ts`,
)

test('the door of the jobs loads nothing that answers HTTP', () => {
  const loaded = [...loadedBy(join(source, 'open-jobs.ts'))]
  expect(loaded).toContain('vault/mail/post.ts')
  expect(loaded).toContain('calls.ts')
  expect(loaded.filter(name => /^@?hono|prom-client|^app\.ts/.test(name))).toEqual([])
  expect(loaded.filter(name => name.startsWith('http/') && !declaring.includes(name))).toEqual([])
})
