import './testing/requested-payments.suite.ts'
import { sha256 } from '@strongroom/ledger/eventlog'
import { Decimal } from '@strongroom/shared'
import { describe, expect, test, vi } from 'vitest'
import { otherSideOf } from '../statement/testing/other-side.ts'
import type { Person } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { look } from '../testing/look.ts'
import { ada, api, ben, finance, useMembers } from '../testing/members-given.suite.ts'
import { filter, walletRowOf } from '../testing/money.ts'

useMembers()

describe('a sent payment', () => {
  const to = {
    ...{ name: 'Landlord Ltd', payee_type: 1, account: 'DE89370400440532013000' },
    ...{ bank: 'Test Bank', swift: 'TESTDEFF' },
  }
  const codeFor = async (as: Person, amount: string, payee = to.account) => {
    const payment = { payee, currency: 'USD', amount }
    await api.post(
      '/user/getEmailCode',
      { email: as.email, scene: 'sendpayment', ...payment },
      { as, form: 'headers' },
    )
    return (await api.mailTo(as.email))?.code as string
  }
  const send = async (amount: string, over: object = {}, as = ada) => {
    const code = await codeFor(as, amount)
    return api.post('/sendpayment/S', { ...to, currency: 'USD', amount, code, ...over }, { as })
  }
  const sent = async (amount = '100') => (await send(amount)).body.data[0].id as string
  const one = async (id: string) =>
    (await api.get(`/sendpayment/user/${ada.uid}/S/${filter({ search: id })}`, { as: ada })).body.data.data[0]

  test('costs what the check says, and locks it', async () => {
    const { body } = await api.post('/sendpayment/check/S', { currency: 'USD', amount: '100' }, { as: ada })
    const before = await walletRowOf(api, ada)
    expect(body.data[0]).toMatchObject({ amount: '100.00', fee: '5.00', total: '105.00' })
    const coins = await api.post('/sendpayment/check/S', { currency: 'USDC', amount: '9' }, { as: ada })
    expect(coins.body.code).toBe('CURRENCY_NOT_OFFERED')
    expect((await send('9', { currency: 'USDC' })).body.code).toBe('CURRENCY_NOT_OFFERED')
    const id = await sent()
    expect(await one(id)).toMatchObject({
      name: to.name,
      account: '•••• 3000',
      amount: '100.00',
      fee: '5.00',
      status: 0,
    })
    const after = await walletRowOf(api, ada)
    expect([after.amount, after.locked]).toEqual([
      body.data[0].balance,
      (Number(before.locked) + 105).toFixed(2),
    ])
  })

  test('is checked by the total too: amount and fee are those of the amount that it leaves', async () => {
    const check = async (asked: object) =>
      (await api.post('/sendpayment/check/S', { currency: 'USD', ...asked }, { as: ada })).body
    const [by] = (await check({ total: '105' })).data
    expect(by).toEqual((await check({ amount: '100' })).data[0])
    expect(by).toMatchObject({ amount: '100.00', fee: '5.00', total: '105.00' })
    expect((await check({ total: '5' })).code).toBe('BELOW_MINIMUM')
    expect((await check({ total: '105.001' })).code).toBe('TOO_MANY_PLACES')
    expect((await check({ total: '999999' })).code).toBe('INSUFFICIENT_FUNDS')
    for (const asked of [{}, { amount: '100', total: '105' }]) {
      const { issues } = await check(asked)
      expect(issues).toMatchObject([
        { path: 'amount', message: 'Enter the amount that arrives or the total, one of them' },
      ])
    }
  })

  test.each([
    ['account', { account: 'GB00XX' }],
    ['account', { account: 'DE89370400440532013001' }],
    ['account', { account: 'abcd' }],
    ['swift', { swift: 'QQQQQQQQ' }],
  ])('is refused for a wrong %s before a code is mailed, and after: %o', async (path, over) => {
    const order = { currency: 'USD', amount: '100' }
    const check = await api.post('/sendpayment/check/S', { ...order, ...over }, { as: ada })
    const send = await api.post('/sendpayment/S', { ...to, ...order, ...over, code: '123456' }, { as: ada })
    for (const { status, body } of [check, send]) expect([status, body.issues?.[0].path]).toEqual([422, path])
  })

  test('goes to the account of a company, and to no person’s', async () => {
    for (const payee_type of [0, undefined]) {
      const { status, body } = await send('100', { payee_type })
      expect([status, body.issues]).toMatchObject([422, [{ path: 'payee_type' }]])
    }
  })

  test('says in the log neither to whom it goes nor that two go to the same', async () => {
    const eve = await api.person('eve')
    await fund(api, eve, 'USD', '100')
    for (const amount of ['20', '21']) expect((await send(amount, {}, eve)).body.status).toBe(true)
    const events = await api.log.readStream(`wallet-${eve.uid}`)
    const payees = events
      .filter(({ type }) => type === 'PaymentSubmitted')
      .map(({ metadata }) => JSON.parse(metadata).command.input.payee)
    expect(new Set(payees).size).toBe(2)
    expect(payees).not.toContain(sha256([to.name, to.account, to.bank, to.swift].join('\n')))
  })

  test('is answered again when its code has run out meanwhile', async () => {
    const body = { ...to, currency: 'USD', amount: '15', code: await codeFor(ada, '15') }
    const send = () => api.post('/sendpayment/S', body, { as: ada, headers: { 'Idempotency-Key': 'late' } })
    const first = await send()
    await api.db.query('update private.email_codes set expires_at = now() where email = $1', [ada.email])
    expect(first.body.status).toBe(true)
    expect((await send()).body).toEqual(first.body)
  })

  test('keeps its code and its payee when the same was refused just before the money came', async () => {
    const dan = await api.person('dan')
    const code = await codeFor(dan, '20')
    const body = { ...to, currency: 'USD', amount: '20', code }
    const send = (key: string) =>
      api.post('/sendpayment/S', body, { as: dan, headers: { 'Idempotency-Key': key } })
    const handle = api.ledger.handle.bind(api.ledger)
    const refusal = Promise.withResolvers<void>()
    const accepted = Promise.withResolvers<void>()
    const held = vi.spyOn(api.ledger, 'handle').mockImplementationOnce(async (...given) => {
      const outcome = await handle(...given)
      refusal.resolve()
      await accepted.promise
      return outcome as never
    })
    const early = send('one')
    // Both have taken the code before either is answered.
    await refusal.promise
    held.mockRestore()
    await fund(api, dan, 'USD', '100')
    const late = await send('one')
    accepted.resolve()
    expect((await early).body.code).toBe('INSUFFICIENT_FUNDS')
    const { id } = late.body.data[0]
    expect((await send('two')).body.code).toBe('WRONG_CODE')
    const all = await api.get(`/sendpayment/list/S/${filter({ search: id })}`, { as: finance })
    expect(all.body.data.data[0]).toMatchObject({ id, swift: to.swift })
    const [whole] = (await look(api, `/sendpayment/get/${id}/S`, finance)).body.data
    expect(whole).toMatchObject({ id, account: to.account, swift: to.swift })
  })

  test('mail names the payee, and its code sends nothing else to nobody else', async () => {
    const code = await codeFor(ada, '20')
    expect((await api.mailTo(ada.email))?.text).toContain(`20 USD to ${to.account}`)
    const other = { ...to, account: 'GB29NWBK60161331926819' }
    for (const body of [
      { ...to, amount: '21' },
      { ...other, amount: '20' },
    ])
      expect(
        (await api.post('/sendpayment/S', { ...body, currency: 'USD', code }, { as: ada })).body.code,
      ).toBe('WRONG_CODE')
    const right = { ...to, amount: '20.00', currency: 'USD', code }
    expect((await api.post('/sendpayment/S', right, { as: ada })).body.status).toBe(true)
    expect((await api.post('/sendpayment/S', right, { as: ada })).body.code).toBe('WRONG_CODE')
  })

  test('is settled once by finance, or given back in full with a reason', async () => {
    const settled = await sent()
    const approved = await api.post(
      '/sendpayment/approve/S',
      { id: settled, externalTxId: 'w1' },
      { as: finance },
    )
    expect(approved.body.data[0]).toEqual({ id: settled, status: 1 })
    const before = await walletRowOf(api, ada)
    const failed = await sent()
    const rejected = { id: failed, reason: 'account closed' }
    expect((await api.post('/sendpayment/reject/S', rejected, { as: finance })).body.status).toBe(true)
    expect(await one(failed)).toMatchObject({ status: -1, reason: 'account closed' })
    expect(await walletRowOf(api, ada)).toEqual(before)
    const again = await api.post('/sendpayment/approve/S', { id: failed }, { as: finance })
    expect(again.body.code).toBe('ALREADY_DECIDED')
    expect((await api.post('/sendpayment/approve/S', { id: failed }, { as: ada })).status).toBe(403)
  })

  test('names its payee on the payer’s statement, to nobody else', async () => {
    await sent()
    const { listed, opened, byOthers } = await otherSideOf(api, ada, 'send-payment', finance)
    expect(listed).toBe(to.name)
    expect(opened).toMatchObject({ name: to.name, account: to.account, bank: to.bank, swift: to.swift })
    const list = await api.get(`/usertransactions/list/${ada.uid}/S/${filter({ type: 'send-payment' })}`, {
      as: ada,
    })
    // The payee gets this: the fee comes on top.
    expect(list.body.data.data[0]).toMatchObject({ amount: '-105.00', fee: '5.00', asked: '100.00' })
    expect(byOthers).toContain('send-payment')
    expect(byOthers).not.toContain('Landlord')
  })

  test('is looked at in figures before it is settled, with the fee it was asked for with and no other', async () => {
    const id = await sent('40')
    const check = (more: object = {}) =>
      api.post('/approvals/check/S', { kind: 'send-payment', id, ...more }, { as: finance })
    const { fee } = await one(id)
    const figures = { currency: 'USD', amount: '40.00', fee, cardFee: null, credited: '40.00' }
    const { amount, locked } = await walletRowOf(api, ada)
    const rest = new Decimal(locked).minus(figures.amount).minus(fee).toFixed(2)
    expect((await check()).body.data[0]).toEqual({
      ...{ ...figures, creditedCurrency: 'USD', held: null, more: 0 },
      after: [
        { pocket: 'available', currency: 'USD', amount, member: null },
        { pocket: 'locked', currency: 'USD', amount: rest, member: null },
      ],
    })
    for (const path of ['amount', 'fee', 'feeRate'])
      expect((await check({ [path]: '0.5' })).body.issues).toMatchObject([{ path }])
    expect(await one(id)).toMatchObject({ status: 0 })
  })

  test.each([
    ['the minimum', '9.99', 'BELOW_MINIMUM'],
    ['what is there', '100000', 'INSUFFICIENT_FUNDS'],
  ])('is refused beyond %s, and leaves its code and nothing else behind', async (_, amount, code) => {
    expect((await send(amount)).body).toMatchObject({ status: false, code })
    const { rows } = await api.db.query(
      'select count(*)::int as n from private.payment_details d where not exists (select from views.send_payments s where s.id = d.id::text) and not exists (select from views.request_payments r where r.id = d.id::text)',
    )
    expect(rows[0].n).toBe(0)
  })

  test('keeps names and accounts out of the log, and of everybody else’s sight', async () => {
    await sent('30')
    const events = await api.log.readAll({ limit: 1_000 })
    const text = JSON.stringify(events.map(event => Buffer.from(event.data).toString('utf8')))
    expect(text).not.toContain('Landlord')
    expect(text).not.toContain(to.account)
    expect((await api.get(`/sendpayment/user/${ada.uid}/S`, { as: ben })).status).toBe(403)
    expect((await api.get('/sendpayment/list/S', { as: ada })).status).toBe(403)
    const all = await api.get('/sendpayment/list/S', { as: finance })
    const end = `•••• ${to.account.slice(-4)}`
    expect(all.body.data.data[0]).toMatchObject({ account: end, username: 'ada', swift: to.swift })
    expect((await api.get('/sendpayment/get/none/S', { as: finance })).status).toBe(404)
  })
})
