import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { ada, api, nobody } from './records-given.suite.ts'

describe('a month’s money by kind', () => {
  const month = new Date().toISOString().slice(0, 7)
  const of = async (as: Person, asked = month, timeZone = 'UTC'): Promise<wire.MonthFlows> => {
    const filter = encodeURIComponent(JSON.stringify({ month: asked, timeZone }))
    return (await api.get(`/transactions/months/S/${filter}`, { as })).body.data[0]
  }
  /** Puts a member's lines of a kind at a time, and gives them a fee. */
  const put = (kind: string, at: string, fee: string | null = null) =>
    api.db.query('update views.movements set created_at = $3, fee = $4 where uid = $1 and kind = $2', [
      ...[ada.uid, kind, at, fee],
    ])

  test('is the sums of its lines, and leaves out of the totals what moves between own balances', async () => {
    await put('top-up', '2026-02-28T23:00:00Z')
    await put('swap-out', '2026-03-31T22:59:59Z', '0.5')
    await put('swap-in', '2026-03-01T00:00:00Z')
    const { flows, total, total_before, month_before } = await of(ada, '2026-03')
    expect(month_before).toBe('2026-02')
    const by = (type: string) => flows.find(flow => flow.type === type)
    const none = { came: '0.00', went: '0.00', fees: '0.00' }
    expect(by('top-up')).toMatchObject({
      ...none,
      currency: 'USD',
      own: 0,
      before: { ...none, came: '1000.00' },
    })
    expect(by('swap-out')).toMatchObject({ came: '0.00', went: '120.00', fees: '1.00', own: 1, before: none })
    expect(total).toEqual({ came: '0.00', went: '1.00', fees: '1.00' })
    expect(total_before).toEqual({ came: '1000.00', went: '0.00', fees: '0.00' })
  })

  test('begins and ends in the zone that is asked for', async () => {
    await put('top-up', '2026-02-28T23:00:00Z')
    expect((await of(ada, '2026-03', 'Europe/Berlin')).total.came).toBe('1000.00')
    expect((await of(ada, '2026-03')).total.came).toBe('0.00')
    expect((await of(ada, '2026-02', 'Europe/Berlin')).flows.map(({ type }) => type)).not.toContain('top-up')
  })

  test('has the purchases with the card and its fees, what was given back beside them, and nothing pending', async () => {
    const line = (id: string, type: string, amount: string, status: number) =>
      api.db.query(
        `insert into views.card_transactions (uid, id, type, currency, amount, status, number, created_at)
         values ($1, $2, $3, 'USD', $4, $5, 1, '2026-05-10T00:00:00Z')`,
        [ada.uid, id, type, amount, status],
      )
    await line('a', 'spend', '-30', 1)
    await line('b', 'spend', '5', 1)
    await line('c', 'spend', '-9', 0)
    await line('d', 'fee', '-2', 1)
    // From the wallet, where it has a line on the statement.
    await line('e', 'charge', '100', 1)
    const { flows, total } = await of(ada, '2026-05')
    expect(flows).toMatchObject([
      { source: 'card', type: 'fee', went: '2.00', fees: '2.00' },
      { source: 'card', type: 'spend', came: '5.00', went: '30.00' },
    ])
    expect(total).toEqual({ came: '5.00', went: '32.00', fees: '2.00' })
    await api.db.query('delete from views.card_transactions where uid = $1', [ada.uid])
  })

  test('has what came to the card from a bank or the house, what left it for a bank, and the fees of both', async () => {
    const at = '2026-08-10T00:00:00Z'
    const onCard = (id: string, type: string, amount: string) =>
      api.db.query(
        `insert into views.card_transactions (uid, id, type, currency, amount, status, number, created_at)
         values ($1, $2, $3, 'USD', $4, 1, 1, $5)`,
        [ada.uid, id, type, amount, at],
      )
    const onStatement = (kind: string, reference: string, fee: string | null, state = 'done', amount = '0') =>
      api.db.query(
        `insert into views.movements (uid, id, currency, kind, reference, state, amount, fee, number, created_at)
         values ($1, $2, 'USD', $3, $4, $5, $6, $7, 1, $8)`,
        [ada.uid, `${kind}:${reference}`, kind, reference, state, amount, fee, at],
      )
    await onStatement('deposit', 'd1', '3')
    await onCard('d1', 'charge', '97')
    await onCard('d1.opening', 'charge', '10')
    await onStatement('withdrawal', 'w1', '2')
    await onCard('w1', 'withdrawal', '-40')
    await onStatement('withdrawal-sent-back', 'w1', '5')
    await onCard('w1.back', 'withdrawal', '33')
    for (const type of ['bonus', 'referrer-bonus', 'referee-bonus']) await onCard(type, type, '1')
    await onStatement('card-charge', 'c1', '1', 'done', '-51')
    await onCard('c1', 'charge', '50')
    // Taken back by the house: the deposit, and the line that took it back.
    await onStatement('deposit', 'd2', '3', 'reversed')
    await onCard('d2', 'charge', '500')
    await onCard('r2', 'withdrawal', '-500')
    const { flows, total } = await of(ada, '2026-08')
    expect(flows.map(({ source, type, came, went, fees }) => [source, type, came, went, fees])).toEqual([
      ['statement', 'card-charge', '0.00', '51.00', '1.00'],
      ['card', 'bonus', '1.00', '0.00', '0.00'],
      ['card', 'charge', '107.00', '0.00', '3.00'],
      ['card', 'referee-bonus', '1.00', '0.00', '0.00'],
      ['card', 'referrer-bonus', '1.00', '0.00', '0.00'],
      ['card', 'withdrawal', '33.00', '40.00', '7.00'],
    ])
    expect(total).toEqual({ came: '143.00', went: '41.00', fees: '11.00' })
    for (const table of ['movements', 'card_transactions'])
      await api.db.query(`delete from views.${table} where uid = $1 and created_at = $2`, [ada.uid, at])
  })

  test('leaves out money that came back whole, and keeps what came back in part', async () => {
    const line = (kind: string, reference: string, amount: string, state: string) =>
      api.db.query(
        `insert into views.movements (uid, id, currency, kind, reference, state, amount, number, created_at)
         values ($1, $2, 'USD', $3, $4, $5, $6, 1, '2026-07-10T00:00:00Z')`,
        [ada.uid, `${kind}:${reference}`, kind, reference, state, amount],
      )
    await line('withdrawal', 'w1', '-100', 'rejected')
    await line('withdrawal-returned', 'w1', '100', 'done')
    await line('withdrawal', 'w2', '-50', 'done')
    await line('withdrawal-returned', 'w2', '10', 'done')
    await line('quick-pay-received', 'q1', '7', 'reversed')
    await line('reversal', 'e1', '-7', 'done')
    const { flows, total } = await of(ada, '2026-07')
    expect(flows.map(({ type, came, went }) => [type, came, went])).toEqual([
      ['withdrawal', '0.00', '50.00'],
      ['withdrawal-returned', '10.00', '0.00'],
    ])
    expect(total).toMatchObject({ came: '10.00', went: '50.00' })
    await api.db.query(`delete from views.movements where uid = $1 and created_at = '2026-07-10T00:00:00Z'`, [
      ada.uid,
    ])
  })

  test('counts of a card that is opened its fee alone: what it is charged with is spent from it', async () => {
    await api.db.query(
      `insert into views.movements (uid, id, currency, kind, reference, state, amount, fee, number, created_at)
       values ($1, 'card-opened:a', 'USD', 'card-opened', 'a', 'done', -150, 50, 1, '2026-06-10T00:00:00Z')`,
      [ada.uid],
    )
    expect((await of(ada, '2026-06')).total).toEqual({ came: '0.00', went: '50.00', fees: '50.00' })
    await api.db.query(`delete from views.movements where uid = $1 and kind = 'card-opened'`, [ada.uid])
  })

  test('is refused of a month that is none', async () => {
    for (const asked of ['0000-01', '2026-13']) {
      const filter = encodeURIComponent(JSON.stringify({ month: asked, timeZone: 'UTC' }))
      const { body } = await api.get(`/transactions/months/S/${filter}`, { as: ada })
      expect(body.issues).toMatchObject([{ path: 'filter.month' }])
    }
  })

  test('is its member’s alone', async () => {
    expect((await of(nobody, '2026-03')).flows).toEqual([])
  })
})
