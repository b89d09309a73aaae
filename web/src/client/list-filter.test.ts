import { expect, test } from 'vitest'
import { listFilter } from './list-filter.ts'

test('a filter has numbers where the call wants them, and nothing that is not set', () => {
  const given = { status: '-1', search: '12', from: undefined, uid: '100001' }
  expect(listFilter('topUp.all', given)).toEqual({ status: -1, search: '12', uid: '100001' })
})
