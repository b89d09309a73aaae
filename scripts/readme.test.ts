import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { variables } from '@strongroom/shared/config'
import { describe, expect, test } from 'vitest'
import { root } from './tool.ts'

const committed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')

describe('the documents', () => {
  test('explain every variable of the configuration, and no other', () => {
    const reference = readFileSync(join(root, 'docs/reference/configuration.md'), 'utf8')
    const rows = reference.split('\n').filter(line => line.startsWith('| `'))
    const named = rows.flatMap(row =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    )
    expect(named.sort()).toEqual([...variables].sort())
  })

  test('begin with a README that is read in one go', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(120)
  })

  test.each(
    committed.filter(file => /^(?:[a-z0-9]+\/README|ARCHITECTURE|docs\/how-to\/[\w-]+)\.md$/.test(file)),
  )('keep %s short', file => {
    const most = file.endsWith('README.md') ? 101 : 61
    expect(readFileSync(join(root, file), 'utf8').split('\n').length).toBeLessThanOrEqual(most)
  })
})

/** The documents that say how the project is now. DECISIONS.md may name a file that is gone. */
const documents = committed.filter(file => /(^|\/)(README|ARCHITECTURE)\.md$|^docs\//.test(file))

describe.each(documents)('%s', document => {
  const named = pathsIn(readFileSync(join(root, document), 'utf8'))

  test('names only files and folders that exist', () => {
    expect(named.filter(path => !isThere(path, dirname(document)))).toEqual([])
  })
})

test('the story of a swap names its files', () => {
  expect(pathsIn(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')).length).toBeGreaterThan(15)
})

/** Files that a run writes, which are not committed. */
const written = ['bench/results/latest.json', 'secrets.json', 'manifest.json', 'seal.json']

/** A text in backticks that is a path: `room/…` or `src/…`, `folder/`, or a file's name with a known ending. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]*)*)`/g)].map(([, name]) => name as string)
  return quoted.filter(
    name =>
      /^(?:web|api|ledger|projections|workers|shared|scripts|bench|e2e|src)\//.test(name) ||
      /^[\w-].*(?:\/|\.(?:tsx?|sql|md|ya?ml|json|mjs|png))$/.test(name),
  )
}

/** True when the path exists from the top, from the document's folder or its `src`, or ends a file's path in that folder. */
function isThere(path: string, folder: string): boolean {
  const places = [root, join(root, folder), join(root, folder, 'src')]
  if (written.includes(path) || places.some(place => existsSync(join(place, path)))) return true
  // A document about the whole names files of every room.
  const isOfAll = folder === '.' || folder.startsWith('docs')
  const inFolder = committed.filter(file => isOfAll || file.startsWith(`${folder}/`))
  return inFolder.some(
    file => `/${file}`.endsWith(`/${path}`) || `/${file}`.includes(`/${path.replace(/\/?$/, '/')}`),
  )
}
