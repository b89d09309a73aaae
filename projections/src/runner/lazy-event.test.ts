import { createMemoryLog, type StoredEvent } from '@strongroom/ledger/eventlog/log'
import { BrokenEvent } from '@strongroom/ledger/eventlog/verify'
import { beforeEach, describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { LazyEvent } from './lazy-event.ts'

let stored: StoredEvent

beforeEach(async () => {
  const log = createMemoryLog()
  await tell(log, [facts.opened('1', 'USD')])
  stored = (await log.readAll({ limit: 1 }))[0] as StoredEvent
})

const changed = () => ({ ...stored, data: stored.data.replace('USD', 'HKD') })

describe('an event that is read when somebody looks inside', () => {
  test('is what was written', () => {
    const event = new LazyEvent(stored)
    expect(event.data).toMatchObject({ type: 'WalletOpened', currency: 'USD' })
    expect(event.at).toBe(event.metadata.at)
  })

  test('is refused when it is not what its hash says, whether somebody has found that before or nobody has looked', () => {
    expect(() => new LazyEvent(changed()).data).toThrow(BrokenEvent)
    expect(() => new LazyEvent({ ...changed(), isIntact: false }).data).toThrow(BrokenEvent)
  })

  test('is not checked again where its hash has been', () => {
    expect(new LazyEvent({ ...changed(), isIntact: true }).data).toMatchObject({ currency: 'HKD' })
  })

  test('has its time even where that stands elsewhere than we write it', () => {
    const at = '2026-01-01T00:00:00.000Z'
    for (const metadata of [JSON.stringify({ at, schema: 1 }), JSON.stringify({ schema: 1, at })])
      expect(new LazyEvent({ ...stored, metadata }).at).toBe(at)
  })

  test('does not take for its time what a command says', () => {
    const link = stored.metadata.slice(stored.metadata.indexOf(',"previousHash"'))
    const said = { at: '2026-01-01T00:00:00.000Z', command: { input: { at: '1999-01-01T00:00:00.000Z' } } }
    const metadata = JSON.stringify(said).slice(0, -1) + link
    expect(new LazyEvent({ ...stored, metadata }).at).toBe(said.at)
  })
})
