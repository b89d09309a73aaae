import './testing/finding.suite.ts'
import './testing/saved-views.suite.ts'
import { describe, expect, test } from 'vitest'
import { fund } from '../testing/fund.ts'
import { formOf, handIn } from '../testing/identity.ts'
import { ada, api, ben, cho, finance, support, useMembers } from '../testing/members-given.suite.ts'
import { codeFor, filter, newTxid, submitTopUp, swapForUsdc } from '../testing/money.ts'

useMembers(() => swapForUsdc(api, ada, '100'))

describe('a statement', () => {
  test('has a line for each movement with the balance after it', async () => {
    const dan = await api.person('dan')
    await fund(api, dan, 'USD', '30')
    const payment = { uid: ben.uid, currency: 'USD', amount: '10' }
    await api.post('/quickpay/S', { ...payment, code: await codeFor(api, dan, payment) }, { as: dan })
    const { body } = await api.get(`/usertransactions/list/${dan.uid}/S`, { as: dan })
    expect(body.data.data).toMatchObject([
      { type: 'quick-pay-sent', amount: '-10.00', balance: '20.00', counterparty: ben.uid, status: 'done' },
      { type: 'top-up', amount: '30.00', balance: '30.00', status: 'done' },
    ])
    expect(body.data.total).toBe(2)
  })

  test('is searched by amount, name of the other member, user id, reference and TXID, not by its own user id', async () => {
    const eli = await api.person('eli')
    await fund(api, eli, 'USD', '1030')
    const payment = { uid: ben.uid, currency: 'USD', amount: '12.34' }
    await api.post('/quickpay/S', { ...payment, code: await codeFor(api, eli, payment) }, { as: eli })
    const found = async (search: string) => {
      const { body } = await api.get(`/usertransactions/list/${eli.uid}/S/${filter({ search })}`, { as: eli })
      return body.data.data.map(({ type }: { type: string }) => type)
    }
    const sent = ['quick-pay-sent']
    for (const text of ['12.34', '-12.34', '12.340', 'BEN', ben.uid])
      expect([text, await found(text)]).toEqual([text, sent])
    expect(await found('1,030.00')).toEqual(['top-up'])
    for (const text of ['12', eli.uid, eli.uid.slice(0, 3), ben.email, 'eli'])
      expect([text, await found(text)]).toEqual([text, []])
    const lines = (await api.get(`/usertransactions/list/${eli.uid}/S`, { as: eli })).body.data.data
    expect(await found(lines[0].reference)).toEqual(sent)
    expect(await found(lines.at(-1).details.txid)).toEqual(['top-up'])
  })

  test('is one’s own, unless an administrator asks', async () => {
    const [own, other, admin] = await Promise.all(
      [ben, ada, support].map(as => api.get(`/usertransactions/list/${ben.uid}/S`, { as })),
    )
    expect([own?.status, other?.status, admin?.status]).toEqual([200, 403, 200])
  })

  test.each(['list', 'usdList'])('of everybody is asked for by administrators as `all`: %s', async list => {
    const ask = (as: typeof ada) =>
      api.get(`/usertransactions/${list}/all/S/${filter({ limit: 100 })}`, { as })
    await fund(api, ben, 'USD', '1')
    const { body } = await ask(support)
    const uids = (body.data?.data ?? []).map(({ uid }: { uid: string }) => uid)
    expect(uids).toEqual(expect.arrayContaining([ada.uid, ben.uid]))
    expect((await ask(ada)).status).toBe(403)
  })

  test('of everybody names whose line it is', async () => {
    const { body } = await api.get(`/transactions/list/S/${filter({ uid: ada.uid, type: 'swap-out' })}`, {
      as: support,
    })
    expect(body.data.data[0]).toMatchObject({ username: 'ada', email: ada.email, type: 'swap-out' })
  })
})

describe('the audit', () => {
  test('shows a member’s facts with legs that sum to zero', async () => {
    const { body } = await api.get(`/audit/events/S/${filter({ uid: ada.uid, type: 'SwapSettled' })}`, {
      as: support,
    })
    const [event] = body.data.data
    expect(event).toMatchObject({ stream: `wallet-${ada.uid}`, actor: { kind: 'member', id: ada.uid } })
    const sum = event.legs
      .filter((leg: { currency: string }) => leg.currency === 'USD')
      .reduce((total: number, leg: { amount: string }) => total + Number(leg.amount), 0)
    expect(event.legs.length).toBeGreaterThan(3)
    expect(sum).toBeCloseTo(0)
  })

  test('says when the books were last proven, or that they never were', async () => {
    expect((await api.get('/proof/S', { as: support })).body).toEqual({ status: true, data: [] })
    const { createProver } = await import('@strongroom/projections/proof')
    await createProver({ pool: api.db, log: api.log }).prove()
    expect((await api.get('/proof/S', { as: support })).body.data[0]).toMatchObject({
      equal: true,
      chain: { whole: true },
      differences: [],
      difference: null,
    })
  })
})

describe('members', () => {
  test('are listed with who brought them, whether a PAY code is set, and four digits of the phone', async () => {
    const listed = async (uid: string) =>
      (await api.get(`/user/list/S/${filter({ uid })}`, { as: support })).body.data.data[0]
    const none = { area_code: null, phone_last4: null, pin_status: 1, referral: null, referrer: null }
    expect(await listed(cho.uid)).toMatchObject(none)
    const [by, brought] = [ada, cho]
    await api.db.query(
      `update private.members set referral = $2, area_code = '+852', phone = '61234567' where uid = $1`,
      [brought.uid, by.uid],
    )
    const pins = 'select pin from private.credentials where uid = $1'
    const [before] = (await api.db.query<{ pin: string }>(pins, [brought.uid])).rows
    const setPin = (pin: string | undefined) =>
      api.db.query('update private.credentials set pin = $2 where uid = $1', [brought.uid, pin ?? null])
    await setPin(undefined)
    expect(await listed(brought.uid)).toMatchObject({
      ...{ area_code: '+852', phone_last4: '4567', pin_status: 0 },
      ...{ referral: by.uid, referrer: { uid: by.uid, username: by.email.split('@')[0] } },
    })
    expect(JSON.stringify(await listed(brought.uid))).not.toContain('6123')
    // A member is not brought by one who came later.
    await api.db.query('update private.members set referral = $2 where uid = $1', [by.uid, brought.uid])
    expect((await listed(by.uid)).referrer).toBeNull()
    await setPin(before?.pin)
  })
  test('are listed with wallets and an estimate in USDC', async () => {
    const { body } = await api.get(`/user/list/S/${filter({ search: 'CHO@' })}`, { as: support })
    expect(body.data).toMatchObject({
      total: 1,
      data: [{ uid: cho.uid, kyc_status: 0, totalAmount: '0.00' }],
    })
    const { body: rich } = await api.get(`/user/list/S/${filter({ uid: ada.uid })}`, { as: support })
    const [{ created_date, account_open_date }] = rich.data.data
    expect(account_open_date).toBe(created_date)
    expect(Number(rich.data.data[0].totalAmount)).toBeGreaterThan(900)
  })

  test('are listed in short', async () => {
    const { body } = await api.get(`/user/list2/S/${filter({ sort: 'uid', order: 'asc', limit: 1 })}`, {
      as: support,
    })
    expect(body.data.data).toEqual([{ uid: ada.uid, username: 'ada', email: ada.email }])
  })
})

describe('authorisation', () => {
  test('keeps members off every administrators’ call', async () => {
    const paths = [
      '/topup/list/S',
      '/transactions/list/S',
      '/user/list/S',
      '/user/list2/S',
      '/audit/events/S',
      '/sysconfigs/list/S',
      '/networks/list/S',
      '/swaprateslist/S',
    ]
    const answers = await Promise.all(paths.map(path => api.get(path, { as: ada })))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 403))
    const posts = [
      ['/topup/approve/S', { id: 'x' }],
      ['/currencys/S', {}],
      ['/sysconfigs/S', {}],
    ] as const
    for (const [path, body] of posts) expect((await api.post(path, body, { as: ada })).status).toBe(403)
  })

  test('keeps members off each other’s records', async () => {
    const paths = [`/topup/user/${ben.uid}/S`, `/usertransactions/list/${ben.uid}/S`]
    const answers = await Promise.all(paths.map(path => api.get(path, { as: ada })))
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
    expect(
      (await api.post('/swaprates/user/S', { source: 'USD', target: 'USDC', uid: ben.uid }, { as: ada }))
        .status,
    ).toBe(403)
  })

  test('lets only finance decide on money, and only operators change reference data', async () => {
    const id = await submitTopUp(api, ben, 'USDC', '20')
    expect((await api.post('/topup/approve/S', { id }, { as: support })).status).toBe(403)
    expect((await api.ask('DELETE', '/networks/ERC20/S', { as: finance })).status).toBe(403)
  })
})

describe('a member’s identity', () => {
  test('is decided by support, and opens money at once', async () => {
    const [newcomer, support] = [
      await api.person('newcomer', { kyc: -1 }),
      await api.person('support-1', { role: 'support' }),
    ]
    const topUp = { currency: 'USDC', network: 'ERC20', amount: '20', txid: newTxid() }
    expect((await api.post('/topup/S', topUp, { as: newcomer })).body.code).toBe('IDENTITY_NOT_VERIFIED')
    const nothing = { uid: newcomer.uid, kyc_status: 1 }
    expect((await api.post('/userkycs/audit/S', nothing, { as: support })).body.code).toBe(
      'KYC_NOT_HANDED_IN',
    )
    const id = await handIn(api, newcomer, await formOf(api, newcomer))
    const decided = await api.post('/userkycs/audit/S', { id, kyc_status: 1 }, { as: support })
    expect(decided.body.data).toEqual([{ uid: newcomer.uid, kyc_status: 1, id }])
    expect((await api.post('/topup/S', topUp, { as: newcomer })).body.status).toBe(true)
    const withdrawal = { uid: newcomer.uid, kyc_status: -1, reason: 'The passport was stolen' }
    await api.post('/userkycs/audit/S', withdrawal, { as: support })
    expect((await api.post('/topup/S', { ...topUp, txid: newTxid() }, { as: newcomer })).body.code).toBe(
      'IDENTITY_NOT_VERIFIED',
    )
  })
  test('is not decided by oneself, by a member, by finance, or for nobody', async () => {
    const [support, finance] = [
      await api.person('support-2', { role: 'support' }),
      await api.person('finance-2', { role: 'finance' }),
    ]
    const decide = async (uid: string, as: typeof support) =>
      (await api.post('/userkycs/audit/S', { uid, kyc_status: 1 }, { as })).status
    expect(await decide(support.uid, support)).toBe(403)
    expect(await decide(finance.uid, ada)).toBe(403)
    expect(await decide(ada.uid, finance)).toBe(403)
    expect(await decide('999999', support)).toBe(404)
  })
})
