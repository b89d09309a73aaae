import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { proofForSignIn } from '../testing/proof-for-sign-in.ts'
import { bound } from './bound.ts'
import * as codesStore from './codes.ts'
import { passwordLetter } from './mail/letters.ts'
import type { Mail } from './mail/mail.ts'
import { createSessions, type OpenedFrom, type Sessions } from './sessions.ts'

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

/** Signs a member in whose code is proven already. */
const open = async (sessions: Sessions, person: Person, from: OpenedFrom = anywhere) =>
  sessions.open(await credentialsOf(person), await proofForSignIn(api.db, person.email), from)
const keyOf = async (...of: Parameters<typeof open>) => {
  const opened = await open(...of)
  if (opened.kind !== 'opened') throw new Error(`no session: ${opened.kind}`)
  return opened.key
}

describe('a session', () => {
  test('that is revoked ends at once here, and within a second in another process', async () => {
    const clock = { time: 0 }
    const [here, there] = [createSessions(api.db), createSessions(api.db, () => clock.time)]
    const ada = await api.person('ada')
    const { uid } = ada
    const key = await keyOf(here, ada)
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
    const key = await keyOf(sessions, ben)
    const looking = sessions.byKey(key)
    await sessions.revokeAll(uid)
    await looking
    expect(await sessions.byKey(key)).toBeUndefined()
  })

  test('is noted with where it came from', async () => {
    const cho = await api.person('cho')
    const { uid } = cho
    await keyOf(createSessions(api.db), cho, { address: '203.0.113.7', country: 'JP' })
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
    const opening = sessions.open(old, await proofForSignIn(api.db, dan.email), anywhere)
    await blockedBy(await pidOf(other))
    await other.query('commit')
    expect(await opening).toEqual({ kind: 'changed' })

    await other.query('begin')
    await other.query('select from private.credentials where uid = $1 for share', [dan.uid])
    await other.query(
      `insert into private.sessions (hash, uid, expires_at) values ('\\x01', $1, now() + interval '1 hour')`,
      [dan.uid],
    )
    const changing = api.members.setSecret(dan.uid, 'password', {
      secret: 'newer',
      mail: passwordLetter({ email: dan.email, language: 'en' }),
    })
    await blockedBy(await pidOf(other))
    await other.query('commit')
    await changing
    other.release()
    const { rows } = await api.db.query('select from private.sessions where uid = $1', [dan.uid])
    expect(rows).toHaveLength(0)
  })
})

describe('the end of all sign-ins', () => {
  const aMail: Mail = { letter: 'passkeys-ended', to: 'nobody@example.com', subject: '', text: '' }
  const openOf = async ({ uid }: Person) =>
    (await api.db.query('select from private.sessions where uid = $1', [uid])).rowCount
  const proofsOf = async ({ email }: Person) =>
    (await api.db.query('select from private.code_proofs where email = $1', [email])).rowCount

  test('waits for the sign-in of the same moment, and ends its session', async () => {
    const sessions = createSessions(api.db)
    const eve = await api.person('eve')
    const other = await api.db.connect()
    await other.query('begin')
    await other.query('select from private.credentials where uid = $1 for share', [eve.uid])
    await other.query(
      `insert into private.sessions (hash, uid, expires_at) values ('\\x02', $1, now() + interval '1 hour')`,
      [eve.uid],
    )
    const ending = sessions.endSignIns(eve.uid, aMail)
    await blockedBy(await pidOf(other))
    await other.query('commit')
    other.release()
    await ending
    expect(await openOf(eve)).toBe(0)
  })

  test('leaves a sign-in that is a moment later nothing to open a session with', async () => {
    const sessions = createSessions(api.db)
    const fay = await api.person('fay')
    const proof = await proofForSignIn(api.db, fay.email)
    const other = await api.db.connect()
    await other.query('begin')
    await other.query('select from private.sessions where uid = $1 for update', [fay.uid])
    const ending = sessions.endSignIns(fay.uid, aMail)
    const pidOfEnding = await blockedBy(await pidOf(other))
    const opening = sessions.open(await credentialsOf(fay), proof, anywhere)
    await blockedBy(pidOfEnding)
    await other.query('commit')
    other.release()
    await ending
    expect(await opening).toEqual({ kind: 'unproven' })
    expect(await openOf(fay)).toBe(0)
  })

  test('leaves no proof of a code that is being traded for one', async () => {
    const codes = bound(codesStore, { db: api.db, secretKey: 'a secret of this test, which is long enough' })
    const gil = await api.person('gil')
    const asked = { email: gil.email, scene: 'login', askers: ['program'] } as const
    const sent: string[] = []
    await codes.send(asked, code => {
      sent.push(code)
      return undefined
    })
    const other = await api.db.connect()
    await other.query('begin')
    // The code is used then, and its proof waits to be written.
    await other.query('lock table private.code_proofs in share row exclusive mode')
    const proving = codes.prove(asked, sent[0] ?? '')
    await blockedBy(await pidOf(other))
    await other.query('delete from private.email_codes where email = $1', [gil.email])
    await other.query('commit')
    other.release()
    expect(await proving).toBeUndefined()
    expect(await proofsOf(gil)).toBe(0)
  })
})

const pidOf = async (client: PoolClient): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid

/** Until a connection waits for a lock of the one of `pid`; gives its pid. PostgreSQL tells nobody, so it is asked until it says so. */
const blockedBy = async (pid: number): Promise<number> => {
  for (;;) {
    const { rows } = await api.db.query(
      'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) limit 1',
      [pid],
    )
    if (rows[0]) return rows[0].pid
  }
}
