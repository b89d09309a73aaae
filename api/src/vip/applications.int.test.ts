import { randomUUID } from 'node:crypto'
import { memberDecider } from '@strongroom/ledger/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { bankOf, hongKong, proofOf } from '../testing/bank.ts'
import { shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { saveLevel } from '../testing/vip-level.ts'

let api: Api
let ada: Person
let support: Person
let file: string
let bankId: string
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  for (const level of [2, 3]) await saveLevel(api, level)
  ada = await api.person('ada')
  support = await api.person('support', { role: 'support' })
  file = await proofOf(api, ada)
  bankId = await bankOf(api, ada, support)
})
afterAll(() => api.stop())

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const listed = async (path: string, fields: object, as: Person) =>
  (await api.get(`${path}/S/${filter(fields)}`, { as })).body.data

describe('an application for VIP', () => {
  const wanted = { volume: 2, terms: true }
  const apply = (as: Person, over: object = {}) =>
    api.post('/user/applyvip/S', { ...wanted, bankId, file, ...over }, { as })
  const applied = async () => (await apply(ada)).body.data[0].id as string
  const approve = (id: string, vip_level: number, as = support) =>
    api.post('/user/approvevip/S', { id, vip_level }, { as })
  const reject = (id: string, reason: string) =>
    api.post('/user/rejectvip/S', { id, reason }, { as: support })

  test('waits, one at a time, and is rejected with a reason the member reads', async () => {
    const id = await applied()
    expect((await apply(ada)).body.code).toBe('VIP_APPLICATION_OPEN')
    const waiting = await listed('/users/getviplist', { status: 0 }, support)
    expect(waiting.data).toMatchObject([{ id, username: 'ada', volume: 2, bank: 'Harbour Bank •••• 9001' }])
    expect((await reject(id, ' ')).status).toBe(422)
    expect((await reject(id, 'The file is blurred')).body.data[0]).toEqual({ id, status: -1 })
    const own = await listed('/user/viplist', {}, ada)
    expect(own.data[0]).toMatchObject({ id, status: -1, reason: 'The file is blurred' })
    expect((await approve(id, 3)).body.code).toBe('ALREADY_DECIDED')
  })

  test('gives the level when it is approved, if there is such a level', async () => {
    const id = await applied()
    expect((await approve(id, 9)).body.code).toBe('ENTRY_UNKNOWN')
    expect((await approve(id, 2, ada)).status).toBe(403)
    expect((await approve(id, 2)).body.data[0]).toEqual({ id, status: 1 })
    expect((await api.get('/user/userinfo/S', { as: ada })).body.data[0].vip_level).toBe(2)
    expect((await listed('/users/getviplist', { status: 1 }, support)).data).toMatchObject([
      { id, vip_level: 2 },
    ])
  })

  test('waits for a second administrator where it raises the member above the policy’s level', async () => {
    const dee = await api.person('dee')
    const finance = await api.person('finance', { role: 'finance' })
    const own = { file: await proofOf(api, dee), bankId: await bankOf(api, dee, support) }
    const { id } = (await apply(dee, own)).body.data[0]
    const waits = await approve(id, 3)
    expect(waits.body).toMatchObject({ status: false, code: 'WAITS_FOR_SECOND' })
    expect(await listed('/user/viplist', {}, dee)).toMatchObject({ data: [{ id, status: 0 }] })
    const agreed = await api.post('/proposals/approve/S', { id: waits.body.proposal }, { as: finance })
    expect(agreed.body.status).toBe(true)
    expect(await listed('/user/viplist', {}, dee)).toMatchObject({ data: [{ id, status: 1, vip_level: 3 }] })
    expect((await approve(id, 3)).body.code).toBe('ALREADY_DECIDED')
  })

  test('needs identity, an approved bank account and a file of one’s own', async () => {
    const ben = await api.person('ben', { kyc: 0 })
    const bens = await proofOf(api, ben)
    expect((await apply(ben, { file: bens })).body.code).toBe('IDENTITY_NOT_VERIFIED')
    const cho = await api.person('cho')
    const linked = (await api.post('/bank/create/S', hongKong, { as: cho })).body.data[0].id
    const chos = await proofOf(api, cho)
    expect((await apply(cho, { file: chos, bankId: linked })).body.code).toBe('BANK_NOT_USABLE')
    expect((await apply(cho, { bankId: linked })).body.issues).toMatchObject([{ path: 'file' }])
  })

  test.each([
    ['terms', { terms: false }],
    ['volume', { volume: 4 }],
  ])('needs its %s', async (path, over) => {
    const { status, body } = await apply(ada, over)
    expect([status, body.issues[0].path]).toEqual([422, path])
  })
})

describe('an application for gift cards', () => {
  const wanted = { website: 'example.com', face_value: '25.00', quantity: 1 }

  test('is one, whatever comes under its key', async () => {
    const gia = await api.person('gia')
    const apply = (over: object = {}) =>
      api.post(
        '/user/applygiftcard/S',
        { ...wanted, ...over },
        { as: gia, headers: { 'Idempotency-Key': 'gift' } },
      )
    const first = await apply()
    expect(first.body.status).toBe(true)
    expect((await apply()).body).toEqual(first.body)
    expect((await apply({ website: 'example.org' })).status).toBe(409)
    await api.db.query('delete from private.gift_card_applications where uid = $1', [gia.uid])
  })
  test('is kept for administrators, outside of the log', async () => {
    const before = await api.log.head()
    const { body } = await api.post('/user/applygiftcard/S', wanted, { as: ada })
    expect(body.data).toEqual([{ id: expect.any(String) }])
    expect(await api.log.head()).toBe(before)
    const { data, total } = await listed('/users/getgiftcardlist', { search: 'EXAMPLE' }, support)
    expect([total, data]).toMatchObject([
      1,
      [{ website: 'example.com', face_value: '25', quantity: 1, username: 'ada' }],
    ])
  })
  test('is accepted, then sent, or refused with a reason; its member reads it and is mailed each time', async () => {
    const hal = await api.person('hal')
    const asked = async () =>
      (await api.post('/user/applygiftcard/S', wanted, { as: hal })).body.data[0].id as string
    const decide = (id: string, status: number, reason = '', as = support) =>
      api.post('/users/decidegiftcard/S', { id, status, reason }, { as })
    const id = await asked()
    expect((await decide(id, 1, '', hal)).status).toBe(403)
    expect((await decide(id, 1)).body.data).toEqual([{ id, status: 1 }])
    expect((await api.mailTo(hal.email))?.subject).toBe('Your application for gift cards is accepted')
    expect((await decide(id, 1)).body.code).toBe('ALREADY_DECIDED')
    expect((await decide(id, 2, 'Codes in a letter of their own')).body.data[0].status).toBe(2)
    expect((await api.mailTo(hal.email))?.text).toContain('Codes in a letter of their own')
    expect((await decide(id, -1, 'Too late')).body.code).toBe('ALREADY_DECIDED')
    const other = await asked()
    expect((await decide(other, -1)).body.code).toBe('REASON_MISSING')
    expect((await decide(other, -1, 'The website shows no company')).body.status).toBe(true)
    expect((await listed('/user/giftcardlist', {}, hal)).data).toMatchObject([
      { id: other, status: -1, reason: 'The website shows no company' },
      { id, status: 2, finish_date: expect.any(String) },
    ])
    expect((await listed('/user/giftcardlist', {}, ada)).data).not.toContainEqual(
      expect.objectContaining({ id }),
    )
    expect((await listed('/users/getgiftcardlist', { status: 2, search: 'hal@' }, support)).total).toBe(1)
    const bell = (await api.get('/user/happenings/S', { as: hal })).body.data
    expect(bell.map(({ type }: { type: string }) => type)).toEqual([
      ...['GiftCardsRejected', 'GiftCardsSent', 'GiftCardsAccepted'],
    ])
    const { rows } = await api.db.query('select to_jsonb(e)::text as event from log.events e')
    expect(rows.filter(({ event }) => /Codes in a letter|shows no company/.test(event))).toEqual([])
  })
  test('that broke off between the log and its row is ended by deciding the same again', async () => {
    const ivo = await api.person('ivo')
    const { id } = (await api.post('/user/applygiftcard/S', wanted, { as: ivo })).body.data[0]
    await api.ledger.handle(memberDecider, ivo.uid, {
      ...{ id: randomUUID(), actor: { kind: 'admin', id: support.uid }, correlationId: 'test' },
      command: {
        type: 'DecideGiftCards',
        input: { applicationId: id, status: 'accepted' },
        given: { approver: support.uid },
      },
    })
    const again = await api.post('/users/decidegiftcard/S', { id, status: 1, reason: '' }, { as: support })
    expect(again.body.data).toEqual([{ id, status: 1 }])
    expect((await api.mailTo(ivo.email))?.subject).toBe('Your application for gift cards is accepted')
    await shown(api)
    const bell = (await api.get('/user/happenings/S', { as: ivo })).body.data
    expect(bell).toMatchObject([{ type: 'GiftCardsAccepted' }])
  })
  test('is answered alike when its decision is sent again under its key, and mailed of once', async () => {
    const jo = await api.person('jo')
    const { id } = (await api.post('/user/applygiftcard/S', wanted, { as: jo })).body.data[0]
    const decide = (status: number, key: string) =>
      api.post(
        '/users/decidegiftcard/S',
        { id, status, reason: '' },
        { as: support, headers: { 'Idempotency-Key': key } },
      )
    for (const [status, key] of [
      [1, 'jo-accepted'],
      [2, 'jo-sent'],
      [1, 'jo-accepted'],
      [2, 'jo-sent'],
    ] as const)
      expect((await decide(status, key)).body.data).toEqual([{ id, status }])
    expect((await decide(2, 'jo-sent-anew')).body.code).toBe('ALREADY_DECIDED')
    expect((await listed('/user/giftcardlist', {}, jo)).data).toMatchObject([{ id, status: 2 }])
    const mails = await api.db.query('select from private.mailbox where recipient = $1', [jo.email])
    expect(mails.rowCount).toBe(2)
  })
  test('is counted for those who decide, and neither counted for nor decided by its own member', async () => {
    const waiting = async (as: Person) =>
      (await api.get('/office/home/S', { as })).body.data[0].requests.find(
        ({ kind }: { kind: string }) => kind === 'gift-card',
      )
    const before = await waiting(support)
    expect(before).toEqual({ kind: 'gift-card', count: 1, oldest_date: expect.stringMatching(/^20.*Z$/) })
    const { body } = await api.post('/user/applygiftcard/S', wanted, { as: support })
    expect(await waiting(support)).toEqual(before)
    const own = { id: body.data[0].id, status: 1 }
    expect((await api.post('/users/decidegiftcard/S', own, { as: support })).body.code).toBe('OWN_CASE')
    await api.db.query('delete from private.gift_card_applications where uid = $1', [support.uid])
  })
  test.each([
    ['website', { website: 'example' }],
    ['face_value', { face_value: '0' }],
    ['quantity', { quantity: 9 }],
  ])('needs its %s', async (path, over) => {
    const { status, body } = await api.post('/user/applygiftcard/S', { ...wanted, ...over }, { as: ada })
    expect([status, body.issues[0].path]).toEqual([422, path])
  })
})
