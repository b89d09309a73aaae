import { describe, expect, test } from 'vitest'
import { type Person, standing, toVip } from '../../testing/api.ts'
import { bankOf, proofOf } from '../../testing/bank.ts'
import { shown } from '../../testing/fund.ts'
import {
  activate,
  api,
  coinsOf,
  filter,
  finance,
  holder,
  infoOf,
  open,
  order,
  rich,
  save,
  set,
} from './own-card-given.suite.ts'

describe('opening a card with a stablecoin', () => {
  test('takes the fee and the precharge once, however often it is asked', async () => {
    await save('precharge-item', 'hundred', { amount: '100', sort: 1 })
    const ada = await rich('ada')
    const fields = { currency: 'USDC', preItemId: 'hundred', total: '150' }
    const first = await open(ada, fields, 'key-1')
    expect(first.body.data[0]).toMatchObject({ status: 1 })
    const again = await open(ada, fields, 'key-1')
    expect(again.body).toEqual(first.body)
    expect((await open(ada, { currency: 'USDC' }, 'key-1')).status).toBe(409)
    expect((await coinsOf(ada)).amount).toBe('850.000000')
    expect(await infoOf(ada)).toMatchObject({ status: 1, balance: '120.00', currency: 'USD' })
  })
  test('is previewed as it is booked, and the preview opens nothing', async () => {
    await save('precharge-item', 'odd', { amount: '100.009', sort: 2 })
    const wim = await rich('wim')
    const check = (fields: object) => api.post('/cards/checkopencard/S', fields, { as: wim })
    const { body } = await check({ currency: 'USDC', preItemId: 'odd' })
    expect(body.data).toEqual([
      {
        ...{ currency: 'USDC', fee: '50.000000', precharge: '100.00', total: '150.000000' },
        ...{ balance: '850.000000', cardCurrency: 'USD', cardBalance: '120.00' },
      },
    ])
    expect((await infoOf(wim)).status).toBe(0)
    expect((await check({ currency: 'USD' })).body.code).toBe(102)
    const [{ total, balance, cardBalance }] = body.data
    await open(wim, { currency: 'USDC', preItemId: 'odd', total })
    expect((await coinsOf(wim)).amount).toBe(balance)
    expect((await infoOf(wim)).balance).toBe(cardBalance)
    expect((await check({ currency: 'USDC' })).body.code).toBe(101)
  })
  test('is refused with 101 to who has one, whatever they choose', async () => {
    const bo = await holder('bo')
    expect((await open(bo)).body).toMatchObject({ status: false, code: 101 })
  })
  test('is refused with 103 when coins are missing, and with 102 at another price or for nothing offered', async () => {
    const cy = await rich('cy', '49.999999')
    expect((await open(cy)).body).toMatchObject({ code: 103, details: { short: '0.000001' } })
    expect((await open(cy, { currency: 'USDC', total: '49' })).body).toMatchObject({ code: 102 })
    expect((await open(cy, { currency: 'USDC', preItemId: 'gone' })).body).toMatchObject({ code: 102 })
    expect((await open(cy, { currency: 'USD' })).body).toMatchObject({ code: 102 })
    expect((await open(cy, { currency: 'USDC', preItemId: '' })).body).toMatchObject({ code: 103 })
  })
  test('is refused before the member is verified', async () => {
    const eve = await api.person('eve', { kyc: 0 })
    expect((await open(eve)).body).toMatchObject({ code: 'IDENTITY_NOT_VERIFIED' })
  })
  test('shows on the statement', async () => {
    const dan = await holder('dan')
    const { body } = await api.get(`/usertransactions/list/${dan.uid}/S/${filter({ type: 'card-opened' })}`, {
      as: dan,
    })
    expect(body.data.data[0]).toMatchObject({ currency: 'USDC', amount: '-50.000000', fee: '50.000000' })
  })
  test('makes the card available in what a member is told of themselves, once it is active', async () => {
    const fay = await rich('fay')
    expect(await statusOf(fay)).toBe(0)
    await open(fay)
    expect(await statusOf(fay)).toBe(1)
    await activate(fay)
    expect(await statusOf(fay)).toBe(2)
  })
})

/** The status that a member is told of themselves, by which the menu opens. */
const statusOf = async (as: Person): Promise<number> =>
  (await api.get('/user/userinfo/S', { as })).body.data[0].card_status

describe('opening a card by bank transfer', () => {
  test('that finance rejects leaves no card', async () => {
    const ned = await api.person('ned')
    await standing(api.ledger, ned.uid, toVip(3))
    const bank = await bankOf(api, ned, finance)
    const payload = { transferImg: await proofOf(api, ned), id: bank, currency: 'USD', depositType: 3 }
    const { id } = (await api.post('/userrecharges/S', payload, { as: ned })).body.data[0]
    expect(await statusOf(ned)).toBe(1)
    const reason = 'Nothing came in'
    await api.post('/recharges/rechargeStatus/S', { id, status: -1, reason }, { as: finance })
    expect([await statusOf(ned), (await infoOf(ned)).status]).toEqual([0, 0])
  })
  test('costs its price and no more, with the payload that the specification names', async () => {
    const ola = await api.person('ola')
    await standing(api.ledger, ola.uid, toVip(3))
    const id = await bankOf(api, ola, finance)
    const payload = { transferImg: await proofOf(api, ola), id, currency: 'USD', depositType: 3 }
    const { body } = await api.post('/userrecharges/S', payload, { as: ola })
    const done = { id: body.data[0].id, status: 1 }
    const { body: distributed } = await api.post('/recharges/rechargeStatus/S', done, { as: finance })
    expect(distributed.data[0]).toMatchObject({ rechargeStatus: 1 })
    await shown(api)
    const { body: deposit } = await api.get(`/recharges/user/get/${done.id}/S`, { as: ola })
    expect(deposit.data[0]).toMatchObject({
      ...{ depositType: 3, amount: '50.00', rechargeStatus: 1, distribution: 1 },
      ...{ fee: '0.00', cardFee: '50.00', credited: '0.00' },
    })
    expect(await infoOf(ola)).toMatchObject({ status: 1, balance: '20.00', opening: { underWay: null } })
    await activate(ola)
    expect(await infoOf(ola)).toMatchObject({ status: 2, balance: '20.00' })
  })
  test('opens it when finance distributes the transfer, with the initial balance', async () => {
    const gil = await api.person('gil')
    await standing(api.ledger, gil.uid, toVip(3))
    const bank = await bankOf(api, gil, finance)
    const transferImg = await proofOf(api, gil)
    const transfer = { transferImg, id: bank, currency: 'USD', depositType: 3, amount: '80' }
    const { body } = await api.post('/userrecharges/S', transfer, { as: gil })
    expect(await infoOf(gil)).toMatchObject({ status: 1, id: null, opening: { underWay: 'voucher' } })
    expect(await statusOf(gil)).toBe(1)
    expect((await open(gil)).body).toMatchObject({ code: 104 })
    const id = body.data[0].id
    await api.post('/recharges/rechargeStatus/S', { id, status: 1, fee: '0' }, { as: finance })
    expect(await infoOf(gil)).toMatchObject({ status: 1, balance: '50.00', opening: { underWay: null } })
    const { body: lines } = await api.get(`/usercardtransactions/list/${gil.uid}/S`, { as: gil })
    expect(lines.data.data).toHaveLength(2)
    expect((await api.post('/userrecharges/S', transfer, { as: gil })).body).toMatchObject({ code: 101 })
    // The card takes deposits, and gives back to the bank.
    const deposit = { ...transfer, id: undefined, bankId: bank, depositType: 2 }
    expect((await api.post('/recharges/deposit/S', deposit, { as: gil })).body).toMatchObject({
      status: true,
    })
    const out = { source: 'card', currency: 'USD', amount: '40', bankId: bank }
    const { body: check } = await api.post('/wallet/withdrawcheck/S', out, { as: gil })
    expect(check.data[0]).toMatchObject({ available: '50.00', fee: '0.80', balance: '9.20' })
  })
})

describe('opening a card through the other provider', () => {
  test('is refused while the provider is switched off', async () => {
    const hal = await api.person('hal')
    expect((await order(hal, 'WX-0')).body).toMatchObject({ code: 102 })
  })
  test('takes a number once, across members, and keeps it out of the log', async () => {
    await set('cardWixpayStatus', '1')
    const [ivy, jon] = [await api.person('ivy'), await api.person('jon')]
    expect((await order(ivy, 'WX-QUILL')).body.data[0]).toMatchObject({ status: 0 })
    expect(await infoOf(ivy)).toMatchObject({ status: 1, id: null, opening: { underWay: 'order' } })
    expect(await statusOf(ivy)).toBe(1)
    expect((await order(jon, ' wx-quill ')).body).toMatchObject({ code: 105 })
    expect((await order(jon, '')).status).toBe(422)
    expect((await order(jon, 'x'.repeat(201))).status).toBe(422)
    expect(JSON.stringify(await api.log.readAll({ limit: 10_000 }))).not.toMatch(/quill/i)
    expect(api.logged.join()).not.toMatch(/quill/i)
  })
  test('opens the card when an administrator has processed the order', async () => {
    const kay = await api.person('kay')
    await order(kay, 'WX-kay')
    await shown(api)
    const list = async (fields: object) => {
      const { body } = await api.get(`/card/getcardordernumbslist/S/${filter(fields)}`, { as: finance })
      return body.data.data
    }
    const [found] = await list({ search: 'x-KAY' })
    expect(found).toMatchObject({ uid: kay.uid, orderNumber: 'WX-kay', status: 0, username: 'kay' })
    const look = { kind: 'card-order', id: found.id }
    const check = async () => (await api.post('/approvals/check/S', look, { as: finance })).body
    expect((await check()).data[0]).toMatchObject({
      ...{ fee: null, credited: '20.00', creditedCurrency: 'USD' },
      after: [{ pocket: 'card', currency: 'USD', amount: '20.00' }],
    })
    const process = () =>
      api.post('/cards/changecardordernumberstatus/S', { id: found.id, status: 1 }, { as: finance })
    expect((await process()).body.data[0]).toMatchObject({ status: 1 })
    expect((await process()).body).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect((await check()).code).toBe('ALREADY_DECIDED')
    expect(await infoOf(kay)).toMatchObject({ status: 1, balance: '20.00' })
    expect(await list({ uid: kay.uid, status: 1 })).toHaveLength(1)
  })
  test('tells the member of a number nobody knows why it was rejected, and takes the next one', async () => {
    const [xia, vic] = [await api.person('xia'), await api.person('vic')]
    const id = (await order(xia, 'WX-typo')).body.data[0].id
    await shown(api)
    const decide = (body: object) =>
      api.post('/cards/changecardordernumberstatus/S', { id, ...body }, { as: finance })
    expect(await decide({ status: -1 })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'reason' }] },
    })
    expect(await decide({ status: 2 })).toMatchObject({ status: 422, body: { issues: [{ path: 'status' }] } })
    const before = await api.log.head()
    expect((await decide({ status: 0 })).body.data).toEqual([{ id, status: 0 }])
    expect(await api.log.head()).toBe(before)
    const reason = 'The provider has no such order.'
    expect((await decide({ status: -1, reason })).body.data[0]).toMatchObject({ status: -1 })
    for (const status of [0, 1])
      expect((await decide({ status })).body).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect(await infoOf(xia)).toMatchObject({ status: 0, opening: { underWay: null, rejected: reason } })
    expect(await statusOf(xia)).toBe(0)
    expect((await order(vic, 'WX-typo')).body.data[0]).toMatchObject({ status: 0 })
    expect((await order(xia, 'WX-right')).body.data[0]).toMatchObject({ status: 0 })
    expect((await infoOf(xia)).opening).toMatchObject({ underWay: 'order', rejected: null })
  })
})

describe('one opening at a time', () => {
  const wire = async (as: Person) => {
    await standing(api.ledger, as.uid, toVip(3))
    const id = await bankOf(api, as, finance)
    return { transferImg: await proofOf(api, as), id, currency: 'USD', depositType: 3 }
  }
  const ways = {
    wallet: (as: Person) => open(as),
    order: (as: Person) => order(as, `WX-${as.uid}-${Math.random()}`),
    voucher: async (as: Person) => api.post('/userrecharges/S', await wire(as), { as }),
  } as const
  const codes = { wallet: 101, order: 105, voucher: 104 } as const
  const names = Object.keys(ways) as (keyof typeof ways)[]
  test.each(names.flatMap(first => names.map(second => [first, second] as const)))(
    'by %s leaves no other by %s',
    async (first, second) => {
      const as = await rich(`one-${first}-${second}`)
      expect((await ways[first](as)).body.status).toBe(true)
      expect((await ways[second](as)).body).toMatchObject({ status: false, code: codes[first] })
      const both = await Promise.all([ways.order(as), ways.wallet(as)])
      expect(both.map(({ body }) => body.code)).toEqual([codes[first], codes[first]])
    },
  )
  test('is had by one of two order numbers at once', async () => {
    const as = await api.person('two-orders')
    const both = await Promise.all([ways.order(as), ways.order(as)])
    expect(both.map(({ body }) => body.code ?? 'taken').toSorted()).toEqual([105, 'taken'])
  })
})
