import { type AnyContract, contract, ownReadModels as declared } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { officeReads } from './office-reads.gen.ts'
import { ownReadModels, reads } from './reads.gen.ts'

test('the browser knows the read models of each read, as the contract declares them', () => {
  const calls = Object.entries(contract).flatMap(([group, each]) =>
    Object.entries<AnyContract>(each).map(([name, call]) => [`${group}.${name}`, call] as const),
  )
  const reading = calls.flatMap(([name, { method, changes, reads: models = [] }]) =>
    method === 'GET' && !changes && models.length > 0 ? [[name, models] as const] : [],
  )
  expect(reading.length).toBeGreaterThan(100)
  expect({ ...reads, ...officeReads }).toEqual(Object.fromEntries(reading))
  expect(ownReadModels).toEqual(declared)
})
