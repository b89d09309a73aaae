import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configs } from '@strongroom/ledger/catalogue'
import { Decimal } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { root } from '../tool.ts'
import { startingCatalogue } from './starting-catalogue.ts'

const currencies = startingCatalogue().flatMap(({ kind, value }) => (kind === 'currency' ? [value] : []))
const codes = (status: 0 | 1) =>
  currencies.filter(each => each.status === status).map(({ currency_code }) => currency_code)

test('the starting catalogue keeps every asset that the specification names, and offers those it can hold', () => {
  const specified = ['BTC', 'USDT', 'USX', 'HKX', 'ETH', 'BCH', 'LTC', 'XTP', 'USDC', 'USD', 'BUSD']
  expect([...codes(0), ...codes(1)]).toEqual(expect.arrayContaining(specified))
  expect(codes(0)).toEqual(['USX', 'HKX'])
})

test('every currency that is offered at the start has an icon, which the web client serves', () => {
  const offered = currencies.filter(({ status }) => status === 1)
  const missing = offered.filter(({ currency_img }) => {
    const isOurs = /^\/currencies\/[a-z]+\.svg$/.test(currency_img)
    return !isOurs || !existsSync(join(root, 'web/public', currency_img))
  })
  expect(missing).toEqual([])
})

test('the sign-up voucher can be sent on chain at the start: a fee is below it on some network', () => {
  const [currency, voucher] = [configs.signUpVoucherCurrency.default, configs.signUpVoucherAmount.default]
  const fees = startingCatalogue().flatMap(({ kind, value }) =>
    kind === 'send-fee' && value.currency === currency ? [value.fee] : [],
  )
  expect(fees.filter(fee => new Decimal(fee).lessThan(voucher))).not.toEqual([])
})

test('the starting catalogue has one type of card, offered at the prices of the settings', () => {
  const types = startingCatalogue().flatMap(({ kind, value }) => (kind === 'card-type' ? [value] : []))
  const prices = { opening_fee: null, initial_balance: null, monthly_fee: null, annual_fee: null }
  expect(types).toMatchObject([{ status: 1, ...prices, card_img: '/cards/standard.svg' }])
})

test('the starting catalogue has nothing to which members would send money or write', () => {
  const entries = startingCatalogue()
  expect(entries.filter(({ kind }) => ['sys-bank', 'product-bank'].includes(kind))).toEqual([])
  const set = entries.flatMap(({ kind, value }) => (kind === 'sys-config' ? [value.field_code] : []))
  for (const code of ['fpsAccount', 'fpsAccountName', 'csrEmail', 'csrPhone']) expect(set).not.toContain(code)
  for (const [code, { default: value }] of Object.entries(configs))
    if (/^(fpsAccount|csr)/.test(code)) expect([code, value]).toEqual([code, ''])
})
