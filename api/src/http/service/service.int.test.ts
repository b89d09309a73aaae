import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../testing/api.ts'
import { serve } from '../serve.ts'
import { devMailboxSuite } from './testing/dev-mailbox.suite.ts'
import { healthSuite } from './testing/health.suite.ts'
import { metricsSuite } from './testing/metrics.suite.ts'
import { referenceSuite } from './testing/reference.suite.ts'

let api: Api
let web: string
const script = `/* ${'long '.repeat(500)} */`
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'strongroom-web-'))
  await mkdir(join(web, 'assets'))
  await writeFile(
    join(web, 'index.html'),
    '<!doctype html><html><head><title>Strongroom</title></head><body></body></html>',
  )
  await writeFile(
    join(web, 'page-files.json'),
    JSON.stringify({
      files: ['assets/swap-1a2b3c4d.js', 'assets/swap-1a2b3c4d.css', 'assets/one-1a2b3c4d.js'],
      pages: {
        '/swap': { files: [0, 1], words: ['entry'] },
        '/transactions/$id': { files: [2], words: [] },
      },
      words: {
        en: { entry: 'assets/en-1a2b3c4d.js' },
        zh: { entry: 'assets/zh-1a2b3c4d.js' },
        ja: { entry: 'assets/ja-1a2b3c4d.js' },
      },
    }),
  )
  await writeFile(join(web, 'assets/index-DcOc3mYX.js'), script)
  await writeFile(join(web, 'sw.js'), '')
  await writeFile(join(web, 'assets/index-DcOc3mYX.js.map'), '{"sourcesContent":[]}')
  api = await startApi({ webDirectory: web })
})
afterAll(async () => {
  await api.stop()
  await rm(web, { recursive: true })
})

referenceSuite(() => api)
healthSuite(() => api)
metricsSuite(() => api)

devMailboxSuite(() => api)

describe('the web client', () => {
  test.each(['/', '/dashboard', '/ja/swap'])('is served for %s, under a strict policy', async path => {
    const response = await api.app.request(path)
    expect(await response.text()).toContain('<title>Strongroom')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('may show the page of the other provider of cards in a frame, while it is set, and no other', async () => {
    const operator = await api.person('operator', { role: 'operator' })
    const set = (field_code: string, field_value: string) =>
      api.post('/sysconfigs/S', { field_code, field_value }, { as: operator })
    const frames = async (path = '/prepaidcard/opencard') =>
      /frame-src ([^;]*)/.exec(
        (await api.app.request(path)).headers.get('content-security-policy') ?? '',
      )?.[1]
    expect(await frames()).toBe('blob:')
    await set('cardWixpayUrl', 'https://pay.example.com:8443/card?for=us')
    expect(await frames()).toBe('blob:')
    await set('cardWixpayStatus', '1')
    expect([await frames(), await frames('/docs')]).toEqual(['blob: https://pay.example.com:8443', 'blob:'])
    await set('cardWixpayUrl', 'http://pay.example.com/card')
    expect(await frames()).toBe('blob:')
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('assets are packed for a browser that takes %s, and kept for a year', async (accepted, packing) => {
    const response = await api.app.request('/assets/index-DcOc3mYX.js', {
      headers: { 'Accept-Encoding': accepted },
    })
    expect(response.headers.get('content-encoding')).toBe(packing)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.length < 500).toBe(packing !== null)
    const unpack: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
    expect(String(unpack[packing ?? '']?.(body) ?? body)).toBe(script)
  })

  test.each([
    ['/swap', ['en', 'swap', 'swap']],
    ['/ja/swap', ['ja', 'swap', 'swap']],
    ['/transactions/A-17', ['one']],
    ['/transactions', []],
    ['/swap/more', []],
    ['/constructor', []],
  ])('the page at %s names the files that it will load', async (path, names) => {
    const text = await (await api.app.request(path)).text()
    const links = [...text.matchAll(/<link rel="([^"]+)"[^>]* href="\/assets\/(\w+)-\w+\.(js|css)">/g)]
    expect(links.map(([, , name]) => name)).toEqual(names)
    for (const [, rel, , ending] of links) expect(rel).toBe(ending === 'css' ? 'preload' : 'modulepreload')
    expect(text.indexOf('</head>')).toBeGreaterThan(text.lastIndexOf('<link'))
  })

  test.each([
    ['/swap', 'HK', 'zh', 'zh'],
    ['/swap', 'DE', undefined, 'en'],
    ['/swap', '"><b>', undefined, 'en'],
    ['/ja/swap', 'HK', undefined, 'ja'],
  ])(
    'the page at %s says to a visitor from %s that %s is the first language',
    async (path, country, said, words) => {
      const text = await (await api.app.request(path, { headers: { 'CF-IPCountry': country } })).text()
      expect(/<meta name="language" content="(.*?)">/.exec(text)?.[1]).toBe(said)
      expect(/assets\/(\w+)-/.exec(text)?.[1]).toBe(words)
    },
  )

  test('a page that a browser has already is not sent again until it has changed', async () => {
    const first = await api.app.request('/swap')
    const asked = (path: string) =>
      api.app.request(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
    expect([(await asked('/swap')).status, (await asked('/transactions/A-17')).status]).toEqual([304, 200])
  })

  test('a script repeats no policy of its page, except one that runs without a page', async () => {
    const policyOf = async (path: string) => {
      const { headers } = await api.app.request(path)
      return [headers.get('x-content-type-options'), headers.has('content-security-policy')]
    }
    expect(await policyOf('/assets/index-DcOc3mYX.js')).toEqual(['nosniff', false])
    expect(await policyOf('/sw.js')).toEqual(['nosniff', true])
  })

  test.each([
    '/assets/gone-12345678.js',
    '/assets/index-DcOc3mYX.js.map',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/v1/nothing',
  ])('does not answer for %s', async path => expect((await api.app.request(path)).status).toBe(404))
})

describe('the server', () => {
  const raw = async (port: number, text: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(text)
    let heard = ''
    for await (const chunk of socket) heard += chunk
    return Number(heard.split(' ')[1])
  }

  test('says 400 to nobody, because that signs the specified client out', async () => {
    const serving = await serve({ app: api.app }, { host: '127.0.0.1', port: 0 })
    const statuses = await Promise.all(
      [
        'GARBAGE\r\n\r\n',
        'GET / HTTP/9.9\r\n\r\n',
        'GET /v1/x HTTP/1.1\r\nConnection: close\r\n\r\n',
        'GET /v1/x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
        'GET /v1\\x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        'GET http://%zz/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      ].map(text => raw(serving.port, text)),
    )
    await serving.close()
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 431])
  })

  test('lets a call under way finish when it is closed, and takes no new one', async () => {
    const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = await startApi({
      queueReady: () => {
        asked.resolve()
        return gate.promise
      },
    })
    const serving = await serve({ app: slow.app }, { host: '127.0.0.1', port: 0 })
    const underWay = fetch(`http://127.0.0.1:${serving.port}/readyz`)
    await asked.promise
    const closing = serving.close()
    await expect(fetch(`http://127.0.0.1:${serving.port}/healthz`)).rejects.toThrow()
    gate.resolve()
    expect((await underWay).status).toBe(200)
    await closing
    await slow.stop()
  })
})
