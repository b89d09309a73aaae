import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let operator: Person
let second: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  operator = await api.person('operator', { role: 'operator' })
  second = await api.person('second', { role: 'superadmin' })
})
afterAll(() => api.stop())

const save = (path: string, body: object) => api.post(`${path}/S`, body, { as: operator })

describe('a price or a fee', () => {
  test('of a dollar on a card that is not about a coin waits for a second administrator', async () => {
    const cheap = { amount: '1000', usdc_required: '1', usdt_required: '1' }
    const asked = await save('/chargeItems/0', cheap)
    expect(asked.body.proposal).toBeTypeOf('string')
    expect(api.catalogue.list('charge-item')).toEqual([])
    const fair = await save('/chargeItems/0', { amount: '100', usdc_required: '101', usdt_required: '101' })
    expect(fair.body).toMatchObject({ status: true, data: [{ amount: '100' }] })
    expect(fair.body.proposal).toBeUndefined()
    const { id } = fair.body.data[0]
    const edited = await save(`/chargeItems/${id}`, {
      amount: '100',
      usdc_required: '50',
      usdt_required: '101',
    })
    expect(edited.body.proposal).toBeTypeOf('string')
    await approvedBy(api, second, edited)
    expect(api.catalogue.get('charge-item', id)?.usdc_required).toBe('50')
  })

  test('is taken away by as many as set it, and an item is entered anew under the id 0', async () => {
    const remove = (path: string) => api.ask('DELETE', `${path}/S`, { as: operator })
    const plan = { currency: 'USD', term: 6, rate: '4' }
    await approvedBy(api, second, await save('/fixeddeposit/add', plan))
    const asked = await remove('/fixeddeposit/USD-6')
    expect(asked.body.code).toBe('WAITS_FOR_SECOND')
    expect(api.catalogue.get('fixed-deposit-plan', 'USD-6')).toMatchObject({ rate: '4' })
    await approvedBy(api, second, asked)
    expect(api.catalogue.get('fixed-deposit-plan', 'USD-6')).toBeUndefined()

    const free = { currency: 'USDC', network: 'ERC20', fee: '5' }
    const made = await save('/socfees', free)
    await save('/socfees', { ...free, network: 'TRC20' })
    const near = await remove(`/socfees/${made.body.data[0].id}`)
    expect(near.body).toMatchObject({ status: true })

    const only = { currency: 'BTC', network: 'ERC20', fee: '0.0001' }
    await saveEntry(api, 'send-fee', 'BTC-ERC20', { ...only, status: 1 })
    const dear = { ...only, id: 'BTC-ERC20', fee: '0.01' }
    await approvedBy(api, second, await save('/socfees', dear))
    expect((await save('/socfees', { ...dear, sort: 7 })).body.status).toBe(true)
    const taken = await remove('/socfees/BTC-ERC20')
    expect(taken.body.code).toBe('WAITS_FOR_SECOND')
    await approvedBy(api, second, taken)
    expect(api.catalogue.get('send-fee', 'BTC-ERC20')).toBeUndefined()

    const fair = { amount: '300', usdc_required: '300', usdt_required: '300' }
    const { id } = (await save('/chargeItems/0', fair)).body.data[0]
    expect((await remove(`/chargeItems/${id}`)).body.status).toBe(true)
    expect((await save(`/chargeItems/${id}`, fair)).body.code).toBe('ENTRY_UNKNOWN')
    const again = await save('/chargeItems/0', fair)
    expect(again.body).toMatchObject({ status: true, data: [{ amount: '300' }] })
    expect(again.body.data[0].id).not.toBe(id)
    const cheap = await save('/chargeItems/0', { ...fair, amount: '400', usdc_required: '1' })
    await approvedBy(api, second, cheap)
    const offered = api.catalogue.list('charge-item').find(({ amount }) => amount === '400')
    expect((await remove(`/chargeItems/${offered?.id}`)).body.code).toBe('WAITS_FOR_SECOND')
  })

  test('of a type of card waits where it is not about that of the settings', async () => {
    const plain = await save('/cardtypes', { name: 'Plain', opening_fee: '51' })
    expect(plain.body).toMatchObject({ status: true, data: [{ opening_fee: '51', monthly_fee: null }] })
    const rich = await save('/cardtypes', { name: 'Rich', initial_balance: '500' })
    expect(rich.body.proposal).toBeTypeOf('string')
    const { id } = plain.body.data[0]
    const edit = (fees: object) => save('/cardtypes', { id, name: 'Plain', ...fees })
    expect((await edit({ opening_fee: '51', monthly_fee: '0' })).body.proposal).toBeTypeOf('string')
    const cheap = await edit({ opening_fee: '5' })
    expect(cheap.body.proposal).toBeTypeOf('string')
    expect(api.catalogue.list('card-type')).toMatchObject([{ id, opening_fee: '51', monthly_fee: null }])
    await approvedBy(api, second, cheap)
    expect(api.catalogue.get('card-type', id)?.opening_fee).toBe('5')
    expect((await edit({ opening_fee: '5', name_ja: 'ふつう' })).body.proposal).toBeUndefined()
  })

  test('in the settings, of sending, of swaps and of a level waits when it moves by more than a share', async () => {
    const fee = (field_value: string) => save('/sysconfigs', { field_code: 'withdrawFee', field_value })
    expect((await fee('0')).body.proposal).toBeTypeOf('string')
    expect((await fee('5.1')).body.proposal).toBeUndefined()
    const rate = { id: 'USD-USDC', source: 'USD', target: 'USDC', rate: '1', feeRate: '0' }
    const kept = { vipFeeRates: { 3: '0.001' } }
    expect((await save('/swaprates', { ...rate, ...kept })).body.proposal).toBeTypeOf('string')
    expect((await save('/swaprates', { ...rate, ...kept, feeRate: '0.00299' })).body.proposal).toBeUndefined()
  })
})
