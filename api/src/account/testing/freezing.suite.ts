import { describe, expect, test } from 'vitest'
import { type Api, type Person, password, pin } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { signInFrom } from './own-sessions.suite.ts'

const reason = 'Asked for by the member at the desk'
const device = (letter: string) => letter.repeat(32)

/** A member's freeze of their own account, its end, and the mail about a sign-in that was not theirs. */
export const freezingSuite = (given: () => Api) =>
  describe('a frozen account', () => {
    const frozenOf = async (as: Person) => (await given().get('/user/userinfo/S', { as })).body.data[0].frozen
    const post = (path: string, as: Person, body?: object) => given().post(path, body, { as })
    const freeze = async (as: Person) => (await post('/user/freeze/S', as)).body
    const codeFor = async ({ email }: Person, scene: string) => {
      await given().post('/user/getEmailCode', { email, scene })
      return (await given().mailTo(email))?.code as string
    }
    const factsOf = async ({ uid }: Person) =>
      (await given().log.readStream(`wallet-${uid}`))
        .filter(({ type }) => /^Wallet(Unf|F)rozen$/.test(type))
        .map(({ type, data, metadata }) => ({ type, ...JSON.parse(data), actor: JSON.parse(metadata).actor }))

    test('is frozen at once and told by mail, once; nothing of it moves until PAY code and mailed code', async () => {
      const api = given()
      const moe = await api.person('moe')
      await seedCatalogue(api)
      await fund(api, moe, 'USD', '50')
      const ask = { source: 'USD', target: 'USDC', sourceAmount: '5' }
      for (const _ of [1, 2]) expect(await freeze(moe)).toEqual({ status: true, data: [] })
      expect((await api.mailTo(moe.email))?.subject).toBe('Your account is frozen')
      expect(await frozenOf(moe)).toBe(1)
      expect((await post('/swap/checkAmount/S', moe, ask)).body.code).toBe('WALLET_FROZEN')
      const check = async (own: string) => (await post('/user/beforeUnfreeze/S', moe, { pin: own })).body
      expect((await check('135791')).code).toBe('WRONG_PIN')
      expect(await check(pin)).toEqual({ status: true, data: [] })
      expect(await frozenOf(moe)).toBe(1)
      const code = await codeFor(moe, 'unfreeze')
      const unfreeze = async (body: object) => (await post('/user/unfreeze/S', moe, body)).body
      expect((await unfreeze({ pin: '135791', code })).code).toBe('WRONG_PIN')
      const other = code === '000000' ? '111111' : '000000'
      expect((await unfreeze({ pin, code: other })).code).toBe('WRONG_CODE')
      expect(await frozenOf(moe)).toBe(1)
      expect(await unfreeze({ pin, code })).toEqual({ status: true, data: [] })
      expect(await frozenOf(moe)).toBe(0)
      expect((await api.mailTo(moe.email))?.subject).toBe('Your account is no longer frozen')
      expect((await post('/swap/checkAmount/S', moe, ask)).body.code).not.toBe('WALLET_FROZEN')
      const actor = { kind: 'member', id: moe.uid }
      expect(await factsOf(moe)).toMatchObject([
        { type: 'WalletFrozen', by: 'member', actor },
        { type: 'WalletUnfrozen', actor },
      ])
    })

    test('is told by mail when it is asked for again after a crash between the log and the mail, once', async () => {
      const api = given()
      const ola = await api.person('ola')
      const headers = { 'Idempotency-Key': 'freeze-once' }
      const freezeAgain = async () => (await api.post('/user/freeze/S', undefined, { as: ola, headers })).body
      await api.db.query(
        `alter table private.mailbox add constraint no_mail check (recipient <> '${ola.email}') not valid`,
      )
      expect((await freezeAgain()).status).toBe(false)
      expect(await frozenOf(ola)).toBe(1)
      await api.db.query('alter table private.mailbox drop constraint no_mail')
      for (const _ of [1, 2]) expect((await freezeAgain()).status).toBe(true)
      const { rows } = await api.db.query('select letter from private.mailbox where recipient = $1', [
        ola.email,
      ])
      expect(rows).toEqual([{ letter: 'account-frozen' }])
    })

    test('is seen by administrators, and unfrozen by support with a reason', async () => {
      const api = given()
      const [nan, support] = [await api.person('nan'), await api.person('desk', { role: 'support' })]
      await freeze(nan)
      const listed = async () => {
        const filter = encodeURIComponent(JSON.stringify({ uid: nan.uid }))
        return (await api.get(`/user/list/S/${filter}`, { as: support })).body.data.data[0].frozen
      }
      await api.views.waitForPosition((await api.log.head()) as never, ['members'], 300_000)
      expect(await listed()).toBe(1)
      const unfreeze = (as: Person, body: object) =>
        post('/user/unfreezemember/S', as, { uid: nan.uid, ...body })
      expect((await unfreeze(nan, { reason })).status).toBe(403)
      expect((await unfreeze(support, { reason: ' ' })).status).toBe(422)
      expect((await unfreeze(support, { reason })).body).toEqual({ status: true, data: [] })
      expect(await frozenOf(nan)).toBe(0)
      expect((await factsOf(nan)).at(-1)).toMatchObject({ reason, actor: { kind: 'admin', id: support.uid } })
    })

    test('is frozen by the link of the mail about a new device: once, and not by looking at it', async () => {
      const api = given()
      const oda = await api.person('oda')
      const signIn = async (own: string) => {
        const proof = await proven(oda)
        const body = { email: oda.email, password, fp_session_key: proof, device: device(own) }
        return (await api.post('/user/signin', body)).body.data[0].session_key as string
      }
      const proven = async ({ email }: Person) => {
        const code = await codeFor(oda, 'login')
        const { body } = await api.post('/user/checkEmailCode', { email, scene: 'login', code })
        const { fp_session_key } = body.data[0]
        await api.post('/user/checkPinCode', { email, pin, fp_session_key })
        return fp_session_key as string
      }
      const alerts = async () =>
        (
          await api.db.query(
            `select body, letter from private.mailbox where recipient = $1 and letter = 'new-sign-in' order by id`,
            [oda.email],
          )
        ).rows
      await signIn('a')
      await signIn('a')
      expect(await alerts()).toEqual([])
      const stranger = { ...oda, key: await signIn('b') }
      const [alert] = await alerts()
      expect(await alerts()).toHaveLength(1)
      const token = /https:\/\/money\.example\/notme#([0-9a-f]{64})/.exec(alert.body)?.[1] as string
      expect(await frozenOf(stranger)).toBe(0)
      const { rows } = await api.db.query(
        `select encode(hash, 'hex') as hash from private.sign_in_alerts where uid = $1`,
        [oda.uid],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0].hash).not.toBe(token)
      const notMe = async (given: string) => (await api.post('/user/notme', { token: given })).body
      expect((await notMe('0'.repeat(64))).code).toBe('LINK_USED_UP')
      const open = await proven(oda)
      expect(await notMe(token)).toEqual({ status: true, data: [] })
      expect((await api.get('/user/userinfo/S', { as: stranger })).body.code).toBe('AUTH_EXPIRED')
      expect((await api.get('/user/userinfo/S', { as: oda })).body.code).toBe('AUTH_EXPIRED')
      const late = { email: oda.email, password, fp_session_key: open }
      expect((await api.post('/user/signin', late)).body.code).toBe('NOT_PROVEN')
      expect((await notMe(token)).code).toBe('LINK_USED_UP')
      expect(await factsOf(oda)).toMatchObject([{ type: 'WalletFrozen', by: 'letter' }])
      // The same device is reported again; a frozen account can still be signed in to.
      const again = { ...oda, key: await signIn('b') }
      expect(await alerts()).toHaveLength(2)
      expect(await frozenOf(again)).toBe(1)
    })

    test('is not told of a program that was seen before at its address, and its link runs out', async () => {
      const api = given()
      const pat = await api.person('pat')
      const from = (agent: string) =>
        signInFrom(api, pat, { 'User-Agent': agent, 'X-Forwarded-For': '203.0.113.5' })
      for (const agent of ['one', 'one', 'two']) await from(agent)
      const { rows } = await api.db.query(
        `update private.sign_in_alerts set expires_at = now() where uid = $1 returning uid`,
        [pat.uid],
      )
      expect(rows).toHaveLength(1)
      const mail = await api.mailTo(pat.email)
      const token = /#([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1]
      expect((await api.post('/user/notme', { token })).body.code).toBe('LINK_USED_UP')
      expect(await frozenOf(pat)).toBe(0)
    })
  })
