import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, pin } from '../testing/api.ts'
import { bankOf } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
import { availableOf } from '../testing/money.ts'
import { givenConfirming } from './testing/given-confirming.ts'

const { api: given, withPhone, begin, seen, confirm, end, pay, post } = givenConfirming()
let api: Api
beforeAll(() => {
  api = given()
})
const newKey = () => ({ 'Idempotency-Key': randomUUID() })
const lapse = (id: string) =>
  api.db.query('update private.confirmations set expires_at = now() where id = $1', [id])

describe('a confirmation', () => {
  test('that was used counts for the same command only until it lapses', async () => {
    const { phone, desktop, payment } = await withPhone('shown-ann')
    const [dear, key] = [{ ...payment, amount: '150' }, newKey()]
    const { id } = await begin(desktop, dear)
    await confirm(phone, id)
    expect((await pay(desktop, dear, id, key)).code).toBe('INSUFFICIENT_FUNDS')
    expect((await pay(desktop, dear, id, key)).code).toBe('INSUFFICIENT_FUNDS')
    await lapse(id)
    await fund(api, desktop, 'USD', '100')
    expect((await pay(desktop, dear, id, key)).code).toBe('NOT_CONFIRMED')
    expect(await availableOf(api, desktop, 'USD')).toBe('200.00')
  })

  test('of a payment that was sent gives the answer again later', async () => {
    const { phone, desktop, payment } = await withPhone('shown-ava')
    const [{ id }, key] = [await begin(desktop, payment), newKey()]
    await confirm(phone, id)
    const paid = await pay(desktop, payment, id, key)
    await lapse(id)
    expect((await pay(desktop, payment, id, key)).data[0].id).toBe(paid.data[0].id)
  })

  test('of a quick pay opens no standing order', async () => {
    const { phone, desktop, payment } = await withPhone('shown-bob')
    const { id } = await begin(desktop, payment)
    await confirm(phone, id)
    const order = { ...payment, every: 'month', first_day: '2040-01-31', code: { confirmation: id } }
    expect((await api.post('/quickpay/schedules/add/S', order, { as: desktop })).status).toBe(422)
    expect((await seen(phone, id)).standing).toBe('confirmed')
  })

  test('of a withdrawal is from where it was shown, and of a payment to a bank for the payee that was shown', async () => {
    const { phone, desktop } = await withPhone('shown-cid')
    const money = { currency: 'USD', amount: '20' }
    const tried = async (path: string, order: object, id: string) =>
      (await api.post(path, { ...order, code: { confirmation: id } }, { as: desktop })).body.code
    const confirmed = async (asked: object) => {
      const { id } = await begin(desktop, asked)
      await confirm(phone, id)
      return { id, shown: await seen(phone, id) }
    }
    const bankId = await bankOf(api, phone, await api.person('shown-support', { role: 'support' }))
    const out = await confirmed({ scene: 'withdraw', payee: bankId, source: 'wallet', ...money })
    expect(out.shown).toMatchObject({ source: 'wallet' })
    expect(await tried('/wallet/withdraw/S', { source: 'card', bankId, ...money }, out.id)).toBe(
      'NOT_CONFIRMED',
    )
    const payee = { name: 'Acme Ltd', bank: 'Harbour Bank', swift: 'HARBHKHH' }
    const sent = await confirmed({ scene: 'sendpayment', payee: '12345678', ...payee, ...money })
    expect(sent.shown).toMatchObject({ payee: '12345678', ...payee })
    const order = { payee_type: 1, account: '12345678', ...payee, ...money }
    for (const wrong of [{ name: 'Other Ltd' }, { bank: 'Other Bank' }, { swift: '' }])
      expect(await tried('/sendpayment/S', { ...order, ...wrong }, sent.id)).toBe('NOT_CONFIRMED')
    expect(await tried('/sendpayment/S', order, sent.id)).not.toBe('NOT_CONFIRMED')
  })
})

describe('a confirmation of a pay code', () => {
  test('shows each scan, how many and for how long, and counts for no others of the same total', async () => {
    const { phone, desktop } = await withPhone('shown-fay')
    const money = { payee: 'paycode', currency: 'USD', amount: '20' }
    const scans = { amount: '5', times: 4, validDays: 7 }
    const make = async (order: object, id: string) =>
      (
        await api.post(
          '/qrcode/S',
          { type: 1, currency: 'USD', ...scans, ...order, code: { confirmation: id } },
          { as: desktop },
        )
      ).body
    const { id } = await begin(desktop, { ...money, scans })
    expect(await seen(phone, id)).toMatchObject({ amount: '20', scans })
    await confirm(phone, id)
    for (const other of [{ amount: '10', times: 2 }, { validDays: 8 }])
      expect((await make(other, id)).code).toBe('NOT_CONFIRMED')
    expect((await make({ amount: '5.00' }, id)).status).toBe(true)
  })
})

describe('deciding it', () => {
  const confirmAs = async (as: Person, id: string, headers: object) =>
    post(as, '/confirm/S', { id, by: 'pin', pin }, headers)

  test('is answered alike when it is asked again, and by that command alone', async () => {
    const { phone, desktop, payment } = await withPhone('shown-dan')
    const [{ id }, key] = [await begin(desktop, payment), newKey()]
    expect((await confirmAs(phone, id, key)).status).toBe(true)
    expect((await confirmAs(phone, id, key)).status).toBe(true)
    expect((await confirmAs(phone, id, newKey())).code).toBe('CONFIRMATION_OVER')
    expect((await pay(desktop, payment, id)).status).toBe(true)
    expect((await confirmAs(phone, id, key)).status).toBe(true)
    expect((await end(phone, id)).code).toBe('CONFIRMATION_OVER')
  })

  test('ends it once, and says so again', async () => {
    const { phone, desktop, payment } = await withPhone('shown-eve')
    const { id } = await begin(desktop, payment)
    for (const as of [phone, phone, desktop]) expect((await end(as, id)).status).toBe(true)
    expect((await seen(phone, id)).standing).toBe('declined')
  })
})
