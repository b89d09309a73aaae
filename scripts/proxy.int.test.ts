import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesPath } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { root } from './tool.ts'

// Debian's nginx, where it is installed: .ci/run sees to it.
const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', 'nginx'].find(
  path => spawnSync(path, ['-v']).status === 0,
)
const key = 'f00dfacef00dfacef00dfacef00dface'
const signed = `/v1/upload/signature/1700000000000/${key}`

/** Asks for a stream that is not sent in chunks: only its end tells a reader that a message is whole. */
const unframed = '?unframed'

/** A message as the API sends it on a stream of changes. */
const message = (position: number) => `id: ${position}\ndata: {"position":"${position}"}\n\n`

const freePort = async (): Promise<number> => {
  const server = createSocketServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Paths of which this API says nothing, or breaks the connection. */
const [silent, broken] = ['/v1/silent', '/v1/broken']

/**
 * The proxy's own files, with addresses that this machine has. Both processes of the upstream are one server, and of the silent path alone an
 * answer is not waited for: a slow machine takes its time for the others.
 */
const configured = (
  { site, upstream }: { site: string; upstream: string },
  { folder, listen, port }: { folder: string; listen: number; port: number },
) =>
  `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/main.log notice; events {}
   http {
     error_log ${folder}/http.log info; access_log ${folder}/access.log;
     client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
     fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
     ${upstream.replaceAll(/127\.0\.0\.1:300\d/g, `127.0.0.1:${port}`)}
     ${site.replace('listen 8080', `listen 127.0.0.1:${listen}`).replace('  location / {', `  location ${silent} { proxy_read_timeout 300ms; proxy_pass http://api; }\n  location / {`)}
   }`

describe.skipIf(!program)('the proxy of docker-compose.yml', () => {
  const heard: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const streams: ServerResponse[] = []
  const api = createServer((request, response) => {
    heard.push({ url: request.url, headers: request.headers })
    if (request.url?.startsWith(changesPath)) {
      if (request.url.endsWith(unframed)) response.removeHeader('Transfer-Encoding')
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' }).write(message(1))
      streams.push(response)
    } else if (request.url?.startsWith(broken)) request.socket.destroy()
    else if (!request.url?.startsWith(silent)) request.resume().on('end', () => response.end('{}'))
  })
  let folder: string
  let base: string
  let nginx: ReturnType<typeof spawn>
  let said = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'strongroom-proxy-'))
    await mkdir(join(folder, 'body'))
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
    const { port } = api.address() as AddressInfo
    const listen = await freePort()
    base = `http://127.0.0.1:${listen}`
    const read = (file: string) => readFile(join(root, 'scripts/docker', file), 'utf8')
    const files = { site: await read('nginx.conf'), upstream: await read('upstream.debian.conf') }
    await writeFile(join(folder, 'nginx.conf'), configured(files, { folder, listen, port }))
    nginx = spawn(program as string, ['-p', folder, '-c', join(folder, 'nginx.conf')])
    nginx.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    await vi.waitFor(() => fetch(`${base}/up`), { timeout: 300_000 })
  })
  afterAll(async () => {
    nginx.kill('SIGTERM')
    if (nginx.exitCode === null) await once(nginx, 'exit')
    api.closeAllConnections()
    api.close()
    await rm(folder, { recursive: true })
  })

  const written = async () => {
    const logs = ['main.log', 'http.log', 'access.log'].map(name =>
      readFile(join(folder, name), 'utf8').catch(() => ''),
    )
    return said + (await Promise.all(logs)).join('')
  }
  const upload = (bytes: number) => fetch(base + signed, { method: 'POST', body: new Uint8Array(bytes) })

  test('passes on neither the country nor the address that callers claim', async () => {
    heard.length = 0
    const claims = {
      'X-Country': 'KP',
      'CF-IPCountry': 'KP',
      Forwarded: 'for=1.2.3.4',
      'X-Forwarded-For': '1.2.3.4',
    }
    await fetch(`${base}/claims`, { headers: claims })
    expect(heard[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    expect(Object.keys(heard[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(x-country|cf-ipcountry|forwarded)$/)]),
    )
  })

  test.each(['/metrics', '/readyz'])('does not let %s be asked from outside', async path => {
    heard.length = 0
    expect((await fetch(base + path)).status).toBe(404)
    expect(heard).toEqual([])
  })

  test.each(['', unframed])('passes on each message of a stream of changes%s as it comes', async how => {
    const stop = new AbortController()
    const { body } = await fetch(base + changesPath + how, { signal: stop.signal })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toEqual({ done: false, value: message(1) })
    const stream = streams.at(-1) as ServerResponse
    stream.write(message(2))
    expect(await reader?.read()).toEqual({ done: false, value: message(2) })
    expect(stream.writableEnded).toBe(false)
    const closed = once(stream, 'close')
    stop.abort()
    await closed
  })

  /** An answer of the proxy itself: the shape of the API's errors. */
  const heardOf = async (response: Response) => {
    const body = (await response.json()) as { readonly code: string; readonly error: string }
    expect(body).toEqual({
      status: false,
      code: expect.any(String),
      msg: body.error,
      error: expect.any(String),
      requestId: response.headers.get('x-request-id'),
    })
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8')
    return [response.status, body.code]
  }

  test.each([
    ['a read', 'GET', '', 'UNAVAILABLE'],
    ['a command', 'POST', '', 'OUTCOME_UNKNOWN'],
    ['a command of the method PUT', 'PUT', '', 'OUTCOME_UNKNOWN'],
  ])('answers %s that got none from the API in JSON, with a code', async (_, method, more, code) => {
    expect(await heardOf(await fetch(base + broken + more, { method }))).toEqual([502, code])
    expect(await heardOf(await fetch(base + silent + more, { method }))).toEqual([504, code])
  })

  test('tells a command by GET from a read', async () => {
    streams.length = 0
    api.prependOnceListener('request', request => request.socket.destroy())
    expect(await heardOf(await fetch(`${base}/v1/cards/charge`))).toEqual([502, 'OUTCOME_UNKNOWN'])
  })

  test('answers readers as ever while commands wait for the log', async () => {
    const waiting = Array.from({ length: 20 }, () => fetch(base + silent, { method: 'POST' }))
    await vi.waitFor(() => expect(heard.filter(({ url }) => url === silent).length).toBeGreaterThan(19))
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(20).fill(504))
    const reads = await Promise.all(Array.from({ length: 20 }, () => fetch(`${base}/v1/wallets`)))
    expect(reads.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  test('answers what it refuses itself in JSON, and never with 400', async () => {
    expect(await heardOf(await fetch(`${base}/readyz`))).toEqual([404, 'NOT_FOUND'])
    const large = { headers: { 'X-Large': 'a'.repeat(40_000) } }
    expect(await heardOf(await fetch(`${base}/v1/wallets`, large))).toEqual([422, 'INVALID'])
  })

  test('writes down no session key: of a large upload, of one too large, nor when the API refuses', async () => {
    expect((await upload(6_000_000)).status).toBe(200)
    expect((await upload(23_000_000).catch(() => ({ status: 413 }))).status).toBe(413)
    api.closeAllConnections()
    await new Promise(done => api.close(done))
    expect(await heardOf(await upload(10))).toEqual([502, 'OUTCOME_UNKNOWN'])
    const read = await fetch(`${base}/v1/wallets/signature/1700000000000/${key}`)
    expect(await heardOf(read)).toEqual([502, 'UNAVAILABLE'])
    expect(await written()).not.toContain(key)
  })
})
