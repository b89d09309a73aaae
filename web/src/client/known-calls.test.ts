import { lists } from 'virtual:calls/lists'
import { lists as officeLists, reads as officeReads, routes as officeRoutes } from 'virtual:calls/office'
import { ownReadModels, reads } from 'virtual:calls/reads'
import { routes } from 'virtual:calls/routes'
import { type AnyContract, contract, ownReadModels as declared } from '@strongroom/shared'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'

const calls = Object.entries(contract).flatMap(([group, each]) =>
  Object.entries<AnyContract>(each).map(([name, call]) => [`${group}.${name}`, call] as const),
)

test('the browser knows the method and the path of every call, those of administrators apart', () => {
  const pathsOf = (isOffice: boolean) =>
    calls
      .filter(([, { audience }]) => (audience === 'admin') === isOffice)
      .map(([name, { method, path }]) => [name, `${method} ${path}`] as const)
  expect(pathsOf(true).length).toBeGreaterThan(100)
  expect(routes).toEqual(Object.fromEntries(pathsOf(false)))
  expect(officeRoutes).toEqual(Object.fromEntries(pathsOf(true)))
  const isOfficeName = (name: string) => name in officeRoutes
  expect([...Object.keys(lists), ...Object.keys(reads)].filter(isOfficeName)).toEqual([])
})

test('the browser knows the read models of each read, as the contract declares them', () => {
  const reading = calls.flatMap(([name, { method, changes, reads: models = [] }]) =>
    method === 'GET' && !changes && models.length > 0 ? [[name, models] as const] : [],
  )
  expect(reading.length).toBeGreaterThan(100)
  expect({ ...reads, ...officeReads }).toEqual(Object.fromEntries(reading))
  expect(ownReadModels).toEqual(declared)
})

/** A filter that wants a number says so when it is given a word: `number`, or the numbers that it takes. */
const NUMBERS = /^(number|\(?-?\d)/

test('the browser sends as numbers the fields of filters that want one, and all others as text', () => {
  const filters = new Map<string, AnyContract['filter']>(calls.map(([name, { filter }]) => [name, filter]))
  const kindOf = (name: string, field: string) => {
    const filter = filters.get(name)
    const { issues = [] } = filter ? safeParse(filter, { [field]: 'x' }) : {}
    return issues.some(({ expected }) => NUMBERS.test(expected ?? '')) ? 'number' : 'text'
  }
  const known = Object.entries({ ...lists, ...officeLists }).flatMap(([name, { fields }]) =>
    Object.entries(fields).map(([field, kind]) => ({ name, field, kind })),
  )
  expect(known.filter(({ kind }) => kind === 'number').length).toBeGreaterThan(20)
  expect(known.filter(({ name, field, kind }) => kind !== kindOf(name, field))).toEqual([])
})
