import { type CallName, Decimal, wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { shown } from '../testing/fund.ts'
import { ada, api, ben, finance, useMembers } from '../testing/members-given.suite.ts'
import { filter, submitTopUp } from '../testing/money.ts'

useMembers(async () => {
  for (const amount of ['100.00', '50.50', '20.00']) await submitTopUp(api, ada, 'USDC', amount)
  await submitTopUp(api, ben, 'USD', '35.5')
  await api.post('/requestpayment/S', { name: 'Rent', currency: 'USD', amount: '50' }, { as: ada })
  const received = { uid: ada.uid, circleId: 'circle-1', currency: 'USD', amount: '300', fee: '2' }
  await api.post('/circlerecharges/S', received, { as: finance })
  const adjustments = [
    { uid: ada.uid, amount: '7.00' },
    { uid: ben.uid, amount: '9.00' },
    { uid: ada.uid, amount: '-2.00' },
  ]
  for (const each of adjustments)
    await api.post('/transactions/S', { ...each, currency: 'USD', reason: 'A trial' }, { as: finance })
  await shown(api)
})

const sumsOf = async (list: wire.SummedList, fields: object = {}) =>
  (await api.get(`/office/sums/${list}/S/${filter(fields)}`, { as: finance })).body

/** A list's path, and the fields of its rows that are added up. */
const lists: { readonly [N in wire.SummedList & CallName]: readonly [string, string, string] } = {
  'topUp.all': ['/topup/list', 'currency', 'amount'],
  'bank.depositCases': ['/recharges/deposit', 'currency', 'amount'],
  'bank.fpsCases': ['/userfpsrecharges/all', 'currency', 'hkdAmount'],
  'bank.circleDeposits': ['/circlerecharges/all', 'currency', 'credited'],
  'withdrawal.cases': ['/recharges/withdraw', 'currency', 'amount'],
  'chain.sendCases': ['/sendonchain/list', 'currency', 'amount'],
  'payment.requestCases': ['/requestpayment/list', 'currency', 'amount'],
  'payment.sendCases': ['/sendpayment/list', 'currency', 'amount'],
  'office.adjustments': ['/adjustments/list', 'currency', 'amount'],
  'card.chargeCases': ['/logcards/rechargeListByAdmin', 'cardCurrency', 'amount'],
  'earn.allSubscriptions': ['/fixeddeposit/user', 'currency', 'principal'],
  'trade.all': ['/trades/log', 'base', 'amount'],
  'quickPay.list': ['/logquickpay/list', 'currency', 'amount'],
  'statement.all': ['/transactions/list', 'currency', 'amount'],
}

describe('the sums of a list', () => {
  test('are those of every page of its filter, by currency', async () => {
    const waiting = { status: 0 }
    expect((await sumsOf('topUp.all', waiting)).data).toEqual([
      { currency: 'USD', count: 1, amount: '35.50' },
      { currency: 'USDC', count: 3, amount: '170.500000' },
    ])
    expect(
      (await sumsOf('topUp.all', { ...waiting, currency: 'USDC', limit: 1, page: 2 })).data,
    ).toMatchObject([{ count: 3 }])
    expect((await sumsOf('topUp.all', { ...waiting, search: ben.email })).data).toMatchObject([
      { currency: 'USD', count: 1 },
    ])
    expect((await sumsOf('topUp.all', { from: '2001-01-01', to: '2001-01-02' })).data).toEqual([])
  })

  test('are signed where its amounts are', async () => {
    expect((await sumsOf('office.adjustments', { uid: ada.uid })).data).toEqual([
      { currency: 'USD', count: 2, amount: '5.00' },
    ])
  })

  test.each(wire.summedLists)('%s are what its rows add up to', async list => {
    const [path, currency, amount] = lists[list]
    const { body } = await api.get(`${path}/S/${filter({ limit: 100 })}`, { as: finance })
    const added = new Map<string, Decimal>()
    for (const row of body.data.data)
      added.set(row[currency], new Decimal(row[amount]).plus(added.get(row[currency]) ?? 0))
    const sums = (await sumsOf(list)).data as readonly wire.ListSum[]
    expect(new Map(sums.map(each => [each.currency, Number(each.amount)]))).toEqual(
      new Map([...added].map(([code, sum]) => [code, sum.toNumber()])),
    )
  })

  test('are asked with the fields that its own call takes', async () => {
    expect(await sumsOf('topUp.all', { colour: 'red' })).toMatchObject({
      issues: [{ path: 'filter.colour', message: 'Unknown field' }],
    })
    const { status } = await api.get(`/office/sums/audit.events/S/${filter({})}`, { as: finance })
    expect(status).toBe(422)
  })

  test('are for administrators', async () => {
    const { status } = await api.get(`/office/sums/topUp.all/S/${filter({})}`, { as: ada })
    expect(status).toBe(403)
  })
})
