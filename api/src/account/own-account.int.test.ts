import './testing/guessing.suite.ts'
import { describe, expect, test } from 'vitest'
import { type Person, password, pin } from '../testing/api.ts'
import { authenticatorSuite } from './testing/authenticator.suite.ts'
import { freezingSuite } from './testing/freezing.suite.ts'
import {
  ada,
  api,
  codeFor,
  elsewhere,
  infoOf,
  proofFor,
  useOwnAccount,
  wrong,
} from './testing/own-account-given.suite.ts'
import { ownSessionsSuite } from './testing/own-sessions.suite.ts'
import { passkeysSuite } from './testing/passkeys.suite.ts'

useOwnAccount()

describe('one’s own details', () => {
  test('keep nothing of a username that cannot be seen', async () => {
    const rename = (username: string) => api.post('/member/S', { username }, { as: ada })
    expect((await rename('\u202eadA\u202c\u200b')).body.status).toBe(true)
    expect((await infoOf(ada)).data[0].username).toBe('adA')
    expect((await rename('\u200b\u2060')).status).toBe(422)
  })
  test('take a new username, beside one’s own address only', async () => {
    const rename = (email: string) => api.post('/user/username/S', { username: 'Ada L.', email }, { as: ada })
    expect((await rename('ben@example.com')).body.issues).toMatchObject([{ path: 'email' }])
    expect((await rename(ada.email)).body).toEqual({ status: true, data: [] })
    expect((await infoOf(ada)).data[0].username).toBe('Ada L.')
  })
  test('take a language, and need something to change', async () => {
    expect((await api.post('/member/S', { language: 'ja' }, { as: ada })).body.status).toBe(true)
    expect((await infoOf(ada)).data[0]).toMatchObject({ language: 'ja', username: 'Ada L.' })
    await api.post('/member/S', { language: 'en' }, { as: ada })
    expect((await api.post('/member/S', {}, { as: ada })).status).toBe(422)
  })
  test('take a phone number, however it is written', async () => {
    await api.post('/user/tel/S', { area_code: '852', phone: '9123 (45) 67' }, { as: ada })
    expect((await infoOf(ada)).data[0]).toMatchObject({ area_code: '+852', phone: '91234567' })
    for (const phone of ['07911 123456', '7911123456']) {
      await api.post('/user/tel/S', { area_code: '44', phone }, { as: ada })
      expect((await infoOf(ada)).data[0]).toMatchObject({ area_code: '+44', phone: '7911123456' })
    }
    await api.post('/user/tel/S', { area_code: '852', phone: '9123 4567' }, { as: ada })
  })
  test.each([
    ['no country code', { phone: '91234567' }, 'area_code'],
    ['a country code of letters', { area_code: 'HK', phone: '91234567' }, 'area_code'],
    ['three digits', { area_code: '852', phone: '912' }, 'phone'],
    ['more digits than its country has', { area_code: '852', phone: '91234567890123' }, 'phone'],
    ['fifteen digits', { area_code: '852', phone: '912345678901234' }, 'phone'],
  ])('do not take a phone number with %s', async (_, body, path) => {
    const answer = await api.post('/user/tel/S', body, { as: ada })
    expect(answer.status).toBe(422)
    expect(answer.body.issues[0].path).toBe(path)
  })
  test('stay out of the log', async () => {
    const events = await api.log.readStream(`member-${ada.uid}`)
    expect(JSON.stringify(events)).not.toMatch(/Ada L|91234567/)
  })
})

describe('an option', () => {
  test.each([
    ['quickpay', 'quickpay_status'],
    ['earn', 'earn_status'],
  ])('%s is switched off and on again', async (option, shown) => {
    for (const status of [0, 1]) {
      const { body } = await api.post('/user/changeOptionStatus/S', { option, status }, { as: ada })
      expect(body.data[0]).toEqual({ option, status })
      expect((await infoOf(ada)).data[0][shown]).toBe(status)
    }
  })
  test('is one of those there are', async () => {
    const { status } = await api.post('/user/changeOptionStatus/S', { option: 'x', status: 1 }, { as: ada })
    expect(status).toBe(422)
  })
})

describe('one’s own password', () => {
  const next = 'Another-secret-2'
  const change = async (as: Person, over: object = {}) =>
    api.post('/user/password/S', { oldPassword: password, password: next, ...over }, { as })

  test('is checked', async () => {
    const check = (given: string) => api.post('/user/checkpassword/S', { password: given }, { as: ada })
    expect((await check(password)).body).toEqual({ status: true, data: [] })
    expect((await check('Wrong-password-1')).body.code).toBe('WRONG_PASSWORD')
  })
  test('changes with the old one and a code, and ends every other session', async () => {
    const bea = await api.person('bea')
    const other = await elsewhere(bea)
    const fp_session_key = await proofFor(bea, 'editpassword')
    expect((await change(bea, { fp_session_key })).body).toEqual({ status: true, data: [] })
    expect((await api.mailTo(bea.email))?.subject).toBe('Your password was changed')
    expect((await infoOf(other)).code).toBe('AUTH_EXPIRED')
    expect((await infoOf(bea)).status).toBe(true)
    const before = { email: bea.email, password: next }
    expect((await api.post('/user/beforeSignIn', before)).body.status).toBe(true)
  })
  test('does not change with a wrong old one, which leaves the proof as it is', async () => {
    const fp_session_key = await proofFor(ada, 'editpassword')
    const tried = await change(ada, { fp_session_key, oldPassword: 'Wrong-password-1' })
    expect(tried.body.code).toBe('WRONG_PASSWORD')
    const same = await change(ada, { fp_session_key, password })
    expect(same.body.code).toBe('PASSWORD_UNCHANGED')
  })
  test('does not change with the proof of another scene, or twice with one', async () => {
    expect((await change(ada, { fp_session_key: await proofFor(ada, 'editpin') })).body.code).toBe(
      'NOT_PROVEN',
    )
    const cyd = await api.person('cyd')
    const fp_session_key = await proofFor(cyd, 'editpassword')
    await change(cyd, { fp_session_key })
    const again = await change(cyd, { fp_session_key, oldPassword: next, password: 'Yet-another-3' })
    expect(again.body.code).toBe('NOT_PROVEN')
  })
  test('is not one that thieves try first: said before a code is sent, and again when it changes', async () => {
    const weak = 'password1'
    const asked = { password, next: weak }
    expect((await api.post('/user/checkpassword/S', asked, { as: ada })).body.code).toBe('PASSWORD_COMMON')
    const named = { password, next: `${ada.email.split('@')[0]}1234567` }
    const named4 = await api.person('adam')
    expect((await api.post('/user/checkpassword/S', named, { as: ada })).body.code).toBe(
      'PASSWORD_HOLDS_EMAIL',
    )
    const fp_session_key = await proofFor(named4, 'editpassword')
    expect((await change(named4, { fp_session_key, password: weak })).body.code).toBe('PASSWORD_COMMON')
    expect((await change(named4, { fp_session_key })).body.status).toBe(true)
  })
  test('keeps to the rules of passwords', async () => {
    const { status, body } = await change(ada, { fp_session_key: 'x', password: 'short1' })
    expect([status, body.issues[0].path]).toEqual([422, 'password'])
  })
})

describe('one’s own PAY code', () => {
  test.each(['000000', '123456', '310885', '121212'])('is not %s, which thieves try first', async weak => {
    const body = { oldPin: pin, pin: weak }
    for (const path of ['/user/beforeEditUserPin/S', '/user/editUserPin/S']) {
      const more = path.includes('before') ? {} : { fp_session_key: 'x' }
      const answer = await api.post(path, { ...body, ...more }, { as: ada })
      expect([answer.status, answer.body.issues[0].path]).toEqual([422, 'pin'])
    }
  })
  const before = (as: Person, body: object) => api.post('/user/beforeEditUserPin/S', body, { as })
  const change = (as: Person, body: object) => api.post('/user/editUserPin/S', body, { as })

  test('is looked at before a code is sent', async () => {
    expect((await before(ada, { oldPin: pin, pin: '135790' })).body.status).toBe(true)
    expect((await before(ada, { oldPin: wrong(pin), pin: '135790' })).body.code).toBe('WRONG_PIN')
    // Forgotten: the change then rests.
    expect((await before(ada, { pin: '135790' })).body.status).toBe(true)
    expect((await before(ada, { oldPin: pin, pin })).body.code).toBe('PIN_UNCHANGED')
  })
  test.each(['12345', '1234567', 'abcdef'])('is six digits, not %s', async given => {
    const { status, body } = await before(ada, { oldPin: pin, pin: given })
    expect([status, body.issues[0].path]).toEqual([422, 'pin'])
  })
  test('changes with the old one and a code, and ends every other session', async () => {
    const dan = await api.person('dan')
    const other = await elsewhere(dan)
    const wanted = { oldPin: pin, pin: '135790' }
    expect((await change(dan, { ...wanted, fp_session_key: 'x' })).body.code).toBe('NOT_PROVEN')
    const fp_session_key = await proofFor(dan, 'editpin')
    expect((await change(dan, { ...wanted, fp_session_key })).body).toEqual({ status: true, data: [] })
    expect((await infoOf(other)).code).toBe('AUTH_EXPIRED')
    expect((await before(dan, { oldPin: '135790', pin: '246802' })).body.status).toBe(true)
  })
  test('is set without an old one where there is none', async () => {
    const eva = await api.person('eva')
    await api.db.query('update private.credentials set pin = null where uid = $1', [eva.uid])
    const fp_session_key = await proofFor(eva, 'editpin')
    expect((await change(eva, { pin, fp_session_key })).body.status).toBe(true)
    expect((await before(eva, { oldPin: wrong(pin), pin: '135790' })).body.code).toBe('WRONG_PIN')
  })
})

describe('one’s own emailed code', () => {
  const check = (as: Person, body: object) => api.post('/user/checkEmailCode2/S', body, { as })

  test('is refused when it is wrong, has run out or is somebody else’s', async () => {
    const code = await codeFor(ada, 'editpin')
    const wanted = { email: ada.email, scene: 'editpin' }
    expect((await check(ada, { ...wanted, code: wrong(code) })).body.code).toBe('WRONG_CODE')
    expect((await check(ada, { ...wanted, email: 'bea@example.com', code })).status).toBe(422)
    await api.db.query(`update private.email_codes set expires_at = now() - interval '1 second'`)
    expect((await check(ada, { ...wanted, code })).body.code).toBe('WRONG_CODE')
  })
})

ownSessionsSuite(() => api)

freezingSuite(() => api)

authenticatorSuite(() => api)

passkeysSuite(() => api)
