import { openCatalogue } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import { fund, shown } from '../../testing/fund.ts'
import { api, ben } from '../../testing/members-given.suite.ts'
import { codeFor, filter } from '../../testing/money.ts'
import { createStores } from '../../vault/stores.ts'
import { postSkippedLetters } from '../tell-skipped.ts'

describe('a scheduled quick pay', () => {
  test('is for days to come, paused, resumed and cancelled', async () => {
    const nia = await api.person('nia')
    const payment = { uid: ben.uid, currency: 'USD', amount: '40.5' }
    const first_day = '2099-01-31'
    const add = async (days: object, code?: string) =>
      (
        await api.post(
          '/quickpay/schedules/add/S',
          {
            ...payment,
            every: 'month',
            first_day,
            ...days,
            code: code ?? (await codeFor(api, nia, payment)),
          },
          { as: nia },
        )
      ).body
    const list = async (as = nia) => (await api.get('/quickpay/schedules/S', { as })).body.data
    expect((await add({}, '000000')).code).toBe('WRONG_CODE')
    const wrong = async (days: object) => (await add(days, '000000')).issues[0].path
    expect(await wrong({ first_day: '2020-01-01' })).toBe('first_day')
    expect(await wrong({ last_day: '2099-01-30' })).toBe('last_day')
    expect(await wrong({ last_day: '2099-03-31', times: 2 })).toBe('times')
    expect(await wrong({ every: 'once', times: 2 })).toBe('times')
    const { id } = (await add({ times: 2 })).data[0]
    const open = { ...payment, id, username: 'b…', amount: '40.50', every: 'month', first_day, runs: [] }
    expect(await list()).toMatchObject([
      { ...open, next_day: first_day, last_day: '2099-02-28', status: 'active' },
    ])
    expect(await list(ben)).toEqual([])
    const change = async (to: string, as = nia) =>
      (await api.post('/quickpay/schedules/change/S', { id, to }, { as })).body
    expect((await change('paused', ben)).code).toBe('CASE_UNKNOWN')
    expect((await change('paused')).status).toBe(true)
    expect(await list()).toMatchObject([{ status: 'paused' }])
    expect((await change('active')).status).toBe(true)
    expect(await list()).toMatchObject([{ status: 'active', next_day: first_day }])
    expect((await change('cancelled')).status).toBe(true)
    expect(await list()).toMatchObject([{ status: 'cancelled', next_day: null }])
  })

  test('that came back does not read as paid', async () => {
    const qia = await api.person('qia')
    await fund(api, qia, 'USD', '100')
    const usd = { code: 'USD', scale: 2 }
    const sides = { verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } }
    const give = async (command: object) => {
      const about = { id: crypto.randomUUID(), actor: { kind: 'system', id: 'test' }, correlationId: 'test' }
      await api.ledger.handle(walletDecider, qia.uid, { ...about, command } as never)
      await shown(api)
    }
    const money = { to: ben.uid, currency: 'USD', amount: '40.5' }
    const given = { ...sides, enabled: true, today: '2026-01-31' }
    const terms = { ...money, every: 'month', first: '2026-01-31' }
    await give({ type: 'ScheduleQuickPay', input: { scheduleId: 's2', ...terms }, given })
    const day = { scheduleId: 's2', day: '2026-01-31', paymentId: 'p2' }
    await give({ type: 'PayScheduledQuickPay', input: day, given })
    const runs = async () => (await api.get('/quickpay/schedules/S', { as: qia })).body.data[0].runs
    const run = { day: '2026-01-31', payment: 'p2', reason: null }
    const payment = async () => (await api.get('/quickpay/get/p2/S', { as: qia })).body.data[0]
    const { uid } = qia
    const lines = async (search?: string) =>
      (await api.get(`/usertransactions/list/${uid}/S/${filter({ search })}`, { as: qia })).body.data
    const called = async () => {
      const { data } = await lines()
      const names = data.map(
        async ({ id, counterparty_name: listed }: { id: string; counterparty_name: string }) => {
          const opened = await api.get(`/transactions/${encodeURIComponent(id)}/S`, { as: qia })
          return [listed, opened.body.data[0].counterparty_name]
        },
      )
      return (await Promise.all(names)).filter(([listed]) => listed !== null)
    }
    expect(await runs()).toEqual([{ ...run, returned: 0 }])
    expect(await called()).toEqual([['b…', 'b…']])
    // Nor is the rest of the name found out by searching for it.
    expect(await lines('ben')).toMatchObject({ total: 0 })
    expect(await payment()).toMatchObject({ status: 0, receiver_username: 'b…', sender_username: 'qia' })
    await give({ type: 'ReturnQuickPay', input: { paymentId: 'p2', ...money }, given: { currency: usd } })
    expect(await runs()).toEqual([{ ...run, returned: 1 }])
    // A name is seen whole once a payment has arrived, and this one has not.
    expect(await payment()).toMatchObject({ status: -1, receiver_username: 'b…' })
    expect(await called()).toEqual([
      ['b…', 'b…'],
      ['b…', 'b…'],
    ])
  })

  test('that is skipped is told by one mail, in which the payee is a number', async () => {
    const pia = await api.person('pia')
    const usd = { code: 'USD', scale: 2 }
    const sides = { verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } }
    const give = (command: object) =>
      api.ledger.handle(walletDecider, pia.uid, {
        id: crypto.randomUUID(),
        actor: { kind: 'system', id: 'pay-scheduled' },
        correlationId: 'test',
        command: command as never,
      })
    const terms = { to: ben.uid, currency: 'USD', amount: '40.5', every: 'month', first: '2026-01-31' }
    const given = { ...sides, enabled: true, today: '2026-01-31' }
    await give({ type: 'ScheduleQuickPay', input: { scheduleId: 's1', ...terms }, given })
    const day = { scheduleId: 's1', day: '2026-01-31', paymentId: 'p1' }
    await give({ type: 'PayScheduledQuickPay', input: day, given })
    const headers = { 'Strongroom-After': String(await api.log.head()) }
    const [row] = (await api.get('/quickpay/schedules/S', { as: pia, headers })).body.data
    expect(row.runs).toEqual([
      { day: '2026-01-31', payment: null, returned: 0, reason: 'insufficient-funds' },
    ])
    const stores = createStores(api.db, { secretKey: 'not asked for here' })
    const catalogue = await openCatalogue(api.log)
    const post = postSkippedLetters({ ...stores, db: api.db, catalogue, now: () => new Date() })
    // Two workers at once, and again later.
    await Promise.all([post(), post()])
    await post()
    await catalogue.close()
    const { rows } = await api.db.query<{ body: string }>(
      `select body from private.mailbox where recipient = $1 and letter = 'scheduled-payment-skipped'`,
      [pia.email],
    )
    expect(rows.map(({ body }) => body)).toEqual([
      `Your scheduled payment of 40.50 USD to user ${ben.uid} was not made on 2026-01-31.

There was not enough in your wallet.

It is not tried again for this day. The next day is 2026-02-28. You can pay now under Quick pay.`,
    ])
  })
})
