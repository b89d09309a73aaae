import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { upload } from '../testing/bank.ts'
import { shown } from '../testing/fund.ts'
import { saveEntry } from '../testing/seed-catalogue.ts'
import * as deletions from '../vault/deletions.ts'

let api: Api
let operator: Person
let ada: Person
beforeAll(async () => {
  api = await startApi()
  operator = await api.person('operator', { role: 'operator' })
  ada = await api.person('ada')
})
afterAll(() => api.stop())

const save = (body: object, as = operator) => api.post('/currencys/S', body, { as })
let number = 0
const fresh = () => ({ currency_code: `NEW${++number}`, currency_name: 'New', type: 1 })
const uploaded = async (as: Person, bytes?: Uint8Array<ArrayBuffer>, type?: string): Promise<string> =>
  (await upload(api, as, bytes, type)).body.data[0].id
const issuesOf = async (currency_img: unknown, body: object = fresh()) => {
  const { status, body: said } = await save({ ...body, currency_img })
  return { status, issues: said.issues, msg: said.msg }
}
const served = (address: string) => api.app.request(address)
const CHUNK = [0, 0, 0, 4, 0x74, 0x45, 0x58, 0x74, 1, 2, 3, 4, 0, 0, 0, 0]
const END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0, 0, 0, 0]
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

describe('the icon of a currency', () => {
  test('is an image that its saver has uploaded, which everybody may see from then on', async () => {
    const id = await uploaded(operator, new Uint8Array([...SIGNATURE, ...CHUNK, ...END]))
    const currency = fresh()
    const { body } = await save({ ...currency, currency_img: id })
    const { currency_img } = body.data[0]
    expect(currency_img).toMatch(/^\/pictures\/[0-9a-f-]{36}$/)
    await shown(api)
    const listed = (await api.get('/currencys/list/S', { as: ada })).body.data
    expect(listed).toContainEqual(expect.objectContaining({ id: currency.currency_code, currency_img }))
    const answer = await served(currency_img)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer.headers.get('cache-control')).toContain('immutable')
    // Nothing is left of the words that its camera or program wrote beside it.
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...SIGNATURE, ...END])
  })

  test('is the same one when it is saved again, by the upload or by its address', async () => {
    const [id, currency] = [await uploaded(operator), fresh()]
    const { currency_img } = (await save({ ...currency, currency_img: id })).body.data[0]
    const before = await api.log.head()
    for (const given of [id, currency_img, undefined]) {
      const { body } = await save({ ...currency, id: currency.currency_code, currency_img: given })
      expect(body.data[0].currency_img).toBe(currency_img)
    }
    expect(await api.log.head()).toBe(before)
    const other = await save({ ...fresh(), currency_img })
    expect(other.body.data[0].currency_img).toBe(currency_img)
  })

  test('stays when the account is deleted that uploaded it, and the upload was its own only', async () => {
    const leaver = await api.person('leaver', { role: 'operator' })
    const id = await uploaded(leaver)
    const { currency_img } = (await save({ ...fresh(), currency_img: id }, leaver)).body.data[0]
    expect(currency_img).not.toContain(id)
    expect((await api.get(`/upload/${id}/S`, { as: ada })).status).toBe(404)
    expect((await served(`/pictures/${id}`)).status).toBe(404)
    await deletions.erase({ db: api.db, files: api.deps.files }, leaver.uid)
    expect((await served(currency_img)).status).toBe(200)
  })

  test('may be a picture of the product', async () => {
    const { body } = await save({ ...fresh(), currency_img: '/currencies/eur.svg' })
    expect(body.data[0].currency_img).toBe('/currencies/eur.svg')
  })

  test('is needed for a new currency', async () => {
    for (const given of [undefined, ''])
      expect(await issuesOf(given)).toEqual({
        ...{ status: 422, issues: [{ path: 'currency_img', message: 'Required' }] },
        msg: 'Please enter: Icon',
      })
  })

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a picture of another host', 'https://evil.example/usd.png'],
    ['another host without a scheme', '//evil.example/usd.png'],
    ['a page of this server', '/admin/currencys'],
    ['a file of the client that is not drawn for it', '/currencies/none.svg'],
    ['an uploaded file by the address that is signed', `/v1/upload/${randomUUID()}`],
    ['an unknown picture', `/pictures/${randomUUID()}`],
    ['an unknown upload', randomUUID()],
  ])('is not %s', async (_, given) => {
    const { status, issues, msg } = await issuesOf(given)
    expect([status, issues.map(({ path }: { path: string }) => path)]).toEqual([422, ['currency_img']])
    expect(msg).toBe('Icon must be an image that you have uploaded, or a picture of this product')
  })

  test('is not the upload of somebody else, nor one that was uploaded as a document or a statement', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7 a statement')
    const others = [
      await uploaded(ada),
      await uploaded(operator, undefined, 'document'),
      await uploaded(operator, undefined, 'statement'),
      await uploaded(operator, pdf),
    ]
    for (const id of others) {
      expect((await issuesOf(id)).status).toBe(422)
      expect((await served(`/pictures/${id}`)).status).toBe(404)
    }
  })

  test('is not HEIC, which most browsers do not draw', async () => {
    const heic = new Uint8Array(40)
    heic.set(new TextEncoder().encode('ftypheic'), 4)
    const { issues } = await issuesOf(await uploaded(operator, heic))
    expect(issues).toEqual([
      { path: 'currency_img', message: 'The file format is incorrect, please select jpg or png' },
    ])
  })

  test('may be missing, or stand elsewhere, only where it was so before', async () => {
    const old = { currency_name: 'Old', type: 1, scale: 2, status: 1, sort: 0 }
    const elsewhere = 'https://cdn.example/old.png'
    for (const [id, currency_img] of [['BARE'], ['ELSEWHERE', elsewhere]] as const) {
      const entry = { ...old, currency_code: id, ...(currency_img ? { currency_img } : {}) }
      await saveEntry(api, 'currency', id, entry)
      await shown(api)
      const [loaded] = (await api.get(`/currencys/id/${id}/S`, { as: operator })).body.data
      expect(loaded.currency_img).toBe(currency_img ?? '')
      const before = await api.log.head()
      expect((await save(loaded)).body.status).toBe(true)
      expect(await api.log.head()).toBe(before)
      const renamed = await save({ ...loaded, currency_name: 'Older' })
      expect(renamed.body.data[0]).toMatchObject({ currency_name: 'Older', currency_img: currency_img ?? '' })
    }
    const bare = { ...old, id: 'ELSEWHERE', currency_code: 'ELSEWHERE' }
    expect((await issuesOf('', bare)).issues).toEqual([{ path: 'currency_img', message: 'Required' }])
    expect((await issuesOf('https://cdn.example/new.png', bare)).status).toBe(422)
  })
})

test('the picture of a card type is an own one too, and may be left out', async () => {
  const keep = (body: object) => api.post('/cardtypes/S', body, { as: operator })
  const own = await keep({ name: 'Own', card_img: await uploaded(operator) })
  expect(own.body.data[0].card_img).toMatch(/^\/pictures\//)
  expect((await keep({ name: 'Plain' })).body.data[0].card_img).toBe('')
  const { body } = await keep({ name: 'Strange', card_img: 'https://evil.example/card.png' })
  expect(body.issues).toMatchObject([{ path: 'card_img' }])
  expect(body.msg).toBe(
    'Picture of the card must be an image that you have uploaded, or a picture of this product',
  )
})
