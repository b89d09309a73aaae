import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, password, pin, startApi } from '../../testing/api.ts'
import { wrong } from './own-account-given.suite.ts'

describe('guessing', () => {
  let strict: Api
  beforeAll(async () => {
    strict = await startApi({ config: { rateLimits: true } })
  })
  afterAll(() => strict.stop())

  test('a password ends after ten tries, whichever call they are made by', async () => {
    const fay = await strict.person('fay')
    const guess = (at: number) =>
      at % 2
        ? strict.post('/user/checkpassword/S', { password: 'Wrong-password-1' }, { as: fay })
        : strict.ask('POST', '/user/deleteaccount/S', {
            as: fay,
            body: { email: fay.email, password: 'Wrong-password-1', fp_session_key: 'x' },
          })
    for (let at = 0; at < 10; at++) expect((await guess(at)).body.code).toBe('WRONG_PASSWORD')
    const { status, headers } = await guess(10)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    const right = await strict.post('/user/checkpassword/S', { password }, { as: fay })
    expect(right.status).toBe(429)
  })
  test('a PAY code ends after ten tries, and does not use up those for the password', async () => {
    const gus = await strict.person('gus')
    const guess = () => strict.post('/user/beforeEditUserPin/S', { oldPin: wrong(pin), pin }, { as: gus })
    for (let at = 0; at < 10; at++) expect((await guess()).body.code).toBe('WRONG_PIN')
    expect((await guess()).status).toBe(429)
    expect((await strict.post('/user/checkpassword/S', { password }, { as: gus })).body.status).toBe(true)
  })
})

describe('guessing a PAY code by payments', () => {
  test('ends after ten tries, by whichever of them they are made', async () => {
    const strict = await startApi({ config: { rateLimits: true } })
    const hal = await strict.person('hal')
    const order = { amount: '1', code: '123456', pin: wrong(pin) }
    const ways = [
      () => strict.post('/sendonchain/S', { ...order, addressId: 'x' }, { as: hal }),
      () => strict.post('/wallet/withdraw/S', { ...order, currency: 'USD', bankId: 'x' }, { as: hal }),
      () => strict.post('/user/beforeEditUserPin/S', { oldPin: wrong(pin), pin }, { as: hal }),
      () => strict.post('/user/passkeys/before/S', { pin: wrong(pin) }, { as: hal }),
      () => strict.post('/user/passkeys/begin/S', { code: '123456', pin: wrong(pin) }, { as: hal }),
      () => strict.post('/user/passkeys/remove/S', { ...order, amount: undefined, id: 'x' }, { as: hal }),
    ] as const
    const said: string[] = []
    for (let at = 0; at < 10; at++) said.push((await (ways[at % ways.length] ?? ways[0])()).body.code)
    expect(said).not.toContain('TOO_MANY_REQUESTS')
    expect(said).not.toContain('INVALID')
    for (const way of ways) expect((await way()).status).toBe(429)
    await strict.stop()
  })
})
