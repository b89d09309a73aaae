import { randomUUID } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import { type TermName, termNames } from '@strongroom/ledger/catalogue'
import type { wire } from '@strongroom/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { usualDepositFee } from '../bank/deposit-fee.ts'
import { api, expectWaiting, finance, idOf, one, useAdministrators } from '../office/testing/proposing-kit.ts'
import { type Person, standing, toVip } from '../testing/api.ts'
import { bankOf, takeFps } from '../testing/bank.ts'
import { approvedBy } from '../testing/by-two.ts'
import { fund, shown } from '../testing/fund.ts'
import { filter } from '../testing/money.ts'
import { saveEntry } from '../testing/seed-catalogue.ts'

useAdministrators()

const reason = 'Works for the house'
const named = (group_code: string) => ({
  ...{ group_code, group_name: 'Staff', group_name_zh: '員工', group_name_sc: '员工', group_name_ja: '社員' },
})
const save = (group_code: string, terms: object) =>
  saveEntry(api, 'user-group', group_code, { ...named(group_code), ...terms })
const put = (uid: string, user_group: string | null, as = one) =>
  api.post(
    '/user/setgroup/S',
    { uid, user_group, reason },
    { as, headers: { 'Idempotency-Key': randomUUID() } },
  )
const groupOf = async (uid: string) => (await api.ledger.load(memberDecider, uid)).state.userGroup

/** A value of each term, unlike the one that the member's level and the settings have. */
const terms = {
  ...{ cc_rate: '0.0007', fps_ratio: '0.1265', fps_max: '70000' },
  ...{ bank_deposit_rate: '0.004', bank_withdraw_rate: '0.005', bank_limit: 1 },
} as const satisfies Readonly<Record<TermName, string | number>>

describe('what is set for a user group', () => {
  let ada: Person
  let bankId: string
  beforeAll(async () => {
    const coin = { currency_code: 'USDT', currency_name: 'Tether', type: 2, scale: 6, status: 1 }
    await saveEntry(api, 'currency', 'USDT', coin)
    await saveEntry(api, 'swap-rate', 'USDC-USDT', {
      ...{ source: 'USDC', target: 'USDT', rate: '1', feeRate: '0.003', status: 1 },
      vipFeeRates: { 3: '0.002' },
    })
    const level = { cc_rate: '0.001', fps_ratio: '0.126', fps_max: '60000' }
    const rates = { bank_deposit_rate: '0.001', bank_withdraw_rate: '0.001' }
    await saveEntry(api, 'vip-level', '3', { level: 3, level_name: 'Gold', ...level, ...rates })
    ada = await api.person('ada-of-a-group')
    await standing(api.ledger, ada.uid, toVip(3))
    await fund(api, ada, 'USD', '5000')
    bankId = await bankOf(api, ada, one)
    await takeFps(api)
  })

  const limit = async (kind: string) =>
    ((await api.get('/wallets/limits/S', { as: ada })).body.data as wire.Limit[]).find(
      each => each.kind === kind,
    )
  /** The term as the call that uses it says it. */
  const used: Readonly<Record<TermName, () => Promise<unknown>>> = {
    cc_rate: async () =>
      (await api.post('/swaprates/user/S', { source: 'USDC', target: 'USDT' }, { as: ada })).body.data[0]
        .feeRate,
    fps_ratio: async () => (await api.get('/userfpsrecharges/user/terms/S', { as: ada })).body.data[0].ratio,
    fps_max: async () => (await limit('fps'))?.maximum,
    bank_deposit_rate: async () => (await usualDepositFee(api, { uid: ada.uid, target: 'wallet' })).feeRate,
    bank_withdraw_rate: async () => {
      const order = { currency: 'USD', amount: '1000', bankId }
      const { body } = await api.post('/wallet/withdrawcheck/S', order, { as: ada })
      // The fixed part is 5.
      return String((Number(body.data[0].fee) - 5) / 1000)
    },
    bank_limit: async () => Number((await limit('bank-accounts'))?.most),
  }

  const inGroup = (group: string | null) =>
    standing(api.ledger, ada.uid, {
      type: 'SetUserGroup',
      input: { group, reason },
      given: { approver: 'test' },
    })

  test.each(termNames)(
    '%s goes before those of the VIP level and the settings, where it is used',
    async name => {
      await inGroup(null)
      const before = await Promise.all(termNames.map(each => used[each]()))
      await save('one', { [name]: terms[name] })
      await inGroup('one')
      const after = await Promise.all(termNames.map(each => used[each]()))
      expect(before[termNames.indexOf(name)]).not.toBe(terms[name])
      expect(after).toEqual(before.with(termNames.indexOf(name), terms[name]))
    },
  )

  test('is said of the limits that it decides', async () => {
    await save('staff', { fps_max: '70000' })
    await inGroup('staff')
    expect(await limit('fps')).toMatchObject({ maximum: '70000', by_level: 0, by_group: 1 })
    expect(await limit('bank-accounts')).toMatchObject({ by_level: 1, by_group: 0 })
  })
})

describe('a member', () => {
  test('is put into a group that is no better by one administrator, and out of it', async () => {
    await save('plain', {})
    const ben = await api.person('ben')
    expect((await put(ben.uid, 'none')).body.code).toBe('ENTRY_UNKNOWN')
    expect((await put(one.uid, 'plain')).body.code).toBe('OWN_CASE')
    expect((await put('999999', 'plain')).status).toBe(404)
    const { body } = await put(ben.uid, 'plain', finance)
    expect(body.data).toEqual([{ uid: ben.uid, status: 1, vip_level: 0, user_group: 'plain' }])
    const [me] = (await api.get('/user/userinfo/S', { as: ben })).body.data
    expect(me.user_group).toEqual(named('plain'))
    await shown(api)
    const list = async (fields: object) =>
      (await api.get(`/user/list/S/${filter(fields)}`, { as: one })).body.data.data
    expect(await list({ user_group: 'plain' })).toMatchObject([{ uid: ben.uid, user_group: 'plain' }])
    expect(await list({ user_group: 'other' })).toEqual([])
    const told = (await api.get('/user/happenings/S', { as: ben })).body.data
    expect(told).toMatchObject([{ type: 'UserGroupSet', reason }])

    const remove = () => api.ask('DELETE', '/usergroups/plain/S', { as: one })
    expect((await remove()).body).toMatchObject({ code: 'ENTRY_IN_USE', details: { members: '1' } })
    expect((await put(ben.uid, null)).body.data).toMatchObject([{ user_group: null }])
    await shown(api)
    expect((await remove()).body.status).toBe(true)
    expect((await put(ben.uid, 'plain')).body.code).toBe('ENTRY_UNKNOWN')
  })

  test('stays in a group that is hidden, which is given to no others', async () => {
    const [cho, dan] = [await api.person('cho'), await api.person('dan')]
    await save('quiet', {})
    await put(cho.uid, 'quiet')
    await save('quiet', { status: 0 })
    expect((await put(cho.uid, 'quiet')).body.status).toBe(true)
    expect((await put(dan.uid, 'quiet')).body.code).toBe('ENTRY_UNKNOWN')
  })

  test('is put into one with a better term by two, and out of one with a worse', async () => {
    const [eve, support] = [await api.person('eve'), await api.person('desk', { role: 'support' })]
    await save('lucky', { fps_max: '50001' })
    const waits = await put(eve.uid, 'lucky', support)
    await expectWaiting(waits, {
      ...{ kind: 'user-group', subject: eve.uid, uid: eve.uid },
      ...{ before: { user_group: null }, after: { user_group: 'lucky', reason } },
    })
    expect(await groupOf(eve.uid)).toBeUndefined()
    const approve = (as: Person) => api.post('/proposals/approve/S', { id: idOf(waits) }, { as })
    expect((await approve(support)).status).toBe(403)
    expect((await approve(finance)).body.status).toBe(true)
    expect(await groupOf(eve.uid)).toBe('lucky')
    expect((await put(eve.uid, null, support)).body.data).toMatchObject([{ user_group: null }])

    await save('dear', { bank_withdraw_rate: '0.02' })
    expect((await put(eve.uid, 'dear', support)).body.data).toMatchObject([{ user_group: 'dear' }])
    await approvedBy(api, finance, await put(eve.uid, null, support))
    expect(await groupOf(eve.uid)).toBeUndefined()
  })

  test('is not put into a group that was agreed on for another, or that is there no more', async () => {
    const fay = await api.person('fay')
    await save('rich', { fps_max: '50001' })
    await save('other', {})
    const lapse = async (id: string) => {
      await api.post('/proposals/approve/S', { id }, { as: finance })
      await shown(api)
      return (await api.get(`/proposals/list/S/${filter({ search: id })}`, { as: one })).body.data.data[0]
    }
    const waits = idOf(await put(fay.uid, 'rich'))
    await put(fay.uid, 'other')
    expect(await lapse(waits)).toMatchObject({ status: -3, reason: 'USER_GROUP_DIFFERS' })
    const again = idOf(await put(fay.uid, 'rich'))
    await shown(api)
    expect((await api.ask('DELETE', '/usergroups/rich/S', { as: one })).body.status).toBe(true)
    expect(await lapse(again)).toMatchObject({ status: -3, reason: 'ENTRY_UNKNOWN' })
    expect(await groupOf(fay.uid)).toBe('other')
  })
})

describe('a group', () => {
  const post = (value: object, as = one) => api.post('/usergroups/S', value, { as })
  const now = (code: string) => api.catalogue.get('user-group', code)

  test('without terms is made by one administrator, its rates by two, as those of a level', async () => {
    expect((await post(named('new'))).body.data).toMatchObject([{ id: 'new', bank_limit: null, status: 1 }])
    const edited = { id: 'new', ...named('new') }
    for (const rate of [{ bank_withdraw_rate: '0.004' }, { cc_rate: '0' }, { bank_deposit_rate: '0' }])
      await expectWaiting(await post({ ...edited, ...rate }), { subject: 'user-group new', after: rate })
    await expectWaiting(await post({ ...named('made'), cc_rate: '0.004' }), { subject: 'user-group made' })
    expect(now('made')).toBeUndefined()
    expect((await post({ ...edited, fps_ratio: '12.7' })).body.code).toBe('RATE_ABSURD')
    expect((await post({ ...edited, group_name_ja: '' })).body.issues).toMatchObject([
      { path: 'group_name_ja' },
    ])
    expect(now('new')).toMatchObject({ cc_rate: null, bank_withdraw_rate: null })
  })

  test('is moved by the share of one administrator, and never so that members win', async () => {
    await save('near', { bank_withdraw_rate: '0.01', fps_ratio: '0.127' })
    const near = { id: 'near', ...named('near'), bank_withdraw_rate: '0.01', fps_ratio: '0.127' }
    expect((await post({ ...near, bank_withdraw_rate: '0.0096' })).body.status).toBe(true)
    await expectWaiting(await post({ ...near, bank_withdraw_rate: '0.009' }), { subject: 'user-group near' })
    // Within the share of the last one, and more than a Hong Kong dollar is worth.
    await expectWaiting(await post({ ...near, fps_ratio: '0.131' }), { subject: 'user-group near' })
  })

  test('is listed for administrators alone', async () => {
    expect((await api.get('/usergroups/list/S', { as: finance })).body.data.length).toBeGreaterThan(0)
    expect((await api.get('/usergroups/list/S', { as: await api.person('gus') })).status).toBe(403)
  })
})
