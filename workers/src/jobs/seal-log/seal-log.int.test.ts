import { migratePrivate } from '@strongroom/api/vault'
import { newId } from '@strongroom/ledger/eventlog'
import { type Log, openLog, type StoredEvent } from '@strongroom/ledger/eventlog/log'
import {
  leafHash,
  leafOf,
  openNote,
  parseCheckpoint,
  parseNote,
  parseProof,
  parseVerifierKey,
  signingKey,
  type TreeHead,
  verifyProof,
} from '@strongroom/ledger/eventlog/seal'
import { copyLog, encodeFacts, linkOf } from '@strongroom/ledger/eventlog/verify'
import { startTestEventStore } from '@strongroom/ledger/testing'
import {
  createSealer,
  rebuildSeal,
  receiptOf,
  type SealerParts,
  sealStanding,
  servedCheckpoint,
  verifySeal,
} from '@strongroom/projections/seal'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPlatform, type Platform, until } from '../../testing/worker-kit.ts'

const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))
let platform: Platform
let log: Log

beforeEach(async () => {
  platform = await openPlatform({ openLog: url => openLog({ databaseUrl: url }) })
  log = platform.log
  for (const id of ['t1', 't2', 't3']) await platform.submit('1', id, '100.00')
})
afterEach(() => platform.stop())

const sealer = (over: Partial<SealerParts> = {}) =>
  createSealer({ pool: platform.pool, log, signer, now: () => new Date(), ...over })
const turn = (over?: Partial<SealerParts>) => sealer(over).turn()
const sql = (text: string, values: unknown[] = []) => platform.pool.query(text, values)
const all = () => log.readAll({ limit: 100_000 })
const checkpoint = async (key = signer.key) => {
  const { note = '' } = (await servedCheckpoint(platform.pool)) ?? {}
  const parsed = parseNote(note)
  openNote(parsed, [key])
  return parseCheckpoint(parsed.text)
}
/** The root as RFC 6962 has it, from the events themselves. */
const rootOfLog = async (size: number): Promise<TreeHead> => {
  const { growTiles, emptyEdge, rootOf, subtreesFrom } = await import('@strongroom/ledger/eventlog/seal')
  const { tiles } = growTiles(
    emptyEdge,
    (await all()).slice(0, size).map(event => leafHash(leafOf(event))),
  )
  return {
    size,
    root: await rootOf(
      size,
      subtreesFrom(async () => tiles),
    ),
  }
}
const change = (revision: number) =>
  sql(
    `update log.events set data = replace(data, 'TRC20', 'ERC20') where stream = 'wallet-1' and revision = $1`,
    [revision],
  )

describe('the sealed log', () => {
  test('is signed with all its events, and again when it has grown', async () => {
    expect(await turn()).toBeUndefined()
    expect(await checkpoint()).toEqual({ origin: 'money.example/log', ...(await rootOfLog(3)) })
    await platform.submit('2', 't4', '5.00')
    expect(await turn()).toBeUndefined()
    expect(await checkpoint()).toMatchObject(await rootOfLog(4))
    expect(await verifySeal({ pool: platform.pool, log, keys: [signer.key] })).toEqual({
      size: 4,
      fault: null,
    })
  })

  test('is not signed twice for the same events, and not while it is empty', async () => {
    await sql('truncate log.events')
    await turn()
    expect(await servedCheckpoint(platform.pool)).toBeUndefined()
    await platform.submit('9', 't9', '1.00')
    await turn()
    const first = await servedCheckpoint(platform.pool)
    await turn()
    expect(await servedCheckpoint(platform.pool)).toEqual(first)
  })

  test('is one tree in whatever turns it is sealed, over many tiles', async () => {
    for (let n = 0; n < 5; n++) {
      await Promise.all(
        Array.from({ length: 130 }, (_, i) => platform.submit(`${n}${i}`, `x${n}-${i}`, '1.00')),
      )
      expect(await turn({ growMs: 0 })).toBeUndefined()
    }
    expect(await turn()).toBeUndefined()
    expect(await checkpoint()).toMatchObject(await rootOfLog(653))
    const events = await all()
    for (const at of [0, 255, 256, 511, 652]) {
      const { position } = events[at] as StoredEvent
      const receipt = await receiptOf({ db: platform.pool, log }, position)
      const { leaf = Buffer.alloc(0), proof = '' } = receipt ?? {}
      expect(verifyProof({ leaf, proof: parseProof(proof), log: signer.key }).index).toBe(at)
    }
  })

  test.each([
    ['while hashes are written', 'seal.tiles'],
    ['before the place is moved', 'seal.tree'],
    ['while the checkpoint is signed', 'seal.checkpoints'],
  ])('goes on where a turn was killed %s', async (_, table) => {
    await sql(`create function public.die() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger die before insert or update on ${table} for each row execute function public.die()`)
    await expect(turn()).rejects.toThrow()
    expect(await servedCheckpoint(platform.pool)).toBeUndefined()
    await sql(`drop trigger die on ${table}`)
    await platform.submit('2', 't4', '5.00')
    expect(await turn()).toBeUndefined()
    expect(await checkpoint()).toMatchObject(await rootOfLog(4))
  })

  test('publishes what a killed turn has signed', async () => {
    await turn()
    await sql('update seal.checkpoints set published_at = null')
    expect(await servedCheckpoint(platform.pool)).toBeUndefined()
    await turn()
    expect(await checkpoint()).toMatchObject({ size: 3 })
  })

  test('is sealed once by two processes at the same time', async () => {
    const both = await Promise.allSettled([turn(), turn()])
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    await turn()
    expect(await checkpoint()).toMatchObject(await rootOfLog(3))
  })
})

describe('a log that is not as it was sealed', () => {
  beforeEach(async () => {
    expect(await turn()).toBeUndefined()
  })
  const signedOnce = async () => {
    await platform.submit('7', 'later', '1.00')
    await turn()
    expect(await checkpoint()).toMatchObject({ size: 3 })
    expect((await sealStanding(platform.pool))?.fault).not.toBeNull()
  }

  test('is never signed again, and the changed event is named', async () => {
    await change(1)
    expect(await turn()).toMatchObject({ kind: 'changed-event', index: 1, stream: 'wallet-1', revision: 1 })
    await signedOnce()
  })

  test('is never signed again when the whole stream was written anew with fitting hashes', async () => {
    const [first] = await all()
    await sql('truncate log.events')
    for (const id of ['u1', 'u2', 'u3']) await platform.submit('5', id, '100.00')
    await sql(`update log.events set position = position - 3`)
    expect(await turn()).toMatchObject({ kind: 'changed-event', index: 0, stream: 'wallet-5', revision: 0 })
    expect((await all())[0]?.position).toBe(first?.position)
    await signedOnce()
  })

  test('is never signed again when an event is gone: one in between, or the last', async () => {
    await sql(`delete from log.events where stream = 'wallet-1' and revision = 1`)
    expect(await turn()).toMatchObject({ kind: 'missing-event', index: 1 })
    await signedOnce()
  })

  test('is never signed again when its last event is gone', async () => {
    await sql(`delete from log.events where stream = 'wallet-1' and revision = 2`)
    expect(await turn()).toMatchObject({ kind: 'missing-event', index: 2 })
    await signedOnce()
  })

  test('is sealed again by an operator once it is as it was, and not before', async () => {
    const parts = { pool: platform.pool, log, keys: [signer.key] }
    await change(1)
    await turn()
    expect(await rebuildSeal(parts)).toMatchObject({ fault: { kind: 'changed-event', index: 1 } })
    await sql(`update log.events set data = replace(data, 'ERC20', 'TRC20')`)
    expect(await turn()).toMatchObject({ kind: 'changed-event' })
    expect(await rebuildSeal(parts)).toEqual({ size: 3, fault: null })
    await platform.submit('7', 'later', '1.00')
    expect(await turn()).toBeUndefined()
    expect(await checkpoint()).toMatchObject(await rootOfLog(4))
  })

  test('does not pass by making the tiles anew', async () => {
    await change(1)
    // A change by an attacker with the database alone: chain hashes, tiles, place.
    await sql('delete from seal.tiles')
    await sql(`update seal.tree set size = 0, position = ''`)
    expect(await turn()).toMatchObject({ kind: 'broken-event', index: 1 })
    await signedOnce()
  })

  test('does not pass by a history that fits in itself', async () => {
    await sql('truncate log.events')
    for (const id of ['u1', 'u2', 'u3', 'u4']) await platform.submit('5', id, '100.00')
    await sql('delete from seal.tiles')
    await sql(`update seal.tree set size = 0, position = '', round_size = 0, round_position = ''`)
    expect(await turn()).toMatchObject({ kind: 'other-history' })
    expect(await checkpoint()).toMatchObject({ size: 3 })
  })

  test.each([
    [
      'a hash of an event',
      'update seal.tiles set hashes = set_byte(hashes, 40, get_byte(hashes, 40) # 1)',
      'changed-event',
    ],
    ['a tile that is gone', 'delete from seal.tiles', 'changed-tile'],
    ['a place that is another one', `update seal.tiles set after = '1'`, 'changed-tile'],
    ['a checkpoint that is gone', 'delete from seal.checkpoints', 'changed-checkpoint'],
    [
      'a checkpoint of another size',
      `update seal.checkpoints set note = replace(note, E'\\n3\\n', E'\\n2\\n')`,
      'changed-checkpoint',
    ],
    [
      'a checkpoint by another key',
      `update seal.checkpoints set vkey = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'`,
      'changed-checkpoint',
    ],
  ])('is found by %s', async (_, tamper, kind) => {
    await sql(tamper)
    expect(await turn()).toMatchObject({ kind })
    await platform.submit('7', 'later', '1.00')
    expect(await turn()).toMatchObject({ kind })
    expect((await sql('select from seal.checkpoints where size > 3')).rowCount).toBe(0)
  })

  test('is found by a hash above the events', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, i) => platform.submit(`${i + 10}`, `x${i}`, '1.00')))
    await turn()
    await sql('update seal.tiles set hashes = set_byte(hashes, 4, get_byte(hashes, 4) # 1) where level = 1')
    expect(await turn()).toMatchObject({ kind: 'changed-tile', tile: '1/0' })
  })

  test('is found in turns that have little time, within a round', async () => {
    await Promise.all(Array.from({ length: 2_500 }, (_, i) => platform.submit(`${i % 50}`, `x${i}`, '1.00')))
    const hasty = sealer({ checkMs: 0 })
    await hasty.turn()
    await sql(
      `update log.events set data = replace(data, 'TRC20', 'ERC20') where position = (select position from log.events order by position offset 2222 limit 1)`,
    )
    const found = [await hasty.turn(), await hasty.turn(), await hasty.turn()]
    expect(found.find(fault => fault)).toMatchObject({ kind: 'changed-event', index: 2222 })
  })
})

describe('a log in EventStoreDB', () => {
  test('is sealed with the same tree; one that has moved there goes on once its tiles are made anew', async () => {
    const node = await startTestEventStore()
    const moved = await openLog({ databaseUrl: platform.database.url, eventstoreUrl: node.url })
    try {
      await turn()
      const before = await checkpoint()
      expect(await copyLog({ from: log, to: moved })).toMatchObject({ equal: true })
      expect(await turn({ log: moved })).toMatchObject({ kind: 'other-log' })
      const parts = { pool: platform.pool, log: moved, keys: [signer.key] }
      expect(await rebuildSeal(parts)).toEqual({ size: 3, fault: null })
      const [last] = await log.readStream('wallet-1', { direction: 'backwards', limit: 1 })
      const after = { revision: 2, previousHash: linkOf(last as StoredEvent).hash }
      const { events } = encodeFacts(
        'wallet-1',
        after,
        [{ type: 'WalletOpened', currency: 'EUR' } as never],
        {
          ...{ commandId: newId(), correlationId: 'test', at: new Date().toISOString() },
          ...{ command: { name: 'Test', input: {} }, actor: { kind: 'system', id: 'test' } },
        },
      )
      await moved.append('wallet-1', 2, events)
      expect(await turn({ log: moved })).toBeUndefined()
      expect(await checkpoint()).toMatchObject({ size: 4 })
      expect(before.size).toBe(3)
      expect(await verifySeal(parts)).toEqual({ size: 4, fault: null })
    } finally {
      await moved.close()
      await node.stop()
    }
  })
})

describe('the key of the seal', () => {
  test('may be followed by another one that knows it, and by none that does not', async () => {
    await turn()
    await platform.submit('7', 'later', '1.00')
    const next = signingKey('money.example/log', 'note', Buffer.alloc(32, 9))
    expect(await turn({ signer: next })).toMatchObject({ kind: 'changed-checkpoint' })
    await sql('update seal.tree set fault = null')
    expect(await turn({ signer: next, formerKeys: [parseVerifierKey(signer.key.line)] })).toBeUndefined()
    expect(await checkpoint(next.key)).toMatchObject({ size: 4 })
  })

  test('stays when the log moves to another address', async () => {
    await turn()
    await platform.submit('7', 'later', '1.00')
    const moved = signingKey('other.example/log', 'note', Buffer.alloc(32, 1))
    expect(await turn({ signer: moved })).toBeUndefined()
    expect(await checkpoint(moved.key)).toMatchObject({ size: 4, origin: 'other.example/log' })
  })
})

test('running workers seal what comes, and say when they cannot', async () => {
  await migratePrivate(platform.database.url)
  const workers = await platform.work({ paces: { 'seal-log': 300 } })
  const size = async () => (await sealStanding(platform.pool))?.publishedSize
  await until(async () => (await size()) === 3)
  await platform.submit('2', 't9', '1.00')
  await until(async () => (await size()) === 4)
  await change(0)
  await until(async () => (await sealStanding(platform.pool))?.fault)
  await until(async () => platform.lines.some(line => line.includes('is not as it was sealed')))
  await workers.stop()
})
