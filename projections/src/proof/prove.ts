import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@strongroom/ledger'
import type { Pool, PoolClient } from 'pg'
import { isPlaceIn } from '../runner/pages.ts'
import { withClient } from '../runner/transaction.ts'
import { BookFold } from './book-fold.ts'
import { fingerprintSql } from './fingerprint.ts'
import type { Difference, Proof } from './latest-proof.ts'

/** Proves again and again that the books equal the log. Each proof reads only what the log has gained since the last. */
export type Prover = { readonly prove: () => Promise<Proof> }

type View = 'balances' | 'wallets'

/** How each view writes its rows, as `rowText` does, and which rows are all zero. */
const sqlOf: Readonly<Record<View, { readonly row: string; readonly key: string; readonly some: string }>> = {
  balances: {
    key: `account || ' ' || currency`,
    row: `concat_ws(' ', account, currency, amount)`,
    some: 'amount <> 0',
  },
  wallets: {
    key: `uid || ' ' || currency`,
    row: `concat_ws(' ', uid, currency, amount, locked, user_fixed_deposit_amount, card)`,
    some: '(amount <> 0 or locked <> 0 or user_fixed_deposit_amount <> 0 or card <> 0)',
  },
}

type Standing = { readonly projection: View; readonly position: Proof['position']; readonly events: number }

/** Keeps the fold of the log in memory between proofs: about 300 bytes an account. */
export const createProver = ({ pool, log }: { readonly pool: Pool; readonly log: Log }): Prover => {
  let fold = new BookFold(log)

  /** One sight of both views, in which the log is folded to just where each of them stands. */
  const compare = async (client: PoolClient) => {
    await client.query('begin isolation level repeatable read read only')
    const standings = await standingsIn(client)
    const differences: Difference[] = []
    for (const standing of standings) {
      const difference = await differenceAt(client, standing)
      if (difference) differences.push(difference)
    }
    await client.query('commit')
    if (fold.broken) differences.unshift({ view: 'log', key: fold.broken, log: null, shown: null })
    return { standings, difference: differences[0] ?? null }
  }

  const differenceAt = async (client: PoolClient, { projection, position, events }: Standing) => {
    if (!(await isReached(log, position)))
      return inLog(`has no such event, as if restored from a backup`, null, position)
    await fold.foldTo(position)
    if (fold.events !== events) return inLog(`events up to ${position}`, String(fold.events), String(events))
    return firstDifference(client, fold, projection)
  }

  const prove = async () => {
    const began = performance.now()
    const place = (await standingsIn(pool))[0]?.position ?? ''
    // Views that have gone back (a restored database) are proven from the first event on, and so is a log that has.
    if (place < fold.place || fold.isStuck || !(await isReached(log, fold.place))) fold = new BookFold(log)
    if (await isReached(log, place)) await fold.foldTo(place)
    const { standings, difference } = await withClient(pool, compare)
    const [first] = standings
    return save(pool, {
      equal: difference === null,
      number: first?.events ?? 0,
      position: first?.position ?? '',
      difference,
      accounts: fold.accounts,
      tookMs: Math.round(performance.now() - began),
    })
  }

  // One at a time: two that fold the same page would each add it. One that fails is nothing to the next.
  let last: Promise<unknown> = Promise.resolve()
  return {
    prove: () => {
      const mine = last.then(prove, prove)
      last = mine
      return mine
    },
  }
}

const inLog = (key: string, log: string | null, shown: string | null): Difference => ({
  view: 'log',
  key,
  log,
  shown,
})

const REACH_MS = 2_000

/** Whether the log has that place. A node of it that lags behind the others is given a moment. */
const isReached = async (log: Log, place: Proof['position']): Promise<boolean> => {
  for (const end = performance.now() + REACH_MS; ; await sleep(100)) {
    if (isPlaceIn(await log.head(), place)) return true
    if (performance.now() > end) return false
  }
}

/** Where the two views stand, the one behind first. */
const standingsIn = async (db: Pool | PoolClient): Promise<readonly Standing[]> => {
  const { rows } = await db.query<Standing>(
    `select projection, position, events::float8 as events from views.checkpoint
     where generation = 'live' and projection in ('balances', 'wallets') order by position`,
  )
  return rows
}

const firstDifference = async (
  client: PoolClient,
  fold: BookFold,
  view: View,
): Promise<Difference | undefined> => {
  const { row, some } = sqlOf[view]
  const { rows } = await client.query<{ print: string }>(
    `select ${fingerprintSql(row)} as print from views.${view} where ${some}`,
  )
  return rows[0]?.print === fold.fingerprint(view) ? undefined : lookForDifference(client, fold, view)
}

/** Row by row, when the fingerprints have told that there is something to find. */
const lookForDifference = async (
  client: PoolClient,
  fold: BookFold,
  view: View,
): Promise<Difference | undefined> => {
  const { row, key, some } = sqlOf[view]
  const { rows } = await client.query<{ key: string; row: string }>(
    `select ${key} as key, ${row} as row from views.${view} where ${some}`,
  )
  const shown = new Map(rows.map(each => [each.key, each.row]))
  const keys = [...new Set([...shown.keys(), ...fold.keys(view)])].sort()
  const differing = keys.find(each => fold.rowOf(view, each) !== shown.get(each))
  if (differing === undefined) return undefined
  return {
    view,
    key: differing,
    log: fold.rowOf(view, differing) ?? null,
    shown: shown.get(differing) ?? null,
  }
}

const save = async (pool: Pool, proof: Omit<Proof, 'provenAt'>): Promise<Proof> => {
  const { rows } = await pool.query<{ proven_at: Date }>(
    `insert into views.proof (number, position, equal, difference, accounts, took_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict (singleton) do update set number = excluded.number, position = excluded.position,
       equal = excluded.equal, difference = excluded.difference, accounts = excluded.accounts,
       took_ms = excluded.took_ms, proven_at = now()
     returning proven_at`,
    [proof.number, proof.position, proof.equal, proof.difference, proof.accounts, proof.tookMs],
  )
  return { ...proof, provenAt: (rows[0]?.proven_at ?? new Date()).toISOString() }
}
