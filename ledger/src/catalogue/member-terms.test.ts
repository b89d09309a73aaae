import { describe, expect, test } from 'vitest'
import { swapFeeRate } from '../swap/swap-fee-rate.ts'
import { type ConfigCode, configs } from './configs.ts'
import { type KindName, kinds } from './kinds.ts'
import { type TermName, termNames, termsOf } from './member-terms.ts'

/** A value of each field for the group, another for the level. */
const ofGroup = {
  ...{ cc_rate: '0.001', fps_ratio: '0.129', fps_max: '300000' },
  ...{ bank_deposit_rate: '0.004', bank_withdraw_rate: '0.005', bank_limit: 9 },
} as const satisfies Readonly<Record<TermName, string | number>>
const ofLevel = {
  ...{ cc_rate: '0.002', fps_ratio: '0.128', fps_max: '200000' },
  ...{ bank_deposit_rate: '0.006', bank_withdraw_rate: '0.007' },
}

type Entries = Readonly<Record<string, object>>
const source = (entries: Entries) => ({
  get: (kind: KindName, id: string) => entries[`${kind} ${id}`] as never,
})
const group = (terms: object) => ({ 'user-group staff': terms })
const level = (terms: object) => ({ 'vip-level 3': terms })
const member = { vipLevel: 3, userGroup: 'staff' }

/** The fields of a group that are neither its name nor its place. */
const fields = Object.keys(kinds['user-group'].schema.entries).filter(
  name => !/^(group_|status$|sort$)/.test(name),
)

describe('the rates and limits of a member', () => {
  test('are all that a user group has fields for', () => {
    expect([...termNames].toSorted()).toEqual(fields.toSorted())
    // A group may set all that a level may.
    const ofLevels = Object.keys(kinds['vip-level'].schema.entries).filter(
      name => !/^(level|level_name|banks|status|sort)$/.test(name),
    )
    expect(fields).toEqual(expect.arrayContaining(ofLevels))
  })

  test.each(termNames)('%s: the group’s goes before the level’s', name => {
    const both = source({ ...group({ [name]: ofGroup[name] }), ...level(ofLevel) })
    expect(termsOf(both, member)[name]).toBe(String(ofGroup[name]))
    expect(termsOf(both, { vipLevel: 3 })[name]).not.toBe(String(ofGroup[name]))
  })

  test.each(Object.keys(ofLevel) as (keyof typeof ofLevel)[])(
    '%s: the level’s holds where the group sets none, or is there no more',
    name => {
      expect(termsOf(source({ ...group({ [name]: null }), ...level(ofLevel) }), member)[name]).toBe(
        ofLevel[name],
      )
      expect(termsOf(source(level(ofLevel)), member)[name]).toBe(ofLevel[name])
    },
  )

  test.each([
    ['fps_ratio', 'fpsRatio'],
    ['fps_max', 'fpsMaximum'],
    ['bank_deposit_rate', 'bankDepositFeeRate'],
    ['bank_withdraw_rate', 'withdrawFeeRate'],
    ['bank_limit', 'bankLimitVip'],
  ] as const satisfies readonly (readonly [TermName, ConfigCode])[])(
    '%s: the setting’s holds where neither sets any',
    (name, setting) => {
      expect(termsOf(source({ ...group({}), ...level({}) }), member)[name]).toBe(configs[setting].default)
      const set = source({ [`sys-config ${setting}`]: { field_code: setting, field_value: '0.5' } })
      expect(termsOf(set, member)[name]).toBe('0.5')
    },
  )

  test('have the higher tier of bank accounts from the setting’s level on, unless the group says how many', () => {
    expect(termsOf(source({}), { vipLevel: 2 }).bank_limit).toBe(configs.bankLimit.default)
    expect(termsOf(source(group({ bank_limit: 0 })), member).bank_limit).toBe('0')
  })
})

describe('the fee of a swap', () => {
  const pair = { source: 'USDC', target: 'BTC' }
  const rates = { 'swap-rate USDC-BTC': { feeRate: '0.009', vipFeeRates: { 2: '0.008' } } }
  const at = (entries: Entries) => swapFeeRate(source(entries), pair, member)
  const [staff, gold] = [group({ cc_rate: '0.001' }), level({ cc_rate: '0.002' })]

  test('is the group’s between coins, then the pair’s for the level, then the level’s, then the pair’s', () => {
    expect(at({ ...rates, ...staff, ...gold })).toBe('0.001')
    expect(at({ ...rates, ...gold })).toBe('0.008')
    const plain = { 'swap-rate USDC-BTC': { feeRate: '0.009', vipFeeRates: {} } }
    expect(at({ ...plain, ...gold })).toBe('0.002')
    expect(at({ ...plain, ...group({ cc_rate: null }) })).toBe('0.009')
  })

  test('is neither’s where one of the two is fiat money', () => {
    const usdc = { 'currency USDC': { type: 1 } }
    expect(at({ ...rates, ...staff, ...gold, ...usdc })).toBe('0.008')
  })
})
