import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, newTonce, startApi } from '../testing/api.ts'
import { neither } from './testing/other-code.ts'

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
  test('leads nowhere that its asker has made up', async () => {
    const gus = await api.person('gus')
    const { email } = gus
    for (const payee of ['us, at\n\nhttps://elsewhere.example', 'elsewhere.example', '<b>']) {
      const asked = { email, scene: 'sendpayment', payee, currency: 'USD', amount: '1' }
      const { status, body } = await api.post('/user/getEmailCode', asked, { as: gus, form: 'headers' })
      expect([status, body.issues?.[0].path]).toEqual([422, 'payee'])
    }
    expect(await api.mailTo(email)).toBeUndefined()
  })

  test.each([
    ['quickpay', { uid: '100001', currency: 'USD', amount: '1' }],
    ['sendpayment', { payee: 'SUPPORT call 555 0100', currency: 'USD', amount: '9999' }],
  ])('names a payment (%s) only if its member has asked for it, signed in', async (scene, payment) => {
    const [hal, ivy] = await Promise.all([api.person(`hal-${newTonce()}`), api.person(`ivy-${newTonce()}`)])
    const asked = { email: hal.email, scene, ...payment }
    const unsigned = await api.post('/user/getEmailCode', asked)
    expect([unsigned.status, unsigned.body.code]).toEqual([403, 'WRONG_SIGNATURE'])
    const others = await api.post('/user/getEmailCode', asked, { as: ivy, form: 'headers' })
    expect([others.status, others.body.issues[0].path]).toEqual([422, 'email'])
    expect(await api.mailTo(hal.email)).toBeUndefined()
    expect((await api.post('/user/getEmailCode', asked, { as: hal, form: 'headers' })).body.status).toBe(true)
    expect((await api.mailTo(hal.email))?.code).toMatch(/^\d{6}$/)
  })

  test.each(['quickpay', 'sendonchain', 'withdraw', 'sendpayment'])(
    'of a payment (%s) is sent unsigned too, and spoils none that its member asked for',
    async scene => {
      const eva = await api.person(`eva-${newTonce()}`)
      const asked = { email: eva.email, scene }
      const headers = { 'X-Forwarded-For': '10.9.0.9', 'User-Agent': 'home' }
      const segments = await api.post('/user/getEmailCode/S', asked, { as: eva, headers })
      expect(segments.body).toEqual({ status: true, data: [] })
      const own = await api.mailTo(eva.email)
      const code = own?.code as string
      expect(own?.text).toContain('It approves one payment, whatever its amount')
      for (const from of [headers, { ...headers, 'User-Agent': 'another' }]) {
        expect((await api.post('/user/getEmailCode', asked, { headers: from })).body.status).toBe(true)
        const newer = await api.mailTo(eva.email)
        expect(newer?.text).not.toMatch(/\d (USD|USDC)|approves/)
        for (let i = 0; i < 5; i++)
          await api.post(
            '/user/checkEmailCode',
            { ...asked, code: neither([code, newer?.code as string], i) },
            { headers: from },
          )
      }
      const proven = await api.post('/wallets/checkEmailCode/S', { ...asked, code }, { as: eva, headers })
      const also = await api.post('/user/checkEmailCode2/S', { ...asked, code }, { as: eva, headers })
      expect([proven.body.status, also.body.status]).toContain(true)
    },
  )

  test('names a payment only where it approves one', async () => {
    const { email } = await api.person('joe')
    const asked = { email, scene: 'login', payee: 'SUPPORT call 555 0100', currency: 'USD', amount: '9999' }
    const { status, body } = await api.post('/user/getEmailCode', asked)
    expect([status, body.issues[0].path]).toEqual([422, 'scene'])
    expect(await api.mailTo(email)).toBeUndefined()
  })
})

describe('a code beside those of strangers', () => {
  const home = { 'X-Forwarded-For': '10.9.0.1', 'User-Agent': 'home' }
  const scene = 'login'
  const from = (n: number) => ({ 'X-Forwarded-For': `10.9.1.${n}`, 'User-Agent': 'elsewhere' })
  const asks = async (email: string, headers: Record<string, string>) => {
    await api.post('/user/getEmailCode', { email, scene }, { headers })
    return (await api.mailTo(email))?.code as string
  }
  const isRight = async (email: string, code: string, headers: Record<string, string>) =>
    (await api.post('/user/checkEmailCode', { email, scene, code }, { headers })).body.status as boolean
  const guessWrong = async (email: string, codes: readonly string[], headers: Record<string, string>) => {
    for (let i = 0; i < 6; i++) expect(await isRight(email, neither(codes, i), headers)).toBe(false)
  }
  const someone = async () => (await api.person(`ben-${newTonce()}`)).email

  test('stays right after strangers have guessed', async () => {
    const email = await someone()
    const code = await asks(email, home)
    for (const n of [1, 2, 3]) await guessWrong(email, [code], from(n))
    expect(await isRight(email, code, home)).toBe(true)
  })

  test('stays right after strangers have asked for others, and guessed', async () => {
    const email = await someone()
    const code = await asks(email, home)
    for (const n of [1, 2, 3, 4]) await guessWrong(email, [code, await asks(email, from(n))], from(n))
    expect(await isRight(email, code, home)).toBe(true)
  })

  test('stays right after a stranger at the same address, with another program', async () => {
    const email = await someone()
    const code = await asks(email, home)
    const neighbour = { ...home, 'User-Agent': 'another' }
    await guessWrong(email, [code, await asks(email, neighbour)], neighbour)
    expect(await isRight(email, code, home)).toBe(true)
  })

  test('that the member has asked for signed in is touched by nobody who is not', async () => {
    const kay = await api.person(`kay-${newTonce()}`)
    const asked = { email: kay.email, scene: 'editpin' }
    await api.post('/user/getEmailCode', asked, { as: kay, form: 'headers', headers: home })
    const code = (await api.mailTo(kay.email))?.code as string
    // Not even from the member's own address, with the same program.
    await api.post('/user/getEmailCode', asked, { headers: home })
    const newer = (await api.mailTo(kay.email))?.code as string
    for (let i = 0; i < 6; i++)
      await api.post('/user/checkEmailCode', { ...asked, code: neither([code, newer], i) }, { headers: home })
    const proven = await api.post('/user/checkEmailCode2/S', { ...asked, code }, { as: kay, headers: home })
    expect(proven.body.status).toBe(true)
  })

  test('is also right from another network address: a phone moves from one to the next', async () => {
    const email = await someone()
    const code = await asks(email, home)
    expect(await isRight(email, code, from(1))).toBe(true)
    expect(await isRight(email, code, home)).toBe(false)
  })

  test('is found from elsewhere while strangers ask for one or two', async () => {
    const email = await someone()
    const code = await asks(email, home)
    for (const n of [1, 2]) await asks(email, from(n))
    expect(await isRight(email, code, from(3))).toBe(true)
  })

  test('has three tries from elsewhere in all, from one caller or many', async () => {
    const email = await someone()
    const code = await asks(email, home)
    for (const n of [1, 2, 3]) await isRight(email, neither([code], n), from(n))
    expect(await isRight(email, code, from(4))).toBe(false)
    expect(await isRight(email, code, home)).toBe(true)
  })

  test('has five tries where it was asked for, and no more by going elsewhere', async () => {
    const email = await someone()
    const code = await asks(email, home)
    for (let i = 0; i < 5; i++) await isRight(email, neither([code], i), home)
    expect(await isRight(email, code, home)).toBe(false)
  })

  test('has no more tries when they are made at once', async () => {
    const email = await someone()
    const code = await asks(email, home)
    await Promise.all([...Array(40).keys()].map(n => isRight(email, neither([code], n), from(n))))
    await Promise.all([...Array(40).keys()].map(n => isRight(email, neither([code], n), home)))
    const { rows } = await api.db.query(
      'select tries, tries_elsewhere from private.email_codes where email = $1',
      [email],
    )
    expect(rows).toEqual([{ tries: 5, tries_elsewhere: 3 }])
  })

  test('keeps nobody’s network address', async () => {
    const email = await someone()
    await asks(email, home)
    const { rows } = await api.db.query('select asker from private.email_codes where email = $1', [email])
    expect(rows).toEqual([{ asker: expect.any(Buffer) }])
    expect(rows[0].asker).toHaveLength(32)
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
