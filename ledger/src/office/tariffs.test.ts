import { describe, expect, test } from 'vitest'
import { configs } from '../catalogue/configs.ts'
import { movesTariff, setsTariff } from './tariffs.ts'

const settings = { get: () => undefined }
const moves = (kind: string, stood: object | null, after: object) =>
  movesTariff(
    { kind: kind as never, before: stood as never, after: after as never },
    { stood: stood as never, others: [], share: '0.05', settings },
  )
const item = (usdc_required: string, amount = '1000') => ({
  ...{ amount, usdc_required, usdt_required: amount, status: 1 },
})

describe('a fee or a price', () => {
  test.each([
    ['charge-item', null, item('1'), true],
    ['charge-item', null, item('1000'), false],
    ['charge-item', null, item('1050'), false],
    ['charge-item', null, item('1050.01'), true],
    ['charge-item', item('1000'), item('1000', '1100'), true],
    ['charge-item', item('1000'), { ...item('990'), sort: 3 }, false],
    ['send-fee', { fee: '5' }, { fee: '5.25' }, false],
    ['send-fee', { fee: '5' }, { fee: '4.7' }, true],
    ['send-fee', { fee: '5' }, { fee: '0' }, true],
    ['send-fee', { fee: '0' }, { fee: '0.01' }, true],
    ['send-fee', null, { fee: '9' }, false],
    ['swap-rate', { rate: '1', feeRate: '0.003' }, { rate: '2', feeRate: '0.003' }, false],
    ['swap-rate', { feeRate: '0.003' }, { feeRate: '0' }, true],
    ['swap-rate', { feeRate: '0.003' }, { feeRate: '0.003', vipFeeRates: { 3: '0' } }, true],
    ['swap-rate', { feeRate: '0.003', vipFeeRates: { 3: '0' } }, { feeRate: '0.003' }, true],
    ['vip-level', { bank_deposit_rate: null }, { bank_deposit_rate: '0' }, true],
    ['vip-level', { bank_deposit_rate: '0' }, { bank_deposit_rate: '0', level_name: 'Gold' }, false],
    ['user-group', null, { group_code: 'staff' }, false],
    ['user-group', null, { bank_deposit_rate: '0.1' }, true],
    ['user-group', { cc_rate: null }, { cc_rate: '0' }, true],
    ['user-group', { bank_withdraw_rate: '0.01' }, { bank_withdraw_rate: '0.0094' }, true],
    ['user-group', { bank_withdraw_rate: '0.01' }, { bank_withdraw_rate: '0.0095', sort: 2 }, false],
    ['sys-config', null, { field_code: 'withdrawFee', field_value: '5.2' }, false],
    ['sys-config', null, { field_code: 'withdrawFee', field_value: '6' }, true],
    ['sys-config', null, { field_code: 'qrValidDays', field_value: '1' }, false],
    ['network', { fee: '1' }, { fee: '2' }, false],
    // A type of card without a price of its own has that of the settings: 50 for opening, 20 on it, 1 a month, none a year.
    ['card-type', null, { opening_fee: null, annual_fee: null }, false],
    ['card-type', null, { opening_fee: '52.50' }, false],
    ['card-type', null, { opening_fee: '52.51' }, true],
    ['card-type', null, { initial_balance: '500' }, true],
    ['card-type', null, { annual_fee: '0.01' }, true],
    ['card-type', { monthly_fee: null }, { monthly_fee: '1.00' }, false],
    ['card-type', { monthly_fee: null }, { monthly_fee: '0' }, true],
    ['card-type', { monthly_fee: '3' }, { monthly_fee: null }, true],
    ['card-type', { monthly_fee: '3' }, { monthly_fee: '3', name: 'Gold', sort: 2 }, false],
  ] as const)('of %s that was %o and is %o: by more than a share: %s', (kind, stood, after, is) => {
    expect(moves(kind, stood, after)).toBe(is)
  })

  test.each([
    ['swap-rate', { feeRate: '0' }, true],
    ['swap-rate', { feeRate: '0.001' }, false],
    ['swap-rate', { feeRate: '0.00095' }, false],
    ['swap-rate', { feeRate: '0.000949' }, true],
    ['swap-rate', { feeRate: '0.00315' }, false],
    ['swap-rate', { feeRate: '0.00316' }, true],
    ['swap-rate', { feeRate: '0.003', vipFeeRates: { 3: '0.0005' } }, false],
    ['swap-rate', { feeRate: '0.003', vipFeeRates: { 3: '0' } }, true],
    // A level that no other pair names pays what they usually take.
    ['swap-rate', { feeRate: '0.003', vipFeeRates: { 7: '0.0009' } }, true],
    ['vip-level', { cc_rate: '0' }, true],
    ['vip-level', { cc_rate: '0.002' }, false],
    ['vip-level', { bank_deposit_rate: '0.01' }, false],
    ['send-fee', { currency: 'USDC', fee: '0' }, true],
    ['send-fee', { currency: 'BTC', fee: '0.0001' }, false],
  ] as const)('of a new %s, %o, is measured by the others: %s', (kind, after, is) => {
    const others = {
      'swap-rate': [
        { feeRate: '0.001', vipFeeRates: { 3: '0.0005' } },
        { feeRate: '0.003', vipFeeRates: {} },
      ],
      'vip-level': [{ cc_rate: '0.002', bank_deposit_rate: null }],
      'send-fee': [
        { currency: 'USDC', fee: '5' },
        { currency: 'ETH', fee: '0.002' },
      ],
    }[kind]
    const measure = { stood: null, others, share: '0.05', settings }
    expect(movesTariff({ kind, before: null, after }, measure)).toBe(is)
  })

  test('of each setting whose name says that it is a rate of a fee is looked at', () => {
    const rates = Object.keys(configs).filter(code => code.endsWith('FeeRate'))
    expect(rates).toContain('tradeMarketFeeRate')
    for (const field_code of rates)
      expect([field_code, moves('sys-config', null, { field_code, field_value: '0.9' })]).toEqual([
        field_code,
        true,
      ])
  })
  test('is looked at when it changes, or is shown again', () => {
    const sets = (before: object | null, after: object | null) =>
      setsTariff({ kind: 'charge-item', before: before as never, after: after as never })
    expect(sets(null, item('1'))).toBe(true)
    expect(sets(item('1'), item('2'))).toBe(true)
    expect(sets(item('1'), { ...item('1'), sort: 2 })).toBe(false)
    expect(sets({ ...item('1'), status: 0 }, item('1'))).toBe(true)
    expect(sets(item('1'), { ...item('1'), status: 0 })).toBe(false)
    expect(sets(item('1'), null)).toBe(false)
    const type = (status: 0 | 1, opening_fee: string | null = null) => ({ opening_fee, status })
    const setsType = (before: object | null, after: object) =>
      setsTariff({ kind: 'card-type', before: before as never, after: after as never })
    expect(setsType(null, type(1))).toBe(false)
    expect(setsType(null, type(0, '5'))).toBe(true)
    expect(setsType(type(0, '5'), type(1, '5'))).toBe(true)
    expect(setsType(type(1, '5'), type(1))).toBe(true)
  })
})
