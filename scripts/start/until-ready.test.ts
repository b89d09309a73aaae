import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StartProgress } from '@strongroom/ledger/eventlog/tools'
import { afterEach, describe, expect, test } from 'vitest'
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
  const moved: StartProgress[] = []
  const wait = (patienceMs?: number, metricsToken?: string) =>
    untilReady({
      ...{ host: '0.0.0.0', port, metricsToken, say: message => said.push(message) },
      ...{ moved: how => moved.push(how), ...(patienceMs !== undefined && { patienceMs }) },
    })
  return { wait, asked, said, moved }
}

describe('a start', () => {
  test('waits for the API, and then until every read model is at the end of the log', async () => {
    const { wait, asked, said, moved } = await given(
      { status: 503 },
      { status: 200, following: ['wallets', 'balances'] },
      { status: 200, following: ['wallets'] },
      { status: 200, following: [] },
    )
    await wait()
    expect([asked.length, said]).toEqual([4, []])
    expect(moved.map(({ done, of }) => [done, of])).toEqual([
      [0, 2],
      [1, 2],
    ])
  })

  test('shows the token that opens the parts', async () => {
    const { wait, asked } = await given({ status: 200, following: [] })
    await wait(undefined, 'a token of sixteen characters')
    expect(asked.at(-1)).toBe('Bearer a token of sixteen characters')
  })

  test('does not fail for read models that take long, and says so', async () => {
    const { wait, said } = await given({ status: 200, following: ['wallets'] })
    await wait(1)
    expect(said).toEqual(['Read models still follow the log: figures on screen may be old'])
  })
})
