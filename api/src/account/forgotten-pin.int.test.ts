import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, password, pin, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { addPasskey, askApproval } from '../testing/own-passkey.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
const clock = { hours: 0 }
const now = () => new Date(Date.now() + clock.hours * 3_600_000)
beforeAll(async () => {
  api = await startApi({ now })
  await seedCatalogue(api)
})
afterAll(() => api.stop())

const next = '941730'
let calls = 0
/** A call whose client's clock goes with the platform's. */
const post = (path: string, body: object, as?: Person) =>
  api.ask('POST', path, { body, ...(as ? { as } : {}), tonce: String(now().getTime() + calls++) })
const get = (path: string, as: Person) =>
  api.ask('GET', path, { as, tonce: String(now().getTime() + calls++) })
const code = async (email: string, scene: string) => {
  await post('/user/getEmailCode', { email, scene })
  return (await api.mailTo(email))?.code as string
}
const proof = async (as: Person) => {
  const body = { email: as.email, scene: 'editpin', code: await code(as.email, 'editpin') }
  return (await post('/user/checkEmailCode2/S', body, as)).body.data[0].fp_session_key as string
}
const change = async (as: Person, body: object) =>
  post('/user/editUserPin/S', { ...body, fp_session_key: await proof(as) }, as)
/** Puts an authenticator app on, and gives its secret. */
const withApp = async (as: Person) => {
  const begun = { pin, code: await code(as.email, 'authenticator') }
  const { secret } = (await post('/user/authenticator/begin/S', begun, as)).body.data[0] as { secret: string }
  await post('/user/authenticator/confirm/S', { code: generateSync({ secret }) }, as)
  return secret
}
const pays = async (as: Person) => (await get('/quickpay/currency/USD/amount/5/S', as)).body
const restsUntil = async (as: Person) => (await get('/user/userinfo/S', as)).body.data[0].rests_until
const rich = async (name: string) => {
  const person = await api.person(name)
  await fund(api, person, 'USD', '500')
  return person
}

describe('a forgotten PAY code', () => {
  test('is set by value and mailed code alone; what leaves rests for a day, and a mail says so', async () => {
    clock.hours = 0
    const ada = await rich('ada')
    expect((await change(ada, { pin: next })).body).toEqual({ status: true, data: [] })
    const mail = await api.mailTo(ada.email)
    expect(mail?.text).toContain('nothing leaves your account until')
    const refused = await pays(ada)
    expect(refused).toMatchObject({ status: false, code: 'WALLET_RESTING' })
    expect(await restsUntil(ada)).toBe(refused.details.from)
    expect((await post('/wallets/most/S', { of: 'quick-pay', currency: 'USD' }, ada)).body.data[0].most).toBe(
      '0',
    )
    const swap = { source: 'USD', target: 'USDC', sourceAmount: '5' }
    expect((await post('/swap/checkAmount/S', swap, ada)).body.status).toBe(true)
    clock.hours = 25
    expect(await pays(ada)).toMatchObject({ status: true })
    expect(await restsUntil(ada)).toBeNull()
    clock.hours = 0
  })
  test('rests for as long as the house has set', async () => {
    const setting = { field_code: 'payCodeRestHours', field_value: '2' }
    await saveEntry(api, 'sys-config', setting.field_code, setting)
    const ben = await rich('ben')
    await change(ben, { pin: next })
    expect(await pays(ben)).toMatchObject({ code: 'WALLET_RESTING' })
    clock.hours = 3
    expect(await pays(ben)).toMatchObject({ status: true })
    clock.hours = 0
  })
  test('rests not where the old one is given, and a wrong one changes nothing', async () => {
    const cho = await rich('cho')
    expect((await change(cho, { oldPin: '135797', pin: next })).body.code).toBe('WRONG_PIN')
    expect((await change(cho, { oldPin: pin, pin: next })).body.status).toBe(true)
    expect(await pays(cho)).toMatchObject({ status: true })
    expect((await api.mailTo(cho.email))?.text).not.toContain('nothing leaves')
  })
  test('rests not where a right code of the app is given, and that code counts once', async () => {
    const gus = await rich('gus')
    const secret = await withApp(gus)
    // As if the code that turned the app on was long ago.
    await api.db.query('update private.authenticators set last_step = 0 where uid = $1', [gus.uid])
    const authenticator = generateSync({ secret })
    expect((await change(gus, { pin: next, authenticator })).body).toEqual({ status: true, data: [] })
    expect((await api.mailTo(gus.email))?.text).not.toContain('nothing leaves')
    expect(await pays(gus)).toMatchObject({ status: true })
    const again = await change(gus, { pin: '582739', authenticator })
    expect(again.body.code).toBe('WRONG_AUTHENTICATOR_CODE')
    expect((await change(gus, { oldPin: next, pin })).body.status).toBe(true)
  })
  test('rests not where the member’s passkey has signed for it', async () => {
    const hal = await rich('hal')
    const own = await addPasskey(api, hal)
    const passkey = own.prove(await askApproval(api, hal, { scene: 'editpin' }))
    expect((await change(hal, { pin: next, passkey })).body).toEqual({ status: true, data: [] })
    expect((await api.mailTo(hal.email))?.text).not.toContain('nothing leaves')
    expect(await pays(hal)).toMatchObject({ status: true })
    expect((await change(hal, { oldPin: next, pin })).body.status).toBe(true)
  })
  test('takes no wrong code of an app, and no passkey of another', async () => {
    const [dan, mal] = [await rich('dan'), await rich('mal')]
    expect((await change(dan, { pin: next, authenticator: '000000' })).body.code).toBe(
      'WRONG_AUTHENTICATOR_CODE',
    )
    const [own, foreign] = [await addPasskey(api, dan), await addPasskey(api, mal)]
    const asks = (as: Person, scene: 'editpin' | 'decide') => askApproval(api, as, { scene })
    for (const passkey of [
      foreign.prove(await asks(dan, 'editpin')),
      foreign.prove(await asks(mal, 'editpin')),
      own.prove(await asks(mal, 'editpin')),
      own.prove(await asks(dan, 'decide')),
    ])
      expect((await change(dan, { pin: next, passkey })).body.code).toBe('WRONG_PASSKEY')
    expect(await pays(dan)).toMatchObject({ status: true })
    // The code is still the one before.
    expect((await change(dan, { oldPin: pin, pin: next })).body.status).toBe(true)
  })
  test('is set on the way in by password and mailed code, and the session then opens', async () => {
    const eva = await rich('eva')
    const { email } = eva
    const proven = { email, scene: 'login', code: await code(email, 'login') }
    const { fp_session_key } = (await post('/user/checkEmailCode', proven)).body.data[0]
    const reset = { email, password, pin: next, fp_session_key }
    expect((await post('/user/resetUserPin', { ...reset, password: 'wrong-1843-notes' })).body.code).toBe(
      'WRONG_CREDENTIALS',
    )
    expect((await post('/user/resetUserPin', { ...reset, fp_session_key: 'x' })).body.code).toBe('NOT_PROVEN')
    expect((await post('/user/resetUserPin', reset)).body.status).toBe(true)
    const { body } = await post('/user/signin', { email, password, fp_session_key })
    expect(body.status).toBe(true)
    await shown(api)
    expect(await pays({ ...eva, key: body.data[0].session_key })).toMatchObject({ code: 'WALLET_RESTING' })
  })
  test('is cleared by customer service with a reason and a second administrator; the same rest, and the set-PIN screen', async () => {
    const fay = await rich('fay')
    const support = await api.person('support', { role: 'support' })
    const other = await api.person('chief', { role: 'superadmin' })
    const clear = (as: Person, reason = 'Came to the desk with her passport') =>
      post('/user/clearmemberpin/S', { uid: fay.uid, reason }, as)
    expect((await clear(fay)).status).toBe(403)
    expect((await clear(support, '')).status).toBe(422)
    const { body } = await clear(support)
    const decide = (as: Person) => post('/proposals/approve/S', { id: body.proposal }, as)
    expect(await pays(fay)).toMatchObject({ status: true })
    expect((await decide(support)).status).toBe(403)
    expect((await decide(other)).body).toMatchObject({ status: true })
    await shown(api)
    expect((await get('/user/userinfo/S', fay)).body.code).toBe('AUTH_EXPIRED')
    expect((await api.mailTo(fay.email))?.text).toContain('Customer service has cleared your PAY code')
    const proven = { email: fay.email, scene: 'login', code: await code(fay.email, 'login') }
    const told = (await post('/user/checkEmailCode', proven)).body.data[0]
    expect(told).toEqual({ fp_session_key: expect.any(String), count: 0 })
    const { fp_session_key } = told
    const second = await post('/user/checkPinCode', { email: fay.email, pin: '000001', fp_session_key })
    expect(second.body.data[0]).toEqual({ count: 0 })
    const { body: opened } = await post('/user/signin', { email: fay.email, password, fp_session_key })
    const again = { ...fay, key: opened.data[0].session_key }
    expect((await change(again, { pin: next })).body.status).toBe(true)
    expect(await pays(again)).toMatchObject({ code: 'WALLET_RESTING' })
  })
  test.each(['signed in', 'on the way in'])(
    'that was cleared rests anew when it is set days later, %s',
    async where => {
      const member = await rich(`ina-${where.length}`)
      const { uid, email } = member
      const [support, chief] = [
        await api.person(`desk-${where.length}`, { role: 'support' }),
        await api.person(`head-${where.length}`, { role: 'superadmin' }),
      ]
      const { body } = await post('/user/clearmemberpin/S', { uid, reason: 'Came to the desk' }, support)
      expect((await post('/proposals/approve/S', { id: body.proposal }, chief)).body.status).toBe(true)
      await shown(api)
      clock.hours = 72
      const proven = { email, scene: 'login', code: await code(email, 'login') }
      const { fp_session_key } = (await post('/user/checkEmailCode', proven)).body.data[0]
      const way = { email, password, fp_session_key }
      if (where === 'on the way in')
        expect((await post('/user/resetUserPin', { ...way, pin: next })).body.status).toBe(true)
      else
        expect((await post('/user/checkPinCode', { ...way, password: undefined, pin })).body.status).toBe(
          true,
        )
      const opened = await post('/user/signin', way)
      const again = { ...member, key: opened.body.data[0].session_key }
      // An old one that there is none of proves nothing.
      if (where === 'signed in')
        expect((await change(again, { oldPin: pin, pin: next })).body.status).toBe(true)
      expect(await pays(again)).toMatchObject({ code: 'WALLET_RESTING' })
      expect((await api.mailTo(email))?.text).toContain('nothing leaves your account until')
      clock.hours = 0
    },
  )
})
