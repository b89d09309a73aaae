import { describe, expect, test } from 'vitest'
import {
  ada,
  api,
  ask,
  ben,
  byTwo,
  get,
  give,
  json,
  one,
  post,
  rowsOf,
  two,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: wallets, what is in them, and the transactions that made it so.

const onRequest = { currency_code: 'XTP', currency_name: 'XTP', type: 0, scale: 8, on_request: 1, status: 1 }
useClient([['currency', 'XTP', onRequest]])

describe('a client written by the two documents', () => {
  test('is given money by two administrators, the second of whom asks for the same or approves it', async () => {
    const wanted = { uid: ada.uid, currency: 'USD', amount: 50_000, reason: 'a lost wire' }
    const first = await ask(one, 'POST', '/transactions/S', wanted)
    expect(first.body).toMatchObject({
      status: false,
      code: 'WAITS_FOR_SECOND',
      proposal: expect.any(String),
    })
    expect(await post(two, '/wallet/approve/S', { id: first.body.proposal })).toMatchObject({ status: 1 })
    expect(await get(ada, `/wallets/userWallet/S/${json({ currency: 'USD' })}`)).toMatchObject({
      ...{ currency_name: 'US Dollar', amount: '50000.00', locked: '0.00' },
    })
    await give(ben, 'USD', 100)
  })

  test('is given nothing where the second administrator rejects it with a reason', async () => {
    const held = await get(ada, `/wallets/userWallet/S/${json({ currency: 'USD' })}`)
    const wanted = { uid: ada.uid, currency: 'USD', amount: 60_000, reason: 'another lost wire' }
    const { proposal: id } = (await ask(one, 'POST', '/transactions/S', wanted)).body
    const rejection = { id, reason: 'no such wire' }
    const own = await ask(one, 'POST', '/wallet/reject/S', rejection)
    expect(own.body).toMatchObject({ status: false, code: 'OWN_CASE' })
    expect(await post(two, '/wallet/reject/S', rejection)).toEqual({ id, status: -1 })
    const late = await ask(two, 'POST', '/wallet/approve/S', { id })
    expect(late.body).toMatchObject({ status: false, code: 'ALREADY_DECIDED' })
    expect(await get(ada, `/wallets/userWallet/S/${json({ currency: 'USD' })}`)).toEqual(held)
    const rejected = await api.get(`/adjustments/list/S/${json({ uid: ada.uid, status: -1 })}`, { as: one })
    expect(rejected.body.data.data).toMatchObject([
      { id, amount: '60000.00', reason: wanted.reason, rejection: rejection.reason },
    ])
  })

  test('opens wallets, and asks for one that needs consent: one is approved, one rejected', async () => {
    expect(await post(ada, '/wallet/create/S', { currency: 'BTC' })).toMatchObject({ amount: '0.00000000' })
    await post(ada, '/wallet/create/S', { currency: 'XTP' })
    const waits = (await rowsOf(one, `/user/walletlist/${ada.uid}/S`)).find(({ pending }) => pending === 1)
    expect(waits).toMatchObject({ currency: 'XTP', amount: '0.00000000' })
    const asked = await post(ben, '/wallet/create/S', { currency: 'XTP' })
    expect(asked).toMatchObject({ currency: 'XTP', pending: 1, request_id: expect.any(String) })
    expect(await post(ben, '/wallet/create/S', { currency: 'XTP' })).toEqual(asked)
    await post(one, '/wallet/approvecurrency/S', { id: waits.request_id })
    await post(one, '/wallet/rejectcurrency/S', { id: asked.request_id, reason: 'not ours' })
    const codes = async (as: typeof ada) =>
      (await rowsOf(as, `/user/wallets/${as.uid}/S`)).map(({ currency }) => currency)
    expect([await codes(ada), await codes(ben)]).toEqual([['BTC', 'USD', 'XTP'], ['USD']])
  })

  test('reads wallets: one’s own, a member’s, all, and a currency’s', async () => {
    for (const as of [ada, one]) {
      expect(await rowsOf(as, `/user/walletlist/${ada.uid}/S`)).toHaveLength(3)
      expect(await get(as, `/user/currencywallet/${ada.uid}/S/USD`)).toMatchObject({ amount: '50000.00' })
    }
    expect(await rowsOf(one, `/wallets/list/S/${json({ email: ben.email })}`)).toMatchObject([
      { uid: ben.uid, currency: 'USD', amount: '100.00' },
    ])
  })

  test('compares balances with what the transactions come to', async () => {
    expect(await get(one, '/wallets/checkallcurrencybill/S')).toMatchObject({ differing: [] })
    const bills = (by: string) => rowsOf(one, `/wallets/checkcurrencybill/S/${by}`)
    expect(await bills(json({ uid: ada.uid, currency: 'USD' }))).toHaveLength(1)
    for (const by of [json({ uid: ada.uid }), json({ email: ada.email }), ada.uid, ada.email])
      expect((await bills(by)).map(({ currency }) => currency).toSorted()).toEqual(['BTC', 'USD', 'XTP'])
    for (const [by, status] of [
      [{}, 422],
      [{ email: 'nobody@example.com' }, 404],
      [{ uid: ada.uid, email: ben.email }, 404],
    ] as const)
      expect((await ask(one, 'GET', `/wallets/checkcurrencybill/S/${json(by)}`)).status).toBe(status)
  })

  test('reads snapshots of balances in either order, for each span', async () => {
    for (const span of ['7', '30', '90', '365', 'all'])
      for (const path of [`${ada.uid}/S/${span}`, `${span}/S/${ada.uid}`])
        expect(await rowsOf(ada, `/wallets/snapshot/${path}`)).toMatchObject([
          { date: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}$/), total: '50000.00' },
        ])
    const neither = await ask(ada, 'GET', `/wallets/snapshot/yesterday/S/${ada.uid}`)
    expect(neither.body).toMatchObject({ status: false, msg: 'Please check: Period' })
  })

  test('reads transactions, and administrators annotate and reverse them', async () => {
    const types = (await ask(ada, 'GET', '/transactions/type/S')).body.data
    const statuses = (await ask(ada, 'GET', '/transactions/status/S')).body.data
    expect([types.length > 0, statuses.length > 0]).toEqual([true, true])
    const own = await rowsOf(ben, `/usertransactions/list/${ben.uid}/S/${json({ currency: 'USD' })}`)
    expect(own).toMatchObject([{ amount: '100.00' }])
    expect(await rowsOf(ben, `/usertransactions/usdList/${ben.uid}/S`)).toHaveLength(1)
    const [{ id }] = await rowsOf(one, `/transactions/list/S/${json({ email: ben.email })}`)
    expect(id).toBe(own[0].id)
    for (const note of ['see the wire', 'seen'])
      expect((await ask(one, 'PUT', '/transactions/S', { id, note })).body.status).toBe(true)
    await post(one, '/transactions/edit/S', { id, note: 'seen' })
    expect(await get(one, `/transactions/${id}/S`)).toMatchObject({ id, amount: '100.00', note: 'seen' })
    await byTwo('DELETE', `/transactions/${id}/S`, { reason: 'twice' })
    expect(await get(ben, `/wallets/userWallet/S/${json({ currency: 'USD' })}`)).toMatchObject({
      amount: '0.00',
    })
  })

  test('has records mailed', async () => {
    for (const [path, subject] of [
      [`/transactions/sendUserRecordToEmail/S/${json({ records: 'top-ups' })}`, /top-up/i],
      [`/transactions/sendUsdDataToEmail/S`, /USD/],
      [`/transactions/sendDataToEmail/S/${json({ currency: 'USD' })}`, /transactions/i],
    ] as const) {
      expect((await ask(ada, 'GET', path)).body.status).toBe(true)
      expect((await api.mailTo(ada.email))?.subject).toMatch(subject)
    }
  })

  walksAll('wallet')
})
