import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { configs } from '@strongroom/ledger/catalogue'
import { Decimal, drawnPictures } from '@strongroom/shared'
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

test('every currency of the start has an icon of the product, and so has every type of card', () => {
  const types = startingCatalogue().flatMap(({ kind, value }) => (kind === 'card-type' ? [value] : []))
  expect(currencies.filter(each => !drawnPictures.currency.includes(each.currency_img))).toEqual([])
  expect(types.filter(each => !drawnPictures.card.includes(each.card_img))).toEqual([])
})

test.each([
  ['currencies', drawnPictures.currency],
  ['cards', drawnPictures.card],
])('the pictures of the product in %s are those that the web client serves', (folder, drawn) => {
  const served = readdirSync(join(root, 'web/public', folder)).map(name => `/${folder}/${name}`)
  expect(drawn.toSorted()).toEqual(served.toSorted())
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
