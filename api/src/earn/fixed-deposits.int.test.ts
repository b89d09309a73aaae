import './testing/plans.suite.ts'
import { describe, expect, test } from 'vitest'
import {
  ada,
  api,
  ben,
  cho,
  clock,
  filter,
  finance,
  get,
  operator,
  plan,
  post,
  remove,
  subscribe,
  useFixedDeposits,
  walletOf,
} from './testing/fixed-deposits-given.suite.ts'

useFixedDeposits()

describe('a fixed deposit', () => {
  test('is previewed as it is booked, and the preview sets nothing aside', async () => {
    clock.today = '2026-01-31'
    const [planId, current] = [await plan(3), await plan(0)]
    const check = async (body: object) =>
      (await post('/userfixeddeposit/check/S', { amount: '33.33', rate: '3.65', ...body }, ada)).body
    const before = await walletOf(ada)
    const [seen] = (await check({ planId })).data
    expect(seen).toEqual({
      ...{ planId, currency: 'USD', principal: '33.33', term: 3, rate: '3.65', balance: '9966.67' },
      ...{ interest: '0.28', maturity_date: '2026-04-30', maturity_amount: '33.61' },
    })
    expect((await check({ planId: current })).data[0]).toMatchObject({ interest: null, maturity_date: null })
    expect(await walletOf(ada)).toEqual(before)
    expect((await check({ planId, amount: '9' })).code).toBe('BELOW_MINIMUM')
    expect((await check({ planId, rate: '3.66' })).code).toBe('PLAN_CHANGED')
    const { body } = await post('/userfixeddeposit/S', { planId, amount: '33.33', rate: '3.65' }, ada)
    const [{ id, principal, maturity_amount, maturity_date }] = body.data
    expect(seen).toMatchObject({ principal, maturity_amount, maturity_date })
    expect((await get(`/userfixeddeposit/${id}/S`, ada)).body.data[0].profit).toBe(seen.interest)
    expect((await walletOf(ada)).amount).toBe(seen.balance)
    await remove(`/userfixeddeposit/${id}/S`, ada)
  })
  test('says before and after subscribing what it comes to at maturity', async () => {
    clock.today = '2026-01-31'
    const { id, maturity_amount, maturity_date } = await subscribe(3)
    expect([maturity_amount, maturity_date]).toEqual(['1008.90', '2026-04-30'])
    const { body } = await get(`/userfixeddeposit/${id}/S`, ada)
    expect(body.data[0]).toMatchObject({
      id,
      principal: '1000.00',
      profit: '8.90',
      maturity_amount: '1008.90',
      realized_interest: '0.00',
      next_interest_date: '2026-02-28',
      redeem_interest: '0.00',
      redeem_forfeited: '0.00',
      status: 0,
    })
    const wallet = await walletOf(ada)
    expect(wallet).toMatchObject({ amount: '9000.00', user_fixed_deposit_amount: '1000.00' })
    const pledged = await get('/fixeddeposit/checkUserHasPledgedAssets/S', ada)
    expect(pledged.body.data).toEqual([{ currency: 'USD', amount: '1000.00' }])
    expect((await get('/fixeddeposit/checkUserHasPledgedAssets/S', ben)).body.data).toEqual([])
  })

  test('happens once for an idempotency key', async () => {
    const planId = await plan(1)
    const body = { planId, amount: '10', rate: '3.65' }
    const key = { 'Idempotency-Key': 'subscribe-once' }
    const first = await post('/userfixeddeposit/S', body, ada, key)
    const again = await post('/userfixeddeposit/S', body, ada, key)
    expect(first.body.status).toBe(true)
    expect(again.body).toEqual(first.body)
    expect((await post('/userfixeddeposit/S', { ...body, amount: '11' }, ada, key)).status).toBe(409)
  })

  test.each([
    ['the rate has changed', { rate: '3.7' }, 'PLAN_CHANGED'],
    ['there is no such plan', { planId: 'USD-9' }, 'PLAN_NOT_OFFERED'],
    ['it is below the minimum', { amount: '9.99' }, 'BELOW_MINIMUM'],
    ['there is not enough', { amount: '100000' }, 'INSUFFICIENT_FUNDS'],
    ['it has too many places', { amount: '10.001' }, 'TOO_MANY_PLACES'],
  ])('is refused when %s', async (_, over, code) => {
    const planId = await plan(1)
    const body = { planId, amount: '10', rate: '3.65', ...over }
    expect((await post('/userfixeddeposit/S', body, ada)).body).toMatchObject({ status: false, code })
  })

  test('is refused before verification and while earning is off', async () => {
    const body = { planId: await plan(1), amount: '10', rate: '3.65' }
    expect((await post('/userfixeddeposit/S', body, cho)).body.code).toBe('IDENTITY_NOT_VERIFIED')
    await post('/sysconfigs/S', { field_code: 'earnStatus', field_value: '0' }, operator)
    expect((await post('/userfixeddeposit/S', body, ada)).body.code).toBe('EARN_OFF')
    await post('/sysconfigs/S', { field_code: 'earnStatus', field_value: '1' }, operator)
  })

  test('redeemed early keeps the months that are over and forfeits the running one', async () => {
    clock.today = '2026-01-31'
    const { id } = await subscribe(6)
    clock.today = '2026-03-30'
    const { body } = await post('/userfixeddeposit/redemption/S', { id }, ada)
    expect(body.data[0]).toEqual({
      id,
      status: 1,
      principal: '1000.00',
      interest: '2.80',
      forfeited: '3.00',
    })
    const log = await get(`/userfixeddeposit/log/${id}/S`, ada)
    expect(log.body.data.map((line: { type: string; amount: string }) => [line.type, line.amount])).toEqual([
      ['redeemed', '1000.00'],
      ['interest', '2.80'],
      ['subscribed', '1000.00'],
    ])
    const again = await post('/userfixeddeposit/redemption/S', { id }, ada)
    expect(again.body).toMatchObject({ code: 'ALREADY_DECIDED', details: { status: 'completed' } })
  })

  test('redeemed on the day its term ends, before it has ended by itself, says all of what it pays', async () => {
    clock.today = '2026-01-31'
    const { id, maturity_date } = await subscribe(3)
    clock.today = maturity_date ?? ''
    const before = await get(`/userfixeddeposit/${id}/S`, ada)
    expect(before.body.data[0]).toMatchObject({ redeem_interest: '8.90', redeem_forfeited: '0.00' })
    const paid = { id, status: 1, principal: '1000.00', interest: '8.90', forfeited: '0.00' }
    for (const _ of ['first', 'again']) {
      const { body } = await post('/userfixeddeposit/redemption/S', { id }, ada, { 'Idempotency-Key': 'end' })
      expect(body.data).toEqual([paid])
    }
    const after = await get(`/userfixeddeposit/${id}/S`, ada)
    expect(after.body.data[0]).toMatchObject({ status: 1, realized_interest: '8.90' })
  })

  test('that nobody has paid for years is redeemed all the same', async () => {
    clock.today = '2020-01-31'
    const { id } = await subscribe(0)
    clock.today = '2026-02-10'
    const { body } = await post('/userfixeddeposit/redemption/S', { id }, ada)
    expect(body.data[0]).toMatchObject({ status: 1, interest: '1.00', forfeited: '0.00' })
  })

  test('under a current plan pays interest to the day', async () => {
    clock.today = '2026-01-31'
    const { id, maturity_date } = await subscribe(0)
    expect(maturity_date).toBeNull()
    clock.today = '2026-02-10'
    const shown = await get(`/userfixeddeposit/${id}/S`, ada)
    expect(shown.body.data[0]).toMatchObject({ redeem_interest: '1.00', profit: null })
    const { body } = await post('/userfixeddeposit/redemption/S', { id }, ada)
    expect(body.data[0]).toMatchObject({ status: 1, interest: '1.00', forfeited: '0.00' })
  })

  test('is cancelled by its member while no interest has been paid, by finance with a reason at any time', async () => {
    clock.today = '2026-01-31'
    const first = await subscribe(1)
    expect((await remove(`/userfixeddeposit/${first.id}/S`, ben)).body.code).toBe('CASE_UNKNOWN')
    const cancelled = await remove(`/userfixeddeposit/${first.id}/S`, ada)
    expect(cancelled.body.data[0]).toMatchObject({ status: -1, principal: '1000.00' })
    const second = await subscribe(3)
    clock.today = '2026-03-01'
    expect((await remove(`/userfixeddeposit/${second.id}/S`, ada)).body.code).toBe('INTEREST_ALREADY_PAID')
    // The documents' second way to it goes by the same rule.
    expect((await remove(`/fixeddeposit/user/${second.id}/S`, ada)).body.code).toBe('INTEREST_ALREADY_PAID')
    for (const body of [{}, { reason: ' ' }])
      expect((await remove(`/fixeddeposit/user/${second.id}/S`, finance, body)).body.code).not.toBeUndefined()
    const byFinance = await remove(`/fixeddeposit/user/${second.id}/S`, finance, { reason: 'mistake' })
    // One day of March has accrued: it is paid, though the fixed term would lose it if the member ended it.
    expect(byFinance.body.data[0]).toMatchObject({ id: second.id, status: -1, interest: '0.10' })
    const { body } = await get(`/userfixeddeposit/${second.id}/S`, ada)
    expect(body.data[0]).toMatchObject({ status: -1, reason: 'mistake', realized_interest: '2.90' })
  })

  test('gets another rate from finance, from the next month on, and upwards only', async () => {
    clock.today = '2026-01-31'
    const { id } = await subscribe(3)
    const edit = (rate: string) => post('/fixeddeposit/user/S', { id, rate, reason: 'loyal' }, finance)
    expect((await edit('3')).body.code).toBe('RATE_LOWERED')
    expect((await edit('3.8')).body).toEqual({ status: true, data: [{ id }] })
    expect((await edit('7.31')).body).toMatchObject({ code: 'RATE_ABSURD', details: { expected: '3.65' } })
    const far = (await edit('7.3')).body
    expect((await get(`/userfixeddeposit/${id}/S`, ada)).body.data[0].next_rate).toBe('3.8')
    const own = await post('/proposals/approve/S', { id: far.proposal }, finance)
    expect(own.body.code).toBe('OWN_CASE')
    const second = await api.person('second', { role: 'finance' })
    expect((await post('/proposals/approve/S', { id: far.proposal }, second)).body.status).toBe(true)
    const { body } = await get(`/userfixeddeposit/${id}/S`, ada)
    expect(body.data[0]).toMatchObject({ rate: '3.65', next_rate: '7.3', profit: '15.00' })
  })

  test('whose interest nobody has paid yet is paid for the months that are over before it gets another rate', async () => {
    clock.today = '2026-01-31'
    const { id } = await subscribe(0)
    clock.today = '2026-04-02'
    const lowered = await post('/fixeddeposit/user/S', { id, rate: '0', reason: 'review' }, finance)
    expect(lowered.body.data[0]).toEqual({ id })
    const { body } = await get(`/userfixeddeposit/${id}/S`, ada)
    expect(body.data[0]).toMatchObject({ realized_interest: '5.90', rate: '3.65', next_rate: '0' })
  })

  test('is listed to its member, to administrators with names, and to nobody else', async () => {
    const own = await get(`/userfixeddeposit/S/${filter({ status: 0 })}`, ada)
    expect(own.body.data.total).toBeGreaterThan(0)
    const one = own.body.data.data[0]
    expect((await get(`/userfixeddeposit/${one.id}/S`, ben)).status).toBe(404)
    expect((await get(`/userfixeddeposit/log/${one.id}/S`, ben)).status).toBe(404)
    expect((await get(`/userfixeddeposit/log/${one.id}/S`, finance)).status).toBe(200)
    expect((await get('/fixeddeposit/user/S', ada)).status).toBe(403)
    const all = await get(`/fixeddeposit/user/S/${filter({ uid: ada.uid, term: 3 })}`, finance)
    expect(all.body.data.data[0]).toMatchObject({ uid: ada.uid, username: 'ada', term: 3 })
  })
})
