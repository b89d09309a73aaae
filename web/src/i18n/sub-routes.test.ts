import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { createQueries } from '../app/create-queries.ts'
import { createAppRouter } from '../app/create-router.ts'
import { routeOf, subRoutes } from './sub-routes.ts'

const at = (address: string) =>
  createAppRouter(createQueries(0), 'zh', createMemoryHistory({ initialEntries: [address] }))

describe('an address of the specification that is a step or list of a screen', () => {
  const { routesByPath } = at('/zh')
  test.each(subRoutes)('%s leads to a screen that there is, and hides none', from => {
    expect(Object.keys(routesByPath)).toContain(routeOf(from))
    expect(Object.keys(routesByPath).map(path => path.toLowerCase())).not.toContain(from)
  })
  test('is replaced by that of the screen, in its language, with what it asks for', async () => {
    const router = at('/zh/register/user-type?referral=AUTUMN')
    await router.load()
    const { pathname, searchStr } = router.state.location
    expect([pathname, searchStr]).toEqual(['/register', '?referral=AUTUMN'])
  })
  test.each(['/quickpay/RecordList', '/quickpay/recordlist/'])('is known in any letters: %s', path => {
    expect(routeOf(path)).toBe('/records/quickpay')
  })
  test.each([
    'Address',
    'Bank',
    'CcAddress',
    'Login',
    'referral',
    'Trade',
    'Transactions',
    'UserFixedDeposit',
    'Wallets',
  ])('is the tab %s of a member who is not named: the list of members', tab => {
    expect(routeOf(`/admin/member/detail/${tab}`)).toBe('/admin/member')
  })
  test.each(['/', '/swap', '/admin/topup', '/nothing'])('is not %s', path => {
    expect(routeOf(path)).toBe(path)
  })
})
