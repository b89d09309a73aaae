import { randomUUID } from 'node:crypto'
import { parseProof, signingKey } from '@strongroom/ledger/eventlog/seal'
import { walletDecider } from '@strongroom/ledger/wallet'
import { createSealer } from '@strongroom/projections/seal'
import { expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { about, api, finance, holder } from './own-card-given.suite.ts'

const signer = signingKey('money.example/log', 'note', Buffer.alloc(32, 1))

const book = async ({ uid }: Person, kind: 'purchase' | 'fee'): Promise<string> => {
  const logId = randomUUID()
  const money = { currency: 'USD', amount: '2.50', settledOn: '2026-11-20' }
  const input = { logId, networkTransactionId: logId, kind, ...money } as const
  const command = { type: 'BookCardLog', input, given: { currency: { code: 'USD', scale: 2 } } } as const
  await api.ledger.handle(walletDecider, uid, { id: logId, ...about, command })
  return logId
}

test('spending and fees of a card have receipts of the events that booked them, for their holder and administrators', async () => {
  const rae = await holder('roxana')
  const ids = [await book(rae, 'purchase'), await book(rae, 'fee')]
  await api.views.waitForPosition(await api.log.head(), ['card_transactions', 'events'], 300_000)
  expect(
    await createSealer({ pool: api.db, log: api.log, signer, now: () => new Date() }).turn(),
  ).toBeUndefined()
  for (const id of ids) {
    const path = `/receipts/${encodeURIComponent(`card:${id}`)}/S`
    const { body } = await api.get(path, { as: rae })
    expect(body.code).toBeUndefined()
    const [receipt] = body.data
    expect(receipt.event).toMatchObject({ type: 'CardLogBooked', data: { logId: id } })
    expect(parseProof(receipt.proof).index).toBe(receipt.index)
    const known = (await api.get(path, { as: finance })).body.data[0]
    expect(known.event.actor).toEqual({ kind: 'admin', id: 'test' })
    expect({ ...known, event: { ...known.event, actor: receipt.event.actor } }).toEqual(receipt)
    expect((await api.get(path, { as: await api.person('romeo') })).status).toBe(404)
  }
})
