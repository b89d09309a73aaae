import { randomBytes, randomUUID } from 'node:crypto'
import { Decimal } from '@strongroom/shared'
import { firstOf } from '../../lib/client.ts'
import { insist, type World } from '../world.ts'
import { making } from './movement.ts'

const amounts = ['4.20', '900', '24000', '60000', '400000', '900000'] as const
/** The price of one ETH in the demo; nobody else of the storm trades it. */
const ether = '3200'
const factors = ['0.3', '0.9', '0.96', '1', '1.04', '1.1', '3'] as const
const times = (price: string, factor: string) => new Decimal(price).times(factor).toFixed()

type Act = (world: World) => Promise<unknown>

const order = async (world: World): Promise<string | undefined> => {
  const { random, accomplice } = world
  const terms = { type: random.of(['buy', 'sell']), price: times(ether, random.of(factors)) }
  const body = { ...terms, base: 'ETH', target: 'USDC', amount: random.of(['0.01', '0.3']) }
  const placed = await insist(world, accomplice, '/trades/userlog', body)
  return placed && firstOf<{ id: string }>(placed).id
}

const claim = async (world: World, path: string, body: Record<string, unknown>) => {
  const asked = await insist(world, world.accomplice, path, body)
  return asked && firstOf<{ id: string }>(asked).id
}

/** Everything by which one administrator and an accomplice may try to make money: what needs a second one waits for ever. */
const acts: readonly Act[] = [
  world => {
    const body = { uid: world.accomplice.uid, currency: 'USD', amount: world.random.of(amounts), reason: 'x' }
    return insist(world, world.goneBad, '/transactions', body)
  },
  world => {
    const body = { uid: world.accomplice.uid, circleId: randomUUID(), currency: 'USD' }
    return insist(world, world.goneBad, '/circlerecharges', { ...body, amount: world.random.of(amounts) })
  },
  async world => {
    const txid = randomBytes(32).toString('hex')
    const body = { currency: 'USDC', network: 'TRC20', amount: world.random.of(amounts.slice(1)), txid }
    const id = await claim(world, '/topup', body)
    return id && insist(world, world.goneBad, '/topup/approve', { id, fee: '0' })
  },
  async world => {
    const body = { name: 'Rent', remarks: '', currency: 'USD', amount: world.random.of(amounts) }
    const id = await claim(world, '/requestpayment', body)
    return id && insist(world, world.goneBad, '/requestpayment/status', { id, status: 1, fee: '0' })
  },
  async world => {
    const id = await order(world)
    return id && insist(world, world.goneBad, '/trades/complete', { id })
  },
  async world => {
    const id = await order(world)
    return id && insist(world, world.goneBad, '/trades/log', { id, amount: '0.005' })
  },
  // Left to the job that watches prices.
  order,
  world => {
    const price = times(ether, world.random.of(factors))
    const pair = { id: 'ETH-USDC', base: 'ETH', target: 'USDC', minimum: '0.001', price }
    return insist(world, world.goneBad, '/trades', pair)
  },
  world => {
    const rate = { source: 'BUSD', target: 'USDT', rate: world.random.of(['0.97', '1', '1.002', '1.04']) }
    const fees = { feeRate: world.random.of(['0', '0.00095', '0.001']), vipFeeRates: { 3: '0.0005' } }
    return insist(world, world.goneBad, '/swaprates', { id: 'BUSD-USDT', ...rate, ...fees })
  },
  async world => {
    const { random, accomplice } = world
    const [source, target] = random.of([
      ['USDC', 'BUSD'],
      ['BUSD', 'USDT'],
      ['USDT', 'USDC'],
    ] as const)
    const asked = { source, target, sourceAmount: random.of(['50', '400']) }
    const preview = await insist(world, accomplice, '/swap/checkAmount', asked)
    const quoteId = preview && firstOf<{ quoteId: string }>(preview).quoteId
    return quoteId && insist(world, accomplice, '/swap', { ...asked, quoteId })
  },
]

/** An administrator has gone bad: the books show afterwards what they could do alone (`invariants/one-administrator.ts`). */
const goneBad = async (world: World) => {
  await world.random.of(acts)(world)
}

export const goneBads = making([], [{ name: 'an administrator gone bad', make: goneBad }])
