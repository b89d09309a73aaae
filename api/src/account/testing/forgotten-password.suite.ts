import { describe, expect, test, vi } from 'vitest'
import { password, pin } from '../../testing/api.ts'
import { hashing } from '../../vault/secrets.ts'
import { api, codeFor, proofFor, register, signIn } from './authentication-given.suite.ts'

describe('a forgotten password', () => {
  test('is replaced with a proven address, and every session ends', async () => {
    const email = 'hal@example.com'
    await register(email)
    const { body } = await signIn(email)
    const as = { uid: '', email, key: body.data[0].session_key }
    const fp_session_key = await proofFor(email, 'forgetpassword')
    expect(
      (await api.post('/user/resetPwd', { email, password: 'Another-one-2', fp_session_key })).body.status,
    ).toBe(true)
    expect((await api.get('/user/userinfo/S', { as })).body.code).toBe('AUTH_EXPIRED')
    expect((await api.post('/user/beforeSignIn', { email, password })).body.status).toBe(false)
    expect((await signIn(email, 'Another-one-2')).body.status).toBe(true)
    expect((await api.mailTo(email))?.code).not.toBeNull()
  })
})

describe('a password for which nothing is proven', () => {
  test('is refused before it is hashed, whether there is an account of the address or not', async () => {
    const email = 'kim@example.com'
    await register(email)
    const inTurn = vi.spyOn(hashing, 'inTurn')
    const given = { password: 'Another-one-2', fp_session_key: 'a'.repeat(64) }
    const reset = async (of: string) => (await api.post('/user/resetPwd', { ...given, email: of })).body
    const [known, unknown] = [await reset(email), await reset('nowhere@example.com')]
    expect(known.code).toBe('NOT_PROVEN')
    expect(unknown).toEqual(known)
    expect(inTurn).not.toHaveBeenCalled()
    inTurn.mockRestore()
  })
})

describe('a password that was reset', () => {
  test('is not reset again by what was asked for or proven before', async () => {
    const email = 'jay@example.com'
    await register(email)
    const [older, newer] = [await proofFor(email, 'forgetpassword'), await proofFor(email, 'forgetpassword')]
    const code = await codeFor(email, 'forgetpassword')
    const reset = async (fp_session_key: string, password: string) =>
      (await api.post('/user/resetPwd', { email, password, fp_session_key })).body
    expect((await reset(newer, 'Another-one-2')).status).toBe(true)
    expect((await reset(older, 'Another-one-3')).code).toBe('NOT_PROVEN')
    const late = await api.post('/user/checkEmailCode', { email, code, scene: 'forgetpassword' })
    expect(late.body.code).toBe('WRONG_CODE')
  })
})

describe('signing in with the old password while it is reset', () => {
  test('opens nothing', async () => {
    const { email, uid } = await api.person('race')
    const [login, forgot] = [await proofFor(email, 'login'), await proofFor(email, 'forgetpassword')]
    await api.post('/user/checkPinCode', { email, pin, fp_session_key: login })
    const load = api.ledger.load.bind(api.ledger)
    const between = vi.spyOn(api.ledger, 'load').mockImplementationOnce(async (...given) => {
      const reset = { email, password: 'Another-one-22', fp_session_key: forgot }
      expect((await api.post('/user/resetPwd', reset)).body.status).toBe(true)
      return load(...given) as never
    })
    const { body } = await api.post('/user/signin', { email, password, fp_session_key: login })
    between.mockRestore()
    expect(body.code).toBe('WRONG_CREDENTIALS')
    const { rows } = await api.db.query('select from private.sessions where uid = $1', [uid])
    expect(rows).toHaveLength(0)
  })
})
