import { contract } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { ownSources } from './queries.ts'
import { plainKinds } from './sources.ts'

test('a member waits for every kind of case but those that the house enters itself', () => {
  const own: readonly string[] = ownSources.map(({ kind }) => kind)
  expect(plainKinds.filter(kind => !own.includes(kind))).toEqual(['adjustment'])
})

test('home waits for every read model that it counts a member’s own cases in', () => {
  const counted = ownSources.map(({ table }) => table.replace('views.', ''))
  expect(counted).toHaveLength(14)
  expect(counted.filter(table => !contract.wallet.home.reads?.some(name => name === table))).toEqual([])
})
