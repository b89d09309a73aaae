import { walletDecider } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import {
  ada,
  api,
  ben,
  clock,
  filter,
  get,
  post,
  subscribe,
  useFixedDeposits,
} from '../earn/testing/fixed-deposits-given.suite.ts'
import type { Person } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'

useFixedDeposits()

const usd = { code: 'USD', scale: 2 }
const sides = { verified: true, currency: usd, receiver: { verified: true, quickPayOn: true } }
const give = async (uid: string, command: object) => {
  const about = { id: crypto.randomUUID(), actor: { kind: 'system', id: 'test' }, correlationId: 'test' }
  await api.ledger.handle(walletDecider, uid, { ...about, command } as never)
  await shown(api)
}
const upcoming = async (from: string, to: string, as: Person = ada) =>
  (await get(`/wallets/upcoming/S/${filter({ from, to })}`, as)).body
const itemsOf = async (from: string, to: string, as?: Person) =>
  (await upcoming(from, to, as)).data[0].items as readonly { kind: string; day: string; amount: string }[]
const said = (items: readonly { kind: string; day: string; amount: string }[]) =>
  items.map(({ kind, day, amount }) => `${day} ${kind} ${amount}`)

describe('money that is to come and to go', () => {
  test('is what schedules, requests and fixed deposits say, by day, from today on', async () => {
    clock.today = '2026-01-31'
    await give(ada.uid, {
      type: 'ScheduleQuickPay',
      input: {
        scheduleId: 's-1',
        to: ben.uid,
        ...{ currency: 'USD', amount: '40.5' },
        every: 'month',
        first: '2026-01-31',
      },
      given: { ...sides, today: '2026-01-31' },
    })
    await give(ada.uid, {
      type: 'AskForMoney',
      input: { requestId: 'r-1', from: ben.uid, currency: 'USD', amount: '25' },
      given: { ...sides, today: '2026-01-31' },
    })
    const { id } = await subscribe(1)
    await shown(api)
    const items = await itemsOf('2026-01-01', '2026-03-31')
    expect(said(items)).toEqual([
      '2026-01-31 scheduled-payment 40.50',
      '2026-02-28 scheduled-payment 40.50',
      '2026-02-28 deposit-interest 2.80',
      '2026-02-28 deposit-maturity 1000.00',
      '2026-03-02 request-to-pay 25.00',
      '2026-03-31 scheduled-payment 40.50',
    ])
    expect(items[0]).toMatchObject({ id: 's-1', direction: 'out', uid: ben.uid, username: 'b…' })
    expect(items[3]).toMatchObject({ id, direction: 'in', uid: null, username: null })
    const [{ sums }] = (await upcoming('2026-01-01', '2026-03-31')).data
    expect(sums).toEqual([{ currency: 'USD', in: '1002.80', out: '146.50' }])
  })

  test('is of its member alone: who has asked sees the same request as money to come', async () => {
    const items = await itemsOf('2026-02-01', '2026-03-31', ben)
    expect(items).toMatchObject([{ kind: 'request-sent', direction: 'in', uid: ada.uid }])
  })

  test('names an asker, who has named themselves, and of one who is to be paid what a stranger sees', async () => {
    const namesFor = async (as: Person) =>
      Object.fromEntries(
        (await upcoming('2026-02-01', '2026-03-31', as)).data[0].items.map(
          ({ kind, username }: { kind: string; username: string | null }) => [kind, username],
        ),
      )
    expect(await namesFor(ada)).toMatchObject({ 'scheduled-payment': 'b…', 'request-to-pay': 'ben' })
    expect(await namesFor(ben)).toEqual({ 'request-sent': 'a…' })
  })

  test('is looked at for five years ahead, so that no far day keeps the process busy', async () => {
    expect(said(await itemsOf('2031-01-01', '2031-02-28'))).toEqual(['2031-01-31 scheduled-payment 40.50'])
    expect(await itemsOf('2031-02-01', '2031-04-30')).toEqual([])
    expect(await itemsOf('9999-10-01', '9999-12-31')).toEqual([])
  })

  test('ends with the last day asked for, and begins with today', async () => {
    expect(said(await itemsOf('2026-02-01', '2026-02-27'))).toEqual([])
    expect(said(await itemsOf('2026-02-28', '2026-02-28'))).toHaveLength(3)
    clock.today = '2026-02-01'
    expect(await itemsOf('2026-01-01', '2026-01-31')).toEqual([])
  })

  test('is asked for by 92 days at most', async () => {
    expect((await upcoming('2026-01-01', '2026-04-02')).status).toBe(true)
    expect((await upcoming('2026-01-01', '2026-04-03')).issues).toMatchObject([{ path: 'filter.to' }])
    expect((await upcoming('2026-02-02', '2026-02-01')).issues).toMatchObject([{ path: 'filter.to' }])
  })

  test('has nothing of a schedule that is paused', async () => {
    expect((await post('/quickpay/schedules/change/S', { id: 's-1', to: 'paused' }, ada)).body.status).toBe(
      true,
    )
    await shown(api)
    expect(said(await itemsOf('2026-02-01', '2026-02-27'))).toEqual([])
    expect((await itemsOf('2026-02-01', '2026-03-31')).map(({ kind }) => kind)).not.toContain(
      'scheduled-payment',
    )
  })
})
