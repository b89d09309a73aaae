import { randomBytes, randomUUID } from 'node:crypto'
import { Decimal } from '@strongroom/shared'
import { firstOf } from '../../lib/client.ts'
import { codeFor, inTurn } from '../codes.ts'
import { insist, type Person, type World } from '../world.ts'
import { making } from './movement.ts'

const amounts = ['4.20', '900', '4000', '24000', '60000', '400000', '900000'] as const
/** The price of one ETH in the demo; nobody else of the storm trades it. */
const ether = '3200'
const factors = ['0.3', '0.9', '0.96', '1', '1.04', '1.1', '3'] as const
/** Prices by which an accomplice wins where an order is filled at them. */
const greedy = { buy: ['0.96', '0.9', '0.6', '0.3'], sell: ['1.04', '1.1', '1.9', '3'] } as const
const dollars = ['USD', 'USDC', 'USDT', 'BUSD'] as const
const times = (price: string, factor: string) => new Decimal(price).times(factor).toFixed()

type Act = (world: World) => Promise<unknown>

/** Makes a call, and gives the id of the record that it answers. */
const idOf = async (world: World, by: Person, path: string, body: Record<string, unknown>) => {
  const answer = await insist(world, by, path, body)
  return answer && firstOf<{ id: string }>(answer).id
}

const anyOf = ({ random, accomplices }: World) => random.of(accomplices)

type Order = { readonly type: 'buy' | 'sell'; readonly factor: string; readonly amount: string }

const place = (world: World, { type, factor, amount }: Order): Promise<string | undefined> => {
  const body = { type, price: times(ether, factor), base: 'ETH', target: 'USDC', amount }
  return idOf(world, anyOf(world), '/trades/userlog', body)
}

const order = (world: World): Promise<string | undefined> => {
  const { random } = world
  const type = random.of(['buy', 'sell'] as const)
  return place(world, { type, factor: random.of(greedy[type]), amount: random.of(['0.3', '10', '10']) })
}

const sides = ['buy', 'sell', 'buy', 'sell'] as const

/** Orders that one may fill alone, each for less than the day's share, and together for more. */
const fillNear: Act = async world => {
  for (const type of sides) {
    const id = await place(world, { type, factor: greedy[type][0], amount: '5' })
    if (id) await insist(world, world.goneBad, '/trades/complete', { id })
  }
}

/** Orders over so little that the day's share would bear them, at prices that one may not fill at, whatever they cost. */
const fillFar: Act = async world => {
  for (const type of sides) {
    const id = await place(world, { type, factor: world.random.of(greedy[type].slice(1)), amount: '0.02' })
    if (id) await insist(world, world.goneBad, '/trades/complete', { id })
  }
}

const swap = async (world: World, by: Person, source: string, target: string) => {
  const asked = { source, target, sourceAmount: world.random.of(['50', '90000', '90000']) }
  const preview = await insist(world, by, '/swap/checkAmount', asked)
  const quoteId = preview && firstOf<{ quoteId: string }>(preview).quoteId
  return quoteId && insist(world, by, '/swap', { ...asked, quoteId })
}

/** A rate and its fees are moved as far as one may alone, or further. */
const moveRate = (world: World, source: string, target: string) => {
  const rate = { source, target, rate: world.random.of(['0.97', '1.002', '1.04', '1.04']) }
  const fees = { feeRate: world.random.of(['0', '0.00095', '0.001', '0.003']), vipFeeRates: { 3: '0.0005' } }
  return insist(world, world.goneBad, '/swaprates', { id: `${source}-${target}`, ...rate, ...fees })
}

/** A cycle of two or three conversions, each leg's rate moved just before. */
const roundTrip: Act = async world => {
  const stops = [...dollars].sort(() => world.random.next() - 0.5).slice(0, world.random.between(2, 3))
  const by = anyOf(world)
  for (const [at, source] of stops.entries()) {
    const target = stops[(at + 1) % stops.length] ?? source
    await moveRate(world, source, target)
    await swap(world, by, source, target)
  }
}

/** Everything by which one administrator and accomplices may try to make money: what needs a second one waits for ever. */
const acts: readonly Act[] = [
  // First, while there is something left of the day's share.
  fillFar,
  roundTrip,
  world => {
    const body = { uid: anyOf(world).uid, currency: 'USD', amount: world.random.of(amounts), reason: 'x' }
    return insist(world, world.goneBad, '/transactions', body)
  },
  world => {
    const body = { uid: anyOf(world).uid, circleId: randomUUID(), currency: 'USD' }
    return insist(world, world.goneBad, '/circlerecharges', { ...body, amount: world.random.of(amounts) })
  },
  async world => {
    const txid = randomBytes(32).toString('hex')
    const body = { currency: 'USDC', network: 'TRC20', amount: world.random.of(amounts.slice(1)), txid }
    const id = await idOf(world, anyOf(world), '/topup', body)
    return id && insist(world, world.goneBad, '/topup/approve', { id, fee: '0' })
  },
  async world => {
    const body = { name: 'Rent', remarks: '', currency: 'USD', amount: world.random.of(amounts) }
    const id = await idOf(world, anyOf(world), '/requestpayment', body)
    return id && insist(world, world.goneBad, '/requestpayment/status', { id, status: 1, fee: '0' })
  },
  async world => {
    const by = anyOf(world)
    const transfer = { currency: 'USD', amount: world.random.of(amounts), bankId: by.bankId }
    const id = await idOf(world, by, '/recharges/deposit', {
      ...transfer,
      transferImg: by.proof,
      depositType: 1,
    })
    if (!id) return
    await insist(world, world.goneBad, '/recharges/setdepositStatus', { id, status: 1 })
    await insist(world, world.goneBad, '/recharges/rechargeStatus', { id, status: 1, feeRate: '0' })
    await insist(world, world.goneBad, '/recharges/rechargeStatus', { id, status: 2 })
  },
  async world => {
    const by = anyOf(world)
    const body = { bankId: by.bankId, file: by.proof, volume: 1, terms: true }
    const id = await idOf(world, by, '/user/applyvip', body)
    const vip_level = world.random.between(1, 3)
    return id && insist(world, world.goneBad, '/user/approvevip', { id, vip_level })
  },
  async world => {
    const id = await order(world)
    return id && insist(world, world.goneBad, '/trades/complete', { id })
  },
  async world => {
    const id = await order(world)
    return id && insist(world, world.goneBad, '/trades/log', { id, amount: world.random.of(['0.005', '9']) })
  },
  fillNear,
  // Left to the job that watches prices.
  order,
  world => {
    const price = times(ether, world.random.of(factors))
    const pair = { id: 'ETH-USDC', base: 'ETH', target: 'USDC', minimum: '0.001', price }
    return insist(world, world.goneBad, '/trades', pair)
  },
  roundTrip,
  // Accomplices pay each other.
  world => {
    const [by, to] = [anyOf(world), anyOf(world)]
    const money = { uid: to.uid, currency: world.random.of(dollars), amount: '30000' }
    if (by === to) return Promise.resolve()
    return inTurn(by, async () => {
      const code = await codeFor(world, by, 'quickpay', money)
      return insist(world, by, '/quickpay', { ...money, code })
    })
  },
]

/**
 * An administrator has gone bad: the books show afterwards what they could do alone (`invariants/one-administrator.ts`). Each act is
 * made once before any is made again, and all of them also in a short storm.
 */
export const playAll = async (world: World, first: number): Promise<void> => {
  for (let at = 0; at < acts.length || !world.isOver(); at++) await acts[(first + at) % acts.length]?.(world)
}

const goneBad = (world: World) => world.random.of(acts)(world)

export const goneBads = making([], [{ name: 'an administrator gone bad', make: goneBad }])
