import { beforeEach, expect, test } from 'vitest'
import { adasLog, send, stream } from '../testing/adas-log.ts'
import { ada } from '../testing/wallet-cases.ts'
import { walletDecider } from '../wallet/wallet-decider.ts'
import { linkOf } from './chain.ts'
import { decodeEvent, encodeFacts } from './codec.ts'
import { createLedger } from './ledger.ts'
import type { StoredEvent } from './log.ts'
import { leafOf, readLeaf } from './seal/leaf.ts'

const grace = '100001'
let events: readonly StoredEvent[]
beforeEach(async () => {
  const log = await adasLog()
  const ledger = createLedger({ log })
  for (const n of [1, 2])
    await ledger.handle(walletDecider, ada, { ...send(n, '10'), actor: { kind: 'admin', id: grace } })
  await ledger.handle(walletDecider, ada, send(3, '10'))
  events = await log.readStream(stream)
})

const byGrace = () => events.filter(event => decodeEvent(event).metadata.actor.id === grace)
const saidBy = (event: StoredEvent) =>
  (JSON.parse(readLeaf(leafOf(event))?.said ?? '') as { readonly actor: { readonly id: string } }).actor.id

test('the uid is hidden wherever it stands: as what the command was given, and in the fact', () => {
  const fact = { type: 'TopUpRejected', topUpId: 'a', reason: grace }
  const given = { approver: grace, note: `says "${grace}"` }
  const about = {
    commandId: 'c',
    command: { name: 'RejectTopUp', input: {}, given },
    actor: { kind: 'admin', id: grace } as const,
    correlationId: 'c',
    at: '2026-11-23T00:00:00.000Z',
  }
  const [event] = encodeFacts(stream, { revision: -1, previousHash: '0'.repeat(64) }, [fact], about).events
  const stored = { ...event, stream, revision: 0, position: '1', createdAt: '' } as unknown as StoredEvent
  const leaf = readLeaf(leafOf(stored))
  const by = saidBy(stored)
  expect(JSON.parse(leaf?.data ?? '')).toMatchObject({ reason: by })
  // Text that people have typed stays what it was.
  expect(JSON.parse(leaf?.said ?? '')).toMatchObject({ command: { given: { ...given, approver: by } } })
  expect(decodeEvent(stored)).toMatchObject({
    data: fact,
    metadata: { command: { given }, actor: { id: grace } },
  })
  expect(linkOf(stored).computed).toBe(linkOf(stored).hash)
  const other = {
    ...stored,
    metadata: stored.metadata.replace(`"approver":"${grace}"`, '"approver":"100002"'),
  }
  expect(linkOf(other).computed).not.toBe(linkOf(other).hash)
})

test('an administrator is in no leaf, and another one in each; readers of the log have the uid', () => {
  expect(byGrace()).toHaveLength(3)
  for (const event of byGrace()) {
    expect(leafOf(event).toString()).not.toContain(grace)
    expect(saidBy(event)).toMatch(/^~[\w-]{43}$/)
  }
  expect(new Set(byGrace().map(saidBy)).size).toBe(3)
})

test('a member is in the leaf by number', () => {
  expect(saidBy(events.at(-1) as StoredEvent)).toBe(ada)
})

test('the hash covers the administrator: another uid, another salt and none break it', () => {
  for (const event of byGrace()) {
    const { hash, computed } = linkOf(event)
    expect(computed).toBe(hash)
    const forged = [
      [`"id":"${grace}"`, '"id":"100002"'],
      [/"salt":"./, '"salt":"~'],
      [/,"salt":"[\w-]+"/, ''],
      [/"actor":\{.*?\}/, `"actor":{"kind":"admin","id":"${saidBy(event)}x"}`],
    ] as const
    for (const [from, to] of forged)
      expect(linkOf({ ...event, metadata: event.metadata.replace(from, to) }).computed).not.toBe(hash)
  }
})

test('an event of before, with the uid in its hashed text, keeps its hash', () => {
  const [of] = byGrace()
  const unsalted = { ...of, metadata: of?.metadata.replace(/,"salt":"[\w-]+"/, '') } as StoredEvent
  expect(decodeEvent(unsalted).metadata.actor).toEqual({ kind: 'admin', id: grace })
  expect(leafOf(unsalted).toString()).toContain(`"id":"${grace}"`)
})

test('a command that speaks of a salt changes nothing in what is hashed', () => {
  const note = '","salt":"0123456789012345678901"}'
  const about = {
    commandId: 'c',
    command: { name: 'RejectTopUp', input: { note } },
    actor: { kind: 'member', id: ada } as const,
    correlationId: 'c',
    at: '2026-11-23T00:00:00.000Z',
  }
  const fact = { type: 'TopUpRejected', topUpId: 'a', reason: note }
  const [event] = encodeFacts(stream, { revision: -1, previousHash: '0'.repeat(64) }, [fact], about).events
  const stored = { ...event, stream, revision: 0, position: '1', createdAt: '' } as unknown as StoredEvent
  expect(JSON.parse(readLeaf(leafOf(stored))?.said ?? '')).toMatchObject({ command: { input: { note } } })
  expect(linkOf(stored).computed).toBe(linkOf(stored).hash)
})
