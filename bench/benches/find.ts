import { openLog } from '@strongroom/ledger/eventlog/log'
import pg from 'pg'
import { call } from '../../e2e/lib/client.ts'
import { foundBesides } from '../lib/full-lists.ts'
import { at } from '../lib/measure.ts'
import type { Line } from '../lib/report.ts'
import { type Person, serveApi } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'
import { fillLists, orUnmeasured, timed } from './lists.ts'

const usualEvents = 1_000_000
/** Ctrl-K answers while a person types on. */
const MOST_MS = 150

/** The words that a person types, by the kind of thing; each is there. */
const typed: Readonly<Record<string, string>> = {
  "a member's uid": '5000123',
  "the beginning of a member's name": 'Bench ab',
  "the last word of a member's name": 'ab1',
  "a member's e-mail address": 'bench.12345@example.com',
  "a card's last four digits": '1234',
  "a case's id": `bench-`,
  'an amount of one in ten': '100',
  'an amount': '4711.11',
  'a TXID': '',
  "a command's id": '',
  "an event's number": '1500000',
  'nothing that is there': 'zzzzzzzz',
}

/** How long `/v1/office/find` takes for each kind of thing that it finds, with a million of each in their tables. */
export const find = async (
  server: BenchServer,
  _rounds: number,
  _roundMs: number,
  { events = usualEvents } = {},
): Promise<Line[]> => {
  const databaseUrl = await server.platformDatabase('find')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await (await openLog({ databaseUrl })).close()
  const served = await serveApi({ databaseUrl, members: 1 })
  try {
    const admin = await served.promoted()
    await fillLists(pool, events)
    for (const { fill } of foundBesides) await pool.query(fill)
    for (const { table } of foundBesides) await pool.query(`vacuum (analyze) ${table}`)
    const { rows } = await pool.query(
      `select 'bench-' || md5('4711') as case, md5('t' || 4715) as txid, md5('c' || 1004711) as command`,
    )
    const ids = { "a case's id": rows[0].case, 'a TXID': rows[0].txid, "a command's id": rows[0].command }
    const bare = await timed(() => pool.query('select 1'))
    const lines: Line[] = []
    for (const [name, search] of Object.entries({ ...typed, ...ids }))
      lines.push(await orUnmeasured(name, lineOf(admin, name, search, bare)))
    return lines
  } finally {
    await Promise.all([served.stop(), pool.end()])
  }
}

const lineOf = async (
  admin: Person,
  name: string,
  search: string,
  bare: readonly number[],
): Promise<Line> => {
  const act = () => ask(admin, search)
  const found = await act()
  if (found === 0 && !name.startsWith('nothing')) throw new Error(`${name}: ${search} is not found`)
  const taken = await timed(act)
  const p95 = at(taken, 0.95)
  return {
    bench: `finding ${name}, p95`,
    against: `${MOST_MS} ms`,
    ratio: p95 / MOST_MS,
    must: { atMost: 1 },
    note: `${found} found, p50 ${at(taken, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms; select 1: ${at(bare, 0.95).toFixed(1)} ms`,
  }
}

const ask = async (admin: Person, search: string): Promise<number> => {
  const { status, body } = await call(
    admin,
    'GET',
    `/office/find/${encodeURIComponent(JSON.stringify({ search }))}`,
  )
  if (status !== 200) throw new Error(`${search}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  return (body.data as readonly unknown[]).length
}
