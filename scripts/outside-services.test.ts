import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './tool.ts'

test('every service of others is asked by the one way that follows nobody and reads no endless answer', () => {
  const files = globSync('{api,workers,ledger,projections}/src/**/*.ts', { cwd: root }).filter(
    file => !/\.test\.ts$|\/testing\/|\/ask-outside\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const asking = files.filter(file => /(?<![.\w])fetch\(/.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(asking).toEqual([])
})
