import { beforeEach, describe, expect, test } from 'vitest'
import { adasLog, balanceIn, send, stream, uuid } from '../testing/adas-log.ts'
import { ada, USD } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { linkOf } from './chain.ts'
import { CommandDiffers, createLedger, type Ledger } from './ledger.ts'
import { type Log, OutcomeUnknown } from './log.ts'
import type { Snapshot, Snapshots } from './snapshots.ts'

let log: Log
beforeEach(async () => {
  log = await adasLog()
})

const balance = (ledger = createLedger({ log })) => balanceIn(log, ledger)

describe.each([true, false])('handling a command, the log knowing hashes: %s', knowsHashes => {
  beforeEach(() => {
    log = { ...log, knowsHashes }
  })

  test('writes its facts once, however often and however simultaneously it is asked', async () => {
    const ledger = createLedger({ log })
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => ledger.handle(walletDecider, ada, send(1, '10'))),
    )
    expect(outcomes.filter(each => each.kind === 'accepted' && !each.repeated)).toHaveLength(1)
    const ids = outcomes.map(each => each.kind === 'accepted' && each.events.map(event => event.id).join())
    expect(new Set(ids).size).toBe(1)
    expect(new Set(outcomes.map(each => each.kind === 'accepted' && each.position)).size).toBe(1)
    expect(await log.readStream(stream)).toHaveLength(2)
  })

  test('answers the first outcome after a restart too', async () => {
    const first = await createLedger({ log }).handle(walletDecider, ada, send(1, '10'))
    const again = await createLedger({ log }).handle(walletDecider, ada, send(1, '10'))
    expect(again).toEqual({ ...first, repeated: true })
  })

  test('knows what it has carried out, also in another process', async () => {
    await createLedger({ log }).handle(walletDecider, ada, send(1, '10'))
    const other = createLedger({ log })
    expect(await other.knows(walletDecider, ada, uuid(1))).toBe(true)
    expect(await other.knows(walletDecider, ada, uuid(2))).toBe(false)
  })

  test('refuses the same id with another body', async () => {
    const ledger = createLedger({ log })
    await ledger.handle(walletDecider, ada, send(1, '10'))
    await expect(ledger.handle(walletDecider, ada, send(1, '11'))).rejects.toThrow(CommandDiffers)
    expect(await log.readStream(stream)).toHaveLength(2)
  })

  test('decides many at once on one stream without overdrawing it', async () => {
    const ledger = createLedger({ log })
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ledger.handle(walletDecider, ada, send(n + 1, '10'))),
    )
    expect(outcomes.filter(each => each.kind === 'accepted')).toHaveLength(10)
    expect(outcomes.at(-1)).toEqual({
      kind: 'refused',
      refusal: { kind: 'insufficient-funds', currency: 'USD', short: '10.00' },
    })
    expect(await balance()).toBe('0')
  })
  test('leaves nothing behind of an append whose outcome is unknown, and finds it in the log when it is there', async () => {
    let fault: 'before' | 'after' | undefined
    const shaky: Log = {
      ...log,
      append: async (...args) => {
        if (fault === 'before') throw new OutcomeUnknown('lost')
        const appended = await log.append(...args)
        if (fault === 'after') throw new OutcomeUnknown('lost')
        return appended
      },
    }
    const ledger = createLedger({ log: shaky })
    fault = 'before'
    await expect(ledger.handle(walletDecider, ada, send(1, '10'))).rejects.toThrow(OutcomeUnknown)
    fault = 'after'
    await expect(ledger.handle(walletDecider, ada, send(2, '20'))).rejects.toThrow(OutcomeUnknown)
    fault = undefined
    expect(await ledger.handle(walletDecider, ada, send(2, '20'))).toMatchObject({
      kind: 'accepted',
      repeated: true,
    })
    expect(await ledger.handle(walletDecider, ada, send(1, '10'))).toMatchObject({
      kind: 'accepted',
      repeated: false,
    })
    expect(await balance()).toBe('70')
  })

  test('finds a command that the window has forgotten', async () => {
    const ledger = createLedger({ log })
    await ledger.handle(walletDecider, ada, send(1, '10'))
    const forgetful: Snapshots = {
      load: async () => ({
        revision: 1,
        hash: linkOf((await log.readStream(stream))[1] as never).hash,
        stateVersion: walletDecider.stateVersion,
        state: (await ledger.load(walletDecider, ada)).state,
        commands: [],
      }),
      save: async () => undefined,
    }
    const later = createLedger({ log, snapshots: forgetful, snapshotEvery: 1 })
    expect(await later.handle(walletDecider, ada, send(1, '10'))).toMatchObject({
      kind: 'accepted',
      repeated: true,
    })
    await expect(later.handle(walletDecider, ada, send(1, '11'))).rejects.toThrow(CommandDiffers)
    expect(await log.readStream(stream)).toHaveLength(2)
  })
})

describe('what is kept in memory', () => {
  const receive = (from: number) => ({
    ...send(from, '1'),
    command: {
      type: 'ReceiveQuickPay' as const,
      input: { paymentId: uuid(from), from: ada, currency: 'USD', amount: '1' },
      given: { currency: USD },
    },
  })
  /** So many commands on a wallet. It is after every thousandth that memory is looked after. */
  const busy = (ledger: Ledger, uid: string, commands: number, from: number) =>
    Promise.all(
      Array.from({ length: commands }, (_, n) => ledger.handle(walletDecider, uid, receive(from + n))),
    )
  const watched = (reads: [stream: string, from: number | undefined][], knowsHashes: boolean): Log => ({
    ...log,
    knowsHashes,
    readStream: (read, options) => {
      reads.push([read, options?.from])
      return log.readStream(read, options)
    },
  })

  test.each([
    { goes: 'states and commands, where only they know what has been done', knowsHashes: false, from: 0 },
    { goes: 'commands alone, where the log knows them for ever', knowsHashes: true, from: 500 },
  ])('is given up beginning with the stream not asked for the longest: $goes', async each => {
    const reads: [stream: string, from: number | undefined][] = []
    const ledger = createLedger({ log: watched(reads, each.knowsHashes), cachedCommands: 700 })
    await busy(ledger, '1', 400, 1_000)
    await busy(ledger, '2', 500, 2_000)
    await busy(ledger, '1', 99, 3_000)
    // The thousandth that it is asked: neither is under way meanwhile.
    await ledger.load(walletDecider, '3')
    reads.length = 0
    await ledger.load(walletDecider, '1')
    expect(reads).toEqual([['wallet-1', 499]])
    await ledger.load(walletDecider, '2')
    expect(reads[1]).toEqual(['wallet-2', each.from])
  })

  test('is states too, where commands alone are not enough', async () => {
    const reads: [stream: string, from: number | undefined][] = []
    const ledger = createLedger({ log: watched(reads, true), cachedCommands: 2 })
    await busy(ledger, '1', 500, 1_000)
    await busy(ledger, '2', 501, 2_000)
    reads.length = 0
    await ledger.load(walletDecider, '1')
    expect(reads[0]).toEqual(['wallet-1', 0])
  })

  describe('once a command is forgotten', () => {
    let ledger: Ledger
    let reads: [stream: string, from: number | undefined][]
    let saved: Snapshot[]
    beforeEach(async () => {
      reads = []
      saved = []
      const snapshots: Snapshots = {
        load: async () => undefined,
        save: async (_, snapshot) => void saved.push(snapshot),
      }
      ledger = createLedger({ log: watched(reads, true), snapshots, cachedCommands: 620, snapshotEvery: 3 })
      await busy(ledger, ada, 60, 1_000)
      await ledger.handle(walletDecider, ada, send(1, '160'))
      await busy(ledger, '2', 600, 2_000)
      await busy(ledger, '3', 400, 4_000)
      reads.length = 0
      saved.length = 0
    })

    test('answers its first outcome, though it would be refused now', async () => {
      expect(await ledger.handle(walletDecider, ada, send(1, '160'))).toMatchObject({
        kind: 'accepted',
        repeated: true,
      })
      expect(reads).toContainEqual([stream, 0])
      await expect(ledger.handle(walletDecider, ada, send(1, '11'))).rejects.toThrow(CommandDiffers)
    })

    test('answers its first outcome, though it would be carried out now', async () => {
      expect(await ledger.handle(walletDecider, ada, receive(1_000))).toMatchObject({ repeated: true })
      expect(reads).not.toContainEqual([stream, 0])
      expect(await balance()).toBe('0')
    })

    test('is known to have been carried out', async () => {
      expect(await ledger.knows(walletDecider, ada, uuid(1))).toBe(true)
      expect(await ledger.knows(walletDecider, ada, uuid(9_999))).toBe(false)
    })

    test('refuses others as before, and reads for them once', async () => {
      for (const n of [5, 6])
        expect(await ledger.handle(walletDecider, ada, send(n, '1'))).toMatchObject({ kind: 'refused' })
      expect(reads.filter(([, from]) => from === 0)).toHaveLength(1)
    })

    test('carries out others without reading, and saves no snapshot that lacks it', async () => {
      for (const n of [9_001, 9_002, 9_003, 9_004]) await ledger.handle(walletDecider, ada, receive(n))
      expect(reads).toEqual([])
      expect(saved).toEqual([])
    })
  })
})
