import { memberDecider } from '@strongroom/ledger/account'
import { createLedger } from '@strongroom/ledger/eventlog'
import { type Log, type StoredEvent, StreamHidden } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { isSent } from '@strongroom/ledger/quick-pay'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Reaction } from '../../reactions/reaction.ts'
import { settleTransit } from '../../reactions/settle-transit.ts'
import { catalogue, type Over, openReactions, reacting } from '../../testing/react-kit.ts'
import type { Platform } from '../../testing/worker-kit.ts'

let platform: Platform

beforeEach(async () => {
  platform = await openReactions()
})
afterEach(() => platform.stop())

const job = (reaction: Reaction, over: Over = {}) => reacting(platform, reaction, over)
const run = (reaction: Reaction, over: Over = {}) => job(reaction, over)()
const todo = async () =>
  (
    await platform.pool.query(
      'select reaction, key, stream, revision, tries, error from reactions.todo order by key',
    )
  ).rows
const allDue = () => platform.pool.query(`update reactions.todo set due_at = now() - interval '1 second'`)

const settleAtOnce = { ...settleTransit, graceMs: 0 }
/** Brings no payment to member 2. */
const failingForOne: Reaction = {
  ...settleAtOnce,
  act: async (event, means) => {
    if (isSent(event) && event.data.to === '2') throw new Error('not today')
    await settleAtOnce.act(event, means)
  },
}

const fund = async (uid: string) => {
  await platform.submit(uid, 't1', '100.00')
  await platform.approve(uid, 't1')
}

describe('a reaction', () => {
  test('notes what has begun, and leaves it alone for a while', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    await run({ ...settleTransit, graceMs: 60_000 })
    expect(await todo()).toEqual([
      { reaction: 'settle-transit', key: '1 p1', stream: 'wallet-1', revision: 2, tries: 0, error: null },
    ])
    expect(await platform.log.readStream('wallet-2')).toEqual([])
  })

  test('brings a payment to a member whose verification was withdrawn on its way', async () => {
    await fund('1')
    await platform.register('2')
    await platform.give(memberDecider, '2', { type: 'DecideKyc', input: { status: 1 } })
    await platform.send('1', '2', 'p1', '30.00')
    await platform.give(memberDecider, '2', { type: 'DecideKyc', input: { status: -1, reason: 'forged' } })
    await run(settleAtOnce)
    const { state } = await platform.ledger.load(walletDecider, '2')
    expect(state.balances.USD?.available).toBe('30')
    expect(await todo()).toEqual([])
  })

  test('does what is still open after that, once, however often it runs', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    for (let round = 0; round < 3; round++) await run(settleAtOnce)
    const received = await platform.log.readStream('wallet-2')
    expect(received.map(event => event.type)).toEqual(['QuickPayReceived'])
    expect(await todo()).toEqual([])
  })

  test('does it once even if the note of having done it is lost', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    await run(settleAtOnce)
    await platform.pool.query('truncate reactions.checkpoint, reactions.todo')
    await run(settleAtOnce)
    await run(settleAtOnce)
    expect(await platform.log.readStream('wallet-2')).toHaveLength(1)
  })

  test('begins anew when the log has not what it has read, and again does it once', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    await run(settleAtOnce)
    await platform.send('1', '2', 'p2', '30.00')
    await platform.pool.query(`update reactions.checkpoint set position = '99999999999999999999'`)
    const again = job(settleAtOnce)
    await again()
    expect(await platform.log.readStream('wallet-2')).toHaveLength(1)
    for (let round = 0; round < 2; round++) await again()
    expect(await platform.log.readStream('wallet-2')).toHaveLength(2)
  })

  test('is not stopped by an event that cannot be read, keeps it in sight, and does it once it is mended', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    await platform.send('1', '3', 'p2', '30.00')
    const { log } = platform
    const spoil = (events: readonly StoredEvent[]) =>
      events.map(each => (each.data.includes('"p1"') ? { ...each, data: '{' } : each))
    const spoilt: Log = {
      ...log,
      readAll: async options => spoil(await log.readAll(options)),
      readStream: async (stream, options) => spoil(await log.readStream(stream, options)),
    }
    await run(settleAtOnce, { log: spoilt })
    expect(await log.readStream('wallet-3')).toHaveLength(1)
    expect(await todo()).toMatchObject([
      { stream: 'wallet-1', revision: 2, tries: 1, error: expect.stringContaining('JSON') },
    ])
    for (let round = 0; round < 3; round++) {
      await allDue()
      await run(settleAtOnce)
    }
    expect(await log.readStream('wallet-2')).toHaveLength(1)
    expect(await todo()).toEqual([])
  })

  test('tells two members’ payments of the same id apart', async () => {
    await fund('1')
    await fund('3')
    await platform.send('1', '2', 'p1', '30.00')
    await platform.send('3', '2', 'p1', '5.00')
    await run(settleAtOnce)
    expect(await platform.log.readStream('wallet-2')).toHaveLength(2)
  })

  test('gives back to its sender what no stream can take any more, once, and leaves the others', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    await platform.send('1', '3', 'p2', '5.00')
    const { log } = platform
    const readStream: Log['readStream'] = async (stream, options) => {
      if (stream === 'wallet-2') throw new StreamHidden(stream, 'stream-truncated')
      return log.readStream(stream, options)
    }
    const hiding: Log = { ...log, readStream }
    const late = async (minutes: number) => {
      await allDue()
      await run(settleAtOnce, {
        log: hiding,
        means: {
          ...{ ledger: createLedger({ log: hiding }), log: hiding, catalogue },
          now: () => new Date(Date.now() + minutes * 60_000),
        },
      })
    }
    await late(9)
    expect(await todo()).toMatchObject([{ key: '1 p1', error: expect.stringContaining('wallet-2') }])
    for (let round = 0; round < 3; round++) await late(11)
    expect(await todo()).toEqual([])
    expect((await log.readStream('wallet-1')).map(({ type }) => type).slice(2)).toEqual([
      ...['QuickPaySent', 'QuickPaySent', 'QuickPayReturned'],
    ])
    expect((await platform.ledger.load(walletDecider, '1')).state.balances.USD?.available).toBe('95')
    expect(await log.readStream('wallet-3')).toHaveLength(1)
  })

  test('strikes out what somebody else has finished', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    await run({ ...settleTransit, graceMs: 60_000 })
    const [sent] = await platform.log.readStream('wallet-1', { from: 2 })
    const { ledger, log } = platform
    const means = { ledger, log, catalogue, now: () => new Date() }
    await settleTransit.act(decodeEvent(sent as StoredEvent) as never, means)
    await run({ ...settleTransit, act: async () => expect.unreachable('it is done') })
    expect(await todo()).toEqual([])
  })

  test('puts off what fails, and goes on with the others', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    await platform.send('1', '3', 'p2', '30.00')
    await run(failingForOne)
    expect(await platform.log.readStream('wallet-3')).toHaveLength(1)
    expect(await todo()).toMatchObject([{ key: '1 p1', tries: 1, error: 'not today' }])
    await run(settleAtOnce)
    expect(await platform.log.readStream('wallet-2')).toEqual([])
    await allDue()
    await run(settleAtOnce)
    expect(await platform.log.readStream('wallet-2')).toHaveLength(1)
  })

  test('is not stopped by what has failed for months', async () => {
    await fund('1')
    await platform.send('1', '2', 'p1', '30.00')
    await platform.send('1', '3', 'p2', '30.00')
    await run({ ...settleAtOnce, act: async () => Promise.reject(new Error('not today')) })
    await platform.pool.query(`update reactions.todo set tries = 2000 where key = '1 p1'`)
    await platform.pool.query(
      `update reactions.todo set due_at = now() - case key when '1 p1' then interval '2 s' else interval '1 s' end`,
    )
    await run(failingForOne)
    expect(await platform.log.readStream('wallet-3')).toHaveLength(1)
    expect(await todo()).toMatchObject([{ key: '1 p1', tries: 2001 }])
  })
})
