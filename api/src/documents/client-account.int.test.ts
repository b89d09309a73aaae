import { describe, expect, test } from 'vitest'
import { type Person, password, pin } from '../testing/api.ts'
import {
  ada,
  api,
  ask,
  get,
  joined,
  mailed,
  post,
  proven,
  signedIn,
  unsigned,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: an account, from its registration to its end.

useClient()

let dora: Person
const email = 'dora@example.com'
const userinfo = () => get(dora, '/user/userinfo/S')
/** The proof of a signed-in member: the code comes back by the signed call. */
const checked = async (scene: string): Promise<string> => {
  const code = await mailed(email, scene)
  return (await post(dora, '/user/checkEmailCode2/S', { email, code })).fp_session_key
}

describe('a client written by the two documents', () => {
  test('registers a business, and signs in once the PAY code is checked', async () => {
    expect(await unsigned('/user/searchuser', { email })).toEqual({ exists: false })
    dora = await joined(email, { userType: 1, company_name: 'Looms Limited' })
    expect(await unsigned('/user/searchuser', { email })).toEqual({ exists: true })
    const fp_session_key = await proven(email, 'login')
    const early = await ask(undefined, 'POST', '/user/signin', { email, password, fp_session_key })
    expect(early.body).toMatchObject({ status: false, msg: 'The PAY code has to be checked first' })
    expect(await userinfo()).toMatchObject({
      ...{ uid: dora.uid, username: 'dora', company_name: 'Looms Limited', quickpay_status: 1 },
      ...{ user_type: 1, kyc_status: -1, card_status: 0, vip_level: 0 },
    })
  })

  test('edits the member, the username, the phone and the options', async () => {
    await post(dora, '/member/S', { username: 'Dorothea', language: 'ja' })
    expect(await userinfo()).toMatchObject({ username: 'Dorothea', language: 'ja' })
    await post(dora, '/member/S', { language: 'en' })
    const loaded = await userinfo()
    await post(dora, '/member/S', { ...loaded, username: 'Dory' })
    expect(await userinfo()).toEqual({ ...loaded, username: 'Dory' })
    const raised = await ask(dora, 'POST', '/member/S', { ...loaded, vip_level: 3 })
    expect(raised.body).toMatchObject({
      ...{ status: false, issues: [{ path: 'vip_level', message: 'This cannot be changed' }] },
    })
    const asked = { uid: ada.uid, email: ada.email, username: 'Mine', vip_level: 7 }
    expect((await ask(dora, 'POST', '/member/S', asked)).status).toBe(403)
    await post(dora, '/user/username/S', { email, username: 'Dora' })
    const number = { area_code: '+852', phone: '61234567' }
    await post(dora, '/user/getVerificationCode/S', { ...number, scene: 'kyc' })
    const code = (await api.mailTo('+85261234567'))?.code
    await post(dora, '/user/tel/S', { ...number, code })
    expect(await userinfo()).toMatchObject({ username: 'Dora', ...number, phone_status: 1 })
    for (const status of [0, 1]) {
      await post(dora, '/user/changeOptionStatus/S', { option: 'quickpay', status })
      expect(await userinfo()).toMatchObject({ quickpay_status: status })
    }
  })

  test('applies for gift cards', async () => {
    const wanted = { website: 'https://looms.example', face_value: 50, quantity: 1 }
    expect(await post(dora, '/user/applygiftcard/S', wanted)).toMatchObject({ id: expect.any(String) })
  })

  test('changes the PAY code with the new one and a mailed code alone', async () => {
    await post(dora, '/user/beforeEditUserPin/S', { pin: '135791' })
    await post(dora, '/user/editUserPin/S', { pin: '135791', fp_session_key: await checked('editpin') })
    dora = { ...dora, ...(await signedIn(email, { password, pin: '135791' })) }
    const old = { email, pin, fp_session_key: await proven(email, 'login') }
    expect((await ask(undefined, 'POST', '/user/checkPinCode', old)).body.status).toBe(false)
  })

  test('changes PAY code and password with the code in place of what it is traded for, or beside it', async () => {
    const wrong = await ask(dora, 'POST', '/user/editUserPin/S', { pin: '864209', code: '000000' })
    expect(wrong.body).toMatchObject({ status: false, code: 'WRONG_CODE' })
    const none = await ask(dora, 'POST', '/user/editUserPin/S', { pin: '864209' })
    expect(none.body).toMatchObject({ status: false, msg: 'Please enter: Code' })
    await post(dora, '/user/editUserPin/S', { pin: '864209', email, code: await mailed(email, 'editpin') })
    dora = { ...dora, ...(await signedIn(email, { password, pin: '864209' })) }
    const code = await mailed(email, 'editpin')
    const { fp_session_key } = await post(dora, '/user/checkEmailCode2/S', { email, code })
    const form = { oldPin: '864209', pin: '135791', email, code, fp_session_key }
    const foreign = await ask(dora, 'POST', '/user/editUserPin/S', { ...form, email: ada.email })
    expect(foreign.body.issues).toMatchObject([{ path: 'email' }])
    await post(dora, '/user/editUserPin/S', form)
    const passwords = { oldPassword: password, password: 'a-new-Way-in-3' }
    await post(dora, '/user/password/S', { ...passwords, code: await mailed(email, 'editpassword') })
    dora = { ...dora, ...(await signedIn(email, { password: 'a-new-Way-in-3', pin: '135791' })) }
    await post(dora, '/user/password/S', {
      ...{ oldPassword: 'a-new-Way-in-3', password, email },
      code: await mailed(email, 'editpassword'),
    })
    dora = { ...dora, ...(await signedIn(email, { password, pin: '135791' })) }
  })

  test('changes the password, and gets it anew when it is forgotten', async () => {
    const secrets = { password: 'another-Way-in-4', pin: '135791' }
    await post(dora, '/user/checkpassword/S', { password })
    const fp_session_key = await checked('editpassword')
    await post(dora, '/user/password/S', {
      oldPassword: password,
      password: secrets.password,
      fp_session_key,
    })
    dora = { ...dora, ...(await signedIn(email, secrets)) }
    await unsigned('/user/resetPwd', {
      ...{ email, password: 'a-third-Way-in-5' },
      fp_session_key: await proven(email, 'forgetpassword'),
    })
    expect((await ask(dora, 'GET', '/user/userinfo/S')).body.code).toBe('AUTH_EXPIRED')
    dora = { ...dora, ...(await signedIn(email, { ...secrets, password: 'a-third-Way-in-5' })) }
  })

  test('signs out, and deletes the account with its form, the address, the code and what the code gave', async () => {
    await post(dora, '/user/logout/S', {})
    expect((await ask(dora, 'GET', '/user/userinfo/S')).body.code).toBe('AUTH_EXPIRED')
    dora = { ...dora, ...(await signedIn(email, { password: 'a-third-Way-in-5', pin: '135791' })) }
    const code = await mailed(email, 'delaccount')
    const { fp_session_key } = await post(dora, '/user/checkEmailCode2/S', { email, code })
    const form = { password: 'a-third-Way-in-5', email, code, fp_session_key }
    await post(dora, '/user/deleteaccount/S', form)
    expect((await ask(dora, 'GET', '/user/userinfo/S')).body.code).toBe('AUTH_EXPIRED')
    expect(await unsigned('/user/search', { email })).toEqual({ exists: false })
  })

  walksAll('account')
})
