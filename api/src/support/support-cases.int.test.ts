import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { proofOf } from '../testing/bank.ts'
import { filter } from '../testing/deposit-address.ts'
import { fund } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let support: Person
let finance: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  support = await api.person('support', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
})
afterAll(() => api.stop())

const question = { subject: 'My top-up is late', text: 'I sent 20 USDC on Monday.', reference: 'top-up-1' }
const open = async (as: Person, over: object = {}) =>
  (await api.post('/support/open/S', { ...question, ...over }, { as })).body.data[0].id as string
const answer = (id: string, over: object = {}, as = support) =>
  api.post('/support/answer/S', { id, text: 'It is with finance.', ...over }, { as })
const talk = async (id: string, as: Person) => (await api.get(`/support/case/${id}/S`, { as })).body
const listed = async (path: string, fields: object, as: Person) =>
  (await api.get(`${path}/S/${filter(fields)}`, { as })).body.data.data
const mails = async (to: Person): Promise<readonly { text: string; letter: string }[]> =>
  (await api.db.query('select body as text, letter from private.mailbox where recipient = $1', [to.email]))
    .rows

const requests = async (as: Person) => (await api.get('/office/home/S', { as })).body.data[0].requests

describe('a case of customer service', () => {
  test('is counted for those who answer until it is answered, and not for others or its own member', async () => {
    expect(await requests(support)).toEqual([])
    const [id] = [await open(await api.person('cho')), await open(support)]
    expect(await requests(support)).toEqual([
      { kind: 'question', count: 1, oldest_date: expect.stringMatching(/^20.*Z$/) },
    ])
    expect(await requests(finance)).toEqual([])
    await answer(id)
    expect(await requests(support)).toEqual([])
  })

  test('is opened with a record and a file, answered by mail and on screen, and goes on', async () => {
    const file = await proofOf(api, ada)
    const id = await open(ada, { file })
    expect(await listed('/support/list', { status: 0, search: 'ada@' }, support)).toMatchObject([
      {
        id,
        uid: ada.uid,
        email: ada.email,
        ...{ subject: question.subject, reference: 'top-up-1' },
        messages: 1,
      },
    ])
    expect((await answer(id)).body.data).toEqual([{ id, status: 1 }])
    const letter = (await mails(ada)).find(({ letter }) => letter === 'support-answered')
    expect(letter?.text).toContain('It is with finance.')
    expect(letter?.text).toContain(`https://money.example/csr?case=${id}`)
    expect((await talk(id, ada)).data[0]).toMatchObject({
      status: 1,
      talk: [
        { by: 'member', text: question.text, file, author: null },
        { by: 'staff', text: 'It is with finance.', author: null },
      ],
    })
    expect((await talk(id, support)).data[0].talk[1].author).toBe(support.uid)
    expect((await answer(id, { close: 1 })).body.data[0].status).toBe(2)
    await api.post('/support/write/S', { id, text: 'It is still not there.' }, { as: ada })
    expect(await listed('/support/user', {}, ada)).toMatchObject([{ id, status: 0, messages: 4 }])
  })

  test('is its member’s and the administrators’ alone', async () => {
    const id = await open(ada)
    expect((await talk(id, ben)).code).toBe('CASE_UNKNOWN')
    expect((await api.post('/support/write/S', { id, text: 'Mine' }, { as: ben })).body.code).toBe(
      'CASE_UNKNOWN',
    )
    expect(await listed('/support/user', {}, ben)).toEqual([])
    const foreign = await proofOf(api, ben)
    const { body } = await api.post('/support/open/S', { ...question, file: foreign }, { as: ada })
    expect(body.issues).toMatchObject([{ path: 'file' }])
  })

  test('is answered by customer service, and never one’s own', async () => {
    const id = await open(ada)
    expect((await answer(id, {}, finance)).status).toBe(403)
    expect((await answer(randomUUID())).body.code).toBe('CASE_UNKNOWN')
    expect((await answer(await open(support))).body.code).toBe('OWN_CASE')
  })

  test('carries the records of its member that it is about, as the books know them, and nobody else’s', async () => {
    await fund(api, ada, 'USD', '100')
    const [line] = await listed(`/usertransactions/list/${ada.uid}`, {}, ada)
    const id = await open(ada, { reference: line.reference })
    for (const reader of [ada, support])
      expect((await talk(id, reader)).data[0].about).toEqual({
        lines: [expect.objectContaining({ id: line.id, amount: '100.00', status: 'done' })],
        card_lines: [],
      })
    const about = async (as: Person) =>
      (await api.get(`/support/about/${line.reference}/S`, { as })).body.data[0]
    expect((await about(ada)).lines).toHaveLength(1)
    expect(await about(ben)).toEqual({ lines: [], card_lines: [] })
    const foreign = await open(ben, { reference: line.reference })
    expect((await talk(foreign, support)).data[0].about.lines).toEqual([])
  })

  test('is closed by its member or by customer service, and opened again', async () => {
    const id = await open(ada)
    const closed = (as: Person) => api.post('/support/close/S', { id }, { as })
    const set = (status: 0 | 2, as = support) => api.post('/support/state/S', { id, status }, { as })
    const state = async () => (await talk(id, ada)).data[0].status
    expect((await closed(ben)).body.code).toBe('CASE_UNKNOWN')
    await closed(ada)
    expect(await state()).toBe(2)
    await set(0)
    expect(await state()).toBe(0)
    await set(2)
    expect(await state()).toBe(2)
    expect((await set(0, finance)).status).toBe(403)
    const own = await open(support)
    expect((await api.post('/support/state/S', { id: own, status: 2 }, { as: support })).body.code).toBe(
      'OWN_CASE',
    )
  })

  test('is given to an administrator and noted on, which its member does not read', async () => {
    const id = await open(ada)
    const assign = (assignee: string | null) =>
      api.post('/support/assign/S', { id, assignee }, { as: support })
    expect((await assign(ben.uid)).body.issues).toMatchObject([{ path: 'assignee' }])
    await assign(finance.uid)
    const note = { id, note: 'Ask the bank', mentions: [finance.uid] }
    await api.post('/support/note/S', note, { as: support })
    const mine = await listed('/support/list', { assigned: 'me' }, finance)
    expect(mine).toMatchObject([{ id, assignee: finance.uid, notes: 1 }])
    expect(await listed('/support/list', { assigned: 'me' }, support)).toEqual([])
    const free = (await listed('/support/list', { assigned: 'nobody' }, support)).map(
      (each: { id: string }) => each.id,
    )
    expect(free).not.toContain(id)
    const notes = (await api.get(`/support/notes/${id}/S`, { as: finance })).body.data
    expect(notes).toMatchObject([{ note: 'Ask the bank', by: support.uid }])
    expect((await mails(finance)).some(({ text }) => text.includes(`/admin/support?status=all`))).toBe(true)
    expect(JSON.stringify(await talk(id, ada))).not.toContain('Ask the bank')
    expect((await listed('/support/user', {}, ada))[0]).not.toHaveProperty('assignee')
    await assign(null)
    expect(await listed('/support/list', { assigned: 'me' }, finance)).toEqual([])
  })

  test('is assigned neither by its own member nor to them', async () => {
    const id = await open(support)
    const assign = async (as: Person, assignee: string | null) =>
      (await api.post('/support/assign/S', { id, assignee }, { as })).body.code
    expect(await assign(support, support.uid)).toBe('OWN_CASE')
    expect(await assign(support, finance.uid)).toBe('OWN_CASE')
    expect(await assign(finance, support.uid)).toBe('OWN_CASE')
    expect(await assign(finance, finance.uid)).not.toBe('OWN_CASE')
    expect(await assign(support, null)).toBe('OWN_CASE')
    expect(await listed('/support/list', { assigned: 'me' }, support)).toEqual([])
  })

  test('has notes that its own member neither writes nor reads, though an administrator', async () => {
    const id = await open(support)
    const note = (as: Person) =>
      api.post('/support/note/S', { id, note: 'Ask the bank', mentions: [] }, { as })
    const notes = async (as: Person) => (await api.get(`/support/notes/${id}/S`, { as })).body
    expect((await note(finance)).body.status).toBe(true)
    expect((await note(support)).body.code).toBe('OWN_CASE')
    expect(await notes(support)).toMatchObject({ code: 'OWN_CASE' })
    expect((await notes(finance)).data).toMatchObject([{ note: 'Ask the bank', by: finance.uid }])
  })

  test('is answered once, however often the answer is sent', async () => {
    const id = await open(ben)
    const key = randomUUID()
    const send = () =>
      api.post(
        '/support/answer/S',
        { id, text: 'Once' },
        { as: support, headers: { 'Idempotency-Key': key } },
      )
    await send()
    await send()
    expect((await talk(id, ben)).data[0].talk).toHaveLength(2)
    expect((await mails(ben)).filter(({ letter }) => letter === 'support-answered')).toHaveLength(1)
  })

  test('leaves nothing that was written in the log, and goes with its member', async () => {
    const id = await open(ben, { subject: 'My aunt Carol' })
    await answer(id, { text: 'Tell Carol so' })
    const { rows } = await api.db.query('select to_jsonb(e)::text as event from log.events e')
    expect(rows.filter(({ event }) => /Carol/.test(event))).toEqual([])
    expect(api.logged.filter(line => /Carol/.test(line))).toEqual([])
    await api.db.query('delete from private.members where uid = $1', [ben.uid])
    const left = await api.db.query('select from private.support_messages where case_id = $1', [id])
    expect(left.rowCount).toBe(0)
  })
})
