import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesContract } from './files.contract.ts'
import { createS3Files } from './s3-files.ts'

const kept = new Map<string, ArrayBuffer>()
const seen: string[] = []
const at = 'http://s3.test:9000/papers/:key'
const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>'

/** The store as far as it is asked: put, get, delete of one object, path style. */
const server = setupServer(
  http.put(at, async ({ request, params }) => {
    seen.push(request.headers.get('authorization') ?? '')
    kept.set(String(params.key), await request.arrayBuffer())
    return new HttpResponse(null, { status: 200 })
  }),
  http.get(at, ({ params }) => {
    const bytes = kept.get(String(params.key))
    return bytes
      ? HttpResponse.arrayBuffer(bytes)
      : new HttpResponse(missing, { status: 404, headers: { 'Content-Type': 'application/xml' } })
  }),
  http.delete(at, ({ params }) => {
    kept.delete(String(params.key))
    return new HttpResponse(null, { status: 204 })
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

const open = () =>
  createS3Files({
    endpoint: 'http://s3.test:9000',
    bucket: 'papers',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
  })

filesContract('in S3', open)

test('files in S3 are asked for with a signature', async () => {
  await open().put('ab-2', new Uint8Array([1]))
  expect(seen.at(-1)).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//)
})
