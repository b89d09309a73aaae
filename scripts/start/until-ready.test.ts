import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { StartRefused } from './refused.ts'
import { untilReady } from './until-ready.ts'

let server: Server | undefined
afterEach(() => server?.close())

type Answer = { readonly status: number; readonly following?: readonly string[] }

/** An API that answers `/readyz` in turn as told, and goes on with the last answer; how often it was asked, and by which token. */
const given = async (...answers: readonly Answer[]) => {
  const asked: (string | undefined)[] = []
  server = createServer(({ headers }, response) => {
    const { status, following } = answers[Math.min(asked.length, answers.length - 1)] as Answer
    asked.push(headers.authorization)
    response
      .writeHead(status)
      .end(JSON.stringify(following ? { checks: { projections: { following } } } : {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const said: string[] = []
  const wait = (patienceMs = { api: 20_000, readModels: 20_000 }, metricsToken?: string) =>
    untilReady({
      ...{ host: '0.0.0.0', port },
      ...{ metricsToken, patienceMs, say: message => said.push(message) },
    })
  return { wait, asked, said }
}

describe('a start', () => {
  test('waits for the API, and then until every read model is at the end of the log', async () => {
    const { wait, asked, said } = await given(
      { status: 503 },
      { status: 200, following: ['wallets', 'balances'] },
      { status: 200, following: ['wallets'] },
      { status: 200, following: [] },
    )
    await wait()
    expect([asked.length, said]).toEqual([4, []])
  })

  test('shows the token that opens the parts', async () => {
    const { wait, asked } = await given({ status: 200, following: [] })
    await wait(undefined, 'a token of sixteen characters')
    expect(asked.at(-1)).toBe('Bearer a token of sixteen characters')
  })

  test('does not fail for read models that take long, and says so', async () => {
    const { wait, said } = await given({ status: 200, following: ['wallets'] })
    await wait({ api: 20_000, readModels: 1 })
    expect(said).toEqual(['Read models still follow the log: figures on screen may be old'])
  })

  test('is refused when the API does not get ready', async () => {
    const { wait } = await given({ status: 503 })
    await expect(wait({ api: 1, readModels: 1 })).rejects.toThrow(StartRefused)
  })
})
