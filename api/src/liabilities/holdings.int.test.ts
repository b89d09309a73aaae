import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let finance: Person
let support: Person
let ada: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  finance = await api.person('finance', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  ada = await api.person('ada')
})
afterAll(() => api.stop())

const day = new Date().toISOString().slice(0, 10)
const usd = {
  kind: 'bank',
  name: 'Client money',
  reference: 'Example Bank …4321',
  currency: 'USD',
  amount: '150.25',
  date: day,
  evidence: 'Statement 11/2026',
}
const state = (over: object = {}, as = finance) => api.post('/holdings/S', { ...usd, ...over }, { as })
const shown = async () => {
  await api.views.waitForPosition(await api.log.head(), ['holdings'], 20_000)
  return (await api.get('/holdings')).body.data
}

describe('holdings', () => {
  test('are stated by finance, changed, withdrawn, and read by everybody', async () => {
    const { id } = (await state()).body.data[0]
    expect(await shown()).toMatchObject([{ id, ...usd }])
    expect((await state({ id, amount: '99.5' })).body.data).toEqual([{ id }])
    const [held, ...others] = await shown()
    expect(held).toMatchObject({ ...usd, amount: '99.5' })
    expect(others).toEqual([])
    expect(held).not.toHaveProperty('stated_by')
    const [full] = (await api.get('/holdings/list/S', { as: support })).body.data
    expect(full).toMatchObject({ id, file: null, stated_by: finance.uid })
    const withdraw = (reason: string) => api.post('/holdings/withdraw/S', { id, reason }, { as: finance })
    expect((await withdraw('closed')).body.data).toEqual([{ id }])
    expect((await withdraw('closed')).body.code).toBe('CASE_UNKNOWN')
    expect(await shown()).toEqual([])
  })

  test('are not stated by others, nor by halves', async () => {
    expect((await state({}, support)).status).toBe(403)
    expect((await state({}, ada)).status).toBe(403)
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const wrong = [{ amount: '-1' }, { amount: '0' }, { date: tomorrow }, { evidence: '' }, { file: 'f1' }]
    for (const over of wrong) {
      const { status, body } = await state(over)
      expect(status).toBe(422)
      expect(body.issues[0].path).toBe(Object.keys(over)[0])
    }
    expect((await state({ currency: 'XYZ' })).body.code).toBe('CURRENCY_NOT_OFFERED')
    expect((await state({ amount: '0.001' })).body.code).toBe('TOO_MANY_PLACES')
    expect(await shown()).toEqual([])
  })
})
