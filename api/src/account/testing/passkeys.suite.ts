import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { type Api, disabling, type Person, pin, standing } from '../../testing/api.ts'
import { type SoftPasskey, softPasskey } from '../../testing/soft-passkey.ts'

/** Passkeys: adding, naming and removing one, and signing in by one. */
export const passkeysSuite = (given: () => Api) =>
  describe('a passkey', () => {
    const post = async (path: string, as: Person, body: object) =>
      (await given().post(`/user/passkeys/${path}/S`, body, { as })).body
    const listed = async (as: Person): Promise<readonly wire.Passkey[]> =>
      (await given().get('/user/passkeys/S', { as })).body.data
    const mailed = async ({ email }: Person) => {
      await given().post('/user/getEmailCode', { email, scene: 'passkey' })
      return (await given().mailTo(email))?.code as string
    }
    const begin = async (as: Person): Promise<wire.PasskeyToMake> =>
      (await post('begin', as, { pin, code: await mailed(as) })).data[0]
    const add = async (as: Person, passkey: SoftPasskey, name = 'My phone') =>
      post('confirm', as, { name, passkey: passkey.make(await begin(as)) })
    const withOne = async (name: string, counts = false) => {
      const person = await given().person(name)
      const passkey = softPasskey({ counts })
      expect(await add(person, passkey)).toEqual({ status: true, data: [] })
      return { person, passkey }
    }
    const asked = async (): Promise<wire.PasskeyToProve> =>
      (await given().post('/user/passkeys/beforesignin', {})).body.data[0]
    const enter = async (passkey: wire.ProvenPasskey) =>
      (await given().post('/user/passkeys/signin', { passkey })).body
    const signIn = async (passkey: SoftPasskey, how: Parameters<SoftPasskey['prove']>[1] = {}) =>
      enter(passkey.prove(await asked(), how))
    const infoOf = async (as: Person) => (await given().get('/user/userinfo/S', { as })).body

    test('is added with PAY code and mailed code, and named in the list and the mail about it', async () => {
      const person = await given().person('pia')
      const code = await mailed(person)
      expect((await post('before', person, { pin: '135791' })).code).toBe('WRONG_PIN')
      expect((await post('before', person, { pin })).status).toBe(true)
      expect((await post('begin', person, { pin: '135791', code })).code).toBe('WRONG_PIN')
      const other = code === '000000' ? '111111' : '000000'
      expect((await post('begin', person, { pin, code: other })).code).toBe('WRONG_CODE')
      const options: wire.PasskeyToMake = (await post('begin', person, { pin, code })).data[0]
      expect(options).toMatchObject({
        rp: { id: 'money.example' },
        user: { name: person.email, displayName: 'pia' },
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      expect(options.user.id).not.toContain(person.uid)
      const passkey = softPasskey()
      const body = { name: 'Phone of Pia', passkey: passkey.make(options) }
      const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0'
      const headers = { 'User-Agent': agent }
      const confirmed = await given().post('/user/passkeys/confirm/S', body, { as: person, headers })
      expect(confirmed.body).toEqual({ status: true, data: [] })
      expect(await listed(person)).toEqual([
        {
          ...{ id: expect.any(String), name: 'Phone of Pia', created_date: expect.any(String) },
          ...{ used_date: null, browser: 'Firefox', system: 'Windows', transports: ['internal'] },
        },
      ])
      const mail = await given().mailTo(person.email)
      expect(mail?.subject).toBe('A passkey was added to your account')
      expect(mail?.text).toContain('Phone of Pia')
      expect((await begin(person)).excludeCredentials).toMatchObject([{ id: passkey.id }])
    })

    test('is added in the session that asked, once, here, and by an authenticator that verifies', async () => {
      const person = await given().person('pam')
      const elsewhere = { ...person, key: await given().openSession(person.email) }
      const stranger = await given().person('pat')
      const passkey = softPasskey()
      const refusedOf = async (
        as: Person,
        options: wire.PasskeyToMake,
        how: Parameters<SoftPasskey['make']>[1] = {},
      ) => (await post('confirm', as, { name: 'Key', passkey: passkey.make(options, how) })).code
      expect(await refusedOf(elsewhere, await begin(person))).toBe('WRONG_PASSKEY')
      expect(await refusedOf(stranger, await begin(person))).toBe('WRONG_PASSKEY')
      for (const how of [{ flags: 1 }, { origin: 'https://evil.example' }, { host: 'evil.example' }])
        expect(await refusedOf(person, await begin(person), how)).toBe('WRONG_PASSKEY')
      const options = await begin(person)
      await given().db.query(`update private.passkey_challenges set expires_at = now() where uid = $1`, [
        person.uid,
      ])
      expect(await refusedOf(person, options)).toBe('WRONG_PASSKEY')
      expect(await listed(person)).toEqual([])
      const right = await begin(person)
      const other = softPasskey()
      expect(await refusedOf(person, right)).toBeUndefined()
      const again = { name: 'Key', passkey: other.make(right) }
      expect((await post('confirm', person, again)).code).toBe('WRONG_PASSKEY')
      expect((await add(person, passkey)).code).toBe('PASSKEY_TAKEN')
      expect((await add(stranger, passkey)).code).toBe('PASSKEY_TAKEN')
      expect(await listed(person)).toHaveLength(1)
    })

    test('is added and removed with the mail about it, or not at all', async () => {
      const person = await given().person('paz')
      const { db } = given()
      const cannotMail = async <T>(work: () => Promise<T>): Promise<T> => {
        await db.query(
          `alter table private.mailbox add constraint no_mail
           check (recipient <> '${person.email}' or letter not like 'passkey-%') not valid`,
        )
        const worked = await work()
        await db.query('alter table private.mailbox drop constraint no_mail')
        return worked
      }
      const passkey = softPasskey()
      const options = await begin(person)
      const confirm = () => post('confirm', person, { name: 'Key', passkey: passkey.make(options) })
      expect((await cannotMail(confirm)).status).toBe(false)
      expect(await listed(person)).toEqual([])
      await add(person, passkey)
      const [{ id } = { id: '' }] = await listed(person)
      const code = await mailed(person)
      const remove = () => post('remove', person, { id, pin, code })
      expect((await cannotMail(remove)).status).toBe(false)
      expect(await listed(person)).toHaveLength(1)
    })

    test('is one of ten at most', async () => {
      const { person } = await withOne('peg')
      const options = await begin(person)
      await given().db.query(
        `insert into private.passkeys (id, uid, name, public_key, counter, transports)
         select decode(md5('peg' || n), 'hex'), $1, 'Key ' || n, '', 0, '{}' from generate_series(2, 10) n`,
        [person.uid],
      )
      const eleventh = { name: 'Key', passkey: softPasskey().make(options) }
      expect((await post('confirm', person, eleventh)).code).toBe('TOO_MANY_PASSKEYS')
      const body = { pin, code: await mailed(person) }
      expect((await post('begin', person, body)).code).toBe('TOO_MANY_PASSKEYS')
    })

    test('gets another name from its member only', async () => {
      const { person } = await withOne('pip')
      const stranger = await given().person('pru')
      const [{ id } = { id: '' }] = await listed(person)
      expect((await post('rename', stranger, { id, name: 'Mine' })).code).toBe('PASSKEY_UNKNOWN')
      expect((await post('rename', person, { id, name: ' Blue key ' })).status).toBe(true)
      expect((await listed(person))[0]?.name).toBe('Blue key')
    })

    test('is removed with PAY code and mailed code by its member only, told by mail, and signs in no more', async () => {
      const { person, passkey } = await withOne('pol')
      const stranger = await given().person('pug')
      const [{ id } = { id: '' }] = await listed(person)
      const code = await mailed(person)
      expect((await post('remove', person, { id, pin: '135791', code })).code).toBe('WRONG_PIN')
      const other = code === '000000' ? '111111' : '000000'
      expect((await post('remove', person, { id, pin, code: other })).code).toBe('WRONG_CODE')
      await post('remove', stranger, { id, pin, code: await mailed(stranger) })
      expect(await listed(person)).toHaveLength(1)
      expect(await post('remove', person, { id, pin, code })).toEqual({ status: true, data: [] })
      const mail = await given().mailTo(person.email)
      expect(mail?.subject).toBe('A passkey was removed from your account')
      expect(mail?.text).toContain('My phone')
      expect(await listed(person)).toEqual([])
      expect((await signIn(passkey)).code).toBe('PASSKEY_UNKNOWN')
    })

    test('signs in alone, beside an authenticator app too, and is seen as any other sign-in', async () => {
      const { person, passkey } = await withOne('ray')
      await given().db.query('update private.credentials set authenticator_since = now() where uid = $1', [
        person.uid,
      ])
      const { data } = await signIn(passkey)
      const session_key = expect.any(String)
      expect(data).toEqual([{ session_key, email: person.email, role: 'member', count: 1 }])
      const there = { ...person, key: data[0].session_key }
      expect((await infoOf(there)).data[0].uid).toBe(person.uid)
      const sessions = (await given().get('/user/sessions/S', { as: there })).body.data
      expect(sessions).toHaveLength(2)
      expect((await listed(there))[0]?.used_date).toEqual(expect.any(String))
      const device = 'a'.repeat(32)
      const body = { passkey: passkey.prove(await asked()), device }
      expect((await given().post('/user/passkeys/signin', body)).body.status).toBe(true)
      expect((await given().mailTo(person.email))?.subject).toBe('A sign-in from a new device')
    })
    test('says at sign-in that there is no PAY code, where customer service has cleared it', async () => {
      const { person, passkey } = await withOne('uma')
      await given().db.query('update private.credentials set pin = null where uid = $1', [person.uid])
      expect((await signIn(passkey)).data).toMatchObject([{ email: person.email, count: 0 }])
    })
    test('signs in once for a challenge, here, of this use, and with its member verified', async () => {
      const { person, passkey } = await withOne('rex')
      const proven = passkey.prove(await asked())
      expect((await enter(proven)).status).toBe(true)
      expect((await enter(proven)).code).toBe('WRONG_PASSKEY')
      for (const how of [{ flags: 1 }, { origin: 'https://evil.example' }, { host: 'evil.example' }])
        expect((await signIn(passkey, how)).code).toBe('WRONG_PASSKEY')
      const { challenge } = await begin(person)
      const options = { ...(await asked()), challenge }
      expect((await enter(passkey.prove(options))).code).toBe('WRONG_PASSKEY')
      const late = passkey.prove(await asked())
      await given().db.query(
        `update private.passkey_challenges set expires_at = now() where purpose = 'sign-in'`,
      )
      expect((await enter(late)).code).toBe('WRONG_PASSKEY')
      const forged = passkey.prove(await asked())
      const { signature } = softPasskey().prove(await asked()).response
      expect((await enter({ ...forged, response: { ...forged.response, signature } })).code).toBe(
        'WRONG_PASSKEY',
      )
      const anothers = passkey.prove(await asked())
      const userHandle = Buffer.alloc(32).toString('base64url')
      expect((await enter({ ...anothers, response: { ...anothers.response, userHandle } })).code).toBe(
        'WRONG_PASSKEY',
      )
    })

    test('that counts must have counted on', async () => {
      const { passkey } = await withOne('ron', true)
      expect((await signIn(passkey)).status).toBe(true)
      expect((await signIn(passkey, { counter: 7 })).status).toBe(true)
      for (const counter of [7, 3, 0]) expect((await signIn(passkey, { counter })).code).toBe('WRONG_PASSKEY')
      expect((await signIn(passkey, { counter: 8 })).status).toBe(true)
    })

    test('of a disabled member opens nothing', async () => {
      const { person, passkey } = await withOne('rob')
      await standing(given().ledger, person.uid, disabling)
      expect((await signIn(passkey)).code).toBe('ACCOUNT_IS_DISABLED')
    })

    test('outlives a new password, and ends when its member says that a sign-in was not theirs', async () => {
      const { person, passkey } = await withOne('roy')
      const { email } = person
      await given().post('/user/getEmailCode', { email, scene: 'forgetpassword' })
      const code = (await given().mailTo(email))?.code
      const proof = await given().post('/user/checkEmailCode', { email, scene: 'forgetpassword', code })
      const next = { email, password: 'Another-one-27', ...proof.body.data[0] }
      expect((await given().post('/user/resetPwd', next)).body.status).toBe(true)
      expect((await signIn(passkey)).status).toBe(true)
      const body = { passkey: passkey.prove(await asked()), device: 'b'.repeat(32) }
      const there = (await given().post('/user/passkeys/signin', body)).body.data[0].session_key
      const token = /notme#([0-9a-f]{64})/.exec((await given().mailTo(email))?.text ?? '')?.[1]
      expect((await given().post('/user/notme', { token })).body.status).toBe(true)
      expect((await infoOf({ ...person, key: there })).code).toBe('AUTH_EXPIRED')
      expect((await signIn(passkey)).code).toBe('PASSKEY_UNKNOWN')
      const { rows } = await given().db.query(
        `select from private.mailbox where recipient = $1 and letter = 'passkeys-ended'`,
        [email],
      )
      expect(rows).toHaveLength(1)
    })
  })
