import { beforeAll, describe, expect, test } from 'vitest'
import { toppedUp } from '../testing/wallet-cases.ts'
import { noHash } from './chain.ts'
import { encodeFacts } from './codec.ts'
import { copyLog, NoCopy } from './copy-log.ts'
import { derivedId } from './ids.ts'
import type { Log, StoredEvent } from './log.ts'
import { createMemoryLog } from './memory-log.ts'
import { idsOf } from './testing/contract/kit.ts'
import { verifyLog } from './verify-log.ts'

let log: Log
/** 40 streams of 60 events, interleaved, which all tests only read. */
beforeAll(async () => {
  log = createMemoryLog()
  const hashes = new Map<string, string>()
  for (let n = 0; n < 60; n++)
    for (let s = 0; s < 40; s++) {
      const stream = `wallet-${s}`
      const { events, hash } = encodeFacts(
        stream,
        { revision: n - 1, previousHash: hashes.get(stream) ?? noHash },
        [toppedUp('1.00 USD', `t${n}`)],
        {
          commandId: derivedId(stream, String(n)),
          command: { name: 'ApproveTopUp', input: { n } },
          actor: { kind: 'admin', id: '100001' },
          correlationId: 'c',
          at: '2026-11-21T00:00:00.000Z',
        },
      )
      hashes.set(stream, hash)
      await log.append(stream, n === 0 ? 'no-stream' : n - 1, events)
    }
})

/** The log as it would be after a manipulation that changed or left out events. */
const forged = (change: (event: StoredEvent) => StoredEvent | undefined): Pick<Log, 'scan'> => ({
  scan: after => {
    const scan = log.scan(after)
    return { ...scan, next: async () => (await scan.next()).flatMap(event => change(event) ?? []) }
  },
})

describe('verifying a log', () => {
  test('finds every chain intact', async () => {
    expect(await verifyLog(log)).toMatchObject({ events: 2_400, streams: 40, breaks: [] })
  })
  test.each([
    ['changed data', 'hash', (event: { data: string }) => ({ data: event.data.replace('"1.00"', '"9.00"') })],
    [
      'a changed time',
      'hash',
      (event: { metadata: string }) => ({ metadata: event.metadata.replace('2026', '2025') }),
    ],
    ['another id', 'hash', () => ({ id: derivedId('x') })],
    [
      'a chain to something else',
      'previous-hash',
      (event: { metadata: string }) => ({
        metadata: event.metadata.replace(/"previousHash":"../, '"previousHash":"zz'.replace('zz', '00')),
      }),
    ],
    ['no hash at all', 'no-hash', () => ({ metadata: '{}' })],
    ['a revision left out', 'revision', () => ({ revision: 31 })],
  ])('finds %s', async (_, why, change) => {
    const forgery = forged(event =>
      event.stream === 'wallet-7' && event.revision === 30 ? { ...event, ...change(event) } : event,
    )
    const { breaks } = await verifyLog(forgery)
    expect(breaks[0]).toMatchObject({ stream: 'wallet-7', why })
  })
  test('gives another digest when a last event is missing', async () => {
    const shorter = forged(event =>
      event.stream === 'wallet-39' && event.revision === 59 ? undefined : event,
    )
    const [whole, cut] = [await verifyLog(log), await verifyLog(shorter)]
    expect(cut.breaks).toEqual([])
    expect(cut.digest).not.toBe(whole.digest)
  })
})

describe('copying a log', () => {
  test('gives an equal log', async () => {
    const to = createMemoryLog()
    const copied = await copyLog({ from: log, to })
    expect(copied).toMatchObject({ equal: true, to: { events: 2_400 } })
  })
  test.each([true, false])('keeps the order of the events: the log is sealed in it', async knowsHashes => {
    const to = createMemoryLog()
    await copyLog({ from: log, to: { ...to, knowsHashes } })
    expect(idsOf(await to.readAll({ limit: 2_400 }))).toEqual(idsOf(await log.readAll({ limit: 2_400 })))
  })
  test('tells a log with the same events in another order from a copy', async () => {
    const to = createMemoryLog()
    for (let s = 0; s < 40; s++) {
      const events = await log.readStream(`wallet-${s}`)
      await to.append(
        `wallet-${s}`,
        'no-stream',
        events.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
      )
    }
    expect(await copyLog({ from: log, to })).toMatchObject({ equal: false, reordered: true })
  })
  test.each([
    [true, 3],
    [true, 50],
    [false, 65],
    [false, 1_999],
  ])('goes on where it was interrupted, and doubles nothing', async (knowsHashes, after) => {
    const to = createMemoryLog()
    let appends = 0
    const unless = <A extends unknown[], R>(write: (...args: A) => Promise<R>) => {
      return async (...args: A): Promise<R> => {
        if (++appends > after) throw new Error('interrupted')
        return write(...args)
      }
    }
    const dying: Log = {
      ...{ ...to, knowsHashes },
      append: unless(to.append),
      appendTogether: unless(to.appendTogether),
    }
    await expect(copyLog({ from: log, to: dying })).rejects.toThrow('interrupted')
    expect((await to.readAll({ limit: 2_400 })).length).toBeGreaterThan(0)
    expect((await copyLog({ from: log, to })).equal).toBe(true)
  })
  test('cuts by bytes as well: events may be large, and one append takes a million bytes', async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ row: n, text: 'ü'.repeat(160) }))
    const from = createMemoryLog()
    for (let n = 0; n < 10; n++)
      await from.append('cardbatch-1', n === 0 ? 'no-stream' : n - 1, [
        { id: derivedId('large', String(n)), type: 'Grown', data: JSON.stringify(rows), metadata: '{}' },
      ])
    const to = createMemoryLog()
    const sizes: number[] = []
    const noting: Log = {
      ...to,
      append: (stream, expected, events) => {
        sizes.push(events.length)
        return to.append(stream, expected, events)
      },
    }
    await copyLog({ from, to: noting })
    expect(idsOf(await to.readStream('cardbatch-1'))).toEqual(idsOf(await from.readStream('cardbatch-1')))
    expect(sizes).toEqual([2, 2, 2, 2, 2])
  })
  test('copies nothing twice when all is there', async () => {
    const to = createMemoryLog()
    await copyLog({ from: log, to })
    expect(await copyLog({ from: log, to })).toMatchObject({ equal: true, to: { events: 2_400 } })
  })
  test('refuses a target that is no copy of the source', async () => {
    const to = createMemoryLog()
    await to.append('wallet-0', 'no-stream', [
      { id: derivedId('other'), type: 'X', data: '{}', metadata: '{}' },
    ])
    await expect(copyLog({ from: log, to })).rejects.toThrow(NoCopy)
  })
})
