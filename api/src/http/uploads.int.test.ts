import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { upload } from '../testing/bank.ts'
import { look } from '../testing/look.ts'

let api: Api
let ada: Person
let cho: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  ada = await api.person('ada')
  cho = await api.person('cho', { kyc: 0 })
  support = await api.person('support', { role: 'support' })
})
afterAll(() => api.stop())

describe('uploads', () => {
  test('are given back to their owner and to administrators, as a download, and to nobody else', async () => {
    const { body } = await upload(api, ada)
    expect(body.data[0]).toMatchObject({ type: 'image/png', size: 12 })
    const path = `/upload/${body.data[0].id}/S`
    const own = await api.get(path, { as: ada })
    expect(own.headers.get('content-type')).toBe('image/png')
    expect(own.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await look(api, path, support)).headers.get('content-type')).toBe('image/png')
    expect((await api.get(path, { as: cho })).status).toBe(404)
  })
  test('are refused by their bytes, whatever their name says, and by their size', async () => {
    const html = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
    expect((await upload(api, ada, html)).status).toBe(422)
    const large = new Uint8Array(2048 * 1024 + 1)
    large.set([0xff, 0xd8, 0xff])
    expect((await upload(api, ada, large)).status).toBe(413)
    expect((await upload(api, ada, large.slice(0, -1))).status).toBe(200)
    expect((await upload(api, ada, large, 'statement')).status).toBe(200)
  })
  test('may be PDF where they are bank statements only', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7 a statement')
    expect((await upload(api, ada, pdf)).status).toBe(422)
    expect((await upload(api, ada, pdf, 'statement')).body.data[0]).toMatchObject({ type: 'application/pdf' })
    expect((await upload(api, ada, pdf, 'anything')).status).toBe(422)
  })
  test('leave no bytes behind that nobody knows of', async () => {
    const { files } = api.deps
    const put = vi.spyOn(files, 'put')
    await api.db.query('alter table private.files add constraint cut_off check (false) not valid')
    expect((await upload(api, ada)).status).toBe(500)
    await api.db.query('alter table private.files drop constraint cut_off')
    for (const [key] of put.mock.calls) expect(await files.get(key)).toBeUndefined()
    put.mockRestore()
  })
  test('need a file', async () => {
    expect((await api.post('/upload/S', { file: 'x' }, { as: ada })).status).toBe(422)
    expect((await api.post('/upload/S', new FormData(), { as: ada })).status).toBe(422)
  })
})
