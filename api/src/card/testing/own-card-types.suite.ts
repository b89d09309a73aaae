import { configOf } from '@strongroom/ledger/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, standing, toVip } from '../../testing/api.ts'
import { bankOf, proofOf } from '../../testing/bank.ts'
import { shown } from '../../testing/fund.ts'
import {
  api,
  coinsOf,
  filter,
  finance,
  infoOf,
  open,
  order,
  rich,
  save,
  set,
} from './own-card-given.suite.ts'

const plain = { name: 'Plain', sort: 1 }
const gold = {
  ...{ name: 'Gold', name_ja: 'ゴールド', card_img: '/cards/gold.svg', sort: 2 },
  ...{ opening_fee: '80', initial_balance: '30', monthly_fee: '2.5', annual_fee: '12' },
}
const gone = { name: 'Gone', status: 0 }
const offer = async (status: 0 | 1) => {
  await save('card-type', 'plain', { ...plain, status })
  await save('card-type', 'gold', { ...gold, status })
}

describe('a card of a type', () => {
  beforeAll(async () => {
    await offer(1)
    await save('card-type', 'gone', gone)
    if (configOf(api.catalogue, 'cardWixpayStatus') !== '1') await set('cardWixpayStatus', '1')
  })
  // The tests after it on this platform know of no types.
  afterAll(() => offer(0))

  const listed = async (as: Person) => {
    await shown(api)
    const { body } = await api.get(`/cards/listByAdmin/S/${filter({ uid: as.uid })}`, { as: finance })
    return body.data.data[0]
  }

  test('is offered to everybody, at its own prices and else at those of the settings', async () => {
    const { body } = await api.get('/cardtypes/offered')
    expect(body.data).toEqual([
      {
        ...{ id: 'plain', name: 'Plain', name_zh: '', name_sc: '', name_ja: '', card_img: '' },
        ...{ currency: 'USD', opening_fee: '50.00', initial_balance: '20.00' },
        ...{ monthly_fee: '1.00', annual_fee: '0.00' },
      },
      {
        ...{ id: 'gold', name: 'Gold', name_zh: '', name_sc: '', name_ja: 'ゴールド' },
        ...{ card_img: '/cards/gold.svg', currency: 'USD', opening_fee: '80.00' },
        ...{ initial_balance: '30.00', monthly_fee: '2.50', annual_fee: '12.00' },
      },
    ])
    const una = await api.person('typed-una')
    const { card_type, opening, monthly_fee } = await infoOf(una)
    expect([card_type, opening.fee, monthly_fee]).toEqual([null, '50.00', '1.00'])
    expect(opening.types).toEqual(body.data)
  })
  test('costs its price, is previewed so, and keeps its type and fees', async () => {
    const ada = await rich('typed-ada')
    const wanted = { currency: 'USDC', cardType: 'gold' }
    const { body } = await api.post('/cards/checkopencard/S', wanted, { as: ada })
    expect(body.data[0]).toMatchObject({ total: '80.000000', cardBalance: '30.00' })
    expect((await open(ada, { ...wanted, total: '80' })).body.status).toBe(true)
    expect((await coinsOf(ada)).amount).toBe('920.000000')
    expect(await infoOf(ada)).toMatchObject({
      ...{ balance: '30.00', monthly_fee: '2.50', annual_fee: '12.00' },
      card_type: { id: 'gold', name: 'Gold', name_ja: 'ゴールド', card_img: '/cards/gold.svg' },
    })
    expect(await listed(ada)).toMatchObject({ card_type: 'gold', card_type_name: 'Gold' })
    const { body: found } = await api.get(`/cards/listByAdmin/S/${filter({ card_type: 'gold' })}`, {
      as: finance,
    })
    expect(found.data.data.map(({ uid }: { uid: string }) => uid)).toEqual([ada.uid])
  })
  test('is the first that is offered where none is asked for', async () => {
    const bo = await rich('typed-bo')
    await open(bo)
    expect((await coinsOf(bo)).amount).toBe('950.000000')
    expect(await infoOf(bo)).toMatchObject({ balance: '20.00', card_type: { id: 'plain' } })
  })
  test('is refused in every way of opening where it is not offered', async () => {
    const cy = await rich('typed-cy')
    await standing(api.ledger, cy.uid, toVip(3))
    for (const cardType of ['gone', 'unknown']) {
      const proof = { transferImg: await proofOf(api, cy), currency: 'USD', depositType: 3 }
      const asked = [
        await open(cy, { currency: 'USDC', cardType }),
        await order(cy, `TYPE-${cardType}`, cardType),
        await api.post('/userrecharges/S', { ...proof, cardType }, { as: cy }),
        await api.post('/cards/checkopencard/S', { currency: 'USDC', cardType }, { as: cy }),
      ]
      for (const { body } of asked) expect(body.code).toBe('CARD_TYPE_NOT_OFFERED')
    }
    expect((await infoOf(cy)).status).toBe(0)
  })
  test('is opened by a bank transfer of its price', async () => {
    const di = await api.person('typed-di')
    await standing(api.ledger, di.uid, toVip(3))
    const id = await bankOf(api, di, finance)
    const proof = { transferImg: await proofOf(api, di), id, currency: 'USD', depositType: 3 }
    const wanted = { ...proof, cardType: 'gold' }
    const short = await api.post('/userrecharges/S', { ...wanted, amount: '79.99' }, { as: di })
    expect(short.body).toMatchObject({ code: 'BELOW_MINIMUM', details: { minimum: '80.00' } })
    const { body } = await api.post('/userrecharges/S', wanted, { as: di })
    const done = { id: body.data[0].id, status: 1 }
    expect((await api.post('/recharges/rechargeStatus/S', done, { as: finance })).body.status).toBe(true)
    await shown(api)
    const { body: deposit } = await api.get(`/recharges/user/get/${done.id}/S`, { as: di })
    expect(deposit.data[0]).toMatchObject({ amount: '80.00', cardFee: '80.00', credited: '0.00' })
    expect(await infoOf(di)).toMatchObject({ balance: '30.00', card_type: { id: 'gold' } })
  })
  test('is opened by an order of the other provider, which says so to administrators', async () => {
    const eva = await api.person('typed-eva')
    const { body } = await order(eva, 'TYPE-eva', 'gold')
    await shown(api)
    const list = `/card/getcardordernumbslist/S/${filter({ uid: eva.uid })}`
    const [waits] = (await api.get(list, { as: finance })).body.data.data
    expect(waits).toMatchObject({ card_type: 'gold', card_type_name: 'Gold' })
    const uses = (await api.get('/catalogue/uses/card-type/gold/S', { as: finance })).body.data
    expect(uses).toContainEqual({ of: 'waiting-openings', count: 1 })
    const process = { id: body.data[0].id, status: 1 }
    await api.post('/cards/changecardordernumberstatus/S', process, { as: finance })
    expect(await infoOf(eva)).toMatchObject({ balance: '30.00', card_type: { id: 'gold' } })
  })
  test('keeps its type while it is not offered any more, and the type is not deleted', async () => {
    const fay = await rich('typed-fay')
    await open(fay, { currency: 'USDC', cardType: 'gold' })
    await save('card-type', 'gold', { ...gold, status: 0, monthly_fee: '3' })
    expect(await infoOf(fay)).toMatchObject({ monthly_fee: '3.00', card_type: { id: 'gold' } })
    await shown(api)
    const boss = await api.person('typed-boss', { role: 'superadmin' })
    const { body } = await api.ask('DELETE', '/cardtypes/gold/S', { as: boss })
    expect(body).toMatchObject({ code: 'ENTRY_IN_USE', details: { cards: '4' } })
    expect((await api.ask('DELETE', '/cardtypes/gone/S', { as: boss })).body.status).toBe(true)
  })
})
