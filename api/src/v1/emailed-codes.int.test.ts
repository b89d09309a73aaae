import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const codeFor = async (email: string, scene: string) => {
  await api.post('/user/getEmailCode', { email, scene })
  const mail = await api.mailTo(email)
  return mail?.code as string
}
const wrong = (right: string) => (right === '000000' ? '111111' : '000000')

describe('a mail with a code', () => {
  test('leads nowhere that whoever asked for it has made up', async () => {
    const { email } = await api.person('gus')
    for (const payee of ['us, at\n\nhttps://elsewhere.example', 'elsewhere.example', '<b>']) {
      const asked = { email, scene: 'login', payee, currency: 'USD', amount: '1' }
      const { status, body } = await api.post('/user/getEmailCode', asked)
      expect([status, body.issues?.[0].path]).toEqual([422, 'payee'])
    }
    expect(await api.mailTo(email)).toBeUndefined()
  })
})

describe('an emailed code', () => {
  test('is not sent to an address nobody has, and the answer is the same', async () => {
    const { body } = await api.post('/user/getEmailCode', { email: 'ghost@example.com', scene: 'login' })
    expect(body).toEqual({ status: true, data: [] })
    expect(await api.mailTo('ghost@example.com')).toBeUndefined()
  })

  test('has six digits and is written in the member’s language', async () => {
    await api.post('/user/getEmailCode', { email: 'jun@example.com', scene: 'register', language: 'ja' })
    const mail = await api.mailTo('jun@example.com')
    expect(mail?.code).toMatch(/^\d{6}$/)
    expect(mail?.text).toContain('認証コード')
  })

  test('is right once', async () => {
    const email = 'once@example.com'
    const code = await codeFor(email, 'register')
    const check = () => api.post('/user/checkEmailCode', { email, code, scene: 'register' })
    expect([(await check()).body.status, (await check()).body.code]).toEqual([true, 'WRONG_CODE'])
  })

  test('is ended by five wrong tries', async () => {
    const email = 'five@example.com'
    const code = await codeFor(email, 'register')
    for (let i = 0; i < 5; i++)
      await api.post('/user/checkEmailCode', { email, code: wrong(code), scene: 'register' })
    expect((await api.post('/user/checkEmailCode', { email, code, scene: 'register' })).body.code).toBe(
      'WRONG_CODE',
    )
  })

  test('is ended by the next one', async () => {
    const email = 'next@example.com'
    const first = await codeFor(email, 'register')
    const second = await codeFor(email, 'register')
    const tried = await api.post('/user/checkEmailCode', { email, code: first, scene: 'register' })
    if (first !== second) expect(tried.body.code).toBe('WRONG_CODE')
    expect((await api.post('/user/checkEmailCode', { email, code: second })).body.status).toBe(true)
  })

  test('opens nothing in another scene', async () => {
    const email = 'scene@example.com'
    const code = await codeFor(email, 'register')
    expect((await api.post('/user/checkEmailCode', { email, code, scene: 'login' })).body.code).toBe(
      'WRONG_CODE',
    )
  })

  test('runs out after 30 minutes', async () => {
    const email = 'late@example.com'
    const code = await codeFor(email, 'register')
    await api.db.query(
      `update private.email_codes set expires_at = now() - interval '1 second' where email = $1`,
      [email],
    )
    expect((await api.post('/user/checkEmailCode', { email, code })).body.code).toBe('WRONG_CODE')
  })

  test('is kept hashed', async () => {
    const code = await codeFor('kept@example.com', 'register')
    const { rows } = await api.db.query(
      `select code from private.email_codes where email = 'kept@example.com'`,
    )
    expect(rows[0].code).toHaveLength(32)
    expect(rows[0].code.toString()).not.toContain(code)
  })
})
