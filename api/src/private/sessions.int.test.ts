import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/api.ts'
import { createSessions } from './sessions.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const anywhere = { address: 'test', country: '' }

describe('a session', () => {
  test('that is revoked ends at once here, and within a second in another process', async () => {
    const clock = { time: 0 }
    const [here, there] = [createSessions(api.db), createSessions(api.db, () => clock.time)]
    const { uid } = await api.person('ada')
    const key = await here.open(uid, anywhere)
    const session = await here.byKey(key)
    expect(session).toMatchObject({ uid, enabled: true })
    expect(await there.byKey(key)).toEqual({ ...session, hmac: expect.any(Function) })
    await here.revoke(session?.id ?? '')
    expect(await here.byKey(key)).toBeUndefined()
    clock.time = 1_001
    expect(await there.byKey(key)).toBeUndefined()
  })

  test('that ends while it is looked up is not remembered', async () => {
    const sessions = createSessions(api.db)
    const { uid } = await api.person('ben')
    const key = await sessions.open(uid, anywhere)
    const looking = sessions.byKey(key)
    await sessions.revokeAll(uid)
    await looking
    expect(await sessions.byKey(key)).toBeUndefined()
  })

  test('is noted with where it came from', async () => {
    const { uid } = await api.person('cho')
    await createSessions(api.db).open(uid, { address: '203.0.113.7', country: 'JP' })
    const { rows } = await api.db.query(
      'select address, country from private.login_log where uid = $1 order by id',
      [uid],
    )
    expect(rows.at(-1)).toEqual({ address: '203.0.113.7', country: 'JP' })
  })
})
