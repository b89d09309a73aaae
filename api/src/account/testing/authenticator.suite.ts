import { describe, expect, test } from 'vitest'
import { type Api, type Person, password, pin } from '../../testing/api.ts'
import { appCode, turnOnAuthenticator, wrongCode } from '../../testing/authenticator.ts'
import { filter } from '../../testing/money.ts'
import { proofForSignIn } from '../../testing/proof-for-sign-in.ts'

/** Authenticator apps: turning one on, signing in with it and with recovery codes, turning it off. */
export const authenticatorSuite = (given: () => Api) =>
  describe('an authenticator app', () => {
    const post = async (path: string, as: Person, body: object) =>
      (await given().post(`/user/authenticator/${path}/S`, body, { as })).body
    const standingOf = async (as: Person) => (await given().get('/user/authenticator/S', { as })).body.data[0]
    const mailed = async (email: string, scene: string) => {
      await given().post('/user/getEmailCode', { email, scene })
      return (await given().mailTo(email))?.code as string
    }
    const begin = async (as: Person) =>
      post('begin', as, { pin, code: await mailed(as.email, 'authenticator') })
    const on = async (name: string) => {
      const person = await given().person(name)
      return { person, ...(await turnOnAuthenticator(given(), person)) }
    }
    /** As if the codes that were taken were long ago. */
    const later = ({ uid }: Person) =>
      given().db.query('update private.authenticators set last_step = 0 where uid = $1', [uid])
    const open = (path: string, body: object) => given().post(`/user/${path}`, body)
    /** A sign-in up to the PAY code. */
    const proven = async (email: string) => {
      const code = await mailed(email, 'login')
      const { body } = await open('checkEmailCode', { email, scene: 'login', code })
      const { fp_session_key } = body.data[0]
      const { data } = (await open('checkPinCode', { email, pin, fp_session_key })).body
      const signIn = async () => (await open('signin', { email, password, fp_session_key })).body
      const check = async (code: string) =>
        (await open('checkAuthenticator', { email, code, fp_session_key })).body
      return { said: data[0], signIn, check }
    }

    test('is begun with PAY code and mailed code, and asked for only once it is confirmed', async () => {
      const ann = await given().person('ann')
      const code = await mailed(ann.email, 'authenticator')
      expect((await post('confirm', ann, { code: '123456' })).code).toBe('NOT_PROVEN')
      expect((await post('before', ann, { pin: '135791' })).code).toBe('WRONG_PIN')
      expect((await post('before', ann, { pin })).status).toBe(true)
      expect((await post('begin', ann, { pin: '135791', code })).code).toBe('WRONG_PIN')
      const other = code === '000000' ? '111111' : '000000'
      expect((await post('begin', ann, { pin, code: other })).code).toBe('WRONG_CODE')
      const { secret, uri } = (await post('begin', ann, { pin, code })).data[0]
      expect(uri).toBe(
        `otpauth://totp/Strongroom:${encodeURIComponent(ann.email)}?secret=${secret}&issuer=Strongroom`,
      )
      expect(await standingOf(ann)).toEqual({ status: 0, on_date: null, codes_left: 0 })
      const { said, signIn } = await proven(ann.email)
      expect(said).toEqual({ count: 1 })
      expect((await signIn()).status).toBe(true)
      expect((await post('confirm', ann, { code: wrongCode(secret) })).code).toBe('WRONG_AUTHENTICATOR_CODE')
      expect((await standingOf(ann)).status).toBe(0)
    })

    test('is turned on, used and turned off with the mail about it, or not at all', async () => {
      const una = await given().person('una')
      const { secret } = (await begin(una)).data[0] as { secret: string }
      const cannotMail = async <T>(work: () => Promise<T>): Promise<T> => {
        const { db } = given()
        await db.query(
          `alter table private.mailbox add constraint no_mail check (recipient <> '${una.email}') not valid`,
        )
        const worked = await work()
        await db.query('alter table private.mailbox drop constraint no_mail')
        return worked
      }
      const confirm = async () => post('confirm', una, { code: appCode(secret) })
      expect((await cannotMail(confirm)).status).toBe(false)
      expect((await standingOf(una)).status).toBe(0)
      const codes = (await confirm()).data[0].codes as readonly string[]
      const renew = () => post('codes', una, { pin, code: codes[0] })
      const off = () => post('off', una, { pin, code: codes[1] })
      for (const act of [renew, off]) {
        expect((await cannotMail(act)).status).toBe(false)
        expect(await standingOf(una)).toMatchObject({ status: 1, codes_left: codes.length })
      }
      expect((await off()).status).toBe(true)
      expect((await standingOf(una)).status).toBe(0)
    })

    test('that waits for more than half an hour is begun anew, with another secret', async () => {
      const bob = await given().person('bob')
      const { secret } = (await begin(bob)).data[0]
      await given().db.query(
        `update private.authenticators set begun_at = now() - interval '31 minutes' where uid = $1`,
        [bob.uid],
      )
      expect((await post('confirm', bob, { code: appCode(secret) })).code).toBe('NOT_PROVEN')
      const next = (await begin(bob)).data[0].secret
      expect(next).not.toBe(secret)
      expect((await post('confirm', bob, { code: appCode(next) })).data[0].codes).toHaveLength(10)
    })

    test('ends every other session, is told by mail without its secrets, and is kept sealed', async () => {
      const cat = await given().person('cat')
      const other = { ...cat, key: await given().openSession(cat.email) }
      const { secret } = (await begin(cat)).data[0]
      const { codes } = (await post('confirm', cat, { code: appCode(secret) })).data[0]
      expect(codes).toHaveLength(10)
      expect((await given().get('/user/userinfo/S', { as: other })).body.code).toBe('AUTH_EXPIRED')
      const mail = await given().mailTo(cat.email)
      expect(mail?.subject).toBe('Your authenticator app is on')
      for (const hidden of [secret, ...codes]) expect(JSON.stringify(mail)).not.toContain(hidden)
      const { rows } = await given().db.query(
        `select a::text as kept from private.authenticators a where uid = $1
         union all select r::text from private.recovery_codes r where uid = $1`,
        [cat.uid],
      )
      expect(rows).toHaveLength(11)
      const kept = JSON.stringify(rows)
      for (const hidden of [secret, ...codes]) {
        expect(kept).not.toContain(hidden)
        expect(kept).not.toContain(Buffer.from(hidden).toString('hex'))
      }
      expect(await standingOf(cat)).toEqual({ status: 1, on_date: expect.any(String), codes_left: 10 })
      expect((await post('before', cat, { pin })).code).toBe('AUTHENTICATOR_ON')
      expect((await begin(cat)).code).toBe('AUTHENTICATOR_ON')
    })

    test('is asked for beside password, mailed code and PAY code, and its code counts once', async () => {
      const { person, secret } = await on('dot')
      const first = await proven(person.email)
      expect(first.said).toEqual({ count: 1, authenticator: 1 })
      expect((await first.signIn()).code).toBe('AUTHENTICATOR_NEEDED')
      const second = await proven(person.email)
      await later(person)
      const code = appCode(secret)
      expect((await second.check(wrongCode(secret))).code).toBe('WRONG_AUTHENTICATOR_CODE')
      expect(await second.check(code)).toEqual({ status: true, data: [] })
      expect((await second.signIn()).status).toBe(true)
      const third = await proven(person.email)
      expect((await third.check(code)).code).toBe('WRONG_AUTHENTICATOR_CODE')
      expect((await third.check(appCode(secret, 1))).status).toBe(true)
      expect((await third.signIn()).status).toBe(true)
    })

    test('is not looked at before the PAY code, nor more than five times for one mailed code', async () => {
      const { person, secret } = await on('eve')
      const { email } = person
      const code = await mailed(email, 'login')
      const proof = (await open('checkEmailCode', { email, scene: 'login', code })).body.data[0]
      const early = await open('checkAuthenticator', { email, code: appCode(secret, 1), ...proof })
      expect(early.body.code).toBe('NOT_PROVEN')
      const { check, signIn } = await proven(email)
      for (let tried = 0; tried < 5; tried++)
        expect((await check(wrongCode(secret))).code).toBe('WRONG_AUTHENTICATOR_CODE')
      expect((await check(appCode(secret, 1))).code).toBe('NOT_PROVEN')
      expect((await signIn()).code).toBe('AUTHENTICATOR_NEEDED')
    })

    test('that is lost gives way to a recovery code, once, however it is typed', async () => {
      const { person, codes } = await on('flo')
      const [code = ''] = codes
      const first = await proven(person.email)
      expect((await first.check(code.toUpperCase().replace('-', ' '))).status).toBe(true)
      const mail = await given().mailTo(person.email)
      expect(mail?.subject).toBe('A recovery code was used')
      expect(mail?.text).toContain('Recovery codes left: 9')
      expect(JSON.stringify(mail)).not.toContain(code)
      expect((await first.signIn()).status).toBe(true)
      expect((await (await proven(person.email)).check(code)).code).toBe('WRONG_AUTHENTICATOR_CODE')
      expect((await standingOf(person)).codes_left).toBe(9)
    })

    test('has new recovery codes for PAY code and code, and those before are void', async () => {
      const { person, secret, codes } = await on('gil')
      const body = { pin, code: appCode(secret, 1) }
      expect((await post('codes', person, { ...body, pin: '135791' })).code).toBe('WRONG_PIN')
      const next = (await post('codes', person, body)).data[0].codes
      expect(next).toHaveLength(10)
      expect((await given().mailTo(person.email))?.subject).toBe('You have new recovery codes')
      expect((await post('codes', person, body)).code).toBe('WRONG_AUTHENTICATOR_CODE')
      const old = { pin, code: codes[0] }
      expect((await post('codes', person, old)).code).toBe('WRONG_AUTHENTICATOR_CODE')
      expect((await standingOf(person)).codes_left).toBe(10)
    })

    test('is turned off with PAY code and code, told by mail, and not asked for any more', async () => {
      const { person, secret, codes } = await on('han')
      const off = (body: object) => post('off', person, body)
      expect((await off({ pin: '135791', code: codes[0] })).code).toBe('WRONG_PIN')
      expect((await off({ pin, code: wrongCode(secret) })).code).toBe('WRONG_AUTHENTICATOR_CODE')
      expect(await off({ pin, code: codes[0] })).toEqual({ status: true, data: [] })
      expect((await given().mailTo(person.email))?.subject).toBe('Your authenticator app is off')
      expect(await off({ pin, code: codes[0] })).toEqual({ status: true, data: [] })
      expect((await post('codes', person, { pin, code: codes[1] })).code).toBe('AUTHENTICATOR_OFF')
      expect(await standingOf(person)).toEqual({ status: 0, on_date: null, codes_left: 0 })
      const { said, signIn } = await proven(person.email)
      expect(said).toEqual({ count: 1 })
      expect((await signIn()).status).toBe(true)
    })

    test('is removed by customer service for a member who lost it, who is told and signs in without', async () => {
      const { person } = await on('jan')
      const reason = 'Lost the phone; known by video call'
      const support = await given().person('jo', { role: 'support' })
      const remove = async (as: Person, uid = person.uid) =>
        (await given().post('/user/removeauthenticator/S', { uid, reason }, { as })).body
      const listed = async () =>
        (await given().get(`/user/list/S/${filter({ uid: person.uid })}`, { as: support })).body.data.data[0]
      expect((await listed()).authenticator).toBe(1)
      expect((await remove(await given().person('jil', { role: 'finance' }))).code).toBe('FORBIDDEN')
      expect((await remove(support)).status).toBe(true)
      expect((await given().mailTo(person.email))?.subject).toBe('We have turned off your authenticator app')
      expect((await given().get('/user/userinfo/S', { as: person })).body.code).toBe('AUTH_EXPIRED')
      expect((await listed()).authenticator).toBe(0)
      expect((await remove(support)).code).toBe('AUTHENTICATOR_OFF')
      const { said, signIn } = await proven(person.email)
      expect(said).toEqual({ count: 1 })
      expect((await signIn()).status).toBe(true)
    })

    test('that is turned on while somebody signs in opens them nothing', async () => {
      const { members, sessions, db } = given()
      const ivo = await given().person('ivo')
      const known = await members.credentials(ivo.email)
      if (!known) throw new Error('the member is gone')
      const { secret } = (await begin(ivo)).data[0]
      await post('confirm', ivo, { code: appCode(secret) })
      const proof = await proofForSignIn(db, ivo.email)
      const opened = await sessions.open(known, proof, { address: 'test', country: '' })
      expect(opened).toEqual({ kind: 'authenticator-unchecked' })
    })
  })
