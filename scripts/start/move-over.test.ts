import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveOver } from './move-over.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strongroom-move-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const build = (name: string): string => {
  const fresh = join(folder, name)
  mkdirSync(fresh)
  writeFileSync(join(fresh, 'index.html'), name)
  return fresh
}

test('a folder takes the place of the one before, or of none', () => {
  const place = join(folder, 'dist')
  for (const name of ['first', 'second']) {
    moveOver(build(name), place)
    expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe(name)
  }
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('of several that start at once none fails, and nothing but the last one’s is left', async () => {
  const place = join(folder, 'dist')
  const module = pathToFileURL(join(import.meta.dirname, 'move-over.ts')).href
  const starts = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { moveOver } from ${JSON.stringify(module)}
    for (let n = 0; n < 300; n++) {
      const fresh = ${JSON.stringify(folder)} + '/' + process.pid
      mkdirSync(fresh)
      writeFileSync(fresh + '/index.html', 'whole')
      moveOver(fresh, ${JSON.stringify(place)})
    }`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', starts])
  await Promise.all([start(), start(), start()])
  expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('whole')
  expect(readdirSync(folder)).toEqual(['dist'])
})
