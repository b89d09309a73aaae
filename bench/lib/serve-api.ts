import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { itemAt } from '@strongroom/shared'
import { register, type Session, signIn } from '../../e2e/lib/client.ts'
import { freePort } from '../../scripts/embedded-postgres.ts'
import { apiYoungGeneration, memorySettings } from '../../scripts/memory-settings.ts'
import { startApart } from './apart.ts'
import type { HeldMemory } from './held-memory.ts'
import { hit } from './load.ts'
import type { Contender } from './measure.ts'
import type { LongestTurns } from './turns.ts'

export type Person = Session & { readonly uid: string }

/** An API process of its own, and the members signed in to it. */
export type Served = {
  readonly base: string
  /** Hono alone, in the same process. */
  readonly bare: string
  readonly pid: number
  readonly people: readonly Person[]
  /** Brings the read models up to the log: there are no workers here. */
  readonly caughtUp: () => Promise<void>
  /** Gives the first of the people an administrator's rights. */
  readonly promoted: () => Promise<Person>
  /** Opens a card with money on it. */
  readonly openCard: (uid: string) => Promise<void>
  /** The longest turns of the API's event loop while something is done; `behind` leaves the read models where they are before and after. */
  readonly longestTurns: (
    during: () => Promise<unknown>,
    how?: { readonly behind: boolean },
  ) => Promise<LongestTurns>
  /** The memory that the API holds now. */
  readonly heldMemory: () => Promise<HeldMemory>
  readonly stop: () => Promise<unknown>
}

type Serving = {
  readonly databaseUrl: string
  /** `memory` remembers and writes nothing. */
  readonly log?: 'postgres' | 'memory'
  readonly members?: number
  /** Signs the messages of the cards' processor; the demo stands for it without one. */
  readonly cardProcessorKey?: string
  /** The checkout whose code serves; this one unless said otherwise. */
  readonly root?: URL
}

/** Starts an API process and signs its members in, identity verified. */
export const serveApi = async ({
  databaseUrl,
  log = 'postgres',
  members = 32,
  cardProcessorKey,
  root = new URL('../../', import.meta.url),
}: Serving): Promise<Served> => {
  const [port, barePort] = [await freePort(), await freePort()]
  const child = startApart(new URL('bench/lib/api-process.ts', root), [], {
    execArgv: [apiYoungGeneration],
    env: {
      ...process.env,
      ...memorySettings,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      BARE_PORT: String(barePort),
      BENCH_LOG: log,
      RATE_LIMITS: 'off',
      DEV_MAILBOX: 'on',
      ...(cardProcessorKey === undefined ? {} : { CARD_PROCESSOR_KEY: cardProcessorKey }),
    },
  })
  await once(child, 'message')
  const base = `http://127.0.0.1:${port}`
  const people: Person[] = []
  for (let i = 0; i < members; i++) people.push(await join(child, base, `bench-${i}@example.com`))
  for (const person of people) await openWallets(base, person)
  await tell(child, {})
  return {
    base,
    bare: `http://127.0.0.1:${barePort}`,
    pid: child.pid ?? 0,
    people,
    caughtUp: async () => void (await tell(child, {})),
    promoted: async () => {
      const first = itemAt(people, 0)
      await tell(child, { promote: first.uid })
      return first
    },
    openCard: async uid => void (await tell(child, { openCard: uid })),
    longestTurns: async (during, how) => {
      await tell(child, { watch: true, ...how })
      await during()
      return tell<LongestTurns>(child, { ...how })
    },
    heldMemory: () => tell<HeldMemory>(child, { memory: true }),
    stop: () => {
      child.kill()
      return once(child, 'exit')
    },
  }
}

/** Two rows to be read of each member. */
const openWallets = async (base: string, session: Person) => {
  for (const currency of ['USD', 'USDC'])
    await hit(`${base}/v1/wallet/create`, {
      method: 'POST',
      session,
      body: { currency },
      expect: '"status":true',
    })
}

const join = async (child: ChildProcess, base: string, email: string): Promise<Person> => {
  const uid = await register(base, email)
  await tell(child, { verify: uid })
  return { ...(await signIn(base, email)), uid }
}

const tell = async <Told = unknown>(child: ChildProcess, message: object): Promise<Told> => {
  const answered = once(child, 'message')
  child.send(message)
  const [answer] = await answered
  return answer
}

export const personOf = ({ people }: Served, client: number): Person => itemAt(people, client % people.length)

/** A command through HTTP: a submitted top-up, durable in two streams before it is answered. The members take turns. */
export const topUps = (name: string, served: Served): Contender => ({
  name,
  once: (client, n) =>
    hit(`${served.base}/v1/topup`, {
      method: 'POST',
      session: personOf(served, client + n),
      body: { currency: 'USDC', network: 'TRC20', amount: '12.50', txid: randomBytes(32).toString('hex') },
      expect: '"status":true',
    }),
})
