import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildOf, commitOf } from './build.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'strongroom-build-'))
})
afterEach(() => rmSync(tree, { recursive: true }))

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
    cwd: tree,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
const commit = () => {
  git('init', '--initial-branch=main')
  git('commit', '--allow-empty', '--message=one')
  return git('rev-parse', 'HEAD')
}

describe('the commit of a work tree', () => {
  test('is that of its branch', () => {
    const made = commit()
    expect(commitOf(tree)).toBe(made)
  })

  test('is found when branches are packed, and when none is checked out', () => {
    const made = commit()
    git('pack-refs', '--all')
    expect(commitOf(tree)).toBe(made)
    git('checkout', '--detach')
    expect(commitOf(tree)).toBe(made)
  })

  test('is found in a linked work tree', () => {
    const made = commit()
    git('worktree', 'add', '-b', 'other', join(tree, 'linked'))
    expect(commitOf(join(tree, 'linked'))).toBe(made)
  })

  test('is unknown without git, and where nothing can be made of it', () => {
    expect(commitOf(tree)).toBeNull()
    mkdirSync(join(tree, '.git'))
    writeFileSync(join(tree, '.git/HEAD'), 'ref: refs/heads/nowhere')
    expect(commitOf(tree)).toBeNull()
    writeFileSync(join(tree, '.git/HEAD'), 'nonsense')
    expect(commitOf(tree)).toBeNull()
  })
})

test('the build says the commit that it was given before the one of the tree', () => {
  expect(buildOf({ buildCommit: 'v1.2-12-gabc' })).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    commit: 'v1.2-12-gabc',
  })
})
