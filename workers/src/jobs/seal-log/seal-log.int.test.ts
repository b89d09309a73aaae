import { migratePrivate } from '@strongroom/api/vault'
import { newId } from '@strongroom/ledger/eventlog'
import { openLog, type StoredEvent } from '@strongroom/ledger/eventlog/log'
import { parseProof, parseVerifierKey, signingKey, verifyProof } from '@strongroom/ledger/eventlog/seal'
import { copyLog, encodeFacts, linkOf } from '@strongroom/ledger/eventlog/verify'
import { startTestEventStore } from '@strongroom/ledger/testing'
import {
  rebuildSeal,
  receiptOf,
  sealStanding,
  servedCheckpoint,
  verifySeal,
} from '@strongroom/projections/seal'
import { describe, expect, test } from 'vitest'
import {
  all,
  change,
  checkpoint,
  givenLog,
  log,
  platform,
  rootOfLog,
  signer,
  sql,
  turn,
} from '../../testing/seal-kit.ts'
import { until } from '../../testing/worker-kit.ts'

givenLog()

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
