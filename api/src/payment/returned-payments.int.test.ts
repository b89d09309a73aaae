import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { fund } from '../testing/fund.ts'
import { ada, api, finance, support, useMembers } from '../testing/members-given.suite.ts'
import { filter, walletRowOf } from '../testing/money.ts'

useMembers(async () => fund(api, ada, 'USD', '5000'))

describe('a sent payment that the payee’s bank sends back', () => {
  const to = {
    ...{ name: 'Landlord Ltd', payee_type: 1, account: 'DE89370400440532013000' },
    ...{ bank: 'Test Bank', swift: 'TESTDEFF' },
  }
  const sent = async (amount: string): Promise<string> => {
    const payment = { payee: to.account, currency: 'USD', amount }
    const asked = { email: ada.email, scene: 'sendpayment', ...payment }
    await api.post('/user/getEmailCode', asked, { as: ada, form: 'headers' })
    const code = (await api.mailTo(ada.email))?.code
    const body = { ...to, currency: 'USD', amount, code }
    return (await api.post('/sendpayment/S', body, { as: ada })).body.data[0].id
  }
  const settled = async (amount: string) => {
    const id = await sent(amount)
    await api.post('/sendpayment/approve/S', { id }, { as: finance })
    return id
  }
  const sentBack = (id: string, more: object = {}, as = finance) =>
    api.post('/sendpayment/returned/S', { id, reason: 'The account is closed', ...more }, { as })
  const available = async () => Number((await walletRowOf(api, ada, 'USD')).available)

  test('goes to the wallet without the bank’s charge, once, and is told to its member', async () => {
    const waiting = await sent('60')
    expect((await sentBack(waiting)).body.code).toBe('PAYMENT_NOT_SENT')
    expect((await sentBack('0b7e3a2e-95be-4b6f-8d43-2f0a9a5c3d1e')).body.code).toBe('CASE_UNKNOWN')
    const id = await settled('60')
    const before = await available()
    expect((await sentBack(id, { bank_charge: '60' })).body.code).toBe('FEE_ABOVE_AMOUNT')
    expect((await sentBack(id, {}, support)).status).toBe(403)
    const { body } = await sentBack(id, { bank_charge: '12.50' })
    expect(body.data).toEqual([{ id, amount: '47.50', bank_charge: '12.50' }])
    expect(await available()).toBe(before + 47.5)
    expect((await sentBack(id)).body.code).toBe('ALREADY_DECIDED')

    const returned = { returned_amount: '47.50', bank_charge: '12.50', status: 1, amount: '60.00' }
    const search = filter({ search: id })
    const own = await api.get(`/sendpayment/user/${ada.uid}/S/${search}`, { as: ada })
    expect(own.body.data.data).toMatchObject([{ ...returned, returned_reason: 'The account is closed' }])
    const all = await api.get(`/sendpayment/list/S/${search}`, { as: finance })
    expect(all.body.data.data).toMatchObject([returned])
    const lines = await api.get(
      `/usertransactions/list/${ada.uid}/S/${filter({ type: 'send-payment-sent-back' })}`,
      { as: ada },
    )
    expect(lines.body.data.data).toMatchObject([
      { amount: '47.50', fee: '12.50', status: 'done', counterparty_name: 'Landlord Ltd' },
    ])
    const bell: wire.Happening[] = (await api.get('/user/happenings/S', { as: ada })).body.data
    expect(bell.find(({ type }) => type === 'PaymentReturned')).toMatchObject({
      ...{ amount: '47.50', currency: 'USD', reason: 'The account is closed' },
      line: `send-payment-sent-back:${id}`,
    })
  })
  test('of more than one administrator credits alone waits for a second', async () => {
    const id = await settled('2000')
    const waits = await sentBack(id, { bank_charge: '10' })
    expect(waits.body).toMatchObject({ status: false, code: 'WAITS_FOR_SECOND' })
    const before = await available()
    const proposed = await api.get(`/proposals/list/S/${filter({ kind: 'reversal' })}`, { as: finance })
    expect(proposed.body.data.data[0]).toMatchObject({
      subject: `send-payment:${id}`,
      after: { credited: ['1990.00 USD'], bank_charge: '10.00 USD', reason: 'The account is closed' },
    })
    const second = await api.person('second', { role: 'finance' })
    const agreed = await api.post('/proposals/approve/S', { id: waits.body.proposal }, { as: second })
    expect(agreed.body.status).toBe(true)
    expect(await available()).toBe(before + 1990)
  })
  test('stays: its movement is not reversed', async () => {
    const id = await settled('20')
    await sentBack(id)
    const path = `/usertransactions/list/${ada.uid}/S/${filter({ type: 'send-payment-sent-back' })}`
    const [line] = (await api.get(path, { as: ada })).body.data.data
    const body = { reason: 'x' }
    const reversed = await api.ask('DELETE', `/transactions/${ada.uid}.${line.id}/S`, { as: finance, body })
    expect(reversed.body.code).toBe('NOT_REVERSIBLE')
  })
})
