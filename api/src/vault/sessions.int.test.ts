import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { createSessions } from './sessions.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const anywhere = { address: 'test', country: '' }
const credentialsOf = async ({ email }: Person) => {
  const member = await api.members.credentials(email)
  if (!member) throw new Error('nobody has this address')
  return member
}

describe('a session', () => {
  test('that is revoked ends at once here, and within a second in another process', async () => {
    const clock = { time: 0 }
    const [here, there] = [createSessions(api.db), createSessions(api.db, () => clock.time)]
    const ada = await api.person('ada')
    const { uid } = ada
    const key = (await here.open(await credentialsOf(ada), anywhere)) as string
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
    const ben = await api.person('ben')
    const { uid } = ben
    const key = (await sessions.open(await credentialsOf(ben), anywhere)) as string
    const looking = sessions.byKey(key)
    await sessions.revokeAll(uid)
    await looking
    expect(await sessions.byKey(key)).toBeUndefined()
  })

  test('is noted with where it came from', async () => {
    const cho = await api.person('cho')
    const { uid } = cho
    await createSessions(api.db).open(await credentialsOf(cho), { address: '203.0.113.7', country: 'JP' })
    const { rows } = await api.db.query(
      'select address, country from private.login_log where uid = $1 order by id',
      [uid],
    )
    expect(rows.at(-1)).toEqual({ address: '203.0.113.7', country: 'JP' })
  })

  test('is not opened with a secret that is being changed, nor outlives one that is changed right after', async () => {
    const sessions = createSessions(api.db)
    const dan = await api.person('dan')
    const old = await credentialsOf(dan)
    const other = await api.db.connect()
    await other.query('begin')
    await other.query(`update private.credentials set password = 'new' where uid = $1`, [dan.uid])
    const opening = sessions.open(old, anywhere)
    await waiting()
    await other.query('commit')
    expect(await opening).toBeUndefined()

    await other.query('begin')
    await other.query('select from private.credentials where uid = $1 for share', [dan.uid])
    await other.query(
      `insert into private.sessions (hash, uid, expires_at) values ('\\x01', $1, now() + interval '1 hour')`,
      [dan.uid],
    )
    const changing = api.members.setSecret(dan.uid, 'password', 'newer', undefined)
    await waiting()
    await other.query('commit')
    await changing
    other.release()
    const { rows } = await api.db.query('select from private.sessions where uid = $1', [dan.uid])
    expect(rows).toHaveLength(0)
  })
})

/** Until somebody waits for a lock of somebody else's. */
const waiting = async () => {
  for (;;) {
    const { rowCount } = await api.db.query(
      'select from pg_stat_activity where wait_event_type = $$Lock$$ and datname = current_database()',
    )
    if (rowCount) return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
