import { describe, expect, test } from 'vitest'
import { newTonce } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import {
  api,
  clock,
  expectWaiting,
  HOUR_MS,
  idOf,
  one,
  savedAs,
  setting,
  two,
  useAdministrators,
} from './testing/proposing-kit.ts'

useAdministrators()

describe('one administrator alone', () => {
  test('does not raise what they may do alone', async () => {
    await approvedBy(api, two, await setting('adjustmentAloneUpTo', '1001'))
    const id = idOf(await setting('adjustmentAloneUpTo', '100000000'))
    expect(savedAs('adjustmentAloneUpTo')).toBe('1001')
    await api.post('/proposals/reject/S', { id, reason: 'too much' }, { as: two })
    expect(savedAs('adjustmentAloneUpTo')).toBe('1001')
    for (const [code, value] of [
      ['centralAddressCoolingHours', '0'],
      ['fpsAccount', '99'],
    ] as const) {
      const before = savedAs(code)
      const proposed = { subject: `sys-config ${code}`, after: { field_value: value } }
      await expectWaiting(await setting(code, value), proposed)
      expect(savedAs(code)).toBe(before)
    }
    expect((await setting('withdrawMinimum', '21')).body).toEqual({ status: true, data: [] })
  })

  test('does not move a rate far, and nobody moves one absurdly', async () => {
    const rate = (value: string) =>
      api.post(
        '/swaprates/S',
        {
          id: 'USD-USDC',
          source: 'USD',
          target: 'USDC',
          rate: value,
          feeRate: '0.003',
          vipFeeRates: { 3: '0.001' },
        },
        {
          as: one,
        },
      )
    const now = () => api.catalogue.get('swap-rate', 'USD-USDC')?.rate
    expect((await rate('1.01')).body.data[0].rate).toBe('1.01')
    expect((await rate('1000')).body).toMatchObject({ code: 'RATE_ABSURD', details: { expected: '1' } })
    const far = await rate('1.2')
    expect(now()).toBe('1.01')
    await approvedBy(api, two, far)
    expect(now()).toBe('1.2')
    await expectWaiting(await rate('1.19'), { before: { rate: '1.2' }, after: { rate: '1.19' } })
    expect(now()).toBe('1.2')
    const pair = { source: 'USD', target: 'XAU', rate: '0.0004', feeRate: '0' }
    const added = await api.post('/swaprates/add/S', pair, { as: one })
    await expectWaiting(added, { subject: 'swap-rate USD-XAU', before: null, after: { rate: '0.0004' } })
    expect((await setting('fpsRatio', '0.13')).body.proposal).toBeUndefined()
    const ratio = { subject: 'sys-config fpsRatio', after: { field_value: '0.2' } }
    await expectWaiting(await setting('fpsRatio', '0.2'), ratio)
    expect(savedAs('fpsRatio')).toBe('0.13')
    expect((await setting('fpsRatio', '127')).body.code).toBe('RATE_ABSURD')
  })

  test('moves no rate far by many small steps, nor by deleting it first', async () => {
    const pair = { source: 'XAU', target: 'USD', feeRate: '0' }
    const add = (value: string, as = one) =>
      api.post('/swaprates/add/S', { ...pair, rate: value }, { as, tonce: tonce() })
    const edit = (value: string) =>
      api.post('/swaprates/S', { ...pair, id: 'XAU-USD', rate: value }, { as: one, tonce: tonce() })
    const tonce = () => String(Number(newTonce()) + clock.aheadMs)
    await approvedBy(api, two, await add('2000'))
    expect((await edit('2080')).body.data[0].rate).toBe('2080')
    // Within the share of the last one, and not of what two had agreed on.
    await expectWaiting(await edit('2150'), { before: { rate: '2080' }, after: { rate: '2150' } })
    await api.ask('DELETE', '/swaprates/XAU-USD/S', { as: one })
    await expectWaiting(await add('2150'), { before: null, after: { rate: '2150' } })
    expect((await add('5000')).body.code).toBe('RATE_ABSURD')
    expect((await add('2080')).body.data[0].rate).toBe('2080')
    clock.aheadMs = 24 * HOUR_MS + 1_000
    expect((await edit('2150')).body.data[0].rate).toBe('2150')
  })

  test('gives out no invite code that awards something, and no plan of a rate of their own', async () => {
    const code = { code: 'FRIENDS', award_amount: '500' }
    const named = await api.post('/sysinvitecodes/S', code, { as: one })
    expect(api.catalogue.get('invite-code', 'FRIENDS')).toBeUndefined()
    await approvedBy(api, two, named)
    expect(api.catalogue.get('invite-code', 'FRIENDS')).toMatchObject({ award_amount: '500' })

    const plan = { currency: 'USD', term: 3 }
    await approvedBy(api, two, await api.post('/fixeddeposit/add/S', { ...plan, rate: '4' }, { as: one }))
    const edit = (rate: string) => api.post('/fixeddeposit/S', { id: 'USD-3', ...plan, rate }, { as: one })
    expect((await edit('4.1')).body.data[0].rate).toBe('4.1')
    await expectWaiting(await edit('6'), { before: { rate: '4.1' }, after: { rate: '6' } })
    expect((await edit('99')).body).toMatchObject({ code: 'RATE_ABSURD', details: { expected: '4' } })
    expect(api.catalogue.get('fixed-deposit-plan', 'USD-3')?.rate).toBe('4.1')
  })
})
