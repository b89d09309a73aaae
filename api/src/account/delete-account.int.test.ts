import { randomUUID } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, password, standing, startApi } from '../testing/api.ts'
import { bankOf, proofOf } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { bound } from '../vault/bound.ts'
import * as deletions from '../vault/deletions.ts'
import { finishDeletions } from './delete-member.ts'

let api: Api
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  support = await api.person('support', { role: 'support' })
})
afterAll(() => api.stop())

const proofFor = async (as: Person): Promise<string> => {
  const scene = 'delaccount'
  await api.post('/user/getEmailCode', { email: as.email, scene })
  const code = (await api.mailTo(as.email))?.code
  const { body } = await api.post('/user/checkEmailCode2/S', { email: as.email, scene, code }, { as })
  return body.data[0].fp_session_key
}
const leave = async (as: Person, over: object = {}) =>
  api.post('/user/deleteaccount/S', { email: as.email, password, fp_session_key: 'x', ...over }, { as })
const before = async (as: Person) => (await api.get('/user/deleteaccount/S', { as })).body
const rowsOf = async (uid: string, email: string) => {
  const counts = await Promise.all([
    api.db.query('select from private.members where uid = $1', [uid]),
    api.db.query('select from private.bank_accounts where uid = $1', [uid]),
    api.db.query('select from private.files where uid = $1', [uid]),
    api.db.query('select from private.login_log where uid = $1', [uid]),
    api.db.query('select from private.mailbox where recipient = $1', [email]),
    api.db.query('select from private.email_codes where email = $1', [email]),
  ])
  return counts.map(({ rowCount }) => rowCount)
}

describe('deleting one’s own account', () => {
  test('erases what is personal, keeps the books, and frees the address', async () => {
    const ada = await api.person('ada')
    const file = await proofOf(api, ada)
    await bankOf(api, ada, support)
    const fp_session_key = await proofFor(ada)
    expect(await rowsOf(ada.uid, ada.email)).toEqual([1, 1, 1, 1, 1, 1])

    expect((await leave(ada, { fp_session_key })).body).toEqual({ status: true, data: [] })
    expect(await rowsOf(ada.uid, ada.email)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await api.deps.files.get(file)).toBeUndefined()
    expect((await api.get('/user/userinfo/S', { as: ada })).body.code).toBe('AUTH_EXPIRED')
    const events = await api.log.readStream(`member-${ada.uid}`)
    expect(events.map(({ type }) => type)).toEqual(['MemberRegistered', 'KycDecided', 'MemberDeleted'])
    expect((await api.post('/user/search', { email: ada.email })).body.data[0].exists).toBe(false)
    expect((await api.person('ada')).uid).not.toBe(ada.uid)
  })

  test('leaves no phone number where its code was kept', async () => {
    const lou = await api.person('lou')
    const number = { area_code: '+852', phone: '61234567', scene: 'kyc' }
    expect((await api.post('/user/getVerificationCode/S', number, { as: lou })).body.status).toBe(true)
    const codes = () => api.db.query(`select from private.email_codes where email = '+85261234567'`)
    expect((await codes()).rowCount).toBe(1)
    expect((await leave(lou, { fp_session_key: await proofFor(lou) })).body.status).toBe(true)
    expect((await codes()).rowCount).toBe(0)
  })

  test('erases from every table that names a member', async () => {
    const { rows } = await api.db.query(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'private'::regnamespace and c.relkind = 'r' and a.attname = 'uid' and c.relname <> 'members'
        and not exists (
          select from pg_constraint f where f.conrelid = c.oid and f.confrelid = 'private.members'::regclass
            and f.contype = 'f' and f.confdeltype in ('c', 'n') and a.attnum = any(f.conkey)
        )`)
    expect(rows).toEqual([])
  })

  test('is refused while there is money, and says how much', async () => {
    const ben = await api.person('ben')
    await fund(api, ben, 'USD', '5.01')
    expect(await before(ben)).toMatchObject({ code: 'MONEY_LEFT', details: { left: '5.01 USD' } })
    const fp_session_key = await proofFor(ben)
    expect((await leave(ben, { fp_session_key })).body.code).toBe('MONEY_LEFT')
    expect((await api.get('/user/userinfo/S', { as: ben })).body.status).toBe(true)
  })

  test('is refused while a request is open', async () => {
    const cho = await api.person('cho')
    const topUp = { currency: 'USDC', network: 'ERC20', amount: '20', txid: `0x${'a'.repeat(64)}` }
    expect((await api.post('/topup/S', topUp, { as: cho })).body.status).toBe(true)
    expect(await before(cho)).toMatchObject({ code: 'REQUESTS_OPEN', details: { open: 'top-up' } })
  })

  test('needs the password and the proof of its own scene', async () => {
    const dan = await api.person('dan')
    expect(await before(dan)).toEqual({ status: true, data: [] })
    const fp_session_key = await proofFor(dan)
    const guessed = await leave(dan, { fp_session_key, password: 'Wrong-password-1' })
    expect(guessed.body.code).toBe('WRONG_PASSWORD')
    expect((await leave(dan)).body.code).toBe('NOT_PROVEN')
    expect((await leave(dan, { email: 'ben@example.com' })).status).toBe(422)
    expect((await leave(dan, { fp_session_key })).body.status).toBe(true)
  })

  test('is not for administrators', async () => {
    expect((await before(support)).code).toBe('ROLE_HELD')
  })

  test('leaves nobody to pay to', async () => {
    const eva = await api.person('eva')
    const fay = await api.person('fay')
    await fund(api, fay, 'USD', '5')
    await leave(eva, { fp_session_key: await proofFor(eva) })
    const { body } = await api.get(`/quickpay/searchUid/${eva.uid}/S`, { as: fay })
    expect(body.code).toBe('RECEIVER_UNKNOWN')
  })

  test.each(['nothing', 'the wallet', 'the wallet and the member'])(
    'that a crash cut off after %s is finished later',
    async done => {
      const gil = await api.person(`gil-${randomUUID().slice(0, 8)}`)
      const leavers = bound(deletions, { db: api.db, files: api.deps.files })
      await leavers.begin(gil.uid)
      const about = { id: randomUUID(), actor: { kind: 'member', id: gil.uid }, correlationId: 'x' } as const
      if (done !== 'nothing')
        await api.ledger.handle(walletDecider, gil.uid, {
          ...about,
          command: { type: 'CloseWallet', input: {} },
        })
      if (done === 'the wallet and the member')
        await standing(api.ledger, gil.uid, { type: 'DeleteMember', input: {} })
      await finishDeletions({ ledger: api.ledger, leavers }, 0)()
      expect((await rowsOf(gil.uid, gil.email))[0]).toBe(0)
      expect((await api.ledger.load(memberDecider, gil.uid)).state.deleted).toBe(true)
      expect(await leavers.begun()).toEqual([])
    },
  )

  test('that an outage interrupted is finished, and one that may just be running is left alone', async () => {
    const ian = await api.person('ian')
    const leavers = bound(deletions, { db: api.db, files: api.deps.files })
    const finish = finishDeletions({ ledger: api.ledger, leavers })
    await leavers.begin(ian.uid)
    await finish()
    expect(await leavers.begun()).toEqual([ian.uid])
    await api.db.query(
      `update private.members set leaving_since = leaving_since - interval '1 minute' where uid = $1`,
      [ian.uid],
    )
    // Two workers at once.
    await Promise.all([finish(), finish()])
    expect((await rowsOf(ian.uid, ian.email))[0]).toBe(0)
  })

  test('that cannot be finished keeps no other from being', async () => {
    const [jan, kim] = [await api.person('jan'), await api.person('kim')]
    const leavers = bound(deletions, { db: api.db, files: api.deps.files })
    const lostFiles = new Error('the files cannot be reached')
    const parts = {
      ledger: api.ledger,
      leavers: {
        ...leavers,
        erase: (uid: string) => (uid === jan.uid ? Promise.reject(lostFiles) : leavers.erase(uid)),
      },
    }
    for (const each of [jan, kim]) await leavers.begin(each.uid)
    await expect(finishDeletions(parts, 0)()).rejects.toMatchObject({ errors: [lostFiles] })
    expect(await leavers.begun()).toEqual([jan.uid])
    await finishDeletions({ ledger: api.ledger, leavers }, 0)()
    expect(await leavers.begun()).toEqual([])
  })

  test('that money came before is given up', async () => {
    const hal = await api.person('hal')
    await fund(api, hal, 'USD', '1')
    const leavers = bound(deletions, { db: api.db, files: api.deps.files })
    await leavers.begin(hal.uid)
    await finishDeletions({ ledger: api.ledger, leavers }, 0)()
    expect(await leavers.begun()).toEqual([])
    expect((await api.get('/user/userinfo/S', { as: hal })).body.status).toBe(true)
  })
})
