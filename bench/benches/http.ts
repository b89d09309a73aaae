import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { register, type Session, signIn } from '../../e2e/lib/client.ts'
import { freePort } from '../../scripts/embedded-postgres.ts'
import { hit } from '../lib/load.ts'
import { type Contender, race } from '../lib/measure.ts'
import { type Line, rateLine } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'

type Served = {
  readonly base: string
  readonly bare: string
  readonly people: readonly Person[]
  /** Brings the read models up to what has been written: there are no workers here. */
  readonly caughtUp: () => Promise<void>
  readonly stop: () => Promise<unknown>
}
type Person = Session & { readonly uid: string }

const members = 32

/**
 * Commands and reads through HTTP, signed and validated. A command is a submitted top-up: durable in two streams before
 * it is answered; its baseline is the same process with a log that only remembers. A read is a member's wallets.
 */
export const http = async (server: BenchServer, rounds: number, roundMs: number): Promise<Line[]> => {
  const ours = await serveApi(await server.database('http_ours'), 'postgres')
  const memory = await serveApi(await server.database('http_memory'), 'memory')
  const lines: Line[] = []
  const must = new Map([
    [32, 0.45],
    [256, 0.7],
  ])
  for (const clients of [1, 32, 256]) {
    const [mine, baseline] = await race(
      [topUps('Strongroom', ours), topUps('the same route without the log', memory)],
      { clients, rounds, roundMs },
    )
    const atLeast = must.get(clients)
    if (mine && baseline)
      lines.push(
        rateLine(
          `command through HTTP, ${clients} clients`,
          mine,
          baseline,
          atLeast ? { atLeast } : undefined,
        ),
      )
  }
  await ours.caughtUp()
  const [wallets, hello, select] = await race(
    [
      {
        name: 'Strongroom',
        once: client =>
          hit(`${ours.base}/v1/wallets/userWallet/%7B%7D`, {
            session: personOf(ours, client),
            expect: '"status":true',
          }),
      },
      { name: 'Hono hello', once: () => hit(`${ours.bare}/hello`) },
      {
        name: 'Hono and one SELECT',
        once: client => hit(`${ours.bare}/select/${personOf(ours, client).uid}`),
      },
    ],
    { clients: 32, rounds, roundMs },
  )
  if (wallets && hello && select)
    lines.push(
      rateLine('wallet read through HTTP, 32 clients', wallets, hello, { atLeast: 0.45 }),
      rateLine('wallet read through HTTP, 32 clients', wallets, select, { atLeast: 1.3 }),
    )
  await Promise.all([ours.stop(), memory.stop()])
  return lines
}

const personOf = ({ people }: Served, client: number): Person => people[client % people.length] as Person

const topUps = (name: string, served: Served): Contender => ({
  name,
  once: client =>
    hit(`${served.base}/v1/topup`, {
      method: 'POST',
      session: personOf(served, client),
      body: { currency: 'USDC', network: 'TRC20', amount: '1.25', txid: randomUUID() },
      expect: '"status":true',
    }),
})

const serveApi = async (databaseUrl: string, log: 'postgres' | 'memory'): Promise<Served> => {
  const port = await freePort()
  const child = fork(new URL('../lib/api-process.ts', import.meta.url), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      BENCH_LOG: log,
      RATE_LIMITS: 'off',
      DEV_MAILBOX: 'on',
    },
  })
  await once(child, 'message')
  const base = `http://127.0.0.1:${port}`
  const people: Person[] = []
  for (let i = 0; i < members; i++) {
    const email = `bench-${i}@example.com`
    const uid = await register(base, email)
    await tell(child, { verify: uid })
    people.push({ ...(await signIn(base, email)), uid })
  }
  return {
    base,
    bare: `http://127.0.0.1:${port + 1}`,
    people,
    caughtUp: () => tell(child, {}),
    stop: () => {
      child.kill()
      return once(child, 'exit')
    },
  }
}

const tell = async (child: ChildProcess, message: object) => {
  const answered = once(child, 'message')
  child.send(message)
  await answered
}
