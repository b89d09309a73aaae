import './testing/member-page.suite.ts'
import { randomUUID } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import { describe, expect, test } from 'vitest'
import { password } from '../testing/api.ts'
import { bankOf } from '../testing/bank.ts'
import { fund, shown } from '../testing/fund.ts'
import { availableOf, submitTopUp } from '../testing/money.ts'
import { saveLevel } from '../testing/vip-level.ts'
import {
  api,
  ben,
  disable,
  disabled,
  enable,
  eventsOf,
  finance,
  keyed,
  listed,
  pay,
  payQr,
  reason,
  signedCalls,
  signIn,
  superadmin,
  support,
  useMemberStanding,
} from './testing/member-standing-given.suite.ts'

useMemberStanding()

describe('a disabled member', () => {
  test('acts nowhere, is paid nowhere and has no session, until enabled', async () => {
    const ada = await api.person('ada')
    await fund(api, ada, 'USD', '1000')
    const owned = await payQr(ada)
    const others = await payQr(ben)
    const arriving = await submitTopUp(api, ada, 'USD', '50')
    const { body } = await disable(ada.uid)
    expect(body.data).toEqual([{ uid: ada.uid, status: 0, vip_level: 0, user_group: null }])

    const calls = await signedCalls()
    expect(calls.length).toBeGreaterThan(200)
    for (const { method, path } of calls)
      expect(await api.ask(method, path, { as: ada }), path).toMatchObject(disabled)
    expect(await pay(ada, ben, '1')).toMatchObject(disabled)
    expect(await api.post('/quickpay/scan/S', { dataId: others }, { as: ada })).toMatchObject(disabled)
    expect(await signIn(ada.email)).toMatchObject(disabled)
    const before = await api.post('/user/beforeSignIn', { email: ada.email, password })
    expect(before.body.data).toEqual([{ status: 1, userStatus: 0 }])

    const found = await api.get(`/quickpay/searchUid/${ada.uid}/S`, { as: ben })
    expect(found.body).toMatchObject({ status: false, code: 'RECEIVER_UNKNOWN' })
    expect((await pay(ben, ada, '1')).body.code).toBe('RECEIVER_UNKNOWN')
    expect((await api.get(`/quickpay/payinfo/${owned}/S`, { as: ben })).body.code).toBe('PAY_CODE_PAUSED')
    const scanned = () => api.post('/quickpay/scan/S', { dataId: owned }, { as: ben })
    expect((await scanned()).body).toMatchObject({ code: 'PAY_CODE_PAUSED', details: { result: 3 } })

    // Money from outside is the member's: finance credits it, and it waits in the wallet.
    expect((await api.post('/topup/approve/S', { id: arriving }, { as: finance })).body.status).toBe(true)

    expect((await enable(ada.uid)).body.data).toMatchObject([{ status: 1 }])
    // Sessions of before do not come back.
    expect((await api.get('/user/userinfo/S', { as: ada })).body.code).toBe('AUTH_EXPIRED')
    const again = { ...ada, key: (await signIn(ada.email)).body.data[0].session_key as string }
    // Administrators did this: the member’s own calls do not wait until it is shown, and count as disabled before.
    await shown(api)
    expect(await availableOf(api, again, 'USD')).toBe('1040.00')
    expect((await pay(again, ben, '1')).body.status).toBe(true)
    expect((await pay(ben, again, '1')).body.status).toBe(true)
    expect((await scanned()).body.data).toMatchObject([{ result: 1 }])
  })

  test('is not let in by a process whose read models stand still', async () => {
    const eve = await api.person('eve')
    await disable(eve.uid)
    await shown(api)
    // As it is before the read model has heard of it, or while it is made anew.
    await api.db.query('update views.members set enabled = true where uid = $1', [eve.uid])
    expect(await api.get('/user/userinfo/S', { as: eve })).toMatchObject(disabled)
    // A session that was on its way through the sign-in meanwhile changes nothing either.
    const late = { ...eve, key: await api.openSession(eve.email) }
    expect(await api.post('/wallet/create/S', { currency: 'USDC' }, { as: late })).toMatchObject(disabled)
  })

  test('is let in as soon as enabled, by a process whose read models stand still', async () => {
    const fay = await api.person('fay')
    await shown(api)
    // As it is while read models have not heard of the enabling yet.
    await api.db.query('update views.members set enabled = false where uid = $1', [fay.uid])
    const late = { ...fay, key: await api.openSession(fay.email) }
    expect((await api.get('/user/userinfo/S', { as: late })).status).toBe(200)
    expect((await api.post('/wallet/create/S', { currency: 'USDC' }, { as: late })).body.status).toBe(true)
  })

  test('has what was asked for wait: it is rejected, or settled once enabled', async () => {
    const gil = await api.person('gil')
    await fund(api, gil, 'USD', '500')
    const { bankId, ids } = { bankId: await bankOf(api, gil, finance), ids: [] as string[] }
    for (const amount of ['100', '50']) {
      const order = { uid: gil.uid, currency: 'USD', amount, bankId }
      ids.push((await api.post('/wallet/withdrawByAdmin/S', order, { as: finance })).body.data[0].id)
    }
    await disable(gil.uid)
    const approve = (id?: string) => api.post('/wallet/approve/S', { id }, { as: superadmin })
    expect((await approve(ids[0])).body.code).toBe('MEMBER_DISABLED')
    const rejected = await api.post('/wallet/reject/S', { id: ids[1], reason }, { as: superadmin })
    expect(rejected.body.status).toBe(true)
    await enable(gil.uid)
    expect((await approve(ids[0])).body.status).toBe(true)
  })
})

describe('disabling and enabling', () => {
  test('stand in the audit trail with who and why, once however often asked', async () => {
    const hal = await api.person('hal')
    const key = randomUUID()
    for (const _ of [1, 2]) await disable(hal.uid, support, key)
    await enable(hal.uid)
    // A retry that comes late does not end what was opened since.
    const open = { ...hal, key: await api.openSession(hal.email) }
    await disable(hal.uid, support, key)
    expect((await api.get('/user/userinfo/S', { as: open })).status).toBe(200)
    const told = (await eventsOf(hal.uid)).slice(-2)
    const actor = { kind: 'admin', id: support.uid }
    expect(told).toMatchObject([
      { type: 'MemberDisabled', actor, data: { reason } },
      { type: 'MemberEnabled', actor, data: { reason } },
    ])
  })

  test('are for support and superadministrators, never on oneself, with a reason', async () => {
    const ivy = await api.person('ivy')
    for (const [as, status] of [
      [finance, 403],
      [ben, 403],
    ] as const)
      expect((await disable(ivy.uid, as)).status).toBe(status)
    expect((await disable(support.uid)).status).toBe(403)
    expect((await disable(superadmin.uid, superadmin)).body.code).toBe('OWN_CASE')
    expect((await api.post('/user/disable/S', { uid: ivy.uid }, { as: support })).body.issues).toMatchObject([
      { path: 'reason' },
    ])
    expect((await disable('999999')).status).toBe(404)
    expect((await disable(finance.uid)).status).toBe(403)
  })

  test('of an administrator take two, whatever the role', async () => {
    const second = await api.person('superadmin-2', { role: 'superadmin' })
    const agree = ({ body }: { body: { proposal?: string } }, as = second) =>
      api.post('/proposals/approve/S', { id: body.proposal }, { as })
    for (const role of ['support', 'finance', 'operator', 'auditor', 'superadmin'] as const) {
      const who = await api.person(`out-${role}`, { role })
      const waits = await disable(who.uid, superadmin)
      expect(waits.body).toMatchObject({ proposal: expect.any(String) })
      expect((await api.get('/user/list2/S', { as: who })).status).toBe(200)
      expect((await agree(waits, superadmin)).body.code).toBe('OWN_CASE')
      expect((await agree(waits)).body.status).toBe(true)
      // An administrator's calls end with the account too.
      expect(await api.get('/user/list2/S', { as: who })).toMatchObject(disabled)
      const back = await enable(who.uid, superadmin)
      expect((await api.ledger.load(memberDecider, who.uid)).state.enabled).toBe(false)
      expect((await agree(back)).body.status).toBe(true)
      expect((await api.ledger.load(memberDecider, who.uid)).state.enabled).toBe(true)
    }
  })
})

describe('a VIP level', () => {
  const give = (uid: string, vip_level: number, as = finance) =>
    api.post('/user/setvip/S', { uid, vip_level, reason }, keyed(as))
  const approveChange = (id: string, as: typeof finance) => api.post('/proposals/approve/S', { id }, { as })

  test('is given and taken away without an application', async () => {
    await saveLevel(api, 2)
    const jo = await api.person('jo')
    expect((await give(jo.uid, 98)).body.code).toBe('ENTRY_UNKNOWN')
    expect((await give(jo.uid, 2, ben)).status).toBe(403)
    expect((await give(jo.uid, 2)).body.data).toMatchObject([{ uid: jo.uid, status: 1, vip_level: 2 }])
    expect((await api.get('/user/userinfo/S', { as: jo })).body.data).toMatchObject([{ vip_level: 2 }])
    expect(await listed({ vip_from: 1 })).toEqual([jo.uid])
    expect(await listed({ vip_level: 3 })).toEqual([])
    expect((await eventsOf(jo.uid)).slice(-1)).toMatchObject([
      { type: 'VipSet', actor: { id: finance.uid }, data: { level: 2, reason } },
    ])
    expect((await give(jo.uid, 0)).body.data).toMatchObject([{ vip_level: 0 }])
    expect((await give(finance.uid, 2, finance)).status).toBe(403)
  })

  test('above the one that one administrator gives takes two, and comes down by one', async () => {
    for (const level of [2, 3, 4]) await saveLevel(api, level)
    const kim = await api.person('kim')
    const levelOf = async () => (await api.ledger.load(memberDecider, kim.uid)).state.vipLevel
    const waits = await give(kim.uid, 3, support)
    expect(waits.body).toMatchObject({ status: false, code: 'WAITS_FOR_SECOND' })
    await shown(api)
    expect((await give(kim.uid, 3, support)).body.proposal).toBe(waits.body.proposal)
    expect(await levelOf()).toBe(0)
    expect((await approveChange(waits.body.proposal, support)).status).toBe(403)
    const filter = encodeURIComponent(JSON.stringify({ kind: 'vip-level' }))
    expect((await api.get(`/proposals/list/S/${filter}`, { as: finance })).body.data.data).toMatchObject([
      {
        ...{ id: waits.body.proposal, subject: kim.uid, uid: kim.uid },
        ...{ before: { vip_level: 0 }, after: { vip_level: 3, reason } },
      },
    ])
    expect((await approveChange(waits.body.proposal, finance)).body.status).toBe(true)
    expect(await levelOf()).toBe(3)
    expect((await eventsOf(kim.uid)).slice(-1)).toMatchObject([
      { type: 'VipSet', data: { level: 3, reason } },
    ])

    const higher = await give(kim.uid, 4, support)
    expect((await give(kim.uid, 2, support)).body.data).toMatchObject([{ vip_level: 2 }])
    // The level that was to be raised is another by now.
    await approveChange(higher.body.proposal, finance)
    expect(await levelOf()).toBe(2)
    // An administrator who asks for the same as another agrees with them, and never with themselves.
    const finances = await give(kim.uid, 4, finance)
    expect((await approveChange(finances.body.proposal, finance)).body.code).toBe('OWN_CASE')
    await give(kim.uid, 3, support)
    await shown(api)
    expect((await give(kim.uid, 3, finance)).body.status).toBe(true)
    expect(await levelOf()).toBe(3)
  })
})
