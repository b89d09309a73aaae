import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { said } from '../testing/said.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { sign } from '../testing/sign.ts'
import type { AnyCall } from './call.ts'
import { createFastPath, type FastPath } from './fast-path.ts'
import { type Serving, serve } from './serve.ts'

let api: Api
let ann: Person
let byHono: Serving
let byFastPath: Serving
let taken = 0
const counted: FastPath = (incoming, outgoing) => {
  const takes = api.fastPath(incoming, outgoing)
  if (takes) taken++
  return takes
}

beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ann = await api.person('ann')
  await api.post('/wallet/create/S', { currency: 'USD' }, { as: ann })
  const anyPort = { host: '127.0.0.1', port: 0 }
  byHono = await serve({ app: api.app }, anyPort)
  byFastPath = await serve({ app: api.app, fastPath: counted }, anyPort)
})
afterAll(async () => {
  await Promise.all([byHono.close(), byFastPath.close()])
  await api.stop()
})

const tonce = Date.now()
/** Signed by headers, as the rest of a request's head. */
const signed = () =>
  [
    `Authorization: Session ${ann.key}`,
    `X-Email: ${ann.email}`,
    `X-Tonce: ${tonce}`,
    `X-Signature: ${sign({ email: ann.email, tonce: String(tonce), key: ann.key })}`,
  ].join('\r\n')
const inPath = () => `${sign({ email: ann.email, tonce: String(tonce), key: ann.key })}/${tonce}/${ann.key}`

const host = 'Host: 127.0.0.1:3000'
const read = 'GET /v1/wallets/userWallet'

describe('an answer straight from the request', () => {
  test.each<[string, () => readonly string[]]>([
    ['a read signed by headers', () => [`${read}/%7B%7D`, host, signed()]],
    ['one without a filter', () => [read, host, signed()]],
    ['one signed in its path', () => [`${read}/${inPath()}/%7b%22currency%22:%22USD%22%7d`, host]],
    ['a read of nobody', () => [`${read}/%7B%7D`, host]],
    ['a wrong signature', () => [`${read}/no/${tonce}/${ann.key}/%7B%7D`, host]],
    ['a filter that is none', () => [`${read}/%7B%22currency%22:7%7D`, host, signed()]],
    ['a public read', () => ['GET /v1/currencys/list', host]],
    [
      'a list as a file',
      () => [`GET /v1/usertransactions/list/${ann.uid}/%7B%7D`, host, signed(), 'Accept: text/csv'],
    ],
  ])('says of %s what Hono says', async (_, request) => {
    const [first = '', ...head] = request()
    const before = taken
    expect(await said(byFastPath, first, ...head)).toBe(await said(byHono, first, ...head))
    expect(taken).toBe(before + 1)
  })

  test.each<[string, () => readonly string[]]>([
    ['a word that is escaped', () => ['GET /v1/currencys/%6Cist', host]],
    ['a path with a query', () => [`${read}?a`, host, signed()]],
    ['a path with a way back', () => ['GET /v1/currencys/..', host]],
    ['an escaped slash', () => [`${read}/%7B%7D%2F`, host, signed()]],
    ['a path that nobody knows', () => ['GET /v1/nothing', host]],
    ['no host', () => [read, signed()]],
    ['a host that is none', () => [read, 'Host: a b', signed()]],
    ['a look at the head only', () => [`HEAD /v1/wallets/userWallet`, host, signed()]],
    ['the document of the calls', () => ['GET /v1/openapi.json', host]],
    ['a change without a body', () => ['POST /v1/user/signin', host]],
  ])('leaves %s to Hono', async (_, request) => {
    const [first = '', ...head] = request()
    const before = taken
    expect(await said(byFastPath, first, ...head)).toBe(await said(byHono, first, ...head))
    expect(taken).toBe(before)
  })

  test('shows the rows there are', async () => {
    const answer = await said(byFastPath, `${read}/%7B%7D`, host, signed())
    expect(answer).toContain('HTTP/1.1 200 OK')
    expect(answer).toContain('"currency":"USD"')
  })

  test('that breaks on its way out is answered as errors are', async () => {
    const found = { to: { body: undefined, file: undefined } as AnyCall, params: {} }
    const unwritable = { status: 200, body: { amount: 1n } }
    const breaking = createFastPath(
      {
        find: () => found,
        carryOut: async () => ({ answer: unwritable, requestId: '1' }),
        turnAway: () => undefined,
      },
      () => new Response('it broke', { status: 500 }),
    )
    const serving = await serve({ app: api.app, fastPath: breaking }, { host: '127.0.0.1', port: 0 })
    expect(await said(serving, read, host)).toMatch(/^HTTP\/1\.1 500 [\s\S]*it broke$/)
    await serving.close()
  })

  test('and a request that has no body, where one belongs, is answered at once', async () => {
    expect(await said(byFastPath, 'POST /v1/user/signin', host)).toContain('HTTP/1.1 422')
  })
})
