import { describe, expect, test } from 'vitest'
import { newTonce } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { saveEntry } from '../testing/seed-catalogue.ts'
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
    expect((await rate('0.99')).body.data[0].rate).toBe('0.99')
    expect((await rate('1000')).body).toMatchObject({ code: 'RATE_ABSURD', details: { expected: '1' } })
    const far = await rate('0.8')
    expect(now()).toBe('0.99')
    await approvedBy(api, two, far)
    expect(now()).toBe('0.8')
    await expectWaiting(await rate('0.81'), { before: { rate: '0.8' }, after: { rate: '0.81' } })
    expect(now()).toBe('0.8')
    const pair = { source: 'USD', target: 'XAU', rate: '0.0004', feeRate: '0' }
    const added = await api.post('/swaprates/add/S', pair, { as: one })
    await expectWaiting(added, { subject: 'swap-rate USD-XAU', before: null, after: { rate: '0.0004' } })
    expect((await setting('fpsRatio', '0.1275')).body.proposal).toBeUndefined()
    const ratio = { subject: 'sys-config fpsRatio', after: { field_value: '0.2' } }
    await expectWaiting(await setting('fpsRatio', '0.2'), ratio)
    expect(savedAs('fpsRatio')).toBe('0.1275')
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
    expect((await edit('1920')).body.data[0].rate).toBe('1920')
    // Within the share of the last one, and not of what two had agreed on.
    await expectWaiting(await edit('1850'), { before: { rate: '1920' }, after: { rate: '1850' } })
    clock.aheadMs = 24 * HOUR_MS + 1_000
    expect((await edit('1850')).body.data[0].rate).toBe('1850')
    clock.aheadMs = 0
    await approvedBy(api, two, await api.ask('DELETE', '/swaprates/XAU-USD/S', { as: one }))
    await expectWaiting(await add('1850'), { before: null, after: { rate: '1850' } })
    expect((await add('5000')).body.code).toBe('RATE_ABSURD')
  })

  test('lets no member win by two rates that are each near enough, nor two administrators by one each', async () => {
    const rate = (source: string, target: string, value: string, as = one) =>
      api.post(
        '/swaprates/S',
        {
          ...{ id: `${source}-${target}`, source, target, rate: value },
          ...{ feeRate: '0.003', vipFeeRates: { 3: '0.001' } },
        },
        { as },
      )
    await approvedBy(api, two, await rate('USD', 'USDC', '1'))
    await expectWaiting(await rate('USDC', 'USD', '1.0021'), { after: { rate: '1.0021' } })
    const one004 = await rate('USD', 'USDC', '1.004')
    await expectWaiting(one004, { after: { rate: '1.004' } })
    await approvedBy(api, two, one004)
    // This leg has not moved: it waits because of the other one.
    await expectWaiting(await rate('USDC', 'USD', '0.9999', two), { after: { rate: '0.9999' } })
    expect((await rate('USDC', 'USD', '0.99')).body.proposal).toBeUndefined()
  })

  test('lets no members win by two legs that two administrators move in one moment', async () => {
    const swap = { rate: '1', feeRate: '0.003', vipFeeRates: { 3: '0.001' }, status: 1 }
    for (const [source, target] of [
      ['USD', 'USDC'],
      ['USDC', 'USD'],
    ] as const)
      await saveEntry(api, 'swap-rate', `${source}-${target}`, { ...swap, source, target })
    const pair = (target: string, price: string) => ({ base: 'BTC', target, minimum: '0', price, status: 1 })
    for (const target of ['USD', 'USDC'])
      await saveEntry(api, 'trade-pair', `BTC-${target}`, pair(target, '64000'))
    const move = (target: string, price: string, as: typeof one) =>
      api.post('/trades/S', { id: `BTC-${target}`, ...pair(target, price) }, { as })
    // Each of the two takes less than the fee of a swap between, and both take more.
    const moved = await Promise.all([move('USD', '64051', one), move('USDC', '63949', two)])
    const waits = moved.filter(({ body }) => body.proposal !== undefined)
    expect(moved.filter(({ body }) => body.status)).toHaveLength(1)
    expect(waits).toHaveLength(1)
  })

  test('adds no pair without a fee beside pairs that have one', async () => {
    const pair = { source: 'USDC', target: 'BUSD', rate: '0.99' }
    const added = (feeRate: string) =>
      api.post('/swaprates/add/S', { ...pair, feeRate, vipFeeRates: { 3: '0.001' } }, { as: one })
    await expectWaiting(await added('0'), { before: null, after: { feeRate: '0' } })
    expect((await added('0.003')).body.proposal).toBeUndefined()
  })

  test('gives out invite codes alone up to 10 USDC a day together, in whichever currency', async () => {
    const save = (code: string, award_amount: string, currency = 'USD', more: object = {}) =>
      api.post('/sysinvitecodes/S', { code, award_amount, currency, ...more }, { as: one })
    expect((await save('LARGE', '10.01')).body.code).toBe('WAITS_FOR_SECOND')
    expect((await save('COIN', '0.0002', 'BTC')).body.code).toBe('WAITS_FOR_SECOND')
    expect((await save('SMALL', '6')).body).toMatchObject({ status: true, data: [{ award_amount: '6' }] })
    // Saved again it is counted no more, and a raise counts by what it adds.
    expect((await save('SMALL', '6')).body.status).toBe(true)
    expect((await save('SMALL', '8', 'USD', { id: 'SMALL' })).body.status).toBe(true)
    expect((await save('SECOND', '2.01')).body.code).toBe('WAITS_FOR_SECOND')
    expect((await save('SECOND', '2')).body.status).toBe(true)
    expect((await save('THIRD', '0.01')).body.code).toBe('WAITS_FOR_SECOND')
    await expectWaiting(await save('SMALL', '8.01', 'USD', { id: 'SMALL' }), {
      before: { award_amount: '8' },
      after: { award_amount: '8.01' },
    })
    // The other administrator has a share of their own, and a new day has one.
    expect(
      (await api.post('/sysinvitecodes/S', { code: 'OTHER', award_amount: '10' }, { as: two })).body.status,
    ).toBe(true)
    await api.db.query(`update private.adjusted_alone set day = day - 1 where counted = 'award'`)
    expect((await save('THIRD', '10')).body.status).toBe(true)
  })

  test('gives out no invite code that awards much, and no plan of a rate of their own', async () => {
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
