import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import { contract, Decimal, type wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { bankOf } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
import { filter } from '../testing/money.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let bankId: string
let addressId: string
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  const [support] = [await api.person('support', { role: 'support' })]
  ada = await api.person('ada')
  bankId = await bankOf(api, ada, support)
  await saveEntry(api, 'trade-pair', 'USDC-USD', { base: 'USDC', target: 'USD', minimum: '0.001', status: 1 })
  await saveEntry(api, 'fixed-deposit-plan', 'USDC-3', {
    ...{ currency: 'USDC', term: 3, rate: '3.65', minimum: '10', status: 1 },
  })
  await saveEntry(api, 'send-fee', 'USDC-ERC20', { currency: 'USDC', network: 'ERC20', fee: '2', status: 1 })
  await set('withdrawFeeRate', '0.0123')
  await set('sendPaymentFeeRate', '0.0345')
  await set('cardRechargeFeeRate', '0.01')
  await fund(api, ada, 'USD', '1234.57')
  await fund(api, ada, 'USDC', '987.654321')
  const entry = { currency: 'USDC', network: 'ERC20', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
  addressId = (await api.post('/bindccaddress/S', { ...entry, name: 'Ledger' }, { as: ada })).body.data[0].id
  await api.get(`/cards/opencard/S/${filter({ currency: 'USDC' })}`, { as: ada })
  await activate()
})
afterAll(() => api.stop())

const set = (field_code: string, field_value: string) =>
  saveEntry(api, 'sys-config', field_code, { field_code, field_value })
const activate = async () => {
  const { state } = await api.ledger.load(walletDecider, ada.uid)
  const input = { cardId: state.card?.cardId ?? 'none' }
  const command = { type: 'ActivateCard', input, given: { approver: 'test', today: '2026-11-20' } } as const
  const about = { actor: { kind: 'admin', id: 'test' }, correlationId: 'test' } as const
  await api.ledger.handle(walletDecider, ada.uid, { id: randomUUID(), ...about, command })
}
const market = (order: object) => post('/trades/market/check/S')({ base: 'USDC', target: 'USD', ...order })
const post = (path: string) => (body: object) => api.post(path, body, { as: ada })

type Form = {
  readonly asked: () => object
  readonly check: (amount: string) => Promise<{ body: { status: boolean } }>
}
/** Every form with "Use all": what it asks, and the call that says whether an amount is taken. */
const FORMS: Readonly<
  Record<
    | Exclude<wire.MostAsked['of'], 'pay-code'>
    | 'trade sell'
    | 'market-trade sell'
    | 'market-trade arrives'
    | 'withdrawal card',
    Form
  >
> = {
  withdrawal: {
    asked: () => ({ currency: 'USD', bankId }),
    check: amount => post('/wallet/withdrawcheck/S')({ currency: 'USD', bankId, amount }),
  },
  'withdrawal card': {
    asked: () => ({ of: 'withdrawal', source: 'card', currency: 'USD', bankId }),
    check: amount => post('/wallet/withdrawcheck/S')({ source: 'card', currency: 'USD', bankId, amount }),
  },
  'send-payment': {
    asked: () => ({ currency: 'USD' }),
    check: amount => post('/sendpayment/check/S')({ currency: 'USD', amount, swift: '' }),
  },
  'quick-pay': {
    asked: () => ({ currency: 'USDC' }),
    check: amount => api.get(`/quickpay/currency/USDC/amount/${amount}/S`, { as: ada }),
  },
  'chain-send': {
    asked: () => ({ addressId }),
    check: amount => post('/sendonchain/check/S')({ addressId, amount }),
  },
  swap: {
    asked: () => ({ source: 'USDC', target: 'USD' }),
    check: amount => post('/swap/checkAmount/S')({ source: 'USDC', target: 'USD', sourceAmount: amount }),
  },
  trade: {
    asked: () => ({ type: 'buy', base: 'USDC', target: 'USD', price: '1.0007' }),
    check: amount =>
      post('/trades/check/S')({ type: 'buy', base: 'USDC', target: 'USD', price: '1.0007', amount }),
  },
  'trade sell': {
    asked: () => ({ of: 'trade', type: 'sell', base: 'USDC', target: 'USD', price: '1.0007' }),
    check: amount =>
      post('/trades/check/S')({ type: 'sell', base: 'USDC', target: 'USD', price: '1.0007', amount }),
  },
  'market-trade': {
    asked: () => ({ type: 'buy', base: 'USDC', target: 'USD' }),
    check: pays => market({ type: 'buy', pays }),
  },
  'market-trade sell': {
    asked: () => ({ of: 'market-trade', type: 'sell', base: 'USDC', target: 'USD' }),
    check: pays => market({ type: 'sell', pays }),
  },
  'market-trade arrives': {
    asked: () => ({ of: 'market-trade', type: 'buy', base: 'USDC', target: 'USD', by: 'gets' }),
    check: gets => market({ type: 'buy', gets }),
  },
  'fixed-deposit': {
    asked: () => ({ planId: 'USDC-3' }),
    check: amount => post('/userfixeddeposit/check/S')({ planId: 'USDC-3', rate: '3.65', amount }),
  },
  'card-charge': {
    asked: () => ({ currency: 'USDC' }),
    check: amount => post('/cards/checkcharge/S')({ currency: 'USDC', amount }),
  },
}
const mostOf = async (of: string, asked: object): Promise<wire.Most> =>
  (await post('/wallets/most/S')({ of, ...asked })).body.data[0]

describe('the most that may be asked for', () => {
  test.each(Object.entries(FORMS))(
    'in a %s is accepted, and one unit more is not',
    async (of, { asked, check }) => {
      const { most, currency } = await mostOf(of, asked())
      expect(new Decimal(most).greaterThan(0) || of === 'withdrawal card').toBe(true)
      if (of !== 'withdrawal card') expect((await check(most)).body).toMatchObject({ status: true })
      const { scale = 2 } = api.catalogue.currency(currency) ?? {}
      const more = new Decimal(most).plus(new Decimal(10).pow(-scale)).toFixed()
      expect((await check(more)).body).toMatchObject({ status: false })
    },
  )
  test('in a pay code is that of all its scans', async () => {
    expect(await mostOf('pay-code', { currency: 'USD', times: 4 })).toMatchObject({
      most: '308.64',
      fee: null,
    })
  })
  test('names the fee that then is taken', async () => {
    const { most, fee, fee_currency } = await mostOf('withdrawal', FORMS.withdrawal.asked())
    expect(fee_currency).toBe('USD')
    expect(new Decimal(most).plus(fee ?? 0).toNumber()).toBeCloseTo(1234.57, 2)
  })
  test('is nothing for a member who may ask for none', async () => {
    const cho = await api.person('cho', { kyc: 0 })
    const { body } = await api.post('/wallets/most/S', { of: 'quick-pay', currency: 'USD' }, { as: cho })
    expect(body.data[0]).toMatchObject({ most: '0' })
  })
  test('is asked of every movement that has an amount', () => {
    const kinds = contract.wallet.most.body.options.map(({ entries }) => entries.of.literal)
    expect(kinds.toSorted()).toEqual(
      [...new Set([...Object.keys(FORMS).map(of => of.split(' ')[0]), 'pay-code'])].toSorted(),
    )
  })
})
