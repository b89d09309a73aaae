import { pay, settleQuickPay } from '@strongroom/ledger/quick-pay'
import { walletDecider } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { fund, shown } from '../../testing/fund.ts'
import { api, cho } from '../../testing/members-given.suite.ts'
import { availableOf, codeFor, filter } from '../../testing/money.ts'
import { postingNotices } from '../../testing/post-notices.ts'

let count = 0
/** One who asks, and one who is asked and has 100 USD. */
const pair = async () => {
  const n = ++count
  const [asker, payer] = [await api.person(`asker-${n}`), await api.person(`payer-${n}`)]
  await fund(api, payer, 'USD', '100')
  return { asker, payer }
}
const send = async (path: string, body: object, as: Person, headers = {}) =>
  (await api.post(`/quickpay/requests/${path}/S`, body, { as, headers })).body
const listOf = async (as: Person, fields: object = {}) =>
  (await api.get(`/quickpay/requests/list/S/${filter(fields)}`, { as })).body.data
const ask = async ({ asker, payer }: Awaited<ReturnType<typeof pair>>, more: object = {}) =>
  send('add', { uid: payer.uid, currency: 'USD', amount: '40.5', note: 'Dinner with Zoe', ...more }, asker)
const codeOf = (asker: Person, payer: Person) =>
  codeFor(api, payer, { uid: asker.uid, currency: 'USD', amount: '40.50' })

describe('a request for money', () => {
  test('is seen by both sides, and by nobody else', async () => {
    const both = await pair()
    const { id } = (await ask(both)).data[0]
    const open = {
      id,
      amount: '40.50',
      currency: 'USD',
      note: 'Dinner with Zoe',
      reason: null,
      status: 'open',
    }
    const { asker, payer } = both
    expect((await listOf(asker)).data).toMatchObject([
      { ...open, direction: 'sent', uid: payer.uid, username: 'p…' },
    ])
    expect((await listOf(payer)).data).toMatchObject([{ ...open, direction: 'received', uid: asker.uid }])
    expect((await listOf(payer, { direction: 'sent' })).total).toBe(0)
    expect((await listOf(asker, { direction: 'received' })).total).toBe(0)
    expect((await listOf(asker, { direction: 'sent', status: 'open' })).total).toBe(1)
    expect((await listOf(asker, { status: 'paid' })).total).toBe(0)
    expect((await listOf(cho)).total).toBe(0)
  })

  test('keeps the words of the first time: a repeat with others is 409', async () => {
    const { asker, payer } = await pair()
    const money = { uid: payer.uid, currency: 'USD', amount: '40.5' }
    const asking = async (note?: string) =>
      send('add', { ...money, note }, asker, { 'Idempotency-Key': 'asks' })
    const first = await asking()
    expect((await asking('Written later')).code).toBe('IDEMPOTENCY_CONFLICT')
    expect(await asking()).toEqual(first)
    const { id } = first.data[0]
    const declining = async (reason?: string) =>
      send('decline', { id, reason }, payer, { 'Idempotency-Key': 'declines' })
    const declined = await declining('Not mine')
    expect((await declining('Written later')).code).toBe('IDEMPOTENCY_CONFLICT')
    expect(await declining('Not mine')).toEqual(declined)
    expect((await listOf(asker)).data).toMatchObject([{ note: null, reason: 'Not mine' }])
  })

  test('is opened by its id on both sides, and found by nobody else', async () => {
    const both = await pair()
    const { asker, payer } = both
    const { id } = (await ask(both)).data[0]
    const opened = (as: Person, which = id) => api.get(`/quickpay/requests/get/${which}/S`, { as })
    expect((await opened(asker)).body.data).toMatchObject([
      { id, direction: 'sent', uid: payer.uid, amount: '40.50', note: 'Dinner with Zoe', status: 'open' },
    ])
    expect((await opened(payer)).body.data).toMatchObject([{ id, direction: 'received', uid: asker.uid }])
    expect((await opened(cho)).status).toBe(404)
    expect((await opened(payer, 'none')).status).toBe(404)
  })

  test('is paid once, with the code of a quick pay, and the payment has its id', async () => {
    const both = await pair()
    const { asker, payer } = both
    const { id } = (await ask(both)).data[0]
    expect((await send('pay', { id, code: '000000' }, payer)).code).toBe('WRONG_CODE')
    expect((await send('pay', { id, code: await codeOf(asker, payer) }, cho)).code).toBe('CASE_UNKNOWN')
    const body = { id, code: await codeOf(asker, payer) }
    const key = { 'Idempotency-Key': `pay-${id}` }
    const first = await send('pay', body, payer, key)
    expect(first.data).toMatchObject([{ id, status: 1 }])
    expect(await send('pay', body, payer, key)).toEqual(first)
    expect((await send('pay', { id, code: await codeOf(asker, payer) }, payer)).code).toBe('ALREADY_DECIDED')
    expect(await availableOf(api, payer, 'USD')).toBe('59.50')
    expect(await availableOf(api, asker, 'USD')).toBe('40.50')
    expect((await listOf(asker)).data).toMatchObject([{ id, status: 'paid' }])
    const [line] = (
      await api.get(`/usertransactions/list/${payer.uid}/S/${filter({ limit: 1 })}`, { as: payer })
    ).body.data.data
    expect(line.id).toContain(id)
    for (const [as, sent] of [
      [payer, `quick-pay-sent:${asker.uid}:${id}`],
      [asker, `quick-pay-received:${payer.uid}:${id}`],
    ] as const)
      expect((await api.get(`/transactions/${sent}/S`, { as })).body.data).toMatchObject([{ request: id }])
    const paid = await api.get(`/transactions/quick-pay-sent:${asker.uid}:${id}/S`, { as: payer })
    expect(paid.body.data[0].history).toMatchObject([
      ...[{ event: 'MoneyRequested', by: 'other' }],
      ...[{ event: 'QuickPaySent', by: 'member' }],
      ...[{ event: 'MoneyRequestPaid', by: 'member' }],
    ])
  })

  test('whose payment broke off half-way is paid once', async () => {
    const both = await pair()
    const { asker, payer } = both
    const { id: requestId } = (await ask(both)).data[0]
    const currency = { code: 'USD', scale: 2 }
    const given = {
      verified: true,
      currency,
      receiver: { verified: true, quickPayOn: true },
      today: new Date().toISOString().slice(0, 10),
    }
    const asked = (id: string) => ({
      ...{ id, actor: { kind: 'member', id: payer.uid }, correlationId: 'test' },
      command: { type: 'PayMoneyRequest', input: { requestId }, given },
    })
    const half = await api.ledger.handle(walletDecider, payer.uid, asked(`half ${requestId}`) as never)
    if (half.kind === 'refused') throw new Error(half.refusal.kind)
    expect((await send('pay', { id: requestId, code: await codeOf(asker, payer) }, payer)).code).toBe(
      'ALREADY_DECIDED',
    )
    const [sent] = half.events
    await settleQuickPay(api.ledger, sent as never, currency)
    await pay(api.ledger, payer.uid, asked(`half ${requestId}`) as never)
    await shown(api)
    expect(await availableOf(api, payer, 'USD')).toBe('59.50')
    expect(await availableOf(api, asker, 'USD')).toBe('40.50')
  })

  test('is declined by the member who is asked, with a reason that the asker reads', async () => {
    const both = await pair()
    const { asker, payer } = both
    const { id } = (await ask(both)).data[0]
    expect((await send('decline', { id }, asker)).code).toBe('CASE_UNKNOWN')
    expect((await send('decline', { id, reason: 'Zoe has paid' }, payer)).status).toBe(true)
    expect((await send('decline', { id, reason: 'Another' }, payer)).code).toBe('ALREADY_DECIDED')
    expect((await listOf(asker)).data).toMatchObject([{ status: 'declined', reason: 'Zoe has paid' }])
    const { rows } = await api.db.query(`select 1 from views.events where data::text like '%Zoe%'`)
    expect(rows).toEqual([])
  })

  test('is cancelled by its asker alone', async () => {
    const both = await pair()
    const { asker, payer } = both
    const { id } = (await ask(both)).data[0]
    expect((await send('cancel', { id, uid: payer.uid }, cho)).code).toBe('CASE_UNKNOWN')
    expect((await send('cancel', { id, uid: payer.uid }, asker)).status).toBe(true)
    expect((await send('decline', { id }, payer)).code).toBe('ALREADY_DECIDED')
  })

  test('is refused as a payment is, beyond five to one member, and leaves no note then', async () => {
    const both = await pair()
    const { asker, payer } = both
    expect((await ask(both, { uid: asker.uid })).code).toBe('PAYS_ONESELF')
    expect((await ask(both, { uid: '999999999' })).code).toBe('RECEIVER_UNKNOWN')
    expect((await ask(both, { uid: cho.uid })).code).toBe('RECEIVER_NOT_VERIFIED')
    expect((await ask(both, { amount: '0.001' })).code).toBe('TOO_MANY_PLACES')
    for (let n = 0; n < 5; n++) expect((await ask(both)).status).toBe(true)
    expect(await ask(both)).toMatchObject({ code: 'REQUEST_LIMIT_REACHED', details: { limit: '5' } })
    const { rows } = await api.db.query('select 1 from private.money_request_notes where asker = $1', [
      asker.uid,
    ])
    expect(rows.length).toBe(5)
    expect((await listOf(payer, { status: 'open' })).total).toBe(5)
  })

  test('is told to the member who is asked by one mail, without the note', async () => {
    const both = await pair()
    const { id } = (await ask(both)).data[0]
    const link = `${api.deps.config.publicUrl}/quickpay/requests/${id}`
    const post = postingNotices(api)
    await Promise.all([post(), post()])
    const { rows } = await api.db.query(
      `select body from private.mailbox where recipient = $1 and letter = 'money-requested'`,
      [both.payer.email],
    )
    expect(rows).toEqual([
      {
        body: `A member asks you for 40.50 USD. Open this link to see who and what for, and to pay or decline:\n\n${link}`,
      },
    ])
  })
})
