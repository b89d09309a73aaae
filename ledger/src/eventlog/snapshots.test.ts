import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { adasLog, balanceIn, send, stream, uuid } from '../testing/adas-log.ts'
import { ada } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { linkOf } from './chain.ts'
import { createLedger } from './ledger.ts'
import { type Log, OutcomeUnknown } from './log.ts'
import type { Snapshot, Snapshots } from './snapshots.ts'

let log: Log
beforeEach(async () => {
  log = await adasLog()
})

describe('a long stream', () => {
  const kept = () => {
    const saved = new Map<string, Snapshot>()
    const snapshots: Snapshots = {
      load: async name => saved.get(name),
      save: async (name, snapshot) => void saved.set(name, JSON.parse(JSON.stringify(snapshot))),
    }
    return { saved, snapshots }
  }

  test('starts from its snapshot and reads only what follows', async () => {
    const { saved, snapshots } = kept()
    const ledger = createLedger({ log, snapshots, snapshotEvery: 5 })
    for (let n = 1; n <= 12; n++) await ledger.handle(walletDecider, ada, send(n, '1'))
    expect(saved.get(stream)?.revision).toBeGreaterThanOrEqual(5)
    const reads: number[] = []
    const watched: Log = {
      ...log,
      readStream: (name, options) => {
        reads.push(options?.from ?? 0)
        return log.readStream(name, options)
      },
    }
    const later = createLedger({ log: watched, snapshots, snapshotEvery: 5 })
    expect(await later.handle(walletDecider, ada, send(3, '1'))).toMatchObject({ repeated: true })
    expect(await balanceIn(log, later)).toBe('88')
    const at = saved.get(stream)?.revision ?? 0
    expect(reads.slice(0, 3)).toEqual([0, at, at + 1])
  })

  test.each([
    ['is shorter than its snapshot', 7],
    ['has gone on otherwise than its snapshot', 12],
  ])('that %s is folded from its beginning, as after a restored backup', async (_, commands) => {
    const { saved, snapshots } = kept()
    const before = createLedger({ log, snapshots, snapshotEvery: 10 })
    for (let n = 1; n <= 12; n++) await before.handle(walletDecider, ada, send(n, '1'))
    expect(saved.get(stream)?.revision).toBe(9)
    const restored = await adasLog()
    const meanwhile = createLedger({ log: restored })
    for (let n = 101; n <= 100 + commands; n++) await meanwhile.handle(walletDecider, ada, send(n, '2'))

    const later = createLedger({ log: restored, snapshots, snapshotEvery: 5 })
    expect(await later.handle(walletDecider, ada, send(200, '1'))).toMatchObject({ kind: 'accepted' })
    expect(await balanceIn(restored, later)).toBe(String(100 - 2 * commands - 1))
  })

  test('is not kept again while its last snapshot is still being written', async () => {
    const written = Promise.withResolvers<void>()
    const saved: number[] = []
    const snapshots: Snapshots = {
      load: async () => undefined,
      save: async (_, { revision }) => {
        saved.push(revision)
        await written.promise
      },
    }
    const ledger = createLedger({ log, snapshots, snapshotEvery: 5 })
    for (let n = 1; n <= 20; n++) await ledger.handle(walletDecider, ada, send(n, '1'))
    expect(saved).toHaveLength(1)
    written.resolve()
    await written.promise
    for (let n = 21; n <= 23; n++) await ledger.handle(walletDecider, ada, send(n, '1'))
    expect(saved).toHaveLength(2)
  })

  test('lets others have their turn while it is folded', async () => {
    const ledger = createLedger({ log })
    for (let n = 1; n <= 1_500; n++) await ledger.handle(walletDecider, ada, send(n, '0.01'))
    let turns = 0
    let isLoaded = false
    const takeTurns = () => {
      turns++
      if (!isLoaded) setImmediate(takeTurns)
    }
    // A clock by which every fact takes longer than a slice: a fast machine would fold them all in one.
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
    onTestFinished(() => clock.mockRestore())
    setImmediate(takeTurns)
    expect(await balanceIn(log)).toBe('85')
    isLoaded = true
    expect(turns).toBeGreaterThan(1)
  })

  test('keeps no command in its snapshot that is not in the log yet', async () => {
    const { saved, snapshots } = kept()
    const gate = Promise.withResolvers<void>()
    let appends = 0
    const slow: Log = {
      ...log,
      append: async (...args) => {
        // The second append waits until the first has been answered, and its snapshot saved.
        if (++appends === 2) {
          await gate.promise
          throw new OutcomeUnknown('lost')
        }
        return log.append(...args)
      },
    }
    const ledger = createLedger({ log: slow, snapshots, snapshotEvery: 2 })
    const first = ledger.handle(walletDecider, ada, send(1, '10'))
    const second = ledger.handle(walletDecider, ada, send(2, '20')).catch(error => error)
    await first
    gate.resolve()
    expect(await second).toBeInstanceOf(OutcomeUnknown)
    expect(saved.get(stream)?.commands.map(([id]) => id)).toEqual([uuid(0), uuid(1)])
  })

  test('goes on from a snapshot older than one of its movements', async () => {
    const { saved, snapshots } = kept()
    const { state } = await createLedger({ log }).load(walletDecider, ada)
    const { topUps, ...older } = state
    const [first] = await log.readStream(stream)
    const { hash } = linkOf(first as never)
    const { stateVersion } = walletDecider
    saved.set(stream, { revision: 0, hash, stateVersion, state: older, commands: [] })
    const later = await createLedger({ log, snapshots, snapshotEvery: 1 }).load(walletDecider, ada)
    expect(Object.keys(topUps)).toEqual([])
    expect(later).toEqual({ state, revision: 0 })
  })

  test('throws away a snapshot of another state version', async () => {
    const { saved, snapshots } = kept()
    saved.set(stream, { revision: 0, hash: 'x', stateVersion: 0, state: { balances: {} }, commands: [] })
    expect(await balanceIn(log, createLedger({ log, snapshots, snapshotEvery: 1 }))).toBe('100')
  })
})
