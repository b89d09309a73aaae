import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let support: Person
let operator: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  support = await api.person('support', { role: 'support' })
  operator = await api.person('operator', { role: 'operator' })
})
afterAll(() => api.stop())

const keep = (body: object, as = operator) => api.post('/cannedanswers/S', body, { as })
const open = async (reference?: string): Promise<string> => {
  const body = { subject: 'Late', text: 'Where is it?', ...(reference ? { reference } : {}) }
  return (await api.post('/support/open/S', body, { as: ada })).body.data[0].id
}
const offered = async (id: string) => (await api.get(`/support/canned/${id}/S`, { as: support })).body.data

describe('canned answers', () => {
  test('are filled in for a case, in the language of its member where they have one', async () => {
    const text_ja = '{member}様、{reference}は確認中です。'
    await keep({ title: 'Late', text_en: '{member}: {reference} is late. {administrator}', text_ja, sort: 1 })
    await keep({ title: 'Only Japanese', text_ja: '確認中です。', sort: 2 })
    await keep({ title: 'Hidden', text_en: 'No more', status: 0 })
    const filled = { title: 'Late', language: 'en', answer: 'ada: top-up-1 is late. support' }
    const other = { title: 'Only Japanese', language: 'ja', answer: '確認中です。' }
    expect(await offered(await open('top-up-1'))).toMatchObject([filled, other])
    expect(await offered(await open())).toMatchObject([other])
    await api.db.query(`update private.members set language = 'ja' where uid = $1`, [ada.uid])
    const inJapanese = { title: 'Late', language: 'ja', answer: 'ada様、top-up-1は確認中です。' }
    expect(await offered(await open('top-up-1'))).toMatchObject([inJapanese, other])
    await api.db.query(`update private.members set language = 'en' where uid = $1`, [ada.uid])
  })

  test.each([
    [{ text_en: 'Dear {name}' }, 'text_en'],
    [{ text_en: 'Good', text_zh: '{member' }, 'text_zh'],
    [{}, 'text_en'],
  ])('are refused by field with %j', async (texts, path) => {
    const saved = await keep({ title: 'Wrong', ...texts })
    expect(saved.status).toBe(422)
    expect(saved.body.issues).toMatchObject([{ path }])
  })

  test('are kept by those who keep reference data, and taken by customer service', async () => {
    expect((await keep({ title: 'Mine', text_en: 'Mine' }, support)).status).toBe(403)
    const id = await open()
    expect((await api.get(`/support/canned/${id}/S`, { as: operator })).status).toBe(403)
    expect((await api.get(`/support/canned/${crypto.randomUUID()}/S`, { as: support })).body.code).toBe(
      'CASE_UNKNOWN',
    )
  })
})
