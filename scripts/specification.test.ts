import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { addressesOfWeb } from './addresses-of-web.ts'
import { root } from './tool.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const document = read('docs/specification.md')
const quoted = [...document.matchAll(/`([^`]+)`/g)].map(([, text]) => text as string)

/** A call as the document names it: without the signature's place and the filter's. */
const named = (method: string, path: string) =>
  `${method} ${path.replaceAll(/\/(?:S|\{json\})(?=\/|$)/g, '')}`

const calls = Object.values(contract)
  .flatMap(group => Object.values(group) as { readonly method: string; readonly path: string }[])
  .map(({ method, path }) => named(method, path))

const rows = document
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| requirement'))
  .map(line => line.split(' | ').map(cell => cell.replaceAll(/^\||\|$/g, '').trim()))

/** A field of the documents that the product does not have, as its row says. */
const ABSENT = ['release_date']

describe('the list of requirements that are decided otherwise', () => {
  test('says of each what is here, why, and what would change our mind', () => {
    expect(rows.length).toBeGreaterThan(70)
    expect(rows.filter(cells => cells.length !== 4 || cells.some(cell => cell === ''))).toEqual([])
  })

  test('names calls that the contract declares', () => {
    const asked = quoted.filter(text => /^(?:GET|POST|PUT|DELETE) \//.test(text))
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(text => !calls.includes(text))).toEqual([])
  })

  test('names addresses that are pages, or read by the client', () => {
    const plain = read('shared/src/contract/plain-paths.ts')
    const pages = addressesOfWeb()
    const addresses = quoted.filter(text => text.startsWith('/'))
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter(address => !pages.includes(address) && !plain.includes(`'${address}'`))).toEqual(
      [],
    )
  })

  test('names codes, settings and fields that the code has, and those that it lacks', () => {
    const words = new Set(
      globSync('{shared,ledger,api}/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/locales/**'] })
        .map(read)
        .join('\n')
        .match(/\w+/g),
    )
    const names = quoted.filter(text => /^\w+$/.test(text))
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter(name => words.has(name) === ABSENT.includes(name))).toEqual([])
  })

  test('is what the README and the decisions of the rooms lead to', () => {
    const files = execFileSync('git', ['ls-files', '*DECISIONS.md'], { cwd: root, encoding: 'utf8' })
    const rooms = ['README.md', ...files.split('\n').filter(file => /^(?:api|ledger|web)\//.test(file))]
    expect(rooms.length).toBe(4)
    expect(rooms.filter(file => !read(file).includes('docs/specification.md'))).toEqual([])
  })
})
