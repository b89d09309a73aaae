import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '@strongroom/shared/config'
import { describe, expect, test } from 'vitest'
import { root } from './tool.ts'

describe('the README', () => {
  test('explains every variable of the configuration, and no other', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const section = readme.split('## Configuration')[1]?.split('\n## ')[0] ?? ''
    const rows = section.split('\n').filter(line => line.startsWith('| `'))
    const named = rows.flatMap(row =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    )
    expect(named.sort()).toEqual([...variables].sort())
  })

  test('names only files that exist in its story of a swap', () => {
    const story = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    const named = [...story.matchAll(/`((?:web|api|ledger|projections|workers|shared)\/[\w./-]+)`/g)]
    expect(named.length).toBeGreaterThan(10)
    for (const [, path] of named)
      expect(() => readFileSync(join(root, path as string)), path).not.toThrow(/ENOENT/)
  })
})
