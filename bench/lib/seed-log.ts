import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '@strongroom/ledger/eventlog'
import { encodeFacts, noHash } from '@strongroom/ledger/eventlog/verify'
import { itemAt } from '@strongroom/shared'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** The content of a seeded log: top-ups first, then swaps and payments between random members. */
export type Seed = {
  readonly events: number
  readonly members: number
  /** Uid of the first of the members. Members who register later are given the wallets of those from 100044 on. */
  readonly firstUid?: number
}

type Head = { revision: number; previousHash: string }

/**
 * Adds valid events (schemas, legs, hash chains) to the log of a database, by COPY: only reading it is measured. Every member
 * has money first; no member is overdrawn.
 */
export const seedLog = async (pool: pg.Pool, seed: Seed): Promise<void> => {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('select coalesce(max(position), 0)::int as last from log.events')
    const into = client.query(
      copyFrom(
        'copy log.events (position, created_at, id, revision, stream, type, data, metadata) from stdin',
      ),
    )
    await pipeline(Readable.from(lines(seed, rows[0].last)), into)
    await client.query(`select setval('log.positions', max(position)) from log.events; analyze log.events`)
    await client.query('checkpoint')
  } finally {
    client.release()
  }
}

function* lines({ events, members, firstUid = 100_000 }: Seed, before: number): Generator<string> {
  const heads = new Map<string, Head>()
  const end = before + events
  let position = before
  const write = (stream: string, fact: { readonly type: string }): string => {
    const head = heads.get(stream) ?? { revision: -1, previousHash: noHash }
    const { events: made, hash } = encodeFacts(stream, head, [fact], {
      commandId: newId(),
      command: { name: 'Bench', input: { amount: '1.00', currency: 'USD' } },
      actor: { kind: 'member', id: stream.slice(7) },
      correlationId: randomUUID(),
      at: new Date(Date.UTC(2026, 0, 1) + position * 1000).toISOString(),
    })
    heads.set(stream, { revision: head.revision + 1, previousHash: hash })
    const { id, type, data, metadata } = itemAt(made, 0)
    return `${[++position, '2026-01-01', id, head.revision + 1, stream, type, data, metadata].join('\t')}\n`
  }
  for (let member = 0; member < members && position < end; member++) {
    const uid = String(firstUid + member)
    yield write(`wallet-${uid}`, submitted(uid))
    yield write(`wallet-${uid}`, approved(uid))
  }
  const next = dice()
  while (position < end) {
    const from = String(firstUid + next(members))
    const to = String(firstUid + next(members))
    if (next(10) === 0 || from === to) yield write(`wallet-${from}`, swapped(from))
    else {
      const paymentId = randomUUID()
      yield write(`wallet-${from}`, sent(from, to, paymentId))
      yield write(`wallet-${to}`, received(from, to, paymentId))
    }
  }
}

/** The same numbers in every run. */
const dice = () => {
  let state = 42
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const leg = (account: string, currency: string, amount: string) => ({ account, currency, amount })

const submitted = (uid: string) => ({
  type: 'TopUpSubmitted',
  topUpId: `t-${uid}`,
  currency: 'USD',
  network: 'TRC20',
  amount: '100000.00',
  txid: randomUUID(),
})
const approved = (uid: string) => ({
  type: 'TopUpApproved',
  topUpId: `t-${uid}`,
  currency: 'USD',
  amount: '100000.00',
  fee: '0.00',
  credited: '100000.00',
  legs: [leg('world:chain', 'USD', '-100000.00'), leg(`user:${uid}:available`, 'USD', '100000.00')],
})
const swapped = (uid: string) => ({
  type: 'SwapSettled',
  swapId: randomUUID(),
  source: 'USD',
  target: 'USDC',
  sourceAmount: '10.00',
  receivedAmount: '9.970000',
  rate: '1',
  feeRate: '0.003',
  fee: '0.03',
  legs: [
    leg(`user:${uid}:available`, 'USD', '-9.97'),
    leg('house:swap', 'USD', '9.97'),
    leg(`user:${uid}:available`, 'USD', '-0.03'),
    leg('house:fees', 'USD', '0.03'),
    leg('house:swap', 'USDC', '-9.970000'),
    leg(`user:${uid}:available`, 'USDC', '9.970000'),
  ],
})
const sent = (from: string, to: string, paymentId: string) => ({
  type: 'QuickPaySent',
  paymentId,
  to,
  currency: 'USD',
  amount: '1.00',
  legs: [leg(`user:${from}:available`, 'USD', '-1.00'), leg('house:transit', 'USD', '1.00')],
})
const received = (from: string, to: string, paymentId: string) => ({
  type: 'QuickPayReceived',
  paymentId,
  from,
  currency: 'USD',
  amount: '1.00',
  legs: [leg('house:transit', 'USD', '-1.00'), leg(`user:${to}:available`, 'USD', '1.00')],
})
