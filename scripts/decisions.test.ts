import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './tool.ts'

const committed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** A longer file is not read to its end, and its questions are decided again. */
const MOST_BYTES = 20_000

const files = committed.filter(file => /^[^/]+\/(?:DECISIONS|decisions\/[\w-]+)\.md$/.test(file))
const subjects = files.filter(file => file.includes('/decisions/'))

describe.each(files)('%s', file => {
  test('is short enough to be read', () => {
    expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(MOST_BYTES)
  })
})

describe.each(subjects)('%s', file => {
  test('is named by the index of its room', () => {
    expect(read(join(dirname(dirname(file)), 'DECISIONS.md'))).toContain(`(decisions/${basename(file)})`)
  })

  test('has decisions with a date, oldest first', () => {
    const heads = read(file)
      .split('\n')
      .filter(line => line.startsWith('## '))
    const dates = heads.map(head => /^## (\d{4}-\d\d-\d\d)(?:, and \d{4}-\d\d-\d\d)? · \S/.exec(head)?.[1])
    expect(dates.length).toBeGreaterThan(0)
    expect(dates).toEqual([...dates].sort())
    expect(dates).not.toContain(undefined)
  })
})

describe.each(files.filter(file => file.endsWith('/DECISIONS.md')))('the index %s', file => {
  test('names only files that exist', () => {
    const named = [...read(file).matchAll(/\((decisions\/[\w-]+\.md)\)/g)].map(([, name]) =>
      join(dirname(file), name as string),
    )
    expect(named.filter(name => !subjects.includes(name))).toEqual([])
  })
})
