import { describe, expect, test } from 'vitest'
import {
  ada,
  api,
  ask,
  byTwo,
  get,
  give,
  json,
  one,
  post,
  remove,
  rowsOf,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: swaps, orders and fixed deposits, with the rates, pairs and plans that they follow.

const tether = { currency_code: 'USDT', currency_name: 'Tether', type: 2, scale: 6, status: 1 }
useClient([['currency', 'USDT', tether]])

const because = 'not ours'
const walletOf = (currency: string) => get(ada, `/wallets/userWallet/S/${json({ currency })}`)

describe('a client written by the two documents', () => {
  test('keeps the rates of swaps, for all members and by VIP level', async () => {
    const rate = { source: 'USD', target: 'USDT', rate: '1', feeRate: '0.01' }
    await byTwo('POST', '/swaprates/add/S', rate)
    const [found] = await rowsOf(one, `/swaprateslist/S/${json({ target: 'USDT' })}`)
    const loaded = await get(one, `/swaprates/${found.id}/S`)
    expect(loaded).toMatchObject(rate)
    await byTwo('POST', '/swaprates/S', { ...loaded, feeRate: '0.009' })
    expect(await post(ada, '/swaprates/user/S', { source: 'USD', target: 'USDT' })).toMatchObject({
      ...{ source: 'USD', target: 'USDT', feeRate: '0.009' },
    })
    await byTwo('DELETE', `/swaprates/${found.id}/S`)
    expect(await rowsOf(one, `/swaprateslist/S/${json({ target: 'USDT' })}`)).toEqual([])
  })

  test('swaps what a check has shown, and has the records mailed', async () => {
    await give(ada, 'USD', 5000)
    expect(await get(ada, `/getuseravailable/S/${json({ currency: 'USD' })}`)).toMatchObject({
      ...{ currency: 'USD', amount: '5000.00' },
    })
    expect(await get(ada, '/swap/available/currency/USD/S')).toMatchObject({ amount: '5000.00' })
    expect((await rowsOf(ada, '/swap/S')).length).toBeGreaterThan(0)
    const pair = { source: 'USD', target: 'USDC', sourceAmount: 10 }
    const { quoteId, receivedAmount, feeRate } = await post(ada, '/swap/checkAmount/S', pair)
    expect(feeRate).toBe('0.003')
    const swapped = await post(ada, '/swap/S', { ...pair, quoteId })
    expect(swapped).toMatchObject({ sourceAmount: '10.00', receivedAmount })
    expect(await get(ada, `/swap/get/${swapped.id}/S`)).toMatchObject({ id: swapped.id, receivedAmount })
    expect(await rowsOf(ada, `/swap/list/S/${json({ source: 'USD' })}`)).toMatchObject([{ id: swapped.id }])
    const sent = await ask(ada, 'GET', `/swap/sendToEmail/S/${json({ source: 'USD' })}`)
    expect(sent.body.status).toBe(true)
    expect((await api.mailTo(ada.email))?.subject).toMatch(/swap/i)
  })

  test('sets up a pair, places orders, and has them filled and cancelled', async () => {
    await byTwo('POST', '/trades/S', { base: 'BTC', target: 'USD', minimum: '0.001', status: 1 })
    expect(await rowsOf(ada, `/trades/S/${json({ base: 'BTC' })}`)).toMatchObject([{ minimum: '0.001' }])
    await give(ada, 'BTC', 0.01)
    const order = { type: 'sell', base: 'BTC', target: 'USD', price: 64_000, amount: 0.002 }
    const poor = await ask(ada, 'POST', '/trades/userlog/S', { ...order, amount: 5 })
    expect(poor.body).toMatchObject({ status: false, errorCode: -100 })
    const ids: string[] = []
    for (let at = 0; at < 4; at++) ids.push((await post(ada, '/trades/userlog/S', order)).id)
    const open = await rowsOf(ada, '/trades/useruntrade/S')
    expect(open.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    await post(ada, '/trades/usercancel/S', { id: ids[0] })
    await post(one, '/trades/cancel/S', { id: ids[1], reason: because })
    expect(await post(one, '/trades/log/S', { id: ids[2], amount: 0.001 })).toMatchObject({ status: 0 })
    await post(one, '/trades/complete/S', { id: ids[2] })
    await post(one, '/trades/complete/S', { id: ids[3] })
    expect(await rowsOf(ada, '/trades/useruntrade/S')).toEqual([])
    const own = await rowsOf(ada, `/trades/userlog/S/${json({ status: 1 })}`)
    expect(own.map(({ id }) => id).toSorted()).toEqual(ids.slice(2).toSorted())
    expect(await rowsOf(one, `/trades/log/S/${json({ email: ada.email })}`)).toHaveLength(4)
    expect(await walletOf('BTC')).toMatchObject({ amount: '0.00600000', locked: '0.00000000' })
  })

  test('keeps plans of fixed deposits', async () => {
    const plan = { currency: 'USD', term: 3, rate: '3.65', minimum: '10', type: 1 }
    await byTwo('POST', '/fixeddeposit/add/S', plan)
    await byTwo('POST', '/fixeddeposit/add/S', { ...plan, term: 12 })
    const plans = await rowsOf(ada, '/fixeddeposit/S/all')
    expect(plans.map(({ term }) => term)).toEqual([3, 12])
    const loaded = await get(one, `/fixeddeposit/get/${plans[1].id}/S`)
    await byTwo('POST', '/fixeddeposit/S', { ...loaded, minimum: '20' })
    expect(await get(ada, `/fixeddeposit/S/${plans[1].id}`)).toMatchObject({ term: 12, minimum: '20' })
    await byTwo('DELETE', `/fixeddeposit/${plans[1].id}/S`)
    expect(await rowsOf(ada, '/fixeddeposit/S/USD')).toMatchObject([plan])
  })

  test('subscribes, redeems and cancels, and an administrator sets a rate and cancels', async () => {
    const { id: planId, rate } = await get(ada, '/fixeddeposit/S/all')
    const ids: string[] = []
    for (let at = 0; at < 3; at++)
      ids.push((await post(ada, '/userfixeddeposit/S', { planId, amount: 100, rate })).id)
    const [first, second, third] = ids
    expect((await rowsOf(ada, '/fixeddeposit/checkUserHasPledgedAssets/S')).length).toBeGreaterThan(0)
    const better = { id: first, rate: '4', reason: 'agreed' }
    await byTwo('POST', '/fixeddeposit/user/S', better)
    expect(await get(ada, `/userfixeddeposit/${first}/S`)).toMatchObject({ next_rate: '4', status: 0 })
    await post(ada, '/userfixeddeposit/redemption/S', { id: first })
    expect(await remove(ada, `/fixeddeposit/user/${second}/S`)).toMatchObject({ id: second, status: -1 })
    await ask(one, 'DELETE', `/fixeddeposit/user/${third}/S`, { reason: because })
    const own = await rowsOf(ada, `/userfixeddeposit/S/${json({ status: -1 })}`)
    expect(own.length).toBeGreaterThan(1)
    expect((await rowsOf(ada, `/userfixeddeposit/log/${third}/S`)).length).toBeGreaterThan(0)
    expect(await rowsOf(one, `/fixeddeposit/user/S/${json({ email: ada.email })}`)).toHaveLength(3)
    expect(await rowsOf(one, `/fixeddeposit/user/S/${json({ status: 0 })}`)).toEqual([])
  })

  walksAll('market')
})
