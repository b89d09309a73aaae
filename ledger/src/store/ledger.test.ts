import { beforeEach, describe, expect, test } from 'vitest'
import { ada, toppedUp, USD } from '../testing/wallet-cases.ts'
import type { SendQuickPay } from '../wallet/quick-pay.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { linkOf, noHash } from './chain.ts'
import { decodeEvent, encodeFacts } from './codec.ts'
import { derivedId } from './ids.ts'
import { type Asked, CommandDiffers, createLedger, type Ledger } from './ledger.ts'
import { type Log, OutcomeUnknown } from './log.ts'
import { createMemoryLog } from './memory-log.ts'
import type { Snapshot, Snapshots } from './snapshots.ts'

const stream = `wallet-${ada}`
const uuid = (n: number) => derivedId('test', String(n))

const send = (n: number, amount: string): Asked<SendQuickPay> => ({
  id: uuid(n),
  actor: { kind: 'member', id: ada },
  correlationId: 'c1',
  command: {
    type: 'SendQuickPay',
    input: { paymentId: uuid(n), to: '100045', currency: 'USD', amount },
    given: { verified: true, currency: USD, receiver: { quickPayOn: true } },
  },
})

const refund = (amount: string) =>
  ({
    type: 'ReceiveQuickPay',
    input: { paymentId: 'p', from: '100045', currency: 'USD', amount },
    given: { currency: USD },
  }) as const

/** Puts money into Ada's wallet as the log would hold it. */
const fund = async (log: Log, amount: string) => {
  const { events } = encodeFacts(stream, { revision: -1, previousHash: noHash }, [toppedUp(amount)], {
    commandId: uuid(0),
    command: { name: 'ApproveTopUp', input: {} },
    actor: { kind: 'admin', id: '100001' },
    correlationId: 'c0',
    at: '2026-11-21T00:00:00.000Z',
  })
  await log.append(stream, 'no-stream', events)
}

let log: Log
beforeEach(async () => {
  log = createMemoryLog()
  await fund(log, '100.00 USD')
})

const balance = async (ledger = createLedger({ log })) =>
  (await ledger.load(walletDecider, ada)).state.balances.USD?.available

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

  test('decides again when another process has written', async () => {
    const [one, two] = [createLedger({ log }), createLedger({ log })]
    await Promise.all([one.load(walletDecider, ada), two.load(walletDecider, ada)])
    const commands = Array.from({ length: 40 }, (_, n) =>
      (n % 2 ? one : two).handle(walletDecider, ada, send(n + 1, '5')),
    )
    const outcomes = await Promise.all(commands)
    expect(outcomes.filter(each => each.kind === 'accepted')).toHaveLength(20)
    expect(await balance(one)).toBe('0')
    expect(await balance(two)).toBe('0')
  })

  test('never lets a command stand on one that lost against another process', async () => {
    const slow: Log = {
      ...log,
      append: async (...args) => {
        // Appends are under way for a while, as on a network, and keep their order.
        for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
        return log.append(...args)
      },
    }
    const ledgers = [createLedger({ log: slow }), createLedger({ log: slow }), createLedger({ log })]
    const commands = Array.from({ length: 90 }, async (_, n) => {
      for (let turn = 0; turn < n % 7; turn++) await new Promise(setImmediate)
      return (ledgers[n % 3] as Ledger).handle(walletDecider, ada, send(n + 1, '2'))
    })
    const outcomes = await Promise.all(commands)
    expect(outcomes.filter(each => each.kind === 'accepted')).toHaveLength(50)
    // Loading checks that every event follows from the one before it.
    expect(await balance()).toBe('0')
    expect(await log.readStream(stream)).toHaveLength(51)
  })

  test('refuses on what the log holds, not on what it remembers', async () => {
    const [one, two] = [createLedger({ log }), createLedger({ log })]
    await one.handle(walletDecider, ada, send(1, '100'))
    expect(await two.handle(walletDecider, ada, send(2, '1'))).toMatchObject({ kind: 'refused' })
    await one.handle(walletDecider, ada, { ...send(3, '0'), command: refund('1.00') })
    expect(await two.handle(walletDecider, ada, send(4, '1'))).toMatchObject({ kind: 'accepted' })
  })

  test('refuses on what the log holds, also while a command decided on the same old state is on its way', async () => {
    const two = createLedger({ log })
    let isLooking = false
    const held = Promise.withResolvers<void>()
    const one = createLedger({
      log: {
        ...log,
        append: async (...args) => {
          await held.promise
          return log.append(...args)
        },
        readStream: async (...args) => {
          if (isLooking) {
            isLooking = false
            // Somebody else writes, and this process decides something else, before the log is looked at.
            await two.handle(walletDecider, ada, { ...send(3, '0'), command: refund('50.00') })
            small = one.handle(walletDecider, ada, send(2, '1'))
            await new Promise(resolve => setImmediate(resolve))
            setTimeout(held.resolve, 5)
          }
          return log.readStream(...args)
        },
      },
    })
    let small: ReturnType<typeof one.handle> | undefined
    expect(await balance(one)).toBe('100')
    isLooking = true
    expect(await one.handle(walletDecider, ada, send(1, '120'))).toMatchObject({ kind: 'accepted' })
    expect(await small).toMatchObject({ kind: 'accepted' })
    expect(await balance()).toBe('29')
  })

  test('refuses on what the log holds, also while the command that another process has carried out is tried here again', async () => {
    const two = createLedger({ log })
    const refunded = { ...send(3, '0'), command: refund('50.00') }
    let isLooking = false
    const held = Promise.withResolvers<void>()
    const one = createLedger({
      log: {
        ...log,
        append: async (...args) => {
          await held.promise
          return log.append(...args)
        },
        readStream: async (...args) => {
          if (isLooking) {
            isLooking = false
            await two.handle(walletDecider, ada, refunded)
            again = one.handle(walletDecider, ada, refunded)
            await new Promise(resolve => setImmediate(resolve))
            setTimeout(held.resolve, 5)
          }
          return log.readStream(...args)
        },
      },
      // Decided anew it is other bytes.
      now: () => new Date(Date.UTC(2026, 10, 22)),
    })
    let again: ReturnType<typeof one.handle> | undefined
    expect(await balance(one)).toBe('100')
    isLooking = true
    expect(await one.handle(walletDecider, ada, send(1, '120'))).toMatchObject({ kind: 'accepted' })
    expect(await again).toMatchObject({ kind: 'accepted', repeated: true })
    expect(await balance()).toBe('30')
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

  test('does not go on from a try of its own that came too late, after the one before it', async () => {
    // The first try is on its way for so long that it is given up and decided anew; then it arrives before the second.
    let late: (() => Promise<unknown>) | undefined
    let isSlow = true
    const slow: Log = {
      ...log,
      append: async (...args) => {
        if (isSlow) {
          late = () => log.append(...args)
          throw new OutcomeUnknown('on its way')
        }
        await late?.()
        late = undefined
        return log.append(...args)
      },
    }
    let minute = 0
    const ledger = createLedger({ log: slow, now: () => new Date(Date.UTC(2026, 10, 21, 0, minute++)) })
    await expect(ledger.handle(walletDecider, ada, send(1, '10'))).rejects.toThrow(OutcomeUnknown)
    isSlow = false
    const [again] = await Promise.all([
      ledger.handle(walletDecider, ada, send(1, '10')),
      ledger.handle(walletDecider, ada, send(2, '20')),
    ])
    expect(again).toMatchObject({ kind: 'accepted', repeated: true })
    expect(await balance()).toBe('70')
    expect(await log.readStream(stream)).toHaveLength(3)
  })

  test('finds a command that the window has forgotten', async () => {
    const ledger = createLedger({ log })
    await ledger.handle(walletDecider, ada, send(1, '10'))
    const forgetful: Snapshots = {
      load: async () => ({
        revision: 1,
        hash: linkOf((await log.readStream(stream))[1] as never).hash,
        stateVersion: 1,
        state: (await ledger.load(walletDecider, ada)).state,
        commands: [],
      }),
      save: async () => undefined,
    }
    const later = createLedger({ log, snapshots: forgetful })
    expect(await later.handle(walletDecider, ada, send(1, '10'))).toMatchObject({
      kind: 'accepted',
      repeated: true,
    })
    await expect(later.handle(walletDecider, ada, send(1, '11'))).rejects.toThrow(CommandDiffers)
    expect(await log.readStream(stream)).toHaveLength(2)
  })
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
    expect(await balance(later)).toBe('88')
    expect(reads.slice(0, 2)).toEqual([0, (saved.get(stream)?.revision ?? 0) + 1])
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
    expect(await balance(createLedger({ log, snapshots, snapshotEvery: 1 }))).toBe('100')
  })
})

describe('what is kept in memory', () => {
  test('is given up beginning with the stream not asked for the longest', async () => {
    const reads: [stream: string, from: number | undefined][] = []
    const watched: Log = {
      ...log,
      readStream: (read, options) => {
        reads.push([read, options?.from])
        return log.readStream(read, options)
      },
    }
    const ledger = createLedger({ log: watched, cachedCommands: 700 })
    const open = (uid: string, commands: number, from: number) =>
      Promise.all(
        Array.from({ length: commands }, (_, n) =>
          ledger.handle(walletDecider, uid, {
            ...send(from + n, '1'),
            command: {
              type: 'ReceiveQuickPay',
              input: { paymentId: uuid(from + n), from: ada, currency: 'USD', amount: '1' },
              given: { currency: USD },
            },
          }),
        ),
      )
    await open('1', 400, 1_000)
    await open('2', 500, 2_000)
    await open('1', 101, 3_000)
    reads.length = 0
    await ledger.load(walletDecider, '1')
    expect(reads).toEqual([['wallet-1', 501]])
    await ledger.load(walletDecider, '2')
    expect(reads[1]).toEqual(['wallet-2', 0])
  })
})

describe('the chain of a stream', () => {
  test('follows from every byte of every event', async () => {
    const ledger = createLedger({ log })
    await ledger.handle(walletDecider, ada, send(1, '10'))
    const [first, second] = await log.readStream(stream)
    if (!first || !second) throw new Error('two events were written')
    expect(linkOf(first)).toMatchObject({ previousHash: noHash, hash: linkOf(first).computed })
    expect(linkOf(second)).toMatchObject({ previousHash: linkOf(first).hash, hash: linkOf(second).computed })
    const forged = { ...second, data: second.data.replace('10.00', '10.01') }
    expect(linkOf(forged).computed).not.toBe(linkOf(forged).hash)
    const backdated = { ...second, metadata: second.metadata.replace('"at":"2', '"at":"1') }
    expect(linkOf(backdated).computed).not.toBe(linkOf(backdated).hash)
  })

  test('is checked when a stream is folded', async () => {
    const all = await log.readStream(stream)
    const broken: Log = {
      ...log,
      readStream: async () =>
        all.map(event => ({ ...event, metadata: event.metadata.replace(noHash, 'f'.repeat(64)) })),
    }
    await expect(createLedger({ log: broken }).load(walletDecider, ada)).rejects.toThrow(
      'does not follow the event before it',
    )
  })
})

describe('reading an event', () => {
  test('refuses legs that do not balance', async () => {
    const [event] = await log.readStream(stream)
    if (!event) throw new Error('one event was written')
    expect(() => decodeEvent({ ...event, data: event.data.replace('"-100.00"', '"-99.00"') })).toThrow(
      /do not balance/,
    )
  })
  test('refuses a type nobody knows and data that does not fit', async () => {
    const [event] = await log.readStream(stream)
    if (!event) throw new Error('one event was written')
    expect(() => decodeEvent({ ...event, type: 'Nonsense' })).toThrow(/no fact of that type/)
    expect(() => decodeEvent({ ...event, data: event.data.replace('"credited":"100.00",', '') })).toThrow(
      /credited/,
    )
  })
  test('raises an old shape to today’s, step by step', async () => {
    const old = { topUpId: 't1', currency: 'USDC', network: 'ERC20', amount: '1.000000', hash: '0xabc' }
    const [event] = await log.readStream(stream)
    if (!event) throw new Error('one event was written')
    const stored = { ...event, type: 'TopUpSubmitted', data: JSON.stringify(old) }
    const { hash, ...kept } = old
    expect(decodeEvent(stored).data).toEqual({ ...kept, txid: hash, type: 'TopUpSubmitted' })
    const today = {
      ...stored,
      data: JSON.stringify({ ...kept, txid: hash }),
      metadata: event.metadata.replace('"schema":1', '"schema":2'),
    }
    expect(decodeEvent(today).data).toEqual({ ...kept, txid: hash, type: 'TopUpSubmitted' })
  })
})
