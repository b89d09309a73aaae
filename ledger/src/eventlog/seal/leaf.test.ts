import { expect, test } from 'vitest'
import { linkOf } from '../chain.ts'
import { encodeFacts } from '../codec.ts'
import type { Fact } from '../decider.ts'
import { newId, sha256 } from '../ids.ts'
import type { StoredEvent } from '../log.ts'
import { leafHashOf, leafOf, readLeaf } from './leaf.ts'
import { leafHash } from './tree-hash.ts'

const { events } = encodeFacts(
  'claim-txid-1',
  { revision: -1, previousHash: '0'.repeat(64) },
  [{ type: 'WalletOpened', currency: 'USD' } as Fact],
  {
    commandId: newId(),
    command: { name: 'OpenWallet', input: { note: 'a line\nand "another" \u4F60' } },
    actor: { kind: 'member', id: '1' },
    correlationId: 'c',
    at: '2026-11-23T00:00:00.000Z',
  },
)
const event = {
  ...events[0],
  stream: 'claim-txid-1',
  revision: 0,
  position: '1',
  createdAt: '',
} as unknown as StoredEvent

test('the hash of an event is the hash of its leaf', () => {
  expect(sha256(leafOf(event))).toBe(linkOf(event).hash)
})

test('the hash of a leaf in the tree is the same without its bytes in between', () => {
  expect(leafHashOf(event)).toEqual(leafHash(leafOf(event)))
})

test('a leaf says everything that its event says', () => {
  expect(readLeaf(leafOf(event))).toMatchObject({
    ...{ stream: 'claim-txid-1', revision: 0, id: event.id, type: 'WalletOpened', data: event.data },
    previousHash: '0'.repeat(64),
  })
  expect(JSON.parse(readLeaf(leafOf(event))?.said ?? '')).toMatchObject({ actor: { id: '1' } })
  expect(readLeaf(Buffer.from('no leaf'))).toBeUndefined()
})

test('an event without a hash has no leaf', () => {
  expect(() => leafOf({ ...event, metadata: '{}' })).toThrow('carries no hash')
})
