import { type AnyContract, contract } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import type { Parts } from '../dependencies.ts'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { waysTo } from './paths.ts'
import { createRouter } from './router.ts'

// Most calls of the specification end in a filter as JSON: a client may write an empty one to a call that takes none.

let api: Api
let boss: Person
let ada: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  boss = await api.person('boss', { role: 'superadmin' })
  ada = await api.person('ada')
})
afterAll(() => api.stop())

const reads = Object.values(contract)
  .flatMap(group => Object.values(group as Readonly<Record<string, AnyContract>>))
  .filter(({ method, filter }) => method === 'GET' && !filter)
const segments = `${'a'.repeat(64)}/1700000000000/${'b'.repeat(64)}`
const signed = (path: string) => (/\/S(\/|$)/.test(path) ? path : `${path}/S`)

describe('an empty filter', () => {
  test('leads to every call that reads and takes none, signed by its path and by headers', () => {
    // No handler is run, so none is given what it works with.
    const find = createRouter(waysTo(calls({} as Parts)))
    expect(reads.length).toBeGreaterThan(80)
    const ways = reads.flatMap(({ path }) => {
      const given = signed(path).replaceAll(/\{\w+\}/g, 'x1')
      return [given.replace('/S', `/${segments}`), given.replace('/S', '')].map(way => [path, `${way}/{}`])
    })
    expect(ways.filter(([path, way]) => find('GET', way ?? '')?.to.path !== path)).toEqual([])
  })

  const plain = reads.filter(({ path, answer }) => !path.includes('{') && answer)
  test.each(plain.map(call => [call.path, call] as const))('is taken as none: %s', async (path, call) => {
    const as = call.audience === 'admin' ? boss : ada
    const [none, empty, stray] = await Promise.all(
      ['', '/%7B%7D', '/%7B%22stray%22%3A1%7D'].map(filter => api.get(`${signed(path)}${filter}`, { as })),
    )
    expect([empty?.status, empty?.body?.status]).toEqual([none?.status, none?.body?.status])
    expect(stray?.body?.issues).toEqual([{ path: 'filter.stray', message: 'Unknown field' }])
  })
})
