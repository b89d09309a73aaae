import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { formOf, handIn } from '../testing/identity.ts'
import { look } from '../testing/look.ts'
import { postingNotices } from '../testing/post-notices.ts'

let api: Api
let support: Person
let second: Person
let finance: Person
beforeAll(async () => {
  api = await startApi()
  support = await api.person('support', { role: 'support' })
  second = await api.person('second', { role: 'support' })
  finance = await api.person('finance', { role: 'finance' })
})
afterAll(() => api.stop())

let count = 0
const newcomer = () => api.person(`newcomer-${++count}`, { kyc: -1 })
const submitted = async (as: Person, over: object = {}) =>
  handIn(api, as, { ...(await formOf(api, as)), ...over })
const decide = (as: Person, body: object, key?: string) =>
  api.post('/userkycs/audit/S', body, { as, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) })
const approve = (id: string, as = support) => decide(as, { id, kyc_status: 1 })
const reject = (id: string, as = support) => decide(as, { id, kyc_status: -1, reason: 'Too dark' })
const record = async (id: string, as = support) =>
  (await look(api, `/userkyc/getById/${id}/S`, as)).body.data?.[0]
const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const listed = async (fields: object) =>
  (await api.get(`/userkyc/list/S/${json(fields)}`, { as: finance })).body.data
const mailsTo = async ({ email }: Person) => {
  await postingNotices(api)()
  return (
    await api.db.query('select letter from private.mailbox where recipient = $1 order by id', [email])
  ).rows.map(({ letter }) => letter)
}

describe('a record that waits', () => {
  test('is listed for every administrator, and found by name and address', async () => {
    const ada = await newcomer()
    const id = await submitted(ada, { name: 'Grace Brewster Hopper' })
    const row = { id, uid: ada.uid, email: ada.email, name: 'Grace Brewster Hopper', type: 0, status: 0 }
    expect((await listed({ status: 0, uid: ada.uid })).data).toEqual([
      {
        ...row,
        username: ada.email.split('@')[0],
        reason: null,
        submitted_date: expect.any(String),
        submitted_by: ada.uid,
        submitted_by_name: ada.email.split('@')[0],
        decided_date: null,
        decided_by: null,
        decided_by_name: '',
        replaced_by: null,
        erased: 0,
      },
    ])
    for (const search of ['brewster', ada.email.toUpperCase(), ada.uid, id])
      expect((await listed({ search })).data, search).toMatchObject([{ id }])
    expect((await listed({ search: 'nobody of this name' })).total).toBe(0)
    expect((await listed({ uid: ada.uid, type: 1 })).total).toBe(0)
    expect((await api.get('/userkyc/list/S', { as: ada })).status).toBe(403)
    const { body } = await api.get(`/userkyc/list/S/${json({ uid: ada.uid })}`, {
      as: support,
      headers: { Accept: 'text/csv', 'Accept-Language': 'en' },
    })
    expect(body).toContain('Individual,Grace Brewster Hopper,Waits for approval')
  })

  test('is listed by when it was decided, the last first, whenever it was handed in', async () => {
    const handedIn = { first: await submitted(await newcomer()), second: await submitted(await newcomer()) }
    await approve(handedIn.second)
    await approve(handedIn.first)
    const ids = async (order: 'asc' | 'desc') =>
      (await listed({ status: 1, sort: 'decided_date', order, limit: 100 })).data
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => Object.values(handedIn).includes(id))
    expect(await ids('desc')).toEqual([handedIn.first, handedIn.second])
    expect(await ids('asc')).toEqual([handedIn.second, handedIn.first])
  })

  test('is approved, which opens money and tells the member once', async () => {
    const ada = await newcomer()
    const id = await submitted(ada)
    const key = randomUUID()
    for (const _ of [1, 2])
      expect((await decide(support, { id, kyc_status: 1 }, key)).body.data).toEqual([
        { id, uid: ada.uid, kyc_status: 1 },
      ])
    expect(await mailsTo(ada)).toEqual(['identity-approved'])
    expect((await api.get('/userkyc/S', { as: ada })).body.data[0]).toMatchObject({ step: 3, kyc_status: 1 })
    expect(await record(id)).toMatchObject({ status: 1, decided_by: support.uid })
    expect((await approve(id, second)).body).toMatchObject({
      code: 'ALREADY_DECIDED',
      details: { status: 'approved' },
    })
  })

  test('is decided without a mail to who wants none, whom mails about safety still reach', async () => {
    const ada = await newcomer()
    const choose = async (kind: string, status: 0 | 1, channel = 'mail') =>
      (await api.post('/user/notices/S', { kind, channel, status }, { as: ada })).body
    const chosen = async () => (await api.get('/user/notices/S', { as: ada })).body.data
    expect((await choose('safety', 0)).issues).toMatchObject([{ path: 'kind' }])
    expect((await choose('identity', 0)).status).toBe(true)
    expect((await choose('top-ups', 0, 'shell')).status).toBe(true)
    expect(await chosen()).toEqual([
      { kind: 'money', shell: 1, mail: 1, push: 1, always: 0 },
      { kind: 'top-ups', shell: 0, mail: 1, push: 1, always: 0 },
      { kind: 'bank-accounts', shell: 1, mail: 1, push: 1, always: 0 },
      { kind: 'withdrawals', shell: 1, mail: 1, push: 1, always: 0 },
      { kind: 'currencies', shell: 1, mail: 1, push: 1, always: 0 },
      { kind: 'cards', shell: 1, mail: 1, push: 1, always: 0 },
      { kind: 'identity', shell: 1, mail: 0, push: 1, always: 0 },
      { kind: 'prices', shell: 1, mail: 1, push: 1, always: 0 },
      { kind: 'budgets', shell: 1, mail: 1, push: 1, always: 0 },
      { kind: 'house', shell: 1, mail: 1, push: 1, always: 1 },
      { kind: 'safety', shell: null, mail: 1, push: null, always: 1 },
    ])
    expect((await approve(await submitted(ada))).body.status).toBe(true)
    expect((await api.post('/user/freeze/S', undefined, { as: ada })).body.status).toBe(true)
    expect(await mailsTo(ada)).toEqual(['account-frozen'])
    expect((await choose('identity', 1)).status).toBe(true)
    const withdrawal = { uid: ada.uid, kyc_status: -1, reason: 'The passport was reported stolen' }
    expect((await decide(support, withdrawal)).body.status).toBe(true)
    expect(await mailsTo(ada)).toEqual(['account-frozen', 'identity-withdrawn'])
  })

  test('is rejected with a reason, which the member is mailed in their language', async () => {
    const ada = await newcomer()
    await api.members.edit(ada.uid, { language: 'ja' })
    const id = await submitted(ada)
    expect((await decide(support, { id, kyc_status: -1 })).body.issues).toMatchObject([{ path: 'reason' }])
    expect((await reject(id)).body.data).toMatchObject([{ id, kyc_status: -1 }])
    await postingNotices(api)()
    const mail = await api.mailTo(ada.email)
    expect(mail?.subject).toBe('本人確認を完了できませんでした')
    expect(mail?.text).toContain('理由：Too dark')
  })

  test('is rejected by its member’s uid too, while it waits', async () => {
    const ada = await newcomer()
    const id = await submitted(ada)
    const no = { uid: ada.uid, kyc_status: -1, reason: 'Too dark' } as const
    expect((await decide(support, no)).body.data).toEqual([{ uid: ada.uid, kyc_status: -1, id }])
    expect(await record(id)).toMatchObject({ status: -1, reason: 'Too dark', decided_by: support.uid })
    expect(await mailsTo(ada)).toEqual(['identity-rejected'])
    expect((await decide(support, no)).body).toMatchObject({
      code: 'ALREADY_DECIDED',
      details: { status: 'rejected' },
    })
  })

  test('is decided by support, not by oneself, and not without being looked at', async () => {
    const own = await api.person('reviewer', { role: 'support', kyc: -1 })
    const id = await submitted(own)
    expect((await approve(id, own)).body.code).toBe('OWN_CASE')
    expect((await approve(id, finance)).status).toBe(403)
    const said = await decide(support, { uid: own.uid, kyc_status: 1 })
    expect(said.body.code).toBe('KYC_WAITING')
    expect((await approve(randomUUID())).body.code).toBe('CASE_UNKNOWN')
    expect((await approve(id)).body.status).toBe(true)
  })
})

describe('a verification without documents', () => {
  test('is no verification, whoever asks for it and whatever stood there before', async () => {
    const pass = (uid: string) => decide(support, { uid, kyc_status: 1 })
    const ada = await newcomer()
    expect((await pass(ada.uid)).body.code).toBe('KYC_NOT_HANDED_IN')
    const no = { uid: ada.uid, kyc_status: -1, reason: 'Too dark' }
    expect((await decide(support, no)).body.code).toBe('KYC_NOT_HANDED_IN')
    const id = await submitted(ada)
    expect((await pass(ada.uid)).body.code).toBe('KYC_WAITING')
    await decide(support, { id, kyc_status: -1, reason: 'Too dark' })
    expect((await pass(ada.uid)).body.code).toBe('KYC_NOT_HANDED_IN')
    expect((await api.get('/user/userinfo/S', { as: ada })).body.data[0].kyc_status).toBe(-1)
  })
})

describe('a verification', () => {
  test.each(['uid', 'id'] as const)(
    'is withdrawn by %s with its record, in one state, once and by letter',
    async by => {
      const ada = await newcomer()
      const id = await submitted(ada)
      await approve(id)
      await shown(api)
      const about = by === 'uid' ? { uid: ada.uid } : { id }
      expect((await decide(support, { ...about, kyc_status: -1 })).status).toBe(422)
      const withdrawal = { ...about, kyc_status: -1, reason: 'The passport was reported stolen' }
      const key = randomUUID()
      expect((await decide(support, withdrawal, key)).body.data).toEqual([
        { uid: ada.uid, kyc_status: -1, id },
      ])
      await shown(api)
      expect((await decide(support, withdrawal, key)).body.data).toEqual([
        { uid: ada.uid, kyc_status: -1, id },
      ])
      const line = await api.get(`/office/cases/history/${id}/S`, { as: support })
      expect(line.body.data).toContainEqual(expect.objectContaining({ reason: withdrawal.reason }))
      const again = await decide(support, { ...withdrawal, reason: 'And another reason' })
      expect(again.body).toMatchObject({ code: 'ALREADY_DECIDED', details: { status: 'rejected' } })
      expect(await mailsTo(ada)).toEqual(['identity-approved', 'identity-withdrawn'])
      const state = { status: -1, reason: withdrawal.reason }
      await shown(api)
      const listed = await api.get(
        `/userkyc/list/S/${encodeURIComponent(JSON.stringify({ uid: ada.uid }))}`,
        {
          as: support,
        },
      )
      expect(listed.body.data.data).toMatchObject([{ id, ...state }])
      expect((await api.get('/userkyc/S', { as: ada })).body.data[0]).toMatchObject({
        ...{ step: 4, id, kyc_status: -1, reason: withdrawal.reason },
      })
      await submitted(ada)
    },
  )
  test('is said of a member or of a record', async () => {
    for (const about of [{}, { uid: support.uid, id: randomUUID() }])
      expect((await decide(support, { ...about, kyc_status: 1 })).body.issues).toMatchObject([
        { path: 'uid' },
      ])
  })
})

describe('the read model', () => {
  test('is the same when it is made anew', async () => {
    await shown(api)
    const { cutOver, comparison } = await api.views.rebuild('kyc_records')
    expect(comparison.equal).toBe(true)
    expect(cutOver).toBe(true)
  })
})
