import { randomUUID } from 'node:crypto'
import type { ActName } from '@strongroom/ledger/catalogue'
import { Decimal } from '@strongroom/shared'
import type { Heard } from '../../testing/api.ts'
import { proofOf } from '../../testing/bank.ts'
import { idOf, type World } from '../../testing/behind/world.ts'
import { newTxid } from '../../testing/money.ts'

// The acts of an administrator gone bad, with members who are in it.

/** Chance that repeats itself. */
export const chanceOf = (seed: number) => {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  return { of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T }
}
type Chance = ReturnType<typeof chanceOf>

const amounts = ['0.01', '5', '390', '999', '1001', '24000', '51000', '900000'] as const
/** By how much a price is another than the market's. */
const factors = ['0.3', '0.9', '0.96', '0.999', '1', '1.001', '1.04', '1.1', '3'] as const
const shares = ['0', '0.0005', '0.00095', '0.001', '0.0029', '0.003', '0.0031'] as const

const times = (market: string, factor: string) =>
  new Decimal(market).times(factor).toDecimalPlaces(8).toFixed()

/** A user group of members who are in it, as its form sends it. */
const friends = {
  ...{ group_code: 'friends', group_name: 'Friends', group_name_zh: '朋友', group_name_sc: '朋友' },
  group_name_ja: '友人',
}

/** Tries something; the last answer. */
export type Try = (world: World, chance: Chance) => Promise<Heard | undefined>

const submitted = async (world: World, path: string, body: object): Promise<string> =>
  idOf(await world.api.post(path, body, { as: world.ada }))
const by = (world: World, path: string, body: object) => world.api.post(path, body, { as: world.boss })

const place = (world: World, type: 'buy' | 'sell', factor: string, amount: string): Promise<string> => {
  const order = { type, base: 'BTC', target: 'USD', price: times('64000', factor), amount }
  return submitted(world, '/trades/userlog/S', order)
}

/** Orders at every price over so little that the day's share would bear what they cost. */
export const smallFills: readonly Try[] = factors.flatMap(factor =>
  (['buy', 'sell'] as const).map(
    (type): Try =>
      async world =>
        by(world, '/trades/complete/S', { id: await place(world, type, factor, '0.002') }),
  ),
)

const placeAndFill: Try = async (world, chance) => {
  const [type, factor] = [chance.of(['buy', 'sell'] as const), chance.of(factors)]
  const id = await place(world, type, factor, chance.of(['0.01', '0.2', '1']))
  return chance.of([
    () => by(world, '/trades/complete/S', { id }),
    () => by(world, '/trades/log/S', { id, amount: '0.005' }),
  ])()
}

/** One administrator who has gone bad: what they do alone, by the act of the policy that bounds it. */
export const bad = {
  adjustment: (world, chance) =>
    by(world, '/transactions/S', {
      uid: world.ada.uid,
      currency: chance.of(['USD', 'BTC']),
      amount: chance.of(amounts),
      reason: 'x',
    }),
  'circle-deposit': (world, chance) => {
    const body = { uid: world.ada.uid, circleId: randomUUID(), currency: 'USD', amount: chance.of(amounts) }
    return by(world, '/circlerecharges/S', body)
  },
  'deposit-amount': async (world, chance) => {
    const transferImg = await proofOf(world.api, world.ada)
    const id = await submitted(world, '/recharges/deposit/S', {
      currency: 'USD',
      amount: chance.of(amounts),
      transferImg,
    })
    return by(world, '/recharges/rechargeStatus/S', { id, status: 1, amount: chance.of(amounts), fee: '0' })
  },
  'claim-credit': async (world, chance) => {
    const topUp = { currency: 'USDC', network: 'ERC20', amount: chance.of(amounts), txid: newTxid() }
    const rent = { name: 'Rent', currency: 'USD', amount: chance.of(amounts) }
    return chance.of([
      async () => by(world, '/topup/approve/S', { id: await submitted(world, '/topup/S', topUp), fee: '0' }),
      async () =>
        by(world, '/requestpayment/status/S', {
          id: await submitted(world, '/requestpayment/S', rent),
          status: 1,
          fee: '0',
        }),
      async () => {
        const receipt = await proofOf(world.api, world.ada)
        const id = await submitted(world, '/userfpsrecharges/S', { hkdAmount: '45000', receipt })
        return by(world, '/userfpsrecharges/approve/S', { id, fee: '0' })
      },
    ])()
  },
  'card-credits': async (world, chance) => {
    const { rows } = await world.api.db.query<{ reference: string }>(
      'select reference from private.cards where uid = $1',
      [world.ada.uid],
    )
    const at = { settlement_date: '2026-02-03', purchase_date: '2026-02-03', merchant: 'Shop' }
    return by(world, '/logcards/add/S', {
      ...{
        card_id: rows[0]?.reference ?? 'none',
        type: chance.of(['credit', 'bonus']),
        amount: chance.of(amounts),
        ...at,
      },
      network_transaction_id: randomUUID(),
    })
  },
  reversal: async (world, chance) => {
    const list = await world.api.get('/transactions/list/S/%7B%22limit%22%3A50%7D', { as: world.boss })
    const lines = list.body.data.data.filter(({ uid }: { uid: string }) => uid === world.ada.uid)
    if (lines.length === 0) return undefined
    const { uid, id } = chance.of(lines) as { uid: string; id: string }
    return world.api.ask('DELETE', `/transactions/${uid}.${id}/S`, { as: world.boss, body: { reason: 'x' } })
  },
  rate: (world, chance) => {
    const [source, target] = chance.of([
      ['USD', 'USDC'],
      ['USDC', 'USD'],
    ] as const)
    const rate = {
      source,
      target,
      rate: chance.of(factors),
      feeRate: chance.of(shares),
      vipFeeRates: { 3: chance.of(shares) },
    }
    return chance.of([
      () => by(world, '/swaprates/S', { id: `${source}-${target}`, ...rate }),
      () => by(world, '/swaprates/add/S', { ...rate, target: 'BUSD' }),
      () =>
        by(world, '/trades/S', {
          id: 'BTC-USD',
          base: 'BTC',
          target: 'USD',
          price: times('64000', chance.of(factors)),
        }),
      () =>
        by(world, '/trades/S', { base: 'BTC', target: 'USDC', price: times('64000', chance.of(factors)) }),
      () =>
        by(world, '/sysconfigs/S', {
          field_code: 'fpsRatio',
          field_value: times('0.128', chance.of(factors)),
        }),
      () =>
        by(world, '/viplevels/S', {
          id: '3',
          level: 3,
          level_name: 'Three',
          fps_ratio: times('0.128', chance.of(factors)),
        }),
      () => by(world, '/usergroups/S', { ...friends, fps_ratio: times('0.128', chance.of(factors)) }),
    ])()
  },
  award: (world, chance) =>
    by(world, '/sysinvitecodes/S', {
      code: `BAD${randomUUID().slice(0, 8).toUpperCase()}`,
      award_amount: chance.of(amounts),
      currency: chance.of(['USDC', 'BTC']),
    }),
  tariff: (world, chance) => {
    const price = times('100', chance.of(factors))
    return chance.of([
      () => by(world, '/chargeItems/0/S', { amount: '100', usdc_required: price, usdt_required: price }),
      () => by(world, '/viplevels/S', { id: '3', level: 3, level_name: 'Three', cc_rate: chance.of(shares) }),
      () => by(world, '/usergroups/S', { ...friends, cc_rate: chance.of(shares) }),
      () => by(world, '/usergroups/S', friends),
      () =>
        by(world, '/cardtypes/S', {
          name: `Bad ${randomUUID().slice(0, 8)}`,
          ...{ opening_fee: chance.of([null, '0', '49']), initial_balance: chance.of([null, '20.9', '500']) },
        }),
      () =>
        by(world, '/sysconfigs/S', {
          field_code: 'cardInitialBalance',
          field_value: chance.of(['20', '20.9', '500']),
        }),
    ])()
  },
  'vip-level': (world, chance) => {
    const { uid } = world.ada
    return chance.of([
      () => by(world, '/user/setvip/S', { uid, vip_level: chance.of([1, 2, 3]), reason: 'x' }),
      () => by(world, '/user/setgroup/S', { uid, user_group: chance.of(['friends', null]), reason: 'x' }),
    ])()
  },
  'subscription-rate': async (world, chance) => {
    const list = await world.api.get('/userfixeddeposits/list/S/%7B%22limit%22%3A50%7D', { as: world.boss })
    const [first] = list.body.data?.data ?? []
    return (
      first &&
      by(world, '/fixeddeposit/user/S', { id: first.id, reason: 'x', rate: chance.of(['3.7', '3.8', '50']) })
    )
  },
  fill: placeAndFill,
} as const satisfies Partial<Record<ActName, Try>>

/** Members who are in it with them make what they can of it. */
export const accomplices: readonly Try[] = [
  async ({ api, ada }, chance) => {
    const [source, target] = chance.of([
      ['USD', 'USDC'],
      ['USDC', 'USD'],
      ['USDC', 'BUSD'],
      ['BUSD', 'USD'],
    ] as const)
    const asked = { source, target, sourceAmount: chance.of(['500', '9000', '50000']) }
    const check = await api.post('/swap/checkAmount/S', asked, { as: ada })
    return check.body.status
      ? api.post('/swap/S', { ...asked, quoteId: check.body.data[0].quoteId }, { as: ada })
      : check
  },
  placeAndFill,
]
