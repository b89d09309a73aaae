import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { termNames } from '@strongroom/ledger/catalogue'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** The rule of their order, with that of a swap's fee; the highest among all of them; how far a change moves an entry. */
const readers = [
  'ledger/src/catalogue/member-terms.ts',
  'ledger/src/office/conversions.ts',
  'ledger/src/office/second-needed.ts',
  'ledger/src/office/tariffs.ts',
  'ledger/src/swap/swap-fee-rate.ts',
]

const sources = ['ledger/src', 'api/src', 'workers/src', 'projections/src'].flatMap(room =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.ts$/.test(name) && !/(\.test|\.suite)\.ts$|testing\/|locales\//.test(name))
    .map(name => join(root, room, name)),
)

test('the rates and limits of a group or a level are read where their order is decided, and nowhere else', () => {
  const [ofTier, term] = [/'(vip-level|user-group)'/, new RegExp(`\\b(${termNames.join('|')})\\b`)]
  const found = sources.filter(name => {
    const text = readFileSync(name, 'utf8')
    return ofTier.test(text) && term.test(text)
  })
  expect(found.map(name => relative(root, name)).toSorted()).toEqual(readers)
  expect(sources.length).toBeGreaterThan(500)
})
