import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { codeFor, filter, newTxid, submitTopUp, swapForUsdc } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
let finance: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho', { kyc: 0 })
  finance = await api.person('finance', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  await fund(api, ada, 'USD', '1000')
  await fund(api, ada, 'USDC', '50')
  await swapForUsdc(api, ada, '100')
})
afterAll(() => api.stop())

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

  test('of everybody names whose line it is', async () => {
    const { body } = await api.get(`/transactions/list/S/${filter({ uid: ada.uid, type: 'swap-out' })}`, {
      as: support,
    })
    expect(body.data.data[0]).toMatchObject({ username: 'ada', email: ada.email, type: 'swap-out' })
  })
})

describe('what administrators find anywhere', () => {
  type Found = Readonly<Record<'kind' | 'id' | 'type' | 'uid' | 'amount' | 'reference', string>>
  const found = async (search: string, as = support): Promise<readonly Found[]> =>
    (await api.get(`/office/find/S/${filter({ search })}`, { as })).body.data
  const of = (kind: string, things: readonly Found[]) => things.filter(thing => thing.kind === kind)

  test('is a member by uid, or as their name, its last word or their e-mail address begins', async () => {
    const eve = await api.person('eve')
    await api.db.query(`update private.members set username = 'Eve Okafor' where uid = $1`, [eve.uid])
    for (const text of [eve.uid, 'EVE', 'eve ok', 'okaf', eve.email.toUpperCase()])
      expect([text, of('member', await found(text)).map(({ id }) => id)]).toEqual([text, [eve.uid]])
    // A sign of patterns is itself, and what stands inside a word begins nothing.
    for (const text of ['%', 'ev_', 'kafor'])
      expect([text, of('member', await found(text))]).toEqual([text, []])
  })

  test('is a case that waits by its TXID, id and amount, with its statement line and its events', async () => {
    const fay = await api.person('fay')
    const txid = newTxid()
    const given = { currency: 'USD', network: 'BANK', amount: '4321.09', txid }
    const topUp = (await api.post('/topup/S', given, { as: fay })).body.data[0].id
    await api.views.catchUp()
    const byTxid = await found(txid)
    expect(of('case', byTxid)).toMatchObject([
      { case_kind: 'top-up', id: topUp, waits: 1, uid: fay.uid, email: fay.email, amount: '4321.09' },
    ])
    expect(of('transaction', byTxid)).toMatchObject([
      {
        type: 'top-up',
        reference: topUp,
        uid: fay.uid,
        amount: '4321.09',
        currency: 'USD',
        status: 'pending',
      },
    ])
    expect(of('event', byTxid)).toMatchObject([{ type: 'TopUpSubmitted', uid: fay.uid }])
    for (const text of [topUp, '4,321.09'])
      expect([text, of('case', await found(text)).map(({ id }) => id)]).toEqual([text, [topUp]])
    const [event] = of('event', byTxid)
    expect(of('event', await found(event?.id ?? '')).map(({ id }) => id)).toEqual([event?.id])
  })

  test('is a card by its last four digits', async () => {
    const gil = await api.person('gil')
    await api.db.query(
      `insert into private.cards (card_id, uid, reference, number, number_hash, last4, expiry)
       values (gen_random_uuid(), $1, 'GIL-1', '', 'gil', '9107', '01/30')`,
      [gil.uid],
    )
    expect(of('card', await found('9107'))).toMatchObject([{ id: gil.uid, last4: '9107', username: 'gil' }])
    expect(of('card', await found('GIL-'))).toEqual([])
  })

  test('is nothing for a member, and needs a text', async () => {
    const path = `/office/find/S/${filter({ search: 'ada' })}`
    expect((await api.get(path, { as: ada })).status).toBe(403)
    expect((await api.get(`/office/find/S/${filter({ search: ' ' })}`, { as: support })).status).toBe(422)
  })
})

describe('saved views', () => {
  const place = '/admin/topup'
  const at = async (as: typeof support, where = place) =>
    (await api.get(`/office/views/S/${filter({ place: where })}`, { as })).body.data
  const ask = async (path: string, body: object, as = support) =>
    (await api.post(`/office/views${path}/S`, body, { as })).body
  const save = (name: string, more: object = {}, as = support) =>
    ask('', { place, query: 'status=1&columns=case%2Camount', name, shared: 0, ...more }, as)

  test('are the owner’s alone until they are shared, and of their list alone', async () => {
    const [fin, aud] = [
      await api.person('fin', { role: 'finance' }),
      await api.person('aud', { role: 'auditor' }),
    ]
    const [mine] = (await save('Mine alone', {}, fin)).data
    const [shared] = (await save('Approved', { shared: 1 }, fin)).data
    expect(shared).toMatchObject({ place, query: 'status=1&columns=case%2Camount', shared: 1, mine: 1 })
    const own = await at(fin)
    expect(own.map(({ id }: { id: string }) => id)).toEqual([shared.id, mine.id])
    expect(await at(aud)).toMatchObject([{ id: shared.id, mine: 0, owner: fin.uid, owner_name: 'fin' }])
    expect(await at(fin, '/admin/withdraw')).toEqual([])
    await ask('/edit', { id: shared.id, shared: 0 }, fin)
    expect(await at(aud)).toEqual([])
    // An auditor keeps views too.
    expect((await save('What I audit', {}, aud)).data).toMatchObject([{ mine: 1 }])
  })

  test('are renamed, changed and deleted by their owner only', async () => {
    const [gus, hal] = [
      await api.person('gus', { role: 'finance' }),
      await api.person('hal', { role: 'operator' }),
    ]
    const [shared] = (await save('For all', { shared: 1 }, gus)).data
    const [hidden] = (await save('For me', {}, gus)).data
    for (const path of ['/edit', '/delete']) {
      expect(await ask(path, { id: shared.id }, hal)).toMatchObject({ status: false, code: 'VIEW_NOT_OWN' })
      expect(await ask(path, { id: hidden.id }, hal)).toMatchObject({ status: false, code: 'CASE_UNKNOWN' })
    }
    expect(await ask('/edit', { id: shared.id, name: 'for ME' }, gus)).toMatchObject({
      code: 'VIEW_NAME_TAKEN',
    })
    const edited = await ask('/edit', { id: shared.id, name: 'FOR ALL', query: 'status=-1' }, gus)
    expect(edited.data).toMatchObject([{ id: shared.id, name: 'FOR ALL', query: 'status=-1', shared: 1 }])
    await ask('/delete', { id: shared.id }, gus)
    expect(await at(hal)).toEqual([])
    expect((await at(gus)).map(({ id }: { id: string }) => id)).toEqual([hidden.id])
  })

  test('have a name of their own; the same one saved again is the one that is there', async () => {
    const ivy = await api.person('ivy', { role: 'support' })
    const [first] = (await save('Waits long', {}, ivy)).data
    expect((await save('Waits long', {}, ivy)).data).toMatchObject([{ id: first.id }])
    expect(await save('WAITS long', { query: 'status=0' }, ivy)).toMatchObject({ code: 'VIEW_NAME_TAKEN' })
    expect((await at(ivy)).length).toBe(1)
  })

  test('take no other address, and are not for members', async () => {
    for (const wrong of [
      { place: 'https://example.com' },
      { place: '/dashboard' },
      { query: 'a=<b>' },
      { name: ' ' },
    ]) {
      const { status } = await api.post(
        '/office/views/S',
        { place, query: '', name: 'x', shared: 0, ...wrong },
        { as: support },
      )
      expect([wrong, status]).toEqual([wrong, 422])
    }
    expect((await api.get(`/office/views/S/${filter({ place })}`, { as: ada })).status).toBe(403)
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
    const decided = await api.post('/userkycs/audit/S', { uid: newcomer.uid, kyc_status: 1 }, { as: support })
    expect(decided.body.data).toEqual([{ uid: newcomer.uid, kyc_status: 1, id: null }])
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
