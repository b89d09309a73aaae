import './testing/forgotten-password.suite.ts'
import { describe, expect, test } from 'vitest'
import { disabling, password, pin, standing } from '../testing/api.ts'
import { api, proofFor, register, signIn, useAuthentication } from './testing/authentication-given.suite.ts'

useAuthentication()

describe('registration', () => {
  test('opens an account with the code from the mail, and the log knows the member', async () => {
    const { body } = await register('dora@example.com')
    expect(body).toEqual({ status: true, data: [{ uid: expect.stringMatching(/^1000\d\d$/) }] })
    const [event] = await api.log.readStream(`member-${body.data[0].uid}`)
    expect(event?.type).toBe('MemberRegistered')
    expect(event?.data).not.toContain('dora')
  })

  test('is refused without a proven address, and with the proof of another', async () => {
    const proof = await proofFor('eve@example.com', 'register')
    const form = { userType: 0, username: 'Eve', password, pin }
    const other = await api.post('/user/create', {
      ...form,
      email: 'mallory@example.com',
      fp_session_key: proof,
    })
    const none = await api.post('/user/create', { ...form, email: 'eve@example.com', fp_session_key: 'x' })
    expect([other.body.code, none.body.code]).toEqual(['NOT_PROVEN', 'NOT_PROVEN'])
  })

  test('says that nobody has given out an invite code, and takes it once it is right', async () => {
    const eve = await api.person('eve')
    const operator = await api.person('operator', { role: 'operator' })
    for (const entry of [{ code: 'SPRING' }, { code: 'OVER', status: 0 }])
      await api.post('/sysinvitecodes/S', { ...entry, award_amount: '0' }, { as: operator })
    const email = 'fay@example.com'
    const fp_session_key = await proofFor(email, 'register')
    const form = { email, fp_session_key, userType: 0, username: 'Fay', password, pin }
    const create = async (referral: string) =>
      (await api.post('/user/create', { ...form, referral })).body.code
    for (const unknown of ['SPRINF', 'OVER', '999999', '<no code>'])
      expect(await create(unknown)).toBe('INVITE_CODE_UNKNOWN')
    expect(await create('SPRING')).toBeUndefined()
    const proof = await proofFor('pia@example.com', 'register')
    const byMember = { ...form, email: 'pia@example.com', fp_session_key: proof, referral: eve.uid }
    expect((await api.post('/user/create', byMember)).body.status).toBe(true)
  })

  test('tells the owner of the address alone that there is an account already', async () => {
    await register('taken@example.com')
    const answer = await api.post('/user/getEmailCode', { email: 'Taken@Example.com', scene: 'register' })
    expect(answer.body).toEqual({ status: true, data: [] })
    expect(await api.mailTo('taken@example.com')).toMatchObject({
      subject: 'You already have an account',
      code: null,
    })
  })

  test('that a crash cut off before its fact is finished by the next sign-in', async () => {
    const { body } = await register('cut@example.com')
    const uid = body.data[0].uid as string
    await api.db.query('update private.members set registered = false where uid = $1', [uid])
    await signIn('cut@example.com')
    expect(await api.members.unregistered()).toEqual([])
    expect(await api.log.readStream(`member-${uid}`)).toHaveLength(1)
  })

  test.each([
    ['a short password', { password: 'short1' }, 'password'],
    ['a PAY code of five digits', { pin: '12345' }, 'pin'],
    ['a PAY code that thieves try first', { pin: '000000' }, 'pin'],
    ['no username', { username: '' }, 'username'],
    ['a username of two lines', { username: 'ben\r\nBcc: all' }, 'username'],
    ['a username with a tab', { username: 'ben\tb' }, 'username'],
    ['a username with another line’s end', { username: 'ben\u2028b' }, 'username'],
    ['a wrong address', { email: 'nobody' }, 'email'],
    ['a field it does not know', { admin: true }, 'admin'],
  ])('names the field of %s, and never its value', async (_, change, path) => {
    const form = {
      email: 'f@example.com',
      fp_session_key: 'x',
      userType: 0,
      username: 'F',
      password,
      pin,
      ...change,
    }
    const { status, body } = await api.post('/user/create', form)
    expect(status).toBe(422)
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
    expect(JSON.stringify(body)).not.toMatch(/short1|12345|Strongroom-demo/)
  })
})

test('a business gives its name, which its account and the administrators’ record of it give back', async () => {
  const admin = await api.person('reader', { role: 'support' })
  const joined = async (name: string, given: object) => {
    const email = `${name}@example.com`
    const fp_session_key = await proofFor(email, 'register')
    const form = { email, fp_session_key, userType: 1, password, pin }
    const { uid } = (await api.post('/user/create', { ...form, ...given })).body.data[0]
    const as = { uid, email, key: await api.openSession(email) }
    const own = (await api.get('/user/userinfo/S', { as })).body.data[0]
    const filter = encodeURIComponent(JSON.stringify({ uid }))
    const listed = (await api.get(`/user/list/S/${filter}`, { as: admin })).body.data.data[0]
    return [own, listed].map(({ username, company_name }) => [username, company_name])
  }
  const both = { username: 'Ada', company_name: 'Engines Limited' }
  expect(await joined('engines', both)).toEqual(Array(2).fill(['Ada', 'Engines Limited']))
  const search = encodeURIComponent(JSON.stringify({ search: 'engines lim' }))
  const found = (await api.get(`/user/list/S/${search}`, { as: admin })).body.data.data
  expect(found).toMatchObject([both])
  const alone = { company_name: 'Looms Limited' }
  expect(await joined('looms', alone)).toEqual(Array(2).fill(['Looms Limited', 'Looms Limited']))
  expect(await joined('plain', { username: 'Plain' })).toEqual(Array(2).fill(['Plain', null]))
})

describe('a password that thieves try first', () => {
  test.each([
    ['password1', 'PASSWORD_COMMON'],
    ['Password123!', 'PASSWORD_COMMON'],
    ['aaaaaaa1', 'PASSWORD_COMMON'],
    ['weakling-77', 'PASSWORD_HOLDS_EMAIL'],
  ])('%s is refused at registration, and by a reset, before the proof is taken', async (weak, code) => {
    const email = `weakling-${code.length}${weak.length}@example.com`
    const fp_session_key = await proofFor(email, 'register')
    const form = { email, fp_session_key, userType: 0, username: 'W', pin }
    const chosen = weak.replace('weakling', email.split('@')[0] as string)
    expect((await api.post('/user/create', { ...form, password: chosen })).body.code).toBe(code)
    expect((await api.post('/user/create', { ...form, password })).body.status).toBe(true)
    const proof = await proofFor(email, 'forgetpassword')
    const reset = (next: string) =>
      api.post('/user/resetPwd', { email, password: next, fp_session_key: proof })
    expect((await reset(chosen)).body.code).toBe(code)
    expect((await reset('another-Way-in-4')).body.status).toBe(true)
  })
})

describe('sign-in', () => {
  test('goes by password, emailed code and PAY code to a session', async () => {
    await register('gil@example.com')
    const before = await api.post('/user/beforeSignIn', { email: 'gil@example.com', password })
    expect(before.body).toEqual({ status: true, data: [{ status: 1, userStatus: 1 }] })
    const { body } = await signIn('gil@example.com')
    expect(body.data[0]).toEqual({
      session_key: expect.stringMatching(/^[0-9a-f]{64}$/),
      email: 'gil@example.com',
      role: 'member',
    })
    const as = { uid: '', email: 'gil@example.com', key: body.data[0].session_key }
    expect((await api.get('/user/userinfo/S', { as })).body.data[0]).toMatchObject({
      username: 'Dora',
      kyc_status: -1,
    })
  })

  test('keeps no session key, only its hash', async () => {
    const { key } = await api.person('hash')
    const { rows } = await api.db.query(`select encode(hash, 'hex') as hash from private.sessions`)
    expect(rows.map(row => row.hash)).not.toContain(key)
  })

  test.each([
    ['a wrong password', 'gil@example.com', 'Wrong-password-1'],
    ['an unknown address', 'nobody@example.com', password],
  ])('refuses %s in the same words', async (_, email, secret) => {
    const { status, body } = await api.post('/user/beforeSignIn', { email, password: secret })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: false,
      code: 'WRONG_CREDENTIALS',
      msg: 'Incorrect email or password',
    })
  })

  test('refuses a wrong PAY code, and does not open a session without a right one', async () => {
    const email = 'gil@example.com'
    const fp_session_key = await proofFor(email, 'login')
    const tried = await api.post('/user/checkPinCode', { email, pin: '000000', fp_session_key })
    expect(tried.body.msg).toBe('2FA is not correct, please try again')
    const { body } = await api.post('/user/signin', { email, password, fp_session_key })
    expect(body.code).toBe('WRONG_SECOND_FACTOR')
  })

  test('takes five PAY codes for one emailed code, and no sixth', async () => {
    const email = 'gil@example.com'
    const fp_session_key = await proofFor(email, 'login')
    for (let i = 0; i < 5; i++) await api.post('/user/checkPinCode', { email, pin: '000000', fp_session_key })
    expect((await api.post('/user/checkPinCode', { email, pin, fp_session_key })).body.code).toBe(
      'NOT_PROVEN',
    )
  })

  test('takes a proof once', async () => {
    const email = 'gil@example.com'
    const fp_session_key = await proofFor(email, 'login')
    await api.post('/user/checkPinCode', { email, pin, fp_session_key })
    const first = await api.post('/user/signin', { email, password, fp_session_key })
    const second = await api.post('/user/signin', { email, password, fp_session_key })
    expect([first.body.status, second.body.code]).toEqual([true, 'NOT_PROVEN'])
  })

  test('says so when the account is disabled, with the one HTTP 400 there is', async () => {
    const { body } = await register('off@example.com')
    await standing(api.ledger, body.data[0].uid, disabling)
    const before = await api.post('/user/beforeSignIn', { email: 'off@example.com', password })
    expect(before.body.data).toEqual([{ status: 1, userStatus: 0 }])
    const answer = await signIn('off@example.com')
    expect([answer.status, answer.body.code]).toEqual([400, 'ACCOUNT_IS_DISABLED'])
  })
})

describe('an existence answer', () => {
  test.each(['/user/search', '/user/searchuser'])('of %s says whether there is an account', async path => {
    expect((await api.post(path, { email: 'GIL@example.com' })).body.data).toEqual([{ exists: true }])
    expect((await api.post(path, { email: 'no@example.com' })).body.data).toEqual([{ exists: false }])
  })
})

describe('signing out', () => {
  test('ends the session', async () => {
    const as = await api.person('ida')
    expect((await api.post('/user/logout/S', {}, { as })).body).toEqual({ status: true, data: [] })
    const after = await api.get('/user/userinfo/S', { as })
    expect([after.status, after.body.code]).toEqual([200, 'AUTH_EXPIRED'])
  })
})
