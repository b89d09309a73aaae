import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../../testing/api.ts'
import { keepMailedFile } from '../../vault/mail/mailed-files.ts'
import { noteJobs, noteQueues } from '../../vault/work.ts'
import { serve } from '../serve.ts'

let api: Api
let web: string
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'strongroom-web-'))
  await mkdir(join(web, 'assets'))
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Strongroom</title>')
  await writeFile(join(web, 'assets/index-DcOc3mYX.js'), `/* ${'long '.repeat(500)} */`)
  await writeFile(join(web, 'assets/index-DcOc3mYX.js.map'), '{"sourcesContent":[]}')
  api = await startApi({ webDirectory: web })
})
afterAll(async () => {
  await api.stop()
  await rm(web, { recursive: true })
})

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
const json = async (path: string): Promise<any> => (await api.app.request(path)).json()

describe('the reference', () => {
  test('is an OpenAPI document of every call, in the form that hides secrets', async () => {
    const document = await json('/v1/openapi.json')
    expect(document.openapi).toBe('3.1.0')
    const swap = document.paths['/swap'].post
    expect(swap.requestBody.content['application/json'].schema.required).toEqual([
      'quoteId',
      'source',
      'target',
      'sourceAmount',
    ])
    expect(swap.parameters.map((each: { name: string }) => each.name)).toContain('Idempotency-Key')
    expect(document.paths['/usertransactions/list/{id}/{json}'].get.parameters).toHaveLength(3)
    expect(JSON.stringify(document)).not.toContain('{session}')
  })

  test('names the codes with which a call refuses, and no refusal where there is none', async () => {
    const { paths } = await json('/v1/openapi.json')
    const answerOf = (path: string) =>
      paths[path].post.responses[200].content['application/json'].schema.anyOf
    const [, refusal] = answerOf('/swap')
    expect(refusal.allOf[1].properties.code.enum).toEqual([...(contract.swap.make.refuses ?? [])])
    expect(refusal.allOf[1].properties.code.enum).toContain('QUOTE_USED')
    expect(answerOf('/user/username')).toHaveLength(1)
  })

  test('leaves no schema empty', async () => {
    const { paths } = await json('/v1/openapi.json')
    for (const [path, methods] of Object.entries<
      Record<string, { requestBody?: { content: { 'application/json': { schema: object } } } }>
    >(paths))
      for (const { requestBody } of Object.values(methods))
        if (requestBody)
          expect(Object.keys(requestBody.content['application/json'].schema), path).not.toEqual([])
  })

  test('is a page too, without anybody else’s scripts', async () => {
    const page = await (await api.app.request('/docs')).text()
    expect(page).toContain('POST /swap/checkAmount')
    expect(page).not.toMatch(/<script|https?:\/\/(?!localhost)/)
  })
})

describe('health', () => {
  test('is told without asking anybody', async () => {
    expect(await (await api.app.request('/healthz')).json()).toEqual({ status: 'ok' })
  })

  test('is readiness when everything answers', async () => {
    const response = await api.app.request('/readyz')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'ready',
      checks: { log: { ok: true }, database: { ok: true }, projections: { ok: true } },
    })
  })

  test('names what does not answer, and says nothing else of it', async () => {
    const ill = await startApi({
      queueReady: () => Promise.reject(new Error('redis://:password@host is down')),
    })
    const response = await ill.app.request('/readyz')
    expect(response.status).toBe(503)
    const text = await response.text()
    expect(JSON.parse(text).checks.queue).toEqual({ ok: false, reason: 'does not answer' })
    expect(text).not.toContain('password')
    await ill.stop()
  })

  test('is degraded, and no reason to be left out, while read models are behind the log', async () => {
    const look = async () => {
      const response = await api.app.request('/readyz')
      return { code: response.status, ...((await response.json()) as object) }
    }
    // Held as by a worker that hangs.
    const holder = await api.db.connect()
    await holder.query('begin')
    await holder.query(
      `select from views.checkpoint where projection = 'members' and generation = 'live' for update`,
    )
    try {
      await api.person('late')
      await expect.poll(look).toMatchObject({
        ...{ code: 200, status: 'ready' },
        checks: { projections: { ok: true, following: ['members'] } },
      })
      await api.db.query(`update log.events set created_at = created_at - interval '1 minute'`)
      expect(await look()).toMatchObject({
        ...{ code: 200, status: 'degraded' },
        checks: { projections: { ok: true, degraded: 'behind the log: members' } },
      })
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    const followed = () => api.views.advance('members').then(look)
    await expect.poll(followed).toMatchObject({ status: 'ready', checks: { projections: { following: [] } } })
  })

  test('is told to strangers without what it is made of', async () => {
    const from = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
    const response = await api.app.request('/readyz', from)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
    const serving = await serve(api, { host: '127.0.0.1', port: 0 })
    const beside = await fetch(`http://127.0.0.1:${serving.port}/readyz`)
    expect(await beside.json()).toHaveProperty('checks')
    await serving.close()
  })

  test('tells its parts, and its metrics, to operators only: by a token where there is one', async () => {
    const token = 'a token of sixteen characters'
    const closed = await startApi({ config: { metricsToken: token, buildCommit: 'c0ffee' } })
    const asked = async (path: string, authorization?: string, by = closed.app) =>
      by.request(path, authorization ? { headers: { authorization } } : {})
    for (const wrong of [undefined, 'Bearer nonsense', token, 'Bearer '])
      expect((await asked('/metrics', wrong)).status).toBe(401)
    expect(await (await asked('/readyz')).json()).toEqual({ status: 'ready' })
    const metrics = await (await asked('/metrics', `Bearer ${token}`)).text()
    expect(metrics).toContain('strongroom_log_events 0')
    expect(metrics).toMatch(/^strongroom_build_info\{version="\d+\.\d+\.\d+",commit="c0ffee"\} 1$/m)
    expect(await (await asked('/readyz', `Bearer ${token}`)).json()).toHaveProperty('checks')
    await closed.stop()
    const passed = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
    expect((await api.app.request('/metrics', passed)).status).toBe(401)
  })

  test('has metrics of queues and jobs as the workers said last, of outboxes, and of the log', async () => {
    const told = async () => (await api.app.request('/metrics')).text()
    const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString()
    const ran = { job: 'deliver-mail', runs: 3, failures: 1, startedAt: at(60), tookMs: 250 }
    await noteJobs(api.db, [ran])
    await noteJobs(api.db, [{ ...ran, runs: 2, failures: 0, startedAt: at(90), tookMs: 999 }])
    await noteQueues(api.db, [
      { queue: 'chores', waiting: 2, active: 1, delayed: 25, failed: 4, oldestAt: at(100) },
    ])
    await api.db.query(
      `insert into private.mailbox (recipient, subject, body, at) values
         ('x@example.com', '', '', now() - interval '2 days'), ('x@example.com', '', '', now() - interval '1 hour')`,
    )
    const text = await told()
    expect(text).toContain('strongroom_job_runs_total{job="deliver-mail"} 5')
    expect(text).toContain('strongroom_job_failures_total{job="deliver-mail"} 1')
    expect(text).toContain('strongroom_job_last_duration_seconds{job="deliver-mail"} 0.25')
    expect(text).toContain('strongroom_queue_jobs{queue="chores",state="waiting"} 2')
    expect(text).toContain('strongroom_queue_jobs{queue="chores",state="failed"} 4')
    expect(text).toMatch(/^strongroom_queue_oldest_waiting_seconds{queue="chores"} 10\d/m)
    expect(text).toMatch(/^strongroom_outbox_messages{channel="mail",state="failed"} 1$/m)
    expect(text).toMatch(/^strongroom_outbox_oldest_waiting_seconds{channel="mail"} 36\d\d/m)
    expect(text).toContain('strongroom_outbox_messages{channel="sms",state="waiting"} 0')
    expect(text).toMatch(/^strongroom_log_bytes [1-9]\d+$/m)
    expect(await told()).toContain('strongroom_job_runs_total{job="deliver-mail"} 5')
    await api.db.query('delete from work.jobs; delete from work.queues; delete from private.mailbox')
  })

  test('has metrics by declared path', async () => {
    await api.get('/currencys/getpricelist')
    const text = await (await api.app.request('/metrics')).text()
    expect(text).toContain('route="/currencys/getpricelist"')
    expect(text).toContain('strongroom_projection_lag_events{projection="wallets"}')
  })

  test('has metrics of what waits for an operator', async () => {
    const told = async () => (await api.app.request('/metrics')).text()
    const before = await told()
    expect(before).toContain('strongroom_projection_lost{projection="wallets"} 0')
    expect(before).toContain('strongroom_proof_equal Nan')
    await api.db.query(
      `create schema reactions;
       create table reactions.todo (reaction text, tries int);
       insert into reactions.todo values ('settle-transit', 3), ('settle-transit', 0);
       insert into views.proof (number, position, equal, accounts, took_ms, proven_at, chain_checked_at)
         values (1, '', false, 1, 1, now() - interval '1 hour', now())
         on conflict (singleton) do update set equal = excluded.equal, proven_at = excluded.proven_at;
       update views.checkpoint set parked = 2 where projection = 'swaps'`,
    )
    const text = await told()
    expect(text).toContain('strongroom_reaction_failing{reaction="settle-transit"} 1')
    expect(text).toContain('strongroom_proof_equal 0')
    expect(text).toMatch(/^strongroom_proof_age_seconds 36\d\d/m)
    expect(text).toContain('strongroom_projection_parked_streams{projection="swaps"} 2')
    expect(text).toMatch(/^strongroom_projection_behind_seconds{projection="wallets"} \d/m)
    await api.db.query(
      `drop schema reactions cascade; delete from views.proof;
       update views.checkpoint set parked = 0 where projection = 'swaps'`,
    )
  })
})

describe('the development mailbox', () => {
  test('shows mails newest first, escaped', async () => {
    await api.post('/user/getEmailCode', { email: 'a@example.com', scene: 'register' })
    await api.post('/user/getEmailCode', { email: 'a@example.com', scene: 'register', language: 'ja' })
    const mails = await json('/dev/mailbox.json?to=A@example.com')
    expect(mails).toHaveLength(2)
    expect(mails[0]).toEqual({
      to: 'a@example.com',
      subject: '口座の開設の認証コード',
      text: expect.stringContaining(mails[0].code),
      code: expect.stringMatching(/^\d{6}$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      file: null,
      fileName: null,
    })
    await api.db.query(
      `insert into private.mailbox (recipient, subject, body) values ('x@example.com', '<b>', '<script>')`,
    )
    const page = await (await api.app.request('/dev/mailbox')).text()
    expect(page).toContain('&lt;script&gt;')
  })

  test.each([
    ['production', { production: true }],
    ['where there is real mail', { devMailbox: false }],
  ])('is absent in %s', async (_, config) => {
    const other = await startApi({ config: config as never })
    const answers = await Promise.all(
      ['/dev/mailbox', '/dev/mailbox.json'].map(async path => other.app.request(path)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    await other.stop()
  })
})

describe('a file of the development mailbox', () => {
  const name = 'records.csv'
  test('is served under its id, and 404 under any other, without a word in the log', async () => {
    async function* parts() {
      yield 'a,b\n'
      yield '1,2\n'
    }
    const { id } = await keepMailedFile(api.db, name, parts())
    expect(await (await api.app.request(`/dev/mailbox/files/${id}/${name}`)).text()).toBe('a,b\n1,2\n')
    const before = api.logged.length
    for (const wrong of ['x', `${id}0`, "'; select 1", '00000000-0000-4000-8000-000000000000'])
      expect((await api.app.request(`/dev/mailbox/files/${encodeURIComponent(wrong)}/${name}`)).status).toBe(
        404,
      )
    expect(api.logged.slice(before)).toEqual([])
  })
})

describe('the web client', () => {
  test.each(['/', '/dashboard', '/ja/swap'])('is served for %s, under a strict policy', async path => {
    const response = await api.app.request(path)
    expect(await response.text()).toContain('<title>Strongroom')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
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
    expect(await frames()).toBe("'none'")
    await set('cardWixpayUrl', 'https://pay.example.com:8443/card?for=us')
    expect(await frames()).toBe("'none'")
    await set('cardWixpayStatus', '1')
    expect([await frames(), await frames('/docs')]).toEqual(['https://pay.example.com:8443', "'none'"])
    await set('cardWixpayUrl', 'http://pay.example.com/card')
    expect(await frames()).toBe("'none'")
  })

  test('assets are packed and kept for a year', async () => {
    const response = await api.app.request('/assets/index-DcOc3mYX.js', {
      headers: { 'Accept-Encoding': 'gzip, br' },
    })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(500)
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
