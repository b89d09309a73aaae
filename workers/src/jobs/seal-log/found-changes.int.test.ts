import { rebuildSeal, sealStanding } from '@strongroom/projections/seal'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  all,
  change,
  checkpoint,
  givenLog,
  log,
  platform,
  rootOfLog,
  sealer,
  signer,
  sql,
  turn,
} from '../../testing/seal-kit.ts'

givenLog()

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
    const hasty = sealer({ growMs: 600_000, checkMs: 0 })
    await hasty.turn()
    await sql(
      `update log.events set data = replace(data, 'TRC20', 'ERC20') where position = (select position from log.events order by position offset 2222 limit 1)`,
    )
    const found = [await hasty.turn(), await hasty.turn(), await hasty.turn()]
    expect(found.find(fault => fault)).toMatchObject({ kind: 'changed-event', index: 2222 })
  })
})
