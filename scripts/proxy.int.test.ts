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

/** The proxy's own file, with an address for its upstream that this machine has, and no names to resolve. */
const configured = (
  conf: string,
  { folder, listen, upstream }: { folder: string; listen: number; upstream: number },
) =>
  `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/main.log notice; events {}
   http {
     error_log ${folder}/http.log info; access_log ${folder}/access.log;
     client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
     fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
     ${conf
       .replace(/resolver [^;]+;/, '')
       .replace('server api:3000 resolve', `server 127.0.0.1:${upstream}`)
       .replace('listen 8080', `listen 127.0.0.1:${listen}`)}
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
    } else request.resume().on('end', () => response.end('{}'))
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
    const { port: upstream } = api.address() as AddressInfo
    const listen = await freePort()
    base = `http://127.0.0.1:${listen}`
    const conf = await readFile(join(root, 'scripts/docker/nginx.conf'), 'utf8')
    await writeFile(join(folder, 'nginx.conf'), configured(conf, { folder, listen, upstream }))
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

  test('writes down no session key: of a large upload, of one too large, nor when the API refuses', async () => {
    expect((await upload(6_000_000)).status).toBe(200)
    expect((await upload(23_000_000).catch(() => ({ status: 413 }))).status).toBe(413)
    api.closeAllConnections()
    await new Promise(done => api.close(done))
    expect((await upload(10)).status).toBe(502)
    expect((await fetch(`${base}/v1/wallets/signature/1700000000000/${key}`)).status).toBe(502)
    expect(await written()).not.toContain(key)
  })
})
