import { demoPrices } from '@strongroom/projections/catalogue'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { filter, submitTopUp } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { createStores, type Stores } from '../vault/stores.ts'
import { type BulkParts, decideInBulk } from './decide-in-bulk.ts'

let api: Api
let stores: Stores
let ada: Person
let finance: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  stores = createStores(api.db, api.deps.config)
  ada = await api.person('ada')
  finance = await api.person('finance', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
})
afterAll(() => api.stop())

/** A turn of the workers' job. */
const turn = (over: Partial<BulkParts> = {}) => {
  const stopping = new AbortController().signal
  return decideInBulk({
    ...api.deps,
    ...stores,
    prices: demoPrices,
    screening: undefined,
    stopping,
    ...over,
  })()
}
const submitted = async (as: Person, count: number): Promise<readonly string[]> => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await submitTopUp(api, as, 'USDC', '20'))
  await shown(api)
  return ids
}
const ask = (body: object, as = finance) => api.post('/office/bulk/S', { kind: 'top-up', ...body }, { as })
const started = async (body: object): Promise<string> => (await ask(body)).body.data[0].id
const jobOf = async (id: string): Promise<wire.BulkJob> => {
  const { body } = await api.get('/office/bulk/list/S', { as: support })
  return body.data.data.find((each: wire.BulkJob) => each.id === id)
}
const rowsOf = async (id: string, fields: object = {}): Promise<wire.BulkRow[]> =>
  (
    await api.get(`/office/bulk/rows/${id}/S/${filter({ order: 'asc', limit: 100, ...fields })}`, {
      as: support,
    })
  ).body.data.data
/** How often the log says of each top-up that it was approved. */
const approvals = async (uid: string): Promise<Map<string, number>> => {
  await shown(api)
  const { rows } = await api.db.query<{ id: string; times: number }>(
    `select data::jsonb ->> 'topUpId' as id, count(*)::int as times from views.events
     where type = 'TopUpApproved' and uid = $1 group by 1`,
    [uid],
  )
  return new Map(rows.map(({ id, times }) => [id, times]))
}

describe('many cases decided at once', () => {
  test('are decided by the rules of single ones: one’s own are refused, and the others go on', async () => {
    const ids = await submitted(ada, 3)
    const own = await submitted(finance, 2)
    const id = await started({ decision: 1, filter: {} })
    await turn()
    expect(await jobOf(id)).toMatchObject({
      status: 1,
      total: 5,
      decided: 3,
      refused: 2,
      left: 0,
      by_name: 'finance',
    })
    expect((await rowsOf(id, { status: -1 })).map(({ case_id, code }) => [case_id, code])).toEqual(
      own.map(each => [each, 'OWN_CASE']),
    )
    const approved = await approvals(ada.uid)
    expect(ids.map(each => approved.get(each))).toEqual([1, 1, 1])
    for (const each of own)
      await api.post('/topup/reject/S', { id: each, reason: 'away' }, { as: await superadmin() })
  })

  test('are added up by currency beforehand, without what the filter leaves out', async () => {
    const sue = await api.person('sue')
    await submitted(sue, 2)
    await submitTopUp(api, sue, 'USD', '35.5')
    await shown(api)
    const sums = async (fields: object, as = finance) =>
      (await api.get(`/office/bulk/sums/S/${filter({ kind: 'top-up', search: sue.uid, ...fields })}`, { as }))
        .body
    expect((await sums({ mine: 1 })).data).toEqual([
      { currency: 'USD', count: 1, amount: '35.50' },
      { currency: 'USDC', count: 2, amount: '40.000000' },
    ])
    expect((await sums({ currency: 'USD' })).data).toMatchObject([{ count: 1 }])
    expect((await sums({ amount_from: '20.01', amount_to: '35.5' })).data).toMatchObject([
      { currency: 'USD', count: 1 },
    ])
    // None of them is support's to decide.
    expect((await sums({ mine: 1 }, support)).data).toEqual([])
  })

  test('are those of a range of amounts, where the filter has one', async () => {
    const liz = await api.person('liz')
    await submitted(liz, 1)
    const large = await submitTopUp(api, liz, 'USDC', '20.5')
    await shown(api)
    const id = await started({ decision: 1, filter: { search: liz.uid, amount_from: '20.000001' } })
    expect((await rowsOf(id)).map(({ case_id }) => case_id)).toEqual([large])
    await turn()
  })

  test('are rejected with one reason', async () => {
    const [first, second] = await submitted(ada, 2)
    expect((await ask({ decision: -1, ids: [first, second] })).body.issues).toMatchObject([
      { path: 'reason' },
    ])
    const id = await started({ decision: -1, ids: [first], reason: 'Not on the chain' })
    await turn()
    expect(await jobOf(id)).toMatchObject({ status: 1, decided: 1, reason: 'Not on the chain' })
    await shown(api)
    const { body } = await api.get(`/topup/list/S/${filter({ search: first })}`, { as: finance })
    expect(body.data.data).toMatchObject([{ status: -1, reason: 'Not on the chain' }])
    await started({ decision: 1, ids: [second] })
    await turn()
  })

  test('are decided once each, though the worker dies between and in the middle of rows', async () => {
    const ids = await submitted(ada, 12)
    const id = await started({ decision: 1, ids })
    const dying = new AbortController()
    let settled = 0
    const settle: typeof stores.bulkJobs.settle = async (...row) => {
      if (++settled === 5) dying.abort()
      await stores.bulkJobs.settle(...row)
    }
    await turn({ stopping: dying.signal, bulkJobs: { ...stores.bulkJobs, settle } })
    expect(await jobOf(id)).toMatchObject({ status: 0, decided: 5, left: 7 })
    // The sixth is decided in the log, and the process dies before its row can say so.
    const lost = async () => {
      throw new Error('killed')
    }
    await turn({ bulkJobs: { ...stores.bulkJobs, settle: lost } })
    expect((await approvals(ada.uid)).get(ids[5] as string)).toBe(1)
    expect(await jobOf(id)).toMatchObject({ status: 0, decided: 5, left: 7 })
    await turn()
    await turn()
    expect(await jobOf(id)).toMatchObject({ status: 1, decided: 12, refused: 0 })
    const approved = await approvals(ada.uid)
    expect(ids.map(each => approved.get(each))).toEqual(ids.map(() => 1))
  })

  test('are not called refused when they were decided, and the answer was never heard', async () => {
    const [first, second] = await submitted(ada, 2)
    const demoted = await api.person('unheard', { role: 'finance' })
    const tired = await started({ decision: 1, ids: [first] })
    const unheard: typeof api.deps.ledger.handle = async (...command) => {
      await api.deps.ledger.handle(...command)
      throw new Error('the connection broke')
    }
    const deaf = { ledger: { ...api.deps.ledger, handle: unheard } }
    for (let tries = 1; tries <= 6; tries++) await turn(deaf)
    const { id: orphan } = (await ask({ decision: 1, ids: [second] }, demoted)).body.data[0]
    await turn(deaf)
    await takeRole(demoted)
    await turn(deaf)
    const approved = await approvals(ada.uid)
    expect([first, second].map(each => approved.get(each as string))).toEqual([1, 1])
    expect(await rowsOf(tired)).toMatchObject([{ case_id: first, status: 1, code: null }])
    expect(await rowsOf(orphan)).toMatchObject([{ case_id: second, status: 1, code: null }])
  })

  test('can be stopped: what is left stays as it was', async () => {
    const ids = await submitted(ada, 4)
    const id = await started({ decision: 1, ids })
    const settle: typeof stores.bulkJobs.settle = async (...row) => {
      await stores.bulkJobs.settle(...row)
      if (row[1] === 2) await api.post('/office/bulk/stop/S', { id }, { as: finance })
    }
    await turn({ bulkJobs: { ...stores.bulkJobs, settle } })
    expect(await jobOf(id)).toMatchObject({
      status: -1,
      decided: 2,
      left: 2,
      finish_date: expect.any(String),
    })
    await turn()
    const approved = await approvals(ada.uid)
    expect(ids.map(each => approved.has(each))).toEqual([true, true, false, false])
    expect((await api.post('/office/bulk/stop/S', { id }, { as: finance })).body.code).toBe('ALREADY_DECIDED')
  })

  test('are asked for by the roles that decide the kind, and decided while they do', async () => {
    const [first] = await submitted(ada, 1)
    expect((await ask({ decision: 1, ids: [first] }, support)).status).toBe(403)
    expect((await ask({ decision: 1, ids: ['none'] })).body.issues).toMatchObject([{ path: 'ids' }])
    const demoted = await api.person('demoted', { role: 'finance' })
    const { id } = (await ask({ decision: 1, ids: [first] }, demoted)).body.data[0]
    await takeRole(demoted)
    await turn()
    expect(await rowsOf(id)).toMatchObject([{ case_id: first, status: -1, code: 'FORBIDDEN' }])
  })
})

let known: Promise<Person> | undefined
/** Two superadministrators take an administrator's role away. */
const takeRole = async ({ uid }: Person) => {
  const taken = { uid, role: 'member', reason: 'gone' }
  const { body } = await api.post('/user/role/S', taken, { as: await superadmin() })
  second ??= await api.person('superadmin-2', { role: 'superadmin' })
  const agreed = await api.post('/proposals/approve/S', { id: body.proposal }, { as: second })
  expect(agreed.body.status).toBe(true)
}
let second: Person | undefined
const superadmin = () => {
  known ??= api.person('superadmin', { role: 'superadmin' })
  return known
}
