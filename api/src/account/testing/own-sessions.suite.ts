import { describe, expect, test } from 'vitest'
import { type Api, type Person, password, pin } from '../../testing/api.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs in through all its steps, with a program and from an address. */
export const signInFrom = async (
  api: Api,
  { email, uid }: Pick<Person, 'email' | 'uid'>,
  headers: Readonly<Record<string, string>>,
): Promise<Person> => {
  const post = (path: string, body: object) => api.post(path, { email, ...body }, { headers })
  await post('/user/getEmailCode', { scene: 'login' })
  const code = (await api.mailTo(email))?.code
  const fp_session_key = (await post('/user/checkEmailCode', { scene: 'login', code })).body.data[0]
    .fp_session_key
  await post('/user/checkPinCode', { pin, fp_session_key })
  const { body } = await post('/user/signin', { password, fp_session_key })
  return { email, uid, key: body.data[0].session_key }
}

/** A member's own sessions: the list, ending one, ending all others. */
export const ownSessionsSuite = (given: () => Api) =>
  describe('one’s own sessions', () => {
    const of = async (as: Person) => (await given().get('/user/sessions/S', { as })).body
    test('are listed with device and place, and this one is marked', async () => {
      const ira = await given().person('ira')
      const from = { 'User-Agent': firefox, 'X-Forwarded-For': '203.0.113.8', 'X-Country': 'JP' }
      const there = await signInFrom(given(), ira, from)
      const { data } = await of(there)
      expect(data).toHaveLength(2)
      const place = { browser: 'Firefox', system: 'Linux', country: 'JP', ip: '203.0.113.8' }
      expect(data.find(({ current }: { current: number }) => current === 1)).toMatchObject(place)
      expect(data.filter(({ current }: { current: number }) => current === 0)).toMatchObject([
        { browser: '', system: '', country: '', ip: 'test' },
      ])
      expect(JSON.stringify(data)).not.toContain(there.key)
    })

    test('end one by one, or all but this one; another member’s does not', async () => {
      const api = given()
      const jon = await api.person('jon')
      const kay = await api.person('kay')
      const again = async () => ({ ...jon, key: await api.openSession(jon.email) })
      const [first, second] = [await again(), await again()]
      const idOf = async (as: Person) =>
        (await of(as)).data.find(({ current }: { current: number }) => current === 1).id as string
      const [id, strange] = [await idOf(first), await idOf(kay)]
      const end = (id: string) => api.post('/user/sessions/end/S', { id }, { as: jon })
      expect((await end(id)).body).toEqual({ status: true, data: [] })
      expect((await end(id)).body).toEqual({ status: true, data: [] })
      expect((await of(first)).code).toBe('AUTH_EXPIRED')
      await end(strange)
      expect((await of(kay)).data).toHaveLength(1)
      await api.post('/user/sessions/endothers/S', undefined, { as: jon })
      expect((await of(second)).code).toBe('AUTH_EXPIRED')
      expect((await of(jon)).data).toHaveLength(1)
      expect((await of(kay)).data).toHaveLength(1)
    })

    test('say when they were last used, without a write for each read', async () => {
      const api = given()
      const lin = await api.person('lin')
      const usedAt = async () =>
        (await api.db.query('select used_at from private.sessions where uid = $1', [lin.uid])).rows[0].used_at
      const opened = await usedAt()
      await of(lin)
      expect(await usedAt()).toEqual(opened)
      await api.db.query(
        `update private.sessions set used_at = now() - interval '6 minutes' where uid = $1`,
        [lin.uid],
      )
      const before = await usedAt()
      // A process remembers a session for a second: it has to look again.
      await api.post('/user/sessions/end/S', { id: '0'.repeat(64) }, { as: lin })
      await of(lin)
      expect((await usedAt()).getTime()).toBeGreaterThan(before.getTime())
    })
  })
