import { describe, expect, test } from 'vitest'
import { type Told, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { catalogue } from './catalogue.ts'

const [first, second] = [
  { network_code: 'TRC20', network_name: 'Tron' },
  { network_code: 'TRC20', network_name: 'TRON' },
]
const stream = 'catalogue-network-TRC20'
const about = { kind: 'network', id: 'TRC20' } as const
const saved = (before: object | null, after: object): Told => [
  stream,
  { type: 'CatalogueSaved', ...about, before: before as never, after: after as never },
]
const deleted: Told = [stream, { type: 'CatalogueDeleted', ...about, before: second }]

describe('the catalogue', () => {
  test('shows the last value, and when the entry was made', async () => {
    const rows = await givenFacts(catalogue, saved(null, first), saved(first, second))
    expect(rows.of('catalogue')).toMatchObject([
      { ...about, value: JSON.stringify(second), created_at: told, updated_at: told },
    ])
  })

  test('no longer shows what was deleted, and shows it again when it is saved again', async () => {
    const gone = [saved(null, first), saved(first, second), deleted]
    expect((await givenFacts(catalogue, ...gone)).of('catalogue')).toEqual([])
    expect((await givenFacts(catalogue, ...gone, saved(null, first))).of('catalogue')).toHaveLength(1)
  })
})
