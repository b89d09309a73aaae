import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, password, startApi } from '../../testing/api.ts'
import { newTonce } from '../../testing/ask-app.ts'
import { fund, shown } from '../../testing/fund.ts'
import { codeFor } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { sign } from '../../testing/sign.ts'
import { bound } from '../../vault/bound.ts'
import * as deletions from '../../vault/deletions.ts'
import { editEmail } from '../../vault/members.ts'
import { createStores } from '../../vault/stores.ts'
import { sweep } from '../../vault/sweep.ts'
import { copiedCalls, declarationOf, rowsOf } from './gather.ts'
import { keptModels } from './kept-models.ts'
import { keptTables } from './kept-tables.ts'
import { makeCopies } from './make-copies.ts'

let api: Api
let ada: Person
let ben: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('benedict')
  await fund(api, ada, 'USD', '100')
  const payment = { uid: ben.uid, currency: 'USD', amount: '12.5' }
  await api.post(
    '/quickpay/S',
    { ...payment, note: 'Rent', code: await codeFor(api, ada, payment) },
    { as: ada },
  )
  await shown(api)
})
afterAll(() => api.stop())
beforeEach(() => api.db.query('delete from private.data_copies; delete from private.rate_counts'))

const ask = async (as = ada, given = password) =>
  (await api.post('/user/data/S', { password: given }, { as })).body
const listed = async (as = ada) => (await api.get('/user/data/S', { as })).body.data
const make = () => {
  const { dataCopies } = createStores(api.db, api.deps.config)
  return makeCopies({
    ...api.deps,
    members: api.members,
    dataCopies,
    stopping: new AbortController().signal,
  })()
}
const fileOf = (id: string, as = ada) => api.get(`/user/data/${id}/S`, { as })
/** The files of the copy that a member saves, by their names. */
const saved = async (id: string): Promise<Readonly<Record<string, string>>> => {
  const tonce = newTonce()
  const response = await api.app.request(`/v1/user/data/${id}/${sign({ ...ada, tonce })}/${tonce}/${ada.key}`)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  )
}
const made = async (): Promise<string> => {
  const { id } = (await ask()).data[0]
  await make()
  return id
}

describe('a copy of a member’s data', () => {
  test('is asked for with the password, once while it waits', async () => {
    expect(await ask(ada, 'Wrong-password-1')).toMatchObject({ status: false, code: 'WRONG_PASSWORD' })
    expect(await listed()).toEqual([])
    const { id } = (await ask()).data[0]
    expect((await ask()).data).toEqual([{ id }])
    expect(await listed()).toMatchObject([{ id, status: 0, finish_date: null, expire_date: null }])
    expect((await fileOf(id)).body.code).toBe('EXPORT_GONE')
  })

  test('holds a file for each call, and the rows that no call shows', async () => {
    const files = await saved(await made())
    const names = Object.keys(files).map(name => name.replace(/\.(csv|json)$/, ''))
    expect(names.toSorted()).toEqual(['kept', ...copiedCalls].toSorted())
    const kept = JSON.parse(files['kept.json'] ?? '{}')
    const withRows = Object.entries(keptTables).flatMap(([table, how]) => ('columns' in how ? [table] : []))
    expect(Object.keys(kept).toSorted()).toEqual(withRows.toSorted())
    expect(kept.members).toMatchObject([{ uid: Number(ada.uid), email: ada.email, username: 'ada' }])
    expect(files['quickPay.listOfUser.csv']).toContain('Rent')
    expect(files['statement.ofMember.csv']).toContain('12.50')
  })

  test('holds no secret, and of others what its member sees', async () => {
    const { rows } = await api.db.query<{ password: string; pin: string }>(
      'select password, pin from private.credentials where uid = $1',
      [ada.uid],
    )
    const all = Object.values(await saved(await made())).join('\n')
    for (const secret of [rows[0]?.password, rows[0]?.pin, ada.key]) expect(all).not.toContain(secret)
    expect(all).toContain(ben.uid)
    expect(all).not.toContain(ben.email)
  })

  test('holds the letters to an address from while its member had it, and of no other who had it', async () => {
    const [old, heir] = [await api.person('mover'), await api.person('heir')]
    const letter = (to: string, subject: string) =>
      api.db.query(`insert into private.mailbox (recipient, subject, body) values ($1, $2, '')`, [
        to,
        subject,
      ])
    await letter(old.email, 'Before the move')
    await editEmail(api.db, old.uid, 'moved@example.com')
    await letter('moved@example.com', 'After the move')
    await editEmail(api.db, heir.uid, old.email)
    await letter(old.email, 'To the heir')
    const subjectsOf = async ({ uid }: Person) =>
      (await rowsOf(api.db, uid, ['mailbox', keptTables.mailbox]))
        .flatMap(([, rows]) => rows)
        .map(row => row.subject)
    expect(await subjectsOf(old)).toEqual(expect.arrayContaining(['Before the move', 'After the move']))
    expect(await subjectsOf(old)).not.toContain('To the heir')
    expect(await subjectsOf(heir)).toContain('To the heir')
    expect(await subjectsOf(heir)).not.toContain('Before the move')
  })

  test('is kept sealed, told by a letter, and nobody else’s', async () => {
    await api.db.query('delete from private.mailbox')
    const id = await made()
    const [copy] = await listed()
    expect(copy).toMatchObject({ id, status: 1, bytes: expect.any(Number) })
    expect((Date.parse(copy.expire_date) - Date.parse(copy.finish_date)) / 86_400_000).toBe(7)
    const { rows } = await api.db.query<{ content: Buffer }>('select content from private.data_copies')
    expect(rows[0]?.content.includes('UEsDB')).toBe(false)
    expect(await api.mailTo(ada.email)).toMatchObject({
      subject: 'The copy of your data is ready',
      text: expect.stringContaining('https://money.example/setting/data'),
    })
    expect((await fileOf(id, ben)).status).toBe(404)
    expect(await listed(ben)).toEqual([])
  })

  test('takes the place of the one before', async () => {
    await made()
    const id = await made()
    expect(await listed()).toMatchObject([{ id, status: 1 }])
  })

  test('is gone after its days, and with its member', async () => {
    const id = await made()
    await sweep(api.db)
    expect(await listed()).toHaveLength(1)
    await api.db.query(`update private.data_copies set expires_at = now() - interval '1 second'`)
    expect((await fileOf(id)).status).toBe(404)
    await sweep(api.db)
    const left = async () => (await api.db.query('select from private.data_copies')).rowCount
    expect(await left()).toBe(0)
    const leaver = await api.person('leaver')
    await ask(leaver)
    expect(await left()).toBe(1)
    await bound(deletions, { db: api.db, files: api.deps.files }).erase(leaver.uid)
    expect(await left()).toBe(0)
  })

  test('that cannot be made is said so', async () => {
    await ask()
    await api.db.query('update private.data_copies set tries = 5')
    await make()
    expect(await listed()).toMatchObject([{ status: -1 }])
  })
})

describe('each table is in the copy, or named with the reason why not', () => {
  test('of personal data', async () => {
    const { rows } = await api.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'private' and table_type = 'BASE TABLE'`,
    )
    const tables = rows.map(({ name }) => name).filter(name => name !== 'migrations')
    expect(tables.toSorted()).toEqual(Object.keys(keptTables).toSorted())
  })

  test('of a read model that names a member', async () => {
    const { rows } = await api.db.query<{ name: string }>(
      `select distinct projection as name from views.checkpoint where generation = 'live'`,
    )
    const models = Object.keys(keptModels)
    expect(rows.map(({ name }) => name).filter(name => !models.includes(name))).toEqual([])
  })

  test('by a call that members make without naming anything but themselves', () => {
    const unfit = copiedCalls.filter(name => {
      const call = declarationOf(name)
      if (call?.method !== 'GET' || call.audience === 'admin' || call.audience === 'public') return true
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param)
      return named.some(param => param !== 'json' && param !== call.owner)
    })
    expect(unfit).toEqual([])
  })
})
