import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    file => file !== '' && !/\.(test|suite|property|contract|d)\.tsx?$|\.gen\.ts$|\/testing\//.test(file),
  )

/** An object literal that is spread into the object around it on a line of its own, or into an element: only its place among the lines is saved. */
const SPREAD = /^\s*\.\.\.\{(?!\})|\{\.\.\.\{/

test('no object is spread where its fields or properties can stand', () => {
  expect(files.length).toBeGreaterThan(2_000)
  const spread = files.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (SPREAD.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(spread).toEqual([])
})
