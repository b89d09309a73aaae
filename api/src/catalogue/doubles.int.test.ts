import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let operator: Person
let another: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  operator = await api.person('operator', { role: 'operator' })
  another = await api.person('another', { role: 'operator' })
})
afterAll(() => api.stop())

const chargeItem = (amount: string) => ({ amount, usdc_required: '20', usdt_required: '20' })

describe('a second entry that says the same', () => {
  test.each([
    ['areacodes', { name: 'Macau', code: '+853' }, { name: 'macau', code: '853' }, 'name'],
    ['bankcategorys', { category_name: 'Savings' }, { category_name: ' savings' }, 'category_name'],
    ['chargeItems/0', chargeItem('20'), chargeItem('20.00'), 'amount'],
    ['prechargeItems/0', { amount: '20' }, { amount: '20.0' }, 'amount'],
    ['countrys/0', { name: 'Oman', code: 'OM' }, { name: 'oman', code: 'OX' }, 'name'],
    [
      'externalbanks/createBank',
      { bank_name: 'First Bank', country: 'HK' },
      { bank_name: ' first bank', country: 'HK' },
      'bank_name',
    ],
  ])('of %s is refused by field; a retry finds the first', async (base, value, same, field) => {
    const keep = (body: object, key?: string) =>
      api.post(`/${base}/S`, body, { as: operator, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) })
    const made = await keep(value, `made-${base.replace('/', '-')}`)
    expect(made.body.status).toBe(true)
    expect((await keep(value, `made-${base.replace('/', '-')}`)).body.data).toEqual(made.body.data)
    const second = await keep(same)
    expect(second.status).toBe(422)
    expect(second.body.issues).toEqual([{ path: field, message: 'This record already exists' }])
  })

  test('of a product bank is refused by field; a retry of the one who agreed to the first is answered as before', async () => {
    const value = { user_type: 1, beneficiary_name: 'S', account_number: '77', bank_name: 'HSBC' }
    const create = (as: Person, body: object, key: string) =>
      api.post('/isunbanks/createBank/S', body, { as, headers: { 'Idempotency-Key': key } })
    expect((await create(operator, value, 'one-77')).body.code).toBe('WAITS_FOR_SECOND')
    const agreed = (await create(another, value, 'two-77')).body
    expect(agreed.status).toBe(true)
    expect((await create(another, value, 'two-77')).body).toEqual(agreed)
    const second = await create(operator, { ...value, beneficiary_name: 'T' }, 'one-78')
    expect(second.body.issues).toEqual([{ path: 'account_number', message: 'This record already exists' }])
    expect((await create(operator, { ...value, user_type: 0 }, 'one-79')).body.code).toBe('WAITS_FOR_SECOND')
  })

  test('of a house bank is refused by field, and the same account for deposits of another type is taken', async () => {
    const bank = { beneficiary_name: 'Strongroom', bank_name: 'First Bank', account_number: '778899' }
    const keep = (body: object, as = operator) =>
      api.post('/sysbanks/S', { account_type: 0, ...body }, { as })
    await keep(bank)
    expect((await keep(bank, another)).body.status).toBe(true)
    const second = await keep({ ...bank, beneficiary_name: 'Another', bank_name: 'first bank ' })
    expect(second.body.issues).toEqual([{ path: 'account_number', message: 'This record already exists' }])
    expect((await keep({ ...bank, account_type: 1 })).body.code).toBe('WAITS_FOR_SECOND')
  })

  test.each(['chargeItems/0', 'prechargeItems/0'])(
    'an item of %s of a tenth of a cent is refused by field',
    async base => {
      const prices = base.startsWith('charge') ? { usdc_required: '1', usdt_required: '1' } : {}
      const saved = await api.post(`/${base}/S`, { amount: '0.001', ...prices }, { as: operator })
      expect(saved.status).toBe(422)
      expect(saved.body.issues).toEqual([{ path: 'amount', message: 'At least 0.01' }])
    },
  )
})
