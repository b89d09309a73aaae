import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, type Heard, type Person, startApi } from '../../testing/api.ts'
import { filter, newTxid } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { serve } from '../serve.ts'
import { type Bounds, unbounded } from './load.ts'

/** So many of a class are taken, and none above: the times of a machine are left out of it. */
const most = (list: number, record: number, command: number, money: number): Bounds => ({
  list: { always: list, waitMs: -1 },
  record: { always: record, waitMs: -1 },
  command: { always: command, waitMs: -1 },
  money: { always: money, waitMs: -1 },
})

let bounds: Bounds
let api: Api
let people: Person[]
beforeAll(async () => {
  bounds = unbounded
  // Each test has bounds of its own.
  const current = new Proxy({} as Bounds, { get: (_, of) => bounds[of as keyof Bounds] })
  api = await startApi({ bounds: current })
  await seedCatalogue(api)
  people = await Promise.all(['ann', 'bea', 'cat', 'dot', 'eve', 'fay'].map(name => api.person(name)))
})
afterAll(() => api.stop())

const person = (at = 0) => people[at % people.length] as Person
const list = () => api.get(`/usertransactions/list/${person().uid}/S/${filter({})}`, { as: person() })
const record = (at = 0) => api.get('/user/userinfo/S', { as: person(at) })
const command = () => api.post('/member/S', { username: 'Ann' }, { as: person() })
const money = (at = 0) =>
  api.post(
    '/topup/S',
    { currency: 'USDC', network: 'ERC20', amount: '5', txid: newTxid() },
    { as: person(at) },
  )

const outcomeOf = ({ status, body }: Heard) => (status === 503 ? body.code : status)

/** The value that the metrics give for one name and label. */
const measured = async (name: string): Promise<number> => {
  const text = await (await api.app.request('/metrics')).text()
  return Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? 0,
  )
}
const waiting = (what: 'work' | 'log' | 'outside') => measured(`strongroom_calls_waiting{for="${what}"}`)

/** Keeps a table to itself until it is let go. */
const held = async (table: string, mode: 'access exclusive' | 'exclusive') => {
  const client = await api.db.connect()
  let isHeld = true
  await client.query('begin')
  await client.query(`lock table ${table} in ${mode} mode`)
  return async () => {
    if (!isHeld) return
    isHeld = false
    await client.query('rollback')
    client.release()
  }
}

afterEach(() => {
  bounds = unbounded
})

describe('calls that wait behind each other', () => {
  let letGo: () => Promise<void>
  const taken: Promise<Heard>[] = []
  /** Asks, and waits until it is one of those that are under way. */
  const take = async (ask: () => Promise<Heard>) => {
    const before = await waiting('work')
    taken.push(ask())
    await vi.waitFor(async () => expect(await waiting('work')).toBe(before + 1), { timeout: 20_000 })
  }

  beforeEach(async () => {
    // Sessions that no call has looked up before.
    people = await Promise.all(
      people.map(async each => ({ ...each, key: await api.openSession(each.email) })),
    )
    bounds = most(1, 2, 3, 4)
    letGo = await held('private.sessions', 'access exclusive')
  })
  afterEach(async () => {
    await letGo()
    await Promise.all(taken.splice(0))
  })

  test('are refused by class: lists and previews first, members’ money last', async () => {
    await take(record)
    expect(outcomeOf(await list())).toBe('BUSY')
    await take(() => record(1))
    expect(outcomeOf(await record())).toBe('BUSY')
    await take(command)
    expect(outcomeOf(await command())).toBe('BUSY')
    await take(money)
    expect(outcomeOf(await money())).toBe('BUSY')
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, (await api.app.request(path)).status]).toEqual([path, 200])
    await letGo()
    const answers = await Promise.all(taken)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(outcomeOf(await list())).toBe(200)
  })

  test('are told when to come back, not all at once, and that nothing was done', async () => {
    await take(record)
    const answers = await Promise.all(Array.from({ length: 40 }, list))
    const pauses = answers.map(({ headers }) => Number(headers.get('retry-after')))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1)
    expect(new Set(pauses).size).toBeGreaterThan(1)
    expect(answers[0]?.body).toMatchObject({ status: false, code: 'BUSY', requestId: expect.any(String) })
  })

  test('are counted each, and logged once for all at most', async () => {
    await take(record)
    const name = 'strongroom_calls_refused_total{class="list"}'
    const before = await measured(name)
    const lines = api.logged.length
    await Promise.all(Array.from({ length: 20 }, list))
    expect((await measured(name)) - before).toBe(20)
    expect(await measured('strongroom_calls_wait_seconds{for="work"}')).toBeGreaterThan(0)
    const said = api.logged.slice(lines).filter(line => !line.includes('debug'))
    expect(said.length).toBeLessThanOrEqual(1)
    expect(api.logged.join('')).toContain('more calls come than can be answered')
  })

  test('leave the state of the service to be read', async () => {
    bounds = most(0, 0, 0, 0)
    expect(outcomeOf(await record())).toBe('BUSY')
    expect(outcomeOf(await api.get('/servicestate'))).toBe(200)
  })

  test('keep no stream of changes out that is open, and let no more in', async () => {
    await take(record)
    expect((await api.app.request('/v1/changes')).status).toBe(503)
  })
})

describe('a command that is turned away', () => {
  test('is answered without its body being read, and the connection stays', async () => {
    bounds = most(0, 0, 0, 0)
    const serving = await serve(api, { host: '127.0.0.1', port: 0 })
    const socket = connect(serving.port, '127.0.0.1')
    let heard = ''
    socket.on('data', part => (heard += part))
    const body = JSON.stringify({ email: 'ann@example.com' })
    const head = `Host: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    socket.write(`POST /v1/user/signin HTTP/1.1\r\n${head}\r\n\r\n${body}`)
    await vi.waitFor(() => expect(heard).toContain('BUSY'))
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await once(socket, 'close')
    expect(heard).toMatch(/^HTTP\/1.1 503 [\s\S]*HTTP\/1.1 200 OK[\s\S]*"ok"/)
    await serving.close()
  })
})

describe('what is no work of the process takes no place from others', () => {
  beforeEach(() => {
    bounds = most(1, 1, 1, 3)
  })

  test('commands that wait for the log: no reader is refused, and of the commands only some wait', async () => {
    const letGo = await held('log.events', 'exclusive')
    const under = [0, 1, 2].map(money)
    await vi.waitFor(async () => expect(await waiting('log')).toBe(3), { timeout: 20_000 })
    expect(outcomeOf(await money(3))).toBe('BUSY')
    expect([outcomeOf(await list()), outcomeOf(await record(5))]).toEqual([200, 200])
    await letGo()
    expect((await Promise.all(under)).map(outcomeOf)).toEqual([200, 200, 200])
  })

  test('a client that is slow to send its body', async () => {
    const end = Promise.withResolvers<void>()
    const body = new ReadableStream({
      start: async controller => {
        await end.promise
        controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } }
    const slow = api.app.request('/v1/user/signin', init as RequestInit)
    await vi.waitFor(async () => expect(await waiting('outside')).toBe(1))
    expect(outcomeOf(await list())).toBe(200)
    end.resolve()
    expect((await slow).status).toBe(422)
  })

  test('a reader who waits for a read model', async () => {
    const far = { 'Strongroom-After': '9'.repeat(20) }
    const late = api.get(`/usertransactions/list/${person(1).uid}/S/${filter({})}`, {
      as: person(1),
      headers: far,
    })
    await vi.waitFor(async () => expect(await waiting('outside')).toBe(1))
    expect(outcomeOf(await list())).toBe(200)
    expect((await late).headers.get('strongroom-stale')).toBe('true')
  })
})
