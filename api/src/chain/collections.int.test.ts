import { HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { addressNumber, centralAddress, filter, setCentral } from '../testing/deposit-address.ts'
import { everything, lostAnswer } from '../testing/fake-custody.ts'
import {
  ada,
  addressOf,
  api,
  balances,
  collect,
  custody,
  eventsOf,
  finance,
  finishOpen,
  get,
  pot,
  scan,
  stand,
  useCollections,
} from './testing/collections-given.suite.ts'

useCollections()

describe('a scan', () => {
  test('shows what stands on members’ addresses, whose they are, and what has never been looked at', async () => {
    stand('ada', { USDC: '120.5', USDT: '3', WBTC: '7' })
    stand('ben', { USDC: '40' })
    const before = (await get('totals', {})).body.data[0]
    expect(before).toMatchObject({ custody: 'http', unseen: 2 })
    expect((await scan()).data).toEqual([{ scanned: 2, unseen: 0 }])
    expect(custody.asked).toEqual([{ path: 'balances', token: 'Bearer the token' }])
    expect(await balances()).toEqual([
      ['ada', '120.500000', '0.000000'],
      ['ben', '40.000000', '0.000000'],
    ])
    expect(await balances({ least: '100' })).toEqual([['ada', '120.500000', '0.000000']])
    const { totals } = (await get('totals', { least: '100' })).body.data[0]
    expect(totals).toContainEqual(
      expect.objectContaining({
        ...pot,
        balance: '160.500000',
        addresses: 2,
        least_balance: '120.500000',
        least_addresses: 1,
        ccaddress: centralAddress,
      }),
    )
  })
  test('keeps what was last seen when the custody does not answer, or answers nonsense', async () => {
    for (const wrong of [
      () => new HttpResponse(null, { status: 502 }),
      () => HttpResponse.json({ balances: [{ address: 'x', currency: 'USDC', amount: 'much' }] }),
    ]) {
      custody.balancesAnswer = wrong
      expect((await scan()).code).toBe('CUSTODY_AWAY')
    }
    expect((await balances())[0]).toEqual(['ada', '120.500000', '0.000000'])
  })
})

describe('a collection', () => {
  test('brings what stands on addresses to the central one, once under its key, and is in the audit trail', async () => {
    stand('ada', { USDC: '120.5' })
    stand('ben', { USDC: '40' })
    await scan()
    custody.answer = (order, id) => {
      for (const name of ['ada', 'ben']) stand(name, { USDC: '0' })
      return everything(order, id)
    }
    const headers = { 'Idempotency-Key': 'first' }
    const { body } = await collect({ ccaddress: centralAddress }, headers)
    const [{ id }] = body.data
    expect(body.data[0]).toMatchObject({
      ...pot,
      ccaddress: centralAddress,
      amount: '160.500000',
      addresses: 2,
      status: 1,
      txid: `tx-${id}`,
      collected: '160.500000',
      asked_by: finance.uid,
      asked_by_name: 'finance',
    })
    custody.asked = []
    expect((await collect({ ccaddress: centralAddress }, headers)).body).toEqual(body)
    expect(custody.asked).toEqual([])
    expect((await collect({}, headers)).status).toBe(409)
    expect(await eventsOf(id)).toMatchObject([
      {
        type: 'CollectionAsked',
        centralAddress,
        from: [
          { addressId: addressOf.ada?.id, amount: '120.5' },
          { addressId: addressOf.ben?.id, amount: '40' },
        ],
      },
      { type: 'CollectionDone', txid: `tx-${id}` },
    ])
    expect(await balances()).toEqual([
      [expect.any(String), '0.000000', expect.any(String)],
      [expect.any(String), '0.000000', expect.any(String)],
    ])
    expect((await get('collections', {})).body.data).toMatchObject({ total: 1, data: [{ id, status: 1 }] })
    expect((await collect()).body.code).toBe('NOTHING_TO_COLLECT')
  })
  test('takes the addresses that are chosen, or hold enough', async () => {
    stand('ada', { USDC: '30' })
    stand('ben', { USDC: '20' })
    await scan()
    const { id: chosen } = addressOf.ben as { id: string }
    expect((await collect({ addresses: [chosen] })).body.data[0]).toMatchObject({
      amount: '20.000000',
      addresses: 1,
    })
    stand('ben', { USDC: '0' })
    await scan()
    expect((await collect({ least: '30.000001' })).body.code).toBe('NOTHING_TO_COLLECT')
    expect((await collect({ least: '30' })).body.data[0]).toMatchObject({ amount: '30.000000' })
    expect((await collect({ least: '-1' })).status).toBe(422)
    expect((await collect({ currency: 'BTC' })).status).toBe(422)
  })
  test('may come in part: what is missing stays', async () => {
    stand('ada', { USDC: '50' })
    stand('ben', { USDC: '60' })
    await scan()
    custody.answer = ({ from }, id) => {
      stand('ben', { USDC: '0' })
      return HttpResponse.json({ state: 'done', txid: `tx-${id}`, collected: from.slice(0, 1) })
    }
    expect((await collect()).body.data[0]).toMatchObject({
      amount: '110.000000',
      collected: '60.000000',
      collected_addresses: 1,
      status: 1,
    })
    expect((await balances({ least: '0' })).map(([name, left]: string[]) => [name, left])).toEqual([
      ['ada', '50.000000'],
    ])
  })
  test('whose answer is lost is asked for again under the same id, and nobody asks for its coins meanwhile', async () => {
    stand('ada', { USDC: '50' })
    stand('ben', { USDC: '0' })
    await scan()
    custody.answer = lostAnswer
    const { body } = await collect({}, { 'Idempotency-Key': 'lost' })
    const [{ id }] = body.data
    expect(body.data[0]).toMatchObject({ status: 0, txid: null })
    expect((await collect()).body.code).toBe('NOTHING_TO_COLLECT')
    for (const none of [
      () => new HttpResponse(null, { status: 503 }),
      () => HttpResponse.json({ state: 'pending' }),
      () =>
        HttpResponse.json({ state: 'done', txid: 'tx', collected: [{ address: 'another', amount: '50' }] }),
      () => HttpResponse.json({ state: 'done', collected: [] }),
    ]) {
      custody.answer = none
      await finishOpen()
      expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['CollectionAsked'])
    }
    custody.answer = everything
    await finishOpen()
    await finishOpen()
    expect(new Set(custody.asked.flatMap(each => each.id ?? []))).toEqual(new Set([id]))
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['CollectionAsked', 'CollectionDone'])
    const again = await collect({}, { 'Idempotency-Key': 'lost' })
    expect(again.body.data[0]).toMatchObject({ id, status: 1, txid: `tx-${id}` })
  })
  test('that the custody refuses has failed, with its reason, and can be asked for anew', async () => {
    stand('ada', { USDC: '9' })
    await scan()
    custody.answer = () => HttpResponse.json({ state: 'failed', reason: 'no-fuel' }, { status: 422 })
    const failed = (await collect()).body.data[0]
    expect(failed).toMatchObject({ status: -1, reason: 'no-fuel', collected: '0.000000' })
    custody.answer = () => HttpResponse.json({ state: 'failed', reason: 'Ada, of 1 Road' })
    expect((await collect()).body.data[0]).toMatchObject({ status: -1, reason: 'refused' })
    custody.answer = everything
    expect((await collect()).body.data[0]).toMatchObject({ status: 1, amount: '9.000000' })
  })
  test('goes to an address of its network, and to the one that was looked at', async () => {
    stand('ada', { USDC: '9' })
    await scan()
    custody.asked = []
    expect((await collect({ ccaddress: addressNumber(9) })).body.code).toBe('CENTRAL_ADDRESS_CHANGED')
    await setCentral(api, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')
    expect((await collect()).body.code).toBe('CENTRAL_ADDRESS_WRONG')
    await setCentral(api, '')
    expect((await collect()).body.code).toBe('CENTRAL_ADDRESS_MISSING')
    expect(custody.asked).toEqual([])
    await setCentral(api, centralAddress)
  })
  test('is for those who see to the house’s money, and is no replay', async () => {
    const support = await api.person('support', { role: 'support' })
    for (const what of ['scan', 'collectu', 'collecttrx'])
      for (const as of [support, ada])
        expect((await get(what, what === 'collectu' ? pot : {}, {}, as)).status).toBe(403)
    expect((await get('list', {}, {}, ada)).status).toBe(403)
    const path = `/addressbalancecollecteds/scan/S/${filter({})}`
    const tonce = String(Date.now() + 1000)
    expect((await api.get(path, { as: finance, tonce })).body.status).toBe(true)
    expect((await api.get(path, { as: finance, tonce })).body.code).toBe('REPLAYED')
  })
  test('leaves the books as they are, and no member’s address in the log', async () => {
    const { rows } = await api.db.query<{ text: string }>(
      `select string_agg(data || metadata, '') as text from views.events where stream like 'collection-%'`,
    )
    expect(rows[0]?.text).not.toMatch(/legs/)
    for (const { ccaddress } of Object.values(addressOf)) expect(rows[0]?.text).not.toContain(ccaddress)
  })
})
