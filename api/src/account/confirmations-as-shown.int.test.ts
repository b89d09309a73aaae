import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { availableOf } from '../testing/money.ts'
import { givenConfirming } from './testing/given-confirming.ts'

const { api: given, withPhone, begin, confirm, pay } = givenConfirming()
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
})
