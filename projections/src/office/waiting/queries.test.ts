import { contract } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { ownSources } from './queries.ts'

test('home waits for every read model that it counts a member’s own cases in', () => {
  const counted = ownSources.map(({ table }) => table.replace('views.', ''))
  expect(counted).toHaveLength(14)
  expect(counted.filter(table => !contract.wallet.home.reads?.some(name => name === table))).toEqual([])
})
