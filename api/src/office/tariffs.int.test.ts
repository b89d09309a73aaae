import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

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
