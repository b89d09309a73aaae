import { newId } from '@strongroom/ledger/eventlog'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { encodeFacts, noHash } from '@strongroom/ledger/eventlog/verify'
import { type Contender, race } from '../lib/measure.ts'
import { type Line, rateLine, told } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'
import { castore } from '../peers/castore.ts'
import { emmett } from '../peers/emmett.ts'
import { bulkInserts, inserts } from '../peers/inserts.ts'
import { messageDb } from '../peers/message-db.ts'
import { type Peer, payload } from '../peers/peer.ts'

const at = '2026-11-21T00:00:00.000Z'

/** Our log as a caller uses it: the fact checked against its schema, its hash chained, then appended at a revision. */
export const ours = (log: Log): Peer => {
  const hashes = new Map<string, string>()
  return {
    name: 'Strongroom',
    append: async (uid, n) => {
      const stream = `wallet-${uid}`
      const fact = { type: 'QuickPaySent', ...payload(uid, n) }
      const after = { revision: n - 1, previousHash: hashes.get(uid) ?? noHash }
      const { events, hash } = encodeFacts(stream, after, [fact], {
        commandId: newId(),
        command: { name: 'SendQuickPay', input: { to: '100045', currency: 'USD', amount: '25.50' } },
        actor: { kind: 'member', id: uid },
        correlationId: 'bench',
        at,
      })
      hashes.set(uid, hash)
      await log.append(stream, n === 0 ? 'no-stream' : n - 1, events)
    },
    close: () => log.close(),
  }
}

/** Each client writes streams of its own, fifty events to a stream, as members' wallets grow. */
const ownStreams = (peer: Peer): Contender => {
  const start = `${Date.now()}`
  return {
    name: peer.name,
    once: (client, n) => peer.append(`${start}${client}x${Math.floor(n / 50)}`, n % 50),
  }
}

export const append = async (server: BenchServer, rounds: number, roundMs: number): Promise<Line[]> => {
  const log = ours(await openLog({ databaseUrl: await server.database('ours') }))
  const peers = [
    await inserts(await server.database('plain')),
    await emmett(await server.database('emmett')),
    await castore(await server.database('castore')),
    await messageDb(await server.database('mdb_one'), 'one'),
    await messageDb(await server.database('mdb_own'), 'own'),
  ]
  const bulk = await bulkInserts(await server.database('bulk'))
  const raced = async (clients: number, against: readonly Peer[]) =>
    race([log, ...against].map(ownStreams), { clients, rounds, roundMs })

  const lines: Line[] = []
  const [alone, insertAlone] = await raced(1, peers.slice(0, 1))
  if (alone && insertAlone)
    lines.push({
      bench: 'append, 1 client, p50',
      against: insertAlone.name,
      ratio: alone.p50 / insertAlone.p50,
      must: { atMost: 1.3 },
      note: `${told(alone)} against ${told(insertAlone)}`,
    })

  const must = [2, 6, 3, 7, undefined]
  const [at32, ...others] = await raced(32, peers)
  others.forEach((other, i) => {
    const atLeast = must[i]
    if (at32) lines.push(rateLine('append, 32 clients', at32, other, atLeast ? { atLeast } : undefined))
  })

  // The ceiling is measured with two clients, one a connection, a hundred events each time.
  const start = Date.now()
  const [at256] = await raced(256, [])
  const [ceiling] = await race(
    [{ name: bulk.name, once: (client, n) => bulk.append(`${start}-${client}`, n) }],
    { clients: 2, rounds, roundMs },
  )
  if (at256 && ceiling) {
    const perEvent = {
      ...ceiling,
      perSecond: ceiling.perSecond * 100,
      low: ceiling.low * 100,
      high: ceiling.high * 100,
      rates: ceiling.rates.map(rate => rate * 100),
    }
    lines.push(rateLine('append, 256 clients', at256, perEvent, { atLeast: 0.45 }))
  }
  await Promise.all([log, ...peers, bulk].map(each => each.close()))
  return lines
}
