import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import {
  ada,
  ask,
  ben,
  get,
  give,
  joined,
  json,
  mailed,
  one,
  post,
  rowsOf,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: members as administrators see them, and the logs of what they did.

useClient()

let dora: Person

describe('a client written by the two documents', () => {
  beforeAll(async () => {
    dora = await joined('dora@example.com', { referral: ada.uid, userType: 1, company_name: 'Looms' })
  })

  test('lists members, by what each of them is found by', async () => {
    for (const path of ['/user/list/S', '/user/list2/S'])
      for (const by of [{ uid: dora.uid }, { email: dora.email }, { search: 'dora' }])
        expect(await rowsOf(one, `${path}/${json(by)}`)).toMatchObject([{ uid: dora.uid, username: 'dora' }])
    await give(ada, 'USD', 100)
    expect(await rowsOf(one, `/user/list/S/${json({ uid: ada.uid })}`)).toMatchObject([
      {
        walletList: [{ currency: 'USD', amount: '100.00', locked: '0.00' }],
        totalAmount: expect.any(String),
      },
    ])
    expect(await rowsOf(one, `/user/list/S/${json({ user_type: 1 })}`)).toMatchObject([
      { uid: dora.uid, company_name: 'Looms' },
    ])
    const kyc = await rowsOf(one, `/user/list/S/${json({ kyc_status: 1 })}`)
    expect(kyc.map(({ uid }) => uid)).toEqual(expect.arrayContaining([ada.uid, ben.uid]))
    expect(await rowsOf(one, `/user/list/S/${json({ status: 0 })}`)).toEqual([])
  })

  test('lists members with cards', async () => {
    await give(ada, 'USDC', 100)
    await get(ada, `/cards/opencard/S/${json({ currency: 'USDC' })}`)
    expect(await rowsOf(one, '/user/carduserlist/S')).toMatchObject([{ uid: ada.uid }])
  })

  test('reads sign-ins, a member’s own and all of them', async () => {
    expect(await rowsOf(dora, '/user/logloginlist/S')).toHaveLength(1)
    for (const path of ['/user/logloginlist/S', '/admin/logloginlist/S'])
      expect((await rowsOf(one, `${path}/${json({ uid: dora.uid })}`)).length).toBeGreaterThan(0)
  })

  test('reads quick pays and swaps, a member’s own and for administrators everybody’s', async () => {
    const code = await mailed(ada.email, 'quickpay')
    await post(ada, '/quickpay/S', { uid: ben.uid, currency: 'USD', amount: 5, code })
    const pair = { source: 'USD', target: 'USDC', sourceAmount: 10 }
    const { quoteId } = await post(ada, '/swap/checkAmount/S', pair)
    await post(ada, '/swap/S', { ...pair, quoteId })
    for (const as of [ada, one]) {
      expect((await rowsOf(as, `/user/logquickpaylist/S/${json({ currency: 'USD' })}`)).length).toBe(1)
      expect(await rowsOf(as, `/user/logswaplist/S/${json({ source: 'USD' })}`)).toHaveLength(1)
    }
    for (const path of ['/user/logquickpaylist/S', '/logquickpay/list/S'])
      for (const [by, rows] of [
        [ada, 1],
        [ben, 1],
        [dora, 0],
      ] as const)
        expect(await rowsOf(one, `${path}/${json({ email: by.email })}`)).toHaveLength(rows)
    expect(await rowsOf(ada, `/logquickpay/list/S/${json({ email: ada.email })}`)).toHaveLength(1)
    expect(await rowsOf(ada, `/logquickpay/list/S/${json({ email: ben.email })}`)).toEqual([])
    expect(await rowsOf(one, `/user/logswaplist/S/${json({ uid: ben.uid })}`)).toEqual([])
  })

  test('reads referrals', async () => {
    expect(await rowsOf(ada, '/user/referralList/S')).toMatchObject([{ username: expect.any(String) }])
    expect(await rowsOf(one, `/user/adminreferralList/S/${json({ referrer: ada.uid })}`)).toHaveLength(1)
  })

  test('reads the letters and the messages that were sent', async () => {
    const letters = await rowsOf(one, `/logEmail/S/${json({ email: dora.email })}`)
    expect(letters.length).toBeGreaterThan(0)
    const number = { area_code: '+852', phone: '61234567' }
    await ask(dora, 'POST', '/user/getVerificationCode/S', { ...number, scene: 'kyc' })
    const [message] = await rowsOf(one, '/logsms/list/S')
    expect(await get(one, `/logsms/${message.id}/S`)).toMatchObject({ id: message.id })
  })

  test('reads where what comes to addresses is forwarded', async () => {
    expect((await rowsOf(one, '/user/getforwardaddresslist/S')).length).toBeGreaterThan(0)
  })

  walksAll('members')
})
