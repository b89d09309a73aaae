import { randomBytes } from 'node:crypto'
import { firstOf } from '../../lib/client.ts'
import { cents, command, insist, oneOf, type Person, step, type World } from '../world.ts'
import { making } from './movement.ts'

/** The smallest transfer over TRC20. */
const LEAST = 10

const newTxid = () => randomBytes(32).toString('hex')

const submitTopUp = (world: World, by: Person, txid: string) => {
  const body = { currency: 'USDC', network: 'TRC20', amount: cents(world, 300, LEAST), txid }
  const { uid } = by
  return step(world, { movement: 'top-up', fact: 'TopUpSubmitted', uid, by, path: '/topup', body })
}

const topUp = async (world: World) => {
  const by = world.random.of(world.people)
  const id = await submitTopUp(world, by, newTxid())
  if (id) await decideTopUp(world, by.uid, id)
}

/** One TXID, named by two members at once, or by one twice: it is one top-up's. */
const sameTxid = async (world: World) => {
  const txid = newTxid()
  const tries = [world.random.of(world.people), world.random.of(world.people)].map(async by => {
    const id = await submitTopUp(world, by, txid)
    return id && { uid: by.uid, id }
  })
  const taken = await oneOf(world, `the TXID ${txid}`, tries)
  if (taken) await decideTopUp(world, taken.uid, taken.id)
}

const decideTopUp = async (world: World, uid: string, id: string) => {
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

/** Places an order; it is filled, whole or in two parts, cancelled by its member or the office, or left open. */
const trade = async (world: World) => {
  const by = world.random.of(world.people)
  const { uid } = by
  const type = world.random.next() < 0.7 ? 'buy' : 'sell'
  const body = { type, base: 'BTC', target: 'USD', price: '63000', amount: '0.0002' }
  const placed = { movement: 'trade', fact: 'TradePlaced', uid, by, path: '/trades/userlog', body }
  const id = await step(world, placed)
  if (!id) return
  const chance = world.random.next()
  if (chance < 0.2) await fill(world, uid, '/trades/log', { id, amount: '0.0001' })
  const cancelled = { movement: 'cancelled trade', fact: 'TradeCancelled', uid, id } as const
  const reason = 'the pair is closed'
  if (chance < 0.4) await fill(world, uid, '/trades/complete', { id })
  else if (chance < 0.6) await step(world, { ...cancelled, by, path: '/trades/usercancel', body: { id } })
  else if (chance < 0.8)
    await step(world, { ...cancelled, by: world.admin, path: '/trades/cancel', body: { id, reason } })
}

/** An order may be filled many times, so its fills are known by their commands. */
const fill = (world: World, uid: string, path: string, body: Record<string, string>) =>
  command(world, { movement: 'fill', fact: 'TradeFilled', uid, by: world.admin, path, body })

export const coins = making(
  ['topUp', 'swap', 'trade'],
  [
    { name: 'top-up', make: topUp },
    { name: 'one TXID twice', make: sameTxid },
    { name: 'swap', make: swap },
    { name: 'trade', make: trade },
  ],
)
