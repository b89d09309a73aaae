import { type CallName, Decimal, wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { fund, shown } from '../testing/fund.ts'
import { ada, api, ben, finance, useMembers } from '../testing/members-given.suite.ts'
import { filter, submitTopUp, swapForUsdc } from '../testing/money.ts'

useMembers(async () => {
  for (const amount of ['100.00', '50.50', '20.00']) await submitTopUp(api, ada, 'USDC', amount)
  await submitTopUp(api, ben, 'USD', '35.5')
  await fund(api, ada, 'USD', '1000')
  for (const amount of ['100', '50']) await swapForUsdc(api, ada, amount)
  await shown(api)
  await swapForUsdc(api, ada, '40', { source: 'USDC', target: 'USD' })
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

/** A list's path, and the fields of its rows that are added up, each behind that of its currency. */
type Added = readonly [path: string, figures: { readonly [F in wire.ListFigure]?: readonly [string, string] }]
const lists: { readonly [N in wire.SummedList & CallName]: Added } = {
  'topUp.all': ['/topup/list', { amount: ['currency', 'amount'] }],
  'bank.depositCases': ['/recharges/deposit', { amount: ['currency', 'amount'] }],
  'bank.fpsCases': ['/userfpsrecharges/all', { amount: ['currency', 'hkdAmount'] }],
  'bank.circleDeposits': ['/circlerecharges/all', { amount: ['currency', 'credited'] }],
  'withdrawal.cases': ['/recharges/withdraw', { amount: ['currency', 'amount'] }],
  'chain.sendCases': ['/sendonchain/list', { amount: ['currency', 'amount'] }],
  'payment.requestCases': ['/requestpayment/list', { amount: ['currency', 'amount'] }],
  'payment.sendCases': ['/sendpayment/list', { amount: ['currency', 'amount'] }],
  'office.adjustments': ['/adjustments/list', { amount: ['currency', 'amount'] }],
  'card.chargeCases': ['/logcards/rechargeListByAdmin', { amount: ['cardCurrency', 'amount'] }],
  'earn.allSubscriptions': ['/fixeddeposit/user', { amount: ['currency', 'principal'] }],
  'trade.all': ['/trades/log', { amount: ['base', 'amount'] }],
  'quickPay.list': ['/logquickpay/list', { amount: ['currency', 'amount'] }],
  'statement.all': ['/transactions/list', { amount: ['currency', 'amount'] }],
  'swap.log': [
    '/user/logswaplist',
    {
      given: ['source', 'sourceAmount'],
      received: ['target', 'receivedAmount'],
      fee: ['source', 'fee'],
    },
  ],
}

describe('the sums of a list', () => {
  test('are those of every page of its filter, by currency', async () => {
    const waiting = { status: 0 }
    expect((await sumsOf('topUp.all', waiting)).data).toEqual([
      { figure: 'amount', currency: 'USD', count: 1, amount: '35.50' },
      { figure: 'amount', currency: 'USDC', count: 3, amount: '170.500000' },
    ])
    expect(
      (await sumsOf('topUp.all', { ...waiting, currency: 'USDC', limit: 1, page: 2 })).data,
    ).toMatchObject([{ count: 3 }])
    expect((await sumsOf('topUp.all', { ...waiting, search: ben.email })).data).toMatchObject([
      { currency: 'USD', count: 1 },
    ])
    expect((await sumsOf('topUp.all', { from: '2001-01-01', to: '2001-01-02' })).data).toEqual([])
  })

  test('are of the amounts of its range', async () => {
    const between = { amount_from: '50.5', amount_to: '100' }
    expect((await sumsOf('topUp.all', { status: 0, ...between })).data).toEqual([
      { figure: 'amount', currency: 'USDC', count: 2, amount: '150.500000' },
    ])
    const adjusted = (await sumsOf('office.adjustments', { amount_to: '7' })).data
    expect(adjusted).toMatchObject([{ count: 2, amount: '5.00' }])
    const credited = (await sumsOf('bank.circleDeposits', { amount_from: '298', amount_to: '298' })).data
    expect(credited).toMatchObject([{ count: 1, amount: '298.00' }])
    expect((await sumsOf('swap.log', { amount_from: '100' })).data).toMatchObject([
      { figure: 'given', currency: 'USD', count: 1, amount: '100.00' },
      { figure: 'received', currency: 'USDC', count: 1 },
      { figure: 'fee', currency: 'USD', count: 1 },
    ])
  })

  test('are of the same rows as its CSV file, whatever its filter', async () => {
    const fields = { status: 0, amount_from: '35.5', amount_to: '50.5' }
    const headers = { Accept: 'text/csv', 'Accept-Language': 'en' }
    const { body } = await api.get(`/topup/list/S/${filter(fields)}`, { as: finance, headers })
    expect(String(body).trimEnd().split('\r\n')).toHaveLength(3)
    const sums = (await sumsOf('topUp.all', fields)).data as readonly wire.ListSum[]
    expect(sums.map(({ currency, count }) => [currency, count])).toEqual([
      ['USD', 1],
      ['USDC', 1],
    ])
  })

  test('are signed where its amounts are', async () => {
    expect((await sumsOf('office.adjustments', { uid: ada.uid })).data).toEqual([
      { figure: 'amount', currency: 'USD', count: 2, amount: '5.00' },
    ])
  })

  test('of swaps say by currency what was given, what was received and what it cost', async () => {
    const sums = (await sumsOf('swap.log')).data as readonly wire.ListSum[]
    expect(sums.map(({ figure, currency, count }) => [figure, currency, count])).toEqual([
      ['given', 'USD', 2],
      ['given', 'USDC', 1],
      ['received', 'USD', 1],
      ['received', 'USDC', 2],
      ['fee', 'USD', 2],
      ['fee', 'USDC', 1],
    ])
    expect(sums[0]).toEqual({ figure: 'given', currency: 'USD', count: 2, amount: '150.00' })
    expect(sums[4]).toEqual({ figure: 'fee', currency: 'USD', count: 2, amount: '0.45' })
    const toUsd = (await sumsOf('swap.log', { target: 'USD' })).data as readonly wire.ListSum[]
    expect(toUsd.map(({ figure, currency }) => `${figure} ${currency}`)).toEqual([
      'given USDC',
      'received USD',
      'fee USDC',
    ])
  })

  test.each(wire.summedLists)('%s are what its rows add up to', async list => {
    const [path, figures] = lists[list]
    const { body } = await api.get(`${path}/S/${filter({ limit: 100 })}`, { as: finance })
    const added = new Map<string, Decimal>()
    for (const row of body.data.data)
      for (const [figure, [currency, amount]] of Object.entries(figures)) {
        const key = `${figure} ${row[currency]}`
        added.set(key, new Decimal(row[amount]).plus(added.get(key) ?? 0))
      }
    const sums = (await sumsOf(list)).data as readonly wire.ListSum[]
    expect(
      new Map(sums.map(({ figure, currency, amount }) => [`${figure} ${currency}`, Number(amount)])),
    ).toEqual(new Map([...added].map(([key, sum]) => [key, sum.toNumber()])))
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
