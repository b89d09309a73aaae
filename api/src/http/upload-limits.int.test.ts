import { deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { upload } from '../testing/bank.ts'
import { look } from '../testing/look.ts'

let api: Api
let ada: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  ada = await api.person('ada')
  support = await api.person('support', { role: 'support' })
})
afterAll(() => api.stop())

const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  )
const page = '<!doctype html><script>alert(document.domain)</script>'
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
/** The beginning of an archive with one empty file, and its end. */
const zip = bytes([0x50, 0x4b, 3, 4, 20, 0], new Uint8Array(24), [0x50, 0x4b, 5, 6], new Uint8Array(18))

const chunk = (name: string, data: Uint8Array) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return bytes([...length], name, data, [0, 0, 0, 0])
}
/** A picture of four billion black dots in a few hundred kilobytes. */
const hugePicture = () => {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(65_535, 0)
  size.writeUInt32BE(65_535, 4)
  size.set([1, 0, 0, 0, 0], 8)
  return bytes(png, chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(50_000_000))))
}

describe('a file that is also something else', () => {
  test.each([
    ['a picture with a page in it', bytes(png, page), 'image/png', undefined],
    [
      'a photograph with a page in its comment',
      bytes(jpeg, [0xff, 0xfe, 0, 60], page),
      'image/jpeg',
      undefined,
    ],
    ['a picture that is an archive from behind', bytes(png, zip), 'image/png', undefined],
    ['a bitmap whose numbers are a script', bytes('BM=1/*', page, '*/;alert(1)//'), 'image/bmp', undefined],
    ['a document with a page in it', bytes('%PDF-1.7\n', page), 'application/pdf', 'statement'],
    ['a picture of enormous dimensions', hugePicture(), 'image/png', undefined],
  ])(
    'is given back as what it was taken for, to be saved and not opened: %s',
    async (_, given, type, kind) => {
      const { body } = await upload(api, ada, given, kind)
      expect(body.data[0]).toMatchObject({ type, size: given.length })
      for (const as of [ada, support]) {
        const { status, headers } = await look(api, `/upload/${body.data[0].id}/S`, as)
        expect(status).toBe(200)
        expect(headers.get('content-type')).toBe(type)
        expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f-]+\.\w+"$/)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      }
    },
  )

  test.each([
    ['a page', bytes(page)],
    ['a page with blanks before the picture', bytes(' ', png)],
    [
      'a drawing with a script',
      bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['an archive, as office documents are', zip],
    ['a packed bomb', bytes(gzipSync(Buffer.alloc(50_000_000)))],
    ['a document that begins late', bytes('\n\n', '%PDF-1.7')],
    ['a moving picture', bytes('GIF89a/*', page)],
    ['half of a signature', bytes(png.slice(0, 7))],
    ['a film', bytes([0, 0, 0, 24], 'ftypisom')],
  ])('is refused when it is not what is taken: %s', async (_, given) => {
    for (const kind of [undefined, 'statement'])
      expect((await upload(api, ada, given, kind)).status).toBe(422)
  })

  test('never takes its name or type from who sends it', async () => {
    const form = new FormData()
    const name = '../../evil.html"; filename="x.html'
    form.set('file', new File([bytes(png, [1])], name, { type: 'text/html' }))
    const { body } = await api.post('/upload/S', form, { as: ada })
    const { headers } = await api.get(`/upload/${body.data[0].id}/S`, { as: ada })
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${body.data[0].id}.png"`)
    expect(headers.get('content-type')).toBe('image/png')
  })
})
