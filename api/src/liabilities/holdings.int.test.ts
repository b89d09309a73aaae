import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let finance: Person
let second: Person
let support: Person
let ada: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  finance = await api.person('finance', { role: 'finance' })
  second = await api.person('second', { role: 'finance' })
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
  await api.views.waitForPosition(await api.log.head(), ['holdings'], 300_000)
  return (await api.get('/holdings')).body.data
}

const agreed = async (heard: ReturnType<typeof state>) => {
  const { body } = await approvedBy(api, second, await heard)
  // A holding that is new is known by its proposal.
  return body.proposal as string
}
const withdraw = (id: string, reason = 'closed') =>
  api.post('/holdings/withdraw/S', { id, reason }, { as: finance })

describe('holdings', () => {
  test('are stated, changed and withdrawn by two of finance, and read by everybody', async () => {
    const first = await state()
    expect(first.body).toMatchObject({ proposal: expect.any(String) })
    expect(await shown()).toEqual([])
    const own = await api.post('/proposals/approve/S', { id: first.body.proposal }, { as: finance })
    expect(own.body.code).toBe('OWN_CASE')
    const id = await agreed(Promise.resolve(first))
    expect(await shown()).toMatchObject([{ id, ...usd }])
    await agreed(state({ id, amount: '99.5' }))
    const [held, ...others] = await shown()
    expect(held).toMatchObject({ ...usd, amount: '99.5' })
    expect(others).toEqual([])
    expect(held).not.toHaveProperty('stated_by')
    const [full] = (await api.get('/holdings/list/S', { as: support })).body.data
    expect(full).toMatchObject({ id, file: null, stated_by: second.uid })
    expect((await withdraw('unknown')).body.code).toBe('CASE_UNKNOWN')
    const out = await withdraw(id)
    expect(await shown()).toHaveLength(1)
    await agreed(Promise.resolve(out))
    expect(await shown()).toEqual([])
    expect((await withdraw(id)).body.code).toBe('CASE_UNKNOWN')
  })

  test('stand before a second administrator as they were and as they are to be', async () => {
    const id = await agreed(state())
    const { proposal } = (await state({ id, amount: '99.5', evidence: 'Statement 12/2026' })).body
    const fields = encodeURIComponent(JSON.stringify({ search: proposal }))
    const [record] = (await api.get(`/proposals/list/S/${fields}`, { as: second })).body.data.data
    expect(record).toMatchObject({
      ...{ kind: 'holding', subject: 'Client money', mine: 1 },
      before: { place: 'bank', amount: '150.25', currency: 'USD', date: day, evidence: 'Statement 11/2026' },
      after: { place: 'bank', amount: '99.50', currency: 'USD', date: day, evidence: 'Statement 12/2026' },
    })
    // Of two that were proposed about the same statement, the second one has lapsed.
    const other = await withdraw(id)
    await api.post('/proposals/approve/S', { id: proposal }, { as: second })
    const late = await api.post('/proposals/approve/S', { id: other.body.proposal }, { as: second })
    expect(late.body).toMatchObject({ code: 'PROPOSAL_LAPSED', details: { why: 'ENTRY_CHANGED' } })
    await agreed(withdraw(id))
    expect(await shown()).toEqual([])
  })

  test('are proposed once when an answer is lost', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const once = () => api.post('/holdings/S', usd, { as: finance, headers })
    const [one, again] = [await once(), await once()]
    expect(again.body).toEqual(one.body)
    const id = await agreed(Promise.resolve(one))
    expect((await once()).body).toEqual(one.body)
    await agreed(withdraw(id))
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
