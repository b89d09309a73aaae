import { derivedId } from '@strongroom/ledger'
import { firstOf, newKey } from '../../lib/client.ts'
import { cents, insist, step, type World } from '../world.ts'
import type { Movement } from './movement.ts'

const topUp = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const body = { currency: 'USDC', network: 'TRC20', amount: cents(world, 300), txid: newKey() }
  const id = await step(world, { movement: 'top-up', fact: 'TopUpSubmitted', uid, by, path: '/topup', body })
  if (!id) return
  const decided = { movement: 'top-up decided', uid, by: world.admin, id }
  if (world.random.next() < 0.8)
    await step(world, {
      ...decided,
      fact: 'TopUpApproved',
      path: '/topup/approve',
      body: { id, fee: '0.25' },
    })
  else
    await step(world, {
      ...decided,
      fact: 'TopUpRejected',
      path: '/topup/reject',
      body: { id, reason: 'not found on the chain' },
    })
}

const swap = async (world: World) => {
  const by = world.random.of(world.people)
  const [source, target] = world.random.of([
    ['USD', 'USDC'],
    ['USDC', 'USD'],
    ['USD', 'USDT'],
    ['USDC', 'BUSD'],
  ] as const)
  const asked = { source, target, sourceAmount: cents(world, 40) }
  const preview = await insist(world, by, '/swap/checkAmount', asked)
  if (!preview) return
  const { quoteId } = firstOf<{ quoteId: string }>(preview)
  const body = { ...asked, quoteId }
  await step(world, { movement: 'swap', fact: 'SwapSettled', uid: by.uid, by, path: '/swap', body })
}

/** Places an order; it is filled, whole or in two parts, cancelled, or left open. */
const trade = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const type = world.random.next() < 0.7 ? 'buy' : 'sell'
  const body = { type, base: 'BTC', target: 'USD', price: '50000', amount: '0.0002' }
  const placed = { movement: 'trade', fact: 'TradePlaced', uid, by, path: '/trades/userlog', body }
  const id = await step(world, placed)
  if (!id) return
  const chance = world.random.next()
  if (chance < 0.2) await fill(world, uid, '/trades/log', { id, amount: '0.0001' })
  if (chance < 0.4) await fill(world, uid, '/trades/complete', { id })
  else if (chance < 0.8)
    await step(world, {
      ...{ movement: 'cancelled trade', fact: 'TradeCancelled', uid, by, id },
      ...{ path: '/trades/usercancel', body: { id } },
    })
}

/** An order may be filled many times, so its fills are known by their commands. */
const fill = async (world: World, uid: string, path: string, body: Record<string, string>) => {
  const key = newKey()
  const id = derivedId('idempotency', world.admin.uid, key)
  await step(world, { movement: 'fill', fact: 'TradeFilled', uid, by: world.admin, path, body, id, key })
}

export const coins: readonly Movement[] = [
  { name: 'top-up', make: topUp },
  { name: 'swap', make: swap },
  { name: 'trade', make: trade },
]
