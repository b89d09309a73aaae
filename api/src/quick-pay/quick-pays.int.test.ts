import { bound } from '../vault/bound.ts'
import './testing/contacts.suite.ts'
import './testing/find-payee.suite.ts'
import './testing/requests.suite.ts'
import './testing/schedules.suite.ts'
import { describe, expect, test } from 'vitest'
import { passkeyApprovalsSuite } from '../account/testing/passkey-approvals.suite.ts'
import { otherSideOf } from '../statement/testing/other-side.ts'
import { type Person, standing } from '../testing/api.ts'
import { ada, api, ben, cho, useMembers } from '../testing/members-given.suite.ts'
import { availableOf, codeFor } from '../testing/money.ts'
import * as payeesStore from '../vault/payees.ts'

useMembers()

describe('quick pay', () => {
  const pay = (as: Person, body: object, headers = {}) => api.post('/quickpay/S', body, { as, headers })

  test('moves money at once, and both sides see it', async () => {
    const [mine, theirs] = [await availableOf(api, ada, 'USD'), (await availableOf(api, ben, 'USD')) ?? '0']
    const payment = { uid: ben.uid, currency: 'USD', amount: '12.5' }
    const { body } = await pay(ada, { ...payment, code: await codeFor(api, ada, payment) })
    expect(body.data[0]).toMatchObject({ status: 1, id: expect.any(String) })
    expect(await availableOf(api, ada, 'USD')).toBe((Number(mine) - 12.5).toFixed(2))
    expect(await availableOf(api, ben, 'USD')).toBe((Number(theirs) + 12.5).toFixed(2))
    const named = await Promise.all([
      otherSideOf(api, ada, 'quick-pay-sent', cho),
      otherSideOf(api, ben, 'quick-pay-received', cho),
    ])
    expect(named).toMatchObject([
      { listed: 'ben', opened: null },
      { listed: 'ada', opened: null },
    ])
    const { id } = body.data[0]
    const [sent, received] = await Promise.all([ada, ben].map(as => api.get(`/quickpay/get/${id}/S`, { as })))
    expect(sent?.body.data[0]).toMatchObject({
      direction: 'sent',
      receiver_username: 'ben',
      amount: '12.50',
      status: 1,
    })
    expect(received?.body.data[0]).toMatchObject({ direction: 'received', sender_username: 'ada' })
    expect((await api.get(`/quickpay/get/${id}/S`, { as: cho })).status).toBe(404)
    const log = await api.get('/logquickpay/list/S', { as: ben })
    expect(log.body.data.data[0]).toMatchObject({ id, direction: 'received' })
  })

  test('mail names amount and payee, and its code pays nothing else', async () => {
    const payment = { uid: ben.uid, currency: 'USD', amount: '1.00' }
    const code = await codeFor(api, ada, payment)
    expect((await api.mailTo(ada.email))?.text).toContain(`1.00 USD to user ${ben.uid}`)
    expect((await pay(ada, { ...payment, amount: '2.00', code })).body.code).toBe('WRONG_CODE')
    expect((await pay(ada, { ...payment, uid: cho.uid, code })).body.code).toBe('WRONG_CODE')
    expect((await pay(ada, { ...payment, amount: '1', code })).body.status).toBe(true)
    expect((await pay(ada, { ...payment, code })).body.code).toBe('WRONG_CODE')
  })

  test('code of another scene or of nobody pays nothing', async () => {
    const payment = { uid: ben.uid, currency: 'USD', amount: '1' }
    expect((await pay(ada, { ...payment, code: '000000' })).body.code).toBe('WRONG_CODE')
    await api.post('/user/getEmailCode', { email: ada.email, scene: 'login' })
    const login = (await api.mailTo(ada.email))?.code
    expect((await pay(ada, { ...payment, code: login })).body.code).toBe('WRONG_CODE')
  })

  test('with a key is answered again as the first time, and with another body is 409', async () => {
    const payment = { uid: ben.uid, currency: 'USD', amount: '3' }
    const body = { ...payment, code: await codeFor(api, ada, payment) }
    const first = await pay(ada, body, { 'Idempotency-Key': 'k1' })
    const after = await availableOf(api, ada, 'USD')
    const again = await pay(ada, body, { 'Idempotency-Key': 'k1' })
    expect(again.body).toEqual(first.body)
    expect(await availableOf(api, ada, 'USD')).toBe(after)
    // A code for the next payment ends the one before it, but not what that one has paid for.
    const other = { ...payment, amount: '4' }
    await codeFor(api, ada, other)
    expect((await pay(ada, body, { 'Idempotency-Key': 'k1' })).body).toEqual(first.body)
    expect(await availableOf(api, ada, 'USD')).toBe(after)
    const differs = await pay(
      ada,
      { ...other, code: await codeFor(api, ada, other) },
      { 'Idempotency-Key': 'k1' },
    )
    expect([differs.status, differs.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  })

  test('keeps the words of the first time: a repeat with others is 409', async () => {
    const payment = { uid: ben.uid, currency: 'USD', amount: '3' }
    const code = await codeFor(api, ada, payment)
    const key = { 'Idempotency-Key': 'k-note' }
    const first = await pay(ada, { ...payment, code }, key)
    const late = await pay(ada, { ...payment, code, note: 'Written later' }, key)
    expect([late.status, late.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
    expect((await pay(ada, { ...payment, code }, key)).body).toEqual(first.body)
    const { body } = await api.get(`/quickpay/get/${first.body.data[0].id}/S`, { as: ada })
    expect(body.data).toMatchObject([{ note: null }])
  })

  test.each([
    ['words', 'Rent', 'Dinner'],
    ['and without', undefined, 'Dinner'],
  ])('sent twice at once under one key with other %s is 409 for one of them', async (_, one, other) => {
    const payment = { uid: ben.uid, currency: 'USD', amount: '3' }
    const code = await codeFor(api, ada, payment)
    const key = { 'Idempotency-Key': `k-two-${other}-${one}` }
    const notes = [one, other]
    const heard = await Promise.all(notes.map(note => pay(ada, { ...payment, code, note }, key)))
    expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const paid = heard.findIndex(({ status }) => status === 200)
    const { body } = await api.get(`/quickpay/get/${heard[paid]?.body.data[0].id}/S`, { as: ada })
    expect(body.data).toMatchObject([{ note: notes[paid] ?? null }])
  })

  test.each([
    ['to oneself', () => ({ uid: ada.uid, amount: '1' }), 'PAYS_ONESELF', 'Unable to pay to yourself'],
    ['to nobody', () => ({ uid: '999999', amount: '1' }), 'RECEIVER_UNKNOWN', 'ID not exists'],
    ['below 0.01', () => ({ uid: ben.uid, amount: '0.009', currency: 'USDC' }), 'BELOW_MINIMUM', /minimum/],
    ['of more than there is', () => ({ uid: ben.uid, amount: '99999' }), 'INSUFFICIENT_FUNDS', /balance/],
  ])('is refused %s, and the code can be used again', async (_, more, code, msg) => {
    const payment = { currency: 'USD', ...more() }
    const mailed = await codeFor(api, ada, payment)
    const refused = await pay(ada, { ...payment, code: mailed })
    expect(refused.body.code).toBe(code)
    expect(refused.body.msg).toMatch(msg)
    expect((await pay(ada, { ...payment, code: mailed })).body.code).toBe(code)
  })

  test('finds a receiver, and says why one cannot be paid', async () => {
    const off = await api.person('off')
    await standing(api.ledger, off.uid, { type: 'SwitchQuickPay', input: { on: false } })
    const search = async (uid: string) => (await api.get(`/quickpay/searchUid/${uid}/S`, { as: ada })).body
    expect((await search(ben.uid)).data).toMatchObject([{ uid: ben.uid, quickpay_status: 1 }])
    expect((await search(ada.uid)).msg).toBe('Unable to pay to yourself')
    expect((await search('999999')).msg).toBe('ID not exists')
    expect((await search(off.uid)).msg).toBe('The user has turned off quick pay')
  })

  test('is refused to a member who is not verified, at the look-up and at the payment', async () => {
    const gia = await api.person('gia', { kyc: 0 })
    const search = async () => (await api.get(`/quickpay/searchUid/${gia.uid}/S`, { as: ada })).body
    expect(await search()).toMatchObject({
      status: false,
      code: 'RECEIVER_NOT_VERIFIED',
      msg: 'This member cannot be paid until their identity is verified',
    })
    expect(JSON.stringify(await search())).not.toContain('gia')
    const payment = { uid: gia.uid, currency: 'USD', amount: '1' }
    const before = await availableOf(api, ada, 'USD')
    const refusedTo = async () =>
      (await pay(ada, { ...payment, code: await codeFor(api, ada, payment) })).body.code
    expect(await refusedTo()).toBe('RECEIVER_NOT_VERIFIED')
    // Withdrawn after they were looked up: the decision reads their standing again.
    await standing(api.ledger, gia.uid, { type: 'DecideKyc', input: { status: 1 } })
    expect((await search()).data[0].uid).toBe(gia.uid)
    await standing(api.ledger, gia.uid, { type: 'DecideKyc', input: { status: 0 } })
    expect(await refusedTo()).toBe('RECEIVER_NOT_VERIFIED')
    expect(await availableOf(api, ada, 'USD')).toBe(before)
  })

  test('amount is checked before a code is asked for', async () => {
    const check = async (amount: string) =>
      (await api.get(`/quickpay/currency/USDC/amount/${amount}/S`, { as: ada })).body
    expect((await check('1')).data[0]).toMatchObject({ currency: 'USDC', amount: '1.000000' })
    expect((await check('0.009')).code).toBe('BELOW_MINIMUM')
    expect((await check('5000')).code).toBe('INSUFFICIENT_FUNDS')
  })
})

describe('saved payees', () => {
  test('have nicknames, which only the member who gave them sees', async () => {
    const [ivy, jon] = [await api.person('ivy'), await api.person('jon')]
    const saved = async (as = ivy) => (await api.get('/quickpay/payees/S', { as })).body.data
    const save = async (uid: string, nickname: string, as = ivy) =>
      (await api.post('/quickpay/payees/save/S', { uid, nickname }, { as })).body
    expect((await save(jon.uid, 'Rent')).status).toBe(true)
    expect((await save(ben.uid, 'allotment')).status).toBe(true)
    const rent = { uid: jon.uid, username: 'j…', nickname: 'Rent' }
    expect(await saved()).toEqual([{ uid: ben.uid, username: 'b…', nickname: 'allotment' }, rent])
    expect(await saved(jon)).toEqual([])
    await save(jon.uid, 'Landlord')
    expect(await saved()).toMatchObject([{ nickname: 'allotment' }, { nickname: 'Landlord' }])
    expect((await save(ivy.uid, 'me')).code).toBe('PAYS_ONESELF')
    expect((await save('999999', 'no one')).code).toBe('RECEIVER_UNKNOWN')
    expect((await save(jon.uid, ' ')).issues).toMatchObject([{ path: 'nickname' }])
    const third = { payee: ada.uid, nickname: 'Ada', most: 2 }
    const payees = bound(payeesStore, api.db)
    expect(await payees.save(ivy.uid, third)).toBe(false)
    expect(await payees.save(ivy.uid, { ...third, payee: ben.uid, nickname: 'allotment' })).toBe(true)
    const remove = (as = ivy) => api.post('/quickpay/payees/remove/S', { uid: jon.uid }, { as })
    expect((await remove(ben)).body.status).toBe(true)
    expect(await saved()).toContainEqual({ ...rent, nickname: 'Landlord' })
    expect((await remove()).body.status).toBe(true)
    expect((await remove()).body.status).toBe(true)
    expect((await saved()).map(({ uid }: { uid: string }) => uid)).not.toContain(jon.uid)
  })
})

passkeyApprovalsSuite(() => api)
