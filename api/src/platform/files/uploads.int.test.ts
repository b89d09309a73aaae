import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { upload } from '../../testing/bank.ts'
import { look } from '../../testing/look.ts'

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
    const of = (bytes: readonly number[], size: number) => {
      const file = new Uint8Array(size)
      file.set(bytes)
      return file
    }
    const jpeg = [0xff, 0xd8, 0xff]
    const bmp = [0x42, 0x4d]
    const [most, twenty] = [2048 * 1024, 20 * 1024 * 1024]
    const statusOf = async (...given: [number[], number, string?]) =>
      (await upload(api, ada, of(given[0], given[1]), given[2])).status
    expect(await statusOf(jpeg, most + 1, 'image')).toBe(413)
    expect(await statusOf(bmp, most)).toBe(200)
    const large = await upload(api, ada, of(bmp, most + 1))
    expect([large.status, large.body.msg]).toEqual([413, 'Exceeding file size limit'])
    expect(await statusOf(jpeg, most + 1)).toBe(200)
    expect(await statusOf(jpeg, most + 1, 'statement')).toBe(200)
    expect(await statusOf(jpeg, twenty)).toBe(200)
    expect(await statusOf(jpeg, twenty + 1)).toBe(413)
    const page = await upload(api, ada, html)
    expect(page.body.msg).toMatch('The file format is incorrect')
  })
  test('may be PDF, but not where an image is asked for', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7 a statement')
    expect((await upload(api, ada, pdf)).status).toBe(200)
    expect((await upload(api, ada, pdf, 'image')).status).toBe(422)
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
