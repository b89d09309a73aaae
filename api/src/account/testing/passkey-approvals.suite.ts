import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Api, Person } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { availableOf } from '../../testing/money.ts'
import { addPasskey, askApproval } from '../../testing/own-passkey.ts'
import { softPasskey } from '../../testing/soft-passkey.ts'

/** Payments that a passkey approves in place of mailed code and PAY code. */
export const passkeyApprovalsSuite = (given: () => Api) =>
  describe('a payment approved by a passkey', () => {
    const payerOf = async (name: string, counts = false) => {
      const [payer, payee] = [await given().person(name), await given().person(`${name}-payee`)]
      await fund(given(), payer, 'USD', '100')
      const payment = { uid: payee.uid, currency: 'USD', amount: '10' }
      return { payer, payment, passkey: await addPasskey(given(), payer, { counts }) }
    }
    const asked = (as: Person, payment: { uid: string; currency: string; amount: string }) =>
      askApproval(given(), as, { scene: 'quickpay', ...payment })
    const pay = async (as: Person, body: object, headers = {}) =>
      (await given().post('/quickpay/S', body, { as, headers })).body
    const leftOf = (as: Person) => availableOf(given(), as, 'USD')

    test('is made, once, and again for the same command only', async () => {
      const { payer, payment, passkey } = await payerOf('sam', true)
      const options = await asked(payer, payment)
      expect(options.allowCredentials).toMatchObject([{ id: passkey.id }])
      const code = passkey.prove(options)
      const headers = { 'Idempotency-Key': randomUUID() }
      const paid = await pay(payer, { ...payment, amount: '10.00', code }, headers)
      expect(paid.data[0]).toMatchObject({ status: 1 })
      const again = await pay(payer, { ...payment, amount: '10.00', code }, headers)
      expect(again.data[0].id).toBe(paid.data[0].id)
      expect((await pay(payer, { ...payment, code })).code).toBe('WRONG_PASSKEY')
      expect(await leftOf(payer)).toBe('90.00')
      const own = (await given().get('/user/passkeys/S', { as: payer })).body.data
      expect(own[0].used_date).toEqual(expect.any(String))
    })

    test('is for that payee, currency and amount, and for that use', async () => {
      const { payer, payment, passkey } = await payerOf('sid')
      const other = await given().person('sid-other')
      for (const wrong of [{ amount: '11' }, { uid: other.uid }, { currency: 'USDC' }]) {
        const code = passkey.prove(await asked(payer, payment))
        expect((await pay(payer, { ...payment, ...wrong, code })).code).toBe('WRONG_PASSKEY')
      }
      const scene = 'withdraw' as const
      const forWithdrawal = await askApproval(given(), payer, { scene, ...payment })
      const code = passkey.prove(forWithdrawal)
      expect((await pay(payer, { ...payment, code })).code).toBe('WRONG_PASSKEY')
      const toSignIn = (await given().post('/user/passkeys/beforesignin', {})).body.data[0]
      expect((await pay(payer, { ...payment, code: passkey.prove(toSignIn) })).code).toBe('WRONG_PASSKEY')
      const approving = passkey.prove(await asked(payer, payment))
      const entered = await given().post('/user/passkeys/signin', { passkey: approving })
      expect(entered.body.code).toBe('WRONG_PASSKEY')
      expect(await leftOf(payer)).toBe('100.00')
    })

    test('is approved in the session that asked, by its member’s passkey, with the member verified, and in time', async () => {
      const { payer, payment, passkey } = await payerOf('sky')
      const stranger = await payerOf('sly')
      const elsewhere = { ...payer, key: await given().openSession(payer.email) }
      const refusedOf = async (code: object, as = payer) => (await pay(as, { ...payment, code })).code
      expect(await refusedOf(passkey.prove(await asked(payer, payment)), elsewhere)).toBe('WRONG_PASSKEY')
      expect(await refusedOf(stranger.passkey.prove(await asked(payer, payment)))).toBe('WRONG_PASSKEY')
      expect(await refusedOf(softPasskey().prove(await asked(payer, payment)))).toBe('WRONG_PASSKEY')
      for (const how of [{ flags: 1 }, { origin: 'https://evil.example' }, { host: 'evil.example' }])
        expect(await refusedOf(passkey.prove(await asked(payer, payment), how))).toBe('WRONG_PASSKEY')
      const late = passkey.prove(await asked(payer, payment))
      await given().db.query(
        `update private.passkey_challenges set expires_at = now() where purpose = 'approve'`,
      )
      expect(await refusedOf(late)).toBe('WRONG_PASSKEY')
      expect(await leftOf(payer)).toBe('100.00')
    })

    test('is refused while the passkey has not counted on, whatever is tried again', async () => {
      const { payer, payment, passkey } = await payerOf('sol', true)
      const first = passkey.prove(await asked(payer, payment), { counter: 5 })
      expect((await pay(payer, { ...payment, code: first })).status).toBe(true)
      const code = passkey.prove(await asked(payer, payment), { counter: 5 })
      const headers = { 'Idempotency-Key': randomUUID() }
      for (let tried = 0; tried < 2; tried++)
        expect((await pay(payer, { ...payment, code }, headers)).code).toBe('WRONG_PASSKEY')
      expect(await leftOf(payer)).toBe('90.00')
    })

    test('still rests while the account is frozen, and is not asked for without a passkey', async () => {
      const { payer, payment, passkey } = await payerOf('sue')
      await given().post('/user/freeze/S', undefined, { as: payer })
      const code = passkey.prove(await asked(payer, payment))
      expect((await pay(payer, { ...payment, code })).code).toBe('WALLET_FROZEN')
      const without = await given().person('sun')
      const body = { scene: 'quickpay', ...payment }
      const none = await given().post('/user/passkeys/beforeapprove/S', body, { as: without })
      expect(none.body.code).toBe('PASSKEY_UNKNOWN')
      const both = { ...body, payee: 'HK-1' }
      const wrong = await given().post('/user/passkeys/beforeapprove/S', both, { as: payer })
      expect([wrong.status, wrong.body.issues[0].path]).toEqual([422, 'payee'])
    })
  })
