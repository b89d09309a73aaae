import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { fund } from '../testing/fund.ts'
import { filter, submitTopUp } from '../testing/money.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let finance: Person
let support: Person
let auditor: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  finance = await api.person('finance', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  auditor = await api.person('auditor', { role: 'auditor' })
  await submitTopUp(api, ada, 'USDC', '100.00')
  await submitTopUp(api, ada, 'USDC', '50.50')
  await submitTopUp(api, finance, 'USDC', '70.00')
  await api.post('/requestpayment/S', { name: 'Rent', currency: 'USD', amount: '50' }, { as: ada })
})
afterAll(() => api.stop())

const homeOf = async (as: Person): Promise<wire.OfficeHome> =>
  (await api.get('/office/home/S', { as })).body.data[0]
const waitsOf = async (as: Person, kind: wire.CaseKind) =>
  (await homeOf(as)).waits.find(each => each.kind === kind)

describe('the first screen of administrators', () => {
  test('says what was booked today, and who is new', async () => {
    // Midnight may pass between what is done and the count: then it is done again, on the new day.
    const today = async () => {
      const newcomer = await api.person(`newcomer${Math.random()}`.slice(0, 20))
      await fund(api, newcomer, 'USD', '1000')
      const { movements, members } = await homeOf(support)
      const topUps = movements.find(({ type }) => type === 'top-up')
      return { sums: topUps?.sums.map(({ currency }) => currency), isNew: members.registered > 0 }
    }
    await expect.poll(today).toEqual({ sums: ['USD'], isNew: true })
  })

  test('counts what waits by kind, with its sums and its oldest, without one’s own cases', async () => {
    const waiting = await waitsOf(finance, 'top-up')
    expect(waiting).toMatchObject({ count: 2, sums: [{ currency: 'USDC', amount: '150.500000' }] })
    const [oldest] = (await api.get(`/topup/list/S/${filter({ status: 0, order: 'asc' })}`, { as: finance }))
      .body.data.data
    expect(waiting?.oldest_date).toBe(oldest.created_date)
  })

  test('counts only what the role decides', async () => {
    const kindsOf = async (as: Person) => (await homeOf(as)).waits.map(({ kind }) => kind)
    const money = ['top-up', 'request-payment']
    expect(await kindsOf(finance)).toEqual(expect.arrayContaining(money))
    for (const kind of money) expect(await kindsOf(support)).not.toContain(kind)
    expect((await homeOf(auditor)).waits).toEqual([])
  })

  test('says what failed', async () => {
    expect((await homeOf(support)).failed).toEqual({ mails: 0, messages: 0, jobs: 0, parked: 0 })
  })
})

describe('the inbox', () => {
  const inboxOf = async (as: Person, fields: object = {}) =>
    (await api.get(`/office/inbox/S/${filter({ order: 'asc', ...fields })}`, { as })).body.data

  test('holds what waits of every kind, and says what the reader may decide', async () => {
    const { data, total } = await inboxOf(finance)
    expect(total).toBe(data.length)
    const topUps = data.filter(({ kind }: wire.InboxCase) => kind === 'top-up')
    expect(topUps.map(({ uid, mine }: wire.InboxCase) => [uid, mine])).toEqual([
      [ada.uid, 1],
      [ada.uid, 1],
      [finance.uid, 0],
    ])
    expect(topUps[0]).toMatchObject({ username: 'ada', currency: 'USDC', amount: '100.000000', notes: 0 })
    expect((await inboxOf(finance, { mine: 1, kind: 'top-up' })).total).toBe(2)
    expect((await inboxOf(support, { mine: 1, kind: 'top-up' })).total).toBe(0)
    // By the whole address: "ada" may stand in the random id of another member's case.
    expect((await inboxOf(finance, { search: ada.email, kind: 'top-up' })).total).toBe(2)
    expect((await inboxOf(finance, { currency: 'USD' })).total).toBe(1)
    expect((await inboxOf(finance, { currency: 'BTC' })).total).toBe(0)
  })

  test('holds a case assigned to one administrator, and given back', async () => {
    const [{ id }] = (await inboxOf(finance, { kind: 'top-up' })).data
    const assign = (assignee: string | null) =>
      api.post('/office/inbox/assign/S', { kind: 'top-up', id, assignee }, { as: finance })
    expect((await assign(support.uid)).body.status).toBe(true)
    const mine = await inboxOf(support, { assigned: 'me' })
    expect(mine.data).toMatchObject([{ id, assignee: support.uid, assignee_name: 'support' }])
    expect((await inboxOf(finance, { assigned: 'me' })).total).toBe(0)
    expect((await inboxOf(finance, { assigned: 'nobody', kind: 'top-up' })).total).toBe(2)
    expect((await assign(ada.uid)).body).toMatchObject({ issues: [{ path: 'assignee' }] })
    await assign(null)
    expect((await inboxOf(support, { assigned: 'me' })).total).toBe(0)
  })

  test('assigns no case by its own member, nor to them', async () => {
    const own = (await inboxOf(finance, { search: finance.email, kind: 'top-up' })).data[0]
    expect(own).toMatchObject({ uid: finance.uid, mine: 0 })
    const assign = async (as: Person, assignee: string | null) =>
      (await api.post('/office/inbox/assign/S', { kind: 'top-up', id: own.id, assignee }, { as })).body
    expect(await assign(finance, support.uid)).toMatchObject({ code: 'OWN_CASE' })
    expect(await assign(support, finance.uid)).toMatchObject({ code: 'OWN_CASE' })
    expect(await assign(support, support.uid)).toMatchObject({ status: true })
    expect(await assign(finance, null)).toMatchObject({ code: 'OWN_CASE' })
    expect((await inboxOf(support, { assigned: 'me' })).total).toBe(1)
    expect(await assign(support, null)).toMatchObject({ status: true })
  })

  test('keeps the notes of a case from its own member', async () => {
    const own = (await inboxOf(finance, { search: finance.email, kind: 'top-up' })).data[0]
    const note = async (as: Person) =>
      (
        await api.post(
          '/office/inbox/note/S',
          { kind: 'top-up', id: own.id, note: 'Ask for a receipt' },
          { as },
        )
      ).body
    expect(await note(support)).toMatchObject({ status: true })
    expect(await note(finance)).toMatchObject({ code: 'OWN_CASE' })
    const read = async (as: Person) =>
      (await api.get(`/office/inbox/notes/top-up/${own.id}/S`, { as })).body.data
    expect(await read(support)).toHaveLength(1)
    expect(await read(finance)).toEqual([])
  })

  test('has a timeline: what happened, by whom and why', async () => {
    const id = await submitTopUp(api, ada, 'USDC', '111.00')
    await api.post('/topup/reject/S', { id, reason: 'Never came' }, { as: finance })
    const { body } = await api.get(`/office/cases/history/${id}/S`, { as: auditor })
    expect(body.data).toMatchObject([
      { type: 'TopUpSubmitted', actor: { kind: 'member', id: ada.uid }, actor_name: 'ada', reason: null },
      { type: 'TopUpRejected', actor: { kind: 'admin' }, actor_name: 'finance', reason: 'Never came' },
    ])
    expect((await api.get('/office/cases/history/none/S', { as: auditor })).body.data).toEqual([])
    expect((await api.get(`/office/cases/history/${id}/S`, { as: ada })).status).toBe(403)
  })

  test('stands beside the last cases of its member, the newest first, and of nobody else', async () => {
    const rejected = await submitTopUp(api, ada, 'USDC', '112.00')
    await api.post('/topup/reject/S', { id: rejected, reason: 'Never came' }, { as: finance })
    const waiting = await submitTopUp(api, ada, 'USDC', '113.00')
    const lastOf = async (uid: string) =>
      (await api.get(`/office/cases/member/${uid}/S`, { as: auditor })).body.data
    const last = await lastOf(ada.uid)
    expect(last.slice(0, 2)).toMatchObject([
      { kind: 'top-up', id: waiting, currency: 'USDC', amount: '113.000000', status: 0 },
      { kind: 'top-up', id: rejected, status: -1 },
    ])
    expect(last.length).toBeLessThanOrEqual(6)
    expect(await lastOf(support.uid)).toEqual([])
    expect((await api.get(`/office/cases/member/${ada.uid}/S`, { as: ada })).status).toBe(403)
    await api.post('/topup/reject/S', { id: waiting, reason: 'Never came' }, { as: finance })
  })

  test('has notes that name administrators', async () => {
    const [{ id }] = (await inboxOf(finance, { kind: 'top-up' })).data
    const note = { kind: 'top-up', id, note: 'Is this the second one, @support?', mentions: [support.uid] }
    await api.post('/office/inbox/note/S', note, { as: finance })
    const mail = await api.mailTo(support.email)
    expect(mail).toMatchObject({ subject: 'A note names you' })
    expect(mail?.text).toContain(`/admin/inbox?whose=all&search=${id}&open=top-up%3A${id}`)
    expect((await inboxOf(support, { named: 1 })).data).toMatchObject([{ id, notes: 1 }])
    expect((await inboxOf(finance, { named: 1 })).total).toBe(0)
    const { body } = await api.get(`/office/inbox/notes/top-up/${id}/S`, { as: auditor })
    expect(body.data).toMatchObject([
      { note: note.note, by_name: 'finance', mentions: [{ uid: support.uid, username: 'support' }] },
    ])
    const nowhere = await api.post('/office/inbox/note/S', { ...note, id: 'none' }, { as: finance })
    expect(nowhere.body.code).toBe('CASE_UNKNOWN')
    const { body: all } = await api.get('/office/administrators/S', { as: auditor })
    expect(all.data).toContainEqual({ uid: support.uid, username: 'support', role: 'support' })
    expect(all.data.map(({ uid }: wire.Administrator) => uid)).not.toContain(ada.uid)
  })

  test('is searched by member, by how an id begins, and by the administrator who entered a case', async () => {
    const entered = { uid: ada.uid, currency: 'USD', amount: '50000.00', reason: 'A trial' }
    await api.post('/transactions/S', entered, { as: finance })
    const found = async (search: string): Promise<readonly string[]> =>
      (await inboxOf(auditor, { search })).data.map((each: wire.InboxCase) => `${each.kind} ${each.uid}`)
    const [adas] = (await inboxOf(auditor, { kind: 'adjustment' })).data
    const adjustment = `adjustment ${ada.uid}`
    expect(await found(finance.uid)).toEqual([`top-up ${finance.uid}`, adjustment])
    expect(await found(ada.uid)).toEqual(expect.arrayContaining([`top-up ${ada.uid}`, adjustment]))
    expect(await found(adas.id.slice(0, 30))).toEqual([adjustment])
    expect(await found('none')).toEqual([])
  })
})
