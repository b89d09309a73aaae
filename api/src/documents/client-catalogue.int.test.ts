import { describe, expect, test } from 'vitest'
import { ada, ask, json, one, rowsOf, uploaded, useClient, walksAll } from './testing/client-given.suite.ts'
import { keep, usual } from './testing/kept-list.ts'

// A client written by the two documents alone: currencies and networks, countries, and the amounts that a card is charged with.

useClient()

const byPath = (base: string) => ({
  ...usual(base),
  list: `/${base}/list/S/${json({ limit: 100 })}`,
  save: (id: string) => `/${base}/${id}/S`,
})

describe('a client written by the two documents', () => {
  test('keeps the amounts that cards are charged and opened with', async () => {
    const item = { amount: '60', USDC: '60', USDT: '60.5' }
    const kept = await keep(byPath('chargeItems'), item, { USDT: '61' }, { stays: true })
    expect(await rowsOf(ada, '/chargeItems/userList/S')).toMatchObject([{ id: kept.id, amount: '60' }])
    expect(await rowsOf(one, '/chargeItems/list2/S')).toMatchObject([{ id: kept.id }])
    await keep(byPath('chargeItems'), { ...item, amount: '70' }, { sort: 7 })
    const first = await keep(byPath('prechargeItems'), { amount: '20' }, { sort: 3 }, { stays: true })
    expect(await rowsOf(ada, '/prechargeItems/userList/S')).toMatchObject([{ id: first.id, amount: '20' }])
    expect(await rowsOf(one, '/prechargeItems/list2/S')).toMatchObject([{ id: first.id }])
    await keep(byPath('prechargeItems'), { amount: '30' }, { sort: 4 })
  })

  test('keeps countries, and shows them to everybody', async () => {
    await keep(byPath('countrys'), { name: 'Japan', code: 'JP' }, { name: 'Nippon' }, { stays: true })
    const { body } = await ask(undefined, 'GET', '/countrys/list2')
    expect(body.data).toContainEqual(expect.objectContaining({ name: 'Nippon', code: 'JP' }))
    expect((await ask(ada, 'GET', '/countrys/list2/S')).body.data).toEqual(body.data)
    await keep(byPath('countrys'), { name: 'Kenya', code: 'KE' }, { sort: 9 })
  })

  test('keeps currencies, and everybody reads their prices', async () => {
    const coins = { ...usual('currencys'), one: (id: string) => `/currencys/id/${id}/S` }
    const coin = { currency_code: 'LTC', currency_name: 'Litecoin', type: 0 }
    const drawn = async () => ({ sent: { currency_img: await uploaded(one) } })
    await keep(coins, coin, { sort: 5 }, { ...(await drawn()), stays: true })
    const another = { ...coin, currency_code: 'BCH', currency_name: 'Bitcoin Cash' }
    await keep(coins, another, { status: 0 }, await drawn())
    for (const path of ['/currencys/list/S', '/currencys/0/S'])
      expect(await rowsOf(ada, path)).toContainEqual(expect.objectContaining(coin))
    expect(await rowsOf(ada, '/currencys/1/S')).toMatchObject([{ currency_code: 'USD' }])
    const { body } = await ask(undefined, 'GET', '/currencys/getpricelist')
    expect(Object.keys(body.data[0] ?? body.data)).toContain('btc')
  })

  test('keeps networks, and the currencies that move on them', async () => {
    const networks = usual('networks')
    const network = { name: 'Polygon', code: 'POLY', status: 1 }
    await keep(networks, network, { name: 'Polygon PoS' }, { stays: true })
    await keep(networks, { ...network, code: 'ARB', name: 'Arbitrum' }, { sort: 2 })
    expect(await rowsOf(ada, '/networks/userlist/S')).toContainEqual(
      expect.objectContaining({ code: 'POLY', name: 'Polygon PoS' }),
    )
    const pairs = usual('fixednetworks')
    const pair = { currency: 'USDC', network_code: 'POLY' }
    await keep(pairs, pair, { sort: 3 }, { stays: true })
    await keep(pairs, { ...pair, currency: 'BTC' }, { sort: 4 })
    expect(await rowsOf(ada, '/fixednetworks/userlist/S')).toContainEqual(expect.objectContaining(pair))
    const of = await rowsOf(ada, `/fixednetworks/getusernetworks/S/${json({ currency: 'USDC' })}`)
    expect(of.map(({ network_code }) => network_code).toSorted()).toEqual(['ERC20', 'POLY'])
  })

  walksAll('catalogue')
})
