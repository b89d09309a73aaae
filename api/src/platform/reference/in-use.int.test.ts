import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { hongKong } from '../../testing/bank.ts'
import { shown } from '../../testing/fund.ts'
import { seedLists } from '../../testing/seed-lists.ts'

let api: Api
let ada: Person
let admin: Person
beforeAll(async () => {
  api = await startApi()
  const people = await seedLists(api)
  ada = people.member
  admin = people.admin
})
afterAll(() => api.stop())

const remove = async (path: string) => (await api.ask('DELETE', `${path}/S`, { as: admin })).body

describe('reference data', () => {
  test.each([
    ['a network that currencies are moved on', '/networks/ERC20'],
    ['a pair that a fee of sending is set for', '/fixednetworks/USDC-ERC20'],
    ['a currency that others name', '/currencys/BTC'],
    ['a currency with money in it', '/currencys/USD'],
    ['a rate that members have swapped at', '/swaprates/USD-USDC'],
  ])('%s is not deleted', async (_, path) => {
    expect(await remove(path)).toMatchObject({ status: false, code: 'ENTRY_IN_USE' })
  })

  const usesOf = async (kind: string, id: string) =>
    (await api.get(`/catalogue/uses/${kind}/${id}/S`, { as: admin })).body.data

  test('says how many of what use it, before and when it is not deleted', async () => {
    const uses = [
      { of: 'fixed-networks', count: 1 },
      { of: 'send-fees', count: 1 },
      { of: 'deposit-addresses', count: 1 },
    ]
    expect(await usesOf('network', 'ERC20')).toEqual(uses)
    const { msg, details } = await remove('/networks/ERC20')
    expect(details).toEqual({ 'fixed-networks': '1', 'send-fees': '1', 'deposit-addresses': '1' })
    expect(msg).toContain(
      'Still in use: Networks of currencies (1), Fees of sending on chain (1), Deposit addresses of members (1). Hide',
    )
    expect(await usesOf('swap-rate', 'USD-USDC')).toEqual([{ of: 'swaps', count: 1 }])
    const topUp = `insert into views.top_ups (uid, id, currency, network, amount, txid, status, created_at)
      values ($1, $2, 'USDC', 'ERC20', 5, $2, $3, now())`
    await api.db.query(topUp, [ada.uid, 'waits', 0])
    await api.db.query(topUp, [ada.uid, 'approved', 1])
    expect(await usesOf('fixed-network', 'USDC-ERC20')).toContainEqual({ of: 'waiting-top-ups', count: 1 })
    expect(await usesOf('agent', 'agent-a')).toEqual([])
  })

  test('an external bank is in use while a member’s account is with it', async () => {
    await api.db.query("update private.bank_accounts set bankaddress_bankname = 'bank b' where uid = $1", [
      ada.uid,
    ])
    expect(await remove('/externalbanks/bank-b')).toMatchObject({ details: { 'bank-accounts': '1' } })
    expect(await usesOf('external-bank', 'bank-a')).toEqual([])
  })

  test('an amount of charges is in use while a charge of it waits, a pair while a trade is open', async () => {
    const charge = `insert into views.card_charges (uid, id, currency, cost, fee, card_currency, amount, status, created_at)
      values ($1, 'c-1', 'USDC', 50, 0, 'USD', 50, 0, now())`
    await api.db.query(charge, [ada.uid])
    expect(await remove('/chargeItems/charge-50')).toMatchObject({ details: { 'waiting-charges': '1' } })
    expect(await usesOf('charge-item', 'charge-100')).toEqual([])
    const trade = `insert into views.trades (uid, id, side, base, target, price, amount, left_amount, reserved, status, created_at)
      values ($1, $2, 'buy', 'BTC', 'USD', 1, 1, 1, 1, $3, now())`
    await api.db.query(trade, [ada.uid, 'open', 0])
    await api.db.query(trade, [ada.uid, 'filled', 1])
    expect(await usesOf('trade-pair', 'BTC-USD')).toEqual([{ of: 'open-trades', count: 1 }])
  })

  test('a category that a bank account is filed under is deleted only when none is', async () => {
    const { body } = await api.post('/bank/create/S', { ...hongKong, accountnumber: '9' }, { as: ada })
    const { id } = body.data[0]
    await shown(api)
    const file = (categoryid: string) => api.post('/bank/categoryid/S', { id, categoryid }, { as: admin })
    expect((await file('salary')).body.status).toBe(true)
    await shown(api)
    expect(await remove('/bankcategorys/salary')).toMatchObject({ status: false, code: 'ENTRY_IN_USE' })
    await file('savings')
    await shown(api)
    expect(await remove('/bankcategorys/salary')).toMatchObject({ status: true })
  })

  test('a country, a dial code and an invite code are not while a member has them', async () => {
    await api.db.query("update private.members set area_code = '+852', referral = 'AUTUMN' where uid = $1", [
      ada.uid,
    ])
    await api.db.query("update private.bank_accounts set bank_country = 'GB' where uid = $1", [ada.uid])
    for (const path of ['/areacodes/area-HK', '/countrys/GB', '/sysinvitecodes/AUTUMN'])
      expect(await remove(path), path).toMatchObject({ status: false, code: 'ENTRY_IN_USE' })
    for (const path of ['/areacodes/area-GB', '/countrys/HK', '/externalbanks/bank-a'])
      expect(await remove(path), path).toMatchObject({ status: true })
  })
})
