import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../../testing/api.ts'
import { saidOnKept } from '../../testing/said.ts'
import { type Serving, serve } from '../serve.ts'
import type { Bounds } from './load.ts'

const none = { always: 0, waitMs: -1 }
const bounds: Bounds = { list: none, record: none, command: none, money: none }

let api: Api
let early: Serving
let further: Serving
let turnedAway = 0
beforeAll(async () => {
  api = await startApi({ bounds })
  const anyPort = { host: '127.0.0.1', port: 0 }
  further = await serve({ app: api.app }, anyPort)
  const earlyRefusal: typeof api.earlyRefusal = request => {
    const refusal = api.earlyRefusal(request)
    if (refusal) turnedAway++
    return refusal
  }
  early = await serve({ app: api.app, earlyRefusal }, anyPort)
})
afterAll(async () => {
  await Promise.all([early.close(), further.close()])
  await api.stop()
})

/** All but what differs from one refusal to the next, and from a connection that is kept to one that ends. */
const alike = (answer: string) =>
  answer.replace(/^(retry-after): \d+$/m, '$1').replace(/^(connection|keep-alive): .*\n/gm, '')

const host = 'Host: 127.0.0.1:3000'
test.each([
  ['a list', ['GET /v1/currencys/list', host]],
  ['a change', ['POST /v1/user/signin', host, 'Content-Length: 0']],
  [
    'a change, in the language asked for',
    ['POST /v1/topup', host, 'Accept-Language: ja', 'Content-Length: 0'],
  ],
])(
  '%s that is turned away early gets the answer that it gets further in',
  async (_, [first = '', ...head]) => {
    const before = turnedAway
    const answer = await saidOnKept(early, first, ...head)
    expect(turnedAway).toBe(before + 1)
    expect(answer).toContain('503 Service Unavailable')
    expect(answer).toMatch(/^error-code: BUSY$/im)
    expect(alike(answer)).toBe(alike(await saidOnKept(further, first, ...head)))
  },
)

test.each([
  ['a path that nobody knows', ['GET /v1/nothing', host]],
  ['a page', ['GET /', host]],
  ['a request for no host', ['GET /v1/currencys/list', 'Host: a b']],
])('%s is looked at further in', async (_, [first = '', ...head]) => {
  const before = turnedAway
  await saidOnKept(early, first, ...head)
  expect(turnedAway).toBe(before)
})
