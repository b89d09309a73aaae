import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'

let api: Api
let boss: Person
beforeAll(async () => {
  api = await startApi()
  boss = await api.person('boss', { role: 'superadmin' })
})
afterAll(() => api.stop())

type Pairs = readonly Readonly<Record<string, unknown>>[]
const loaded = async (): Promise<Pairs> => (await api.get('/sysconfigs/list/S', { as: boss })).body.data

describe('the list of settings', () => {
  test('is saved with one changed, and the others stay', async () => {
    const all = await loaded()
    const codeOf = ({ field_code }: Pairs[number]) => field_code
    const changed = all.map(pair =>
      codeOf(pair) === 'faqUrlEn' ? { ...pair, field_value: 'https://help.example' } : pair,
    )
    expect((await api.post('/sysconfigs/S', changed, { as: boss })).body).toEqual({ status: true, data: [] })
    const values = (pairs: Pairs) => pairs.map(pair => [codeOf(pair), pair.field_value])
    expect(values(await loaded())).toEqual(values(changed))
  })

  test('is saved as it was loaded, all at once or one by one', async () => {
    const all = await loaded()
    const before = await api.log.head()
    for (const body of [all, { configs: all }, all[0]])
      expect((await api.post('/sysconfigs/S', body, { as: boss })).body).toEqual({ status: true, data: [] })
    expect(await api.log.head()).toBe(before)
    const wrong = await api.post('/sysconfigs/S', { ...all[0], meaning: 'another' }, { as: boss })
    expect(wrong.body.issues ?? wrong.body).toEqual([{ path: 'meaning', message: 'This cannot be changed' }])
  })
})
