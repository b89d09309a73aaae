import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  support = await api.person('support', { role: 'support' })
  await fund(api, ada, 'USD', '12.5')
  await fund(api, ben, 'BTC', '0.5')
})
afterAll(() => api.stop())

const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))

describe('wallets of a member', () => {
  test.each(['wallets', 'walletlist'])(
    'are shown at /user/%s to the member and to administrators',
    async name => {
      const path = `/user/${name}/${ada.uid}/S`
      for (const as of [ada, support])
        expect((await api.get(path, { as })).body.data).toMatchObject([{ currency: 'USD', amount: '12.50' }])
      expect((await api.get(path, { as: ben })).status).toBe(403)
    },
  )
  test('are shown one by one', async () => {
    const one = await api.get(`/user/currencywallet/${ben.uid}/S/BTC`, { as: ben })
    expect(one.body.data[0]).toMatchObject({ currency: 'BTC', amount: '0.50000000' })
    expect((await api.get(`/user/currencywallet/${ben.uid}/S/USD`, { as: ben })).status).toBe(404)
  })
})

describe('wallets of everybody', () => {
  test('are listed for administrators, by currency', async () => {
    const { body } = await api.get(`/wallets/list/S/${json({ currency: 'BTC' })}`, { as: support })
    expect(body.data).toMatchObject({
      total: 1,
      data: [{ uid: ben.uid, email: ben.email, card: '0.00000000' }],
    })
    expect((await api.get('/wallets/list/S', { as: ada })).status).toBe(403)
  })
  test('agree with their transactions', async () => {
    const all = await api.get('/wallets/checkallcurrencybill/S', { as: support })
    expect(all.body.data[0]).toMatchObject({ checked: 2, differing: [] })
  })
  test('are named with balance and total where they do not', async () => {
    const check = () =>
      api.get(`/wallets/checkcurrencybill/S/${json({ uid: ada.uid, currency: 'USD' })}`, { as: support })
    expect((await check()).body.data[0]).toMatchObject({
      ...{ balance: '12.50', accumulated: '12.50', in_log: '12.50' },
    })
    const all = () => api.get(`/wallets/checkcurrencybill/S/${json({ uid: ada.uid })}`, { as: support })
    const sound = (await all()).body.data
    expect(sound.map(({ currency }: { currency: string }) => currency)).toContain('USD')
    expect(sound).toContainEqual(expect.objectContaining({ currency: 'USD', in_log: '12.50' }))
    await api.db.query("update views.wallets set amount = amount + 1 where currency = 'USD'")
    const differs = { balance: '13.50', accumulated: '12.50', in_log: '12.50' }
    expect((await all()).body).toMatchObject({
      code: 'BILL_DIFFERS',
      details: { currency: 'USD', ...differs },
    })
    expect((await check()).body).toMatchObject({
      code: 'BILL_DIFFERS',
      details: { balance: '13.50', accumulated: '12.50', in_log: '12.50' },
    })
    const everybody = await api.get('/wallets/checkallcurrencybill/S', { as: support })
    expect(everybody.body.data[0]).toMatchObject({ differing: [{ uid: ada.uid, balance: '13.50' }] })
  })
  test('are compared with the log too: two read models that are wrong alike are found, and every result is kept', async () => {
    await api.db.query("update views.movements set amount = amount + 1 where currency = 'USD'")
    const path = `/wallets/checkcurrencybill/S/${json({ uid: ada.uid, currency: 'USD' })}`
    const differs = { balance: '13.50', accumulated: '13.50', in_log: '12.50' }
    expect((await api.get(path, { as: support })).body).toMatchObject({ details: differs })
    const { body } = await api.get('/wallets/billchecks/S', { as: support })
    expect(body.data).toHaveLength(7)
    const [last, , first] = body.data
    expect(last).toMatchObject({
      uid: ada.uid,
      currency: 'USD',
      log_equal: false,
      by: support.uid,
      by_name: 'support',
    })
    expect(last.differing).toMatchObject([{ balance: '13.50' }])
    expect(first).toMatchObject({ uid: ada.uid, checked: 1, log_equal: false })
  })
})
