import { beforeEach, describe, expect, test } from 'vitest'
import { adasLog, send, stream } from '../testing/adas-log.ts'
import { ada } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { linkOf, noHash } from './chain.ts'
import { decodeEvent } from './codec.ts'
import { createLedger } from './ledger.ts'
import type { Log } from './log.ts'

let log: Log
beforeEach(async () => {
  log = await adasLog()
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
