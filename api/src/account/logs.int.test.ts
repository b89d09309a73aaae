import { randomUUID } from 'node:crypto'
import { grantBonuses } from '@strongroom/ledger/referral'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, password, pin, standing, startApi } from '../testing/api.ts'
import { bankOf, proofOf } from '../testing/bank.ts'
import { shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { saveLevel } from '../testing/vip-level.ts'
import { sweep } from '../vault/sweep.ts'
import { registerMember } from './register-member.ts'

let api: Api
let ada: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  for (const level of [2, 3]) await saveLevel(api, level)
  ada = await api.person('ada')
  support = await api.person('support', { role: 'support' })
  await proofOf(api, ada)
  await bankOf(api, ada, support)
})
afterAll(() => api.stop())

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const listed = async (path: string, fields: object, as: Person) =>
  (await api.get(`${path}/S/${filter(fields)}`, { as })).body.data

describe('sign-ins', () => {
  test('are listed with time, country and address: one’s own, and all for administrators', async () => {
    const dan = await api.person('dan')
    await api.openSession(dan.email, { address: '203.0.113.9', country: 'HK' })
    const own = await listed('/user/logloginlist', {}, dan)
    expect(own.total).toBe(2)
    expect(own.data[0]).toMatchObject({ uid: dan.uid, ip: '203.0.113.9', country: 'HK' })
    expect((await listed('/user/logloginlist', { uid: dan.uid }, support)).total).toBe(2)
    expect((await listed('/admin/logloginlist', { search: '203.0.113' }, support)).data).toMatchObject([
      { username: 'dan', ip: '203.0.113.9' },
    ])
  })
  test('of others are not for members', async () => {
    const other = await api.get(`/user/logloginlist/S/${filter({ uid: support.uid })}`, { as: ada })
    const all = await api.get(`/admin/logloginlist/S/${filter({})}`, { as: ada })
    expect([other.status, all.status]).toEqual([403, 403])
  })
  test('are forgotten after a year, and not a day before', async () => {
    const eva = await api.person('eva')
    await api.openSession(eva.email, { address: 'old', country: '' })
    const age = (days: number) =>
      api.db.query(
        `update private.login_log set at = now() - make_interval(days => $2) where uid = $1 and address = 'old'`,
        [eva.uid, days],
      )
    await age(364)
    await sweep(api.db)
    expect((await listed('/user/logloginlist', {}, eva)).total).toBe(2)
    await age(366)
    await sweep(api.db)
    expect((await listed('/user/logloginlist', {}, eva)).total).toBe(1)
  })
})

describe('the log of e-mails', () => {
  test('says which letter went to whom, and nothing of what it says', async () => {
    await api.post('/user/getEmailCode', { email: ada.email, scene: 'editpin' })
    const code = (await api.mailTo(ada.email))?.code as string
    const { data } = await listed('/logEmail', { uid: ada.uid }, support)
    expect(data[0]).toEqual({
      id: expect.any(String),
      uid: ada.uid,
      username: 'ada',
      email: ada.email,
      letter: 'code-editpin',
      status: 1,
      tries: 0,
      created_date: expect.any(String),
      finish_date: null,
    })
    expect(JSON.stringify(data)).not.toContain(code)
  })
  test('names letters to those who are no members yet by their address alone', async () => {
    await api.post('/user/getEmailCode', { email: 'new@example.com', scene: 'register' })
    const { data } = await listed('/logEmail', { search: 'new@' }, support)
    expect(data).toMatchObject([{ uid: null, username: '', letter: 'code-register' }])
  })
  test('is not for members', async () => {
    expect((await api.get(`/logEmail/S/${filter({})}`, { as: ada })).status).toBe(403)
  })
})

describe('the log of messages to phones', () => {
  test('is empty while nothing is sent, and shows the end of a number', async () => {
    expect((await listed('/logsms/list', {}, support)).total).toBe(0)
    const id = randomUUID()
    await api.db.query(
      `insert into private.sms_log (id, uid, number, scene) values ($1, $2, '+85291234567', 'kyc')`,
      [id, ada.uid],
    )
    const { body } = await api.get(`/logsms/${id}/S`, { as: support })
    expect(body.data).toMatchObject([{ id, uid: ada.uid, number: '•••• 4567', scene: 'kyc', status: 1 }])
    expect((await api.get(`/logsms/${randomUUID()}/S`, { as: support })).status).toBe(404)
  })
})

describe('referrals', () => {
  test('are listed with the bonus, to who brought them and to administrators', async () => {
    const email = 'fay@example.com'
    const uid = (await registerMember(api, {
      email,
      username: 'fay',
      userType: 0,
      password,
      pin,
      referral: ada.uid,
    })) as string
    await shown(api)
    expect((await listed('/user/referralList', {}, ada)).data).toMatchObject([
      { uid, username: 'fay', verified: false, bonus: null, currency: null },
    ])
    await standing(api.ledger, uid, { type: 'DecideKyc', input: { status: 1 } })
    await grantBonuses(api.ledger, api.catalogue, uid, 'test')
    await shown(api)
    const own = await listed('/user/referralList', {}, ada)
    expect(own.data).toMatchObject([{ uid, verified: true, bonus: '5.00', currency: 'USD' }])
    expect(own.data[0]).not.toHaveProperty('email')
    expect((await listed('/user/adminreferralList', { referrer: ada.uid }, support)).data).toMatchObject([
      { uid, email, referrer: ada.uid, referrer_username: 'ada', bonus: '5.00' },
    ])
    expect((await listed('/user/referralList', {}, support)).total).toBe(0)
    const about = async (as: Person) => (await api.get('/user/userinfo/S', { as })).body.data[0].referrer
    const fay = { uid, email, key: await api.openSession(email) }
    expect([await about(fay), await about(ada)]).toEqual([{ uid: ada.uid, username: 'ada' }, null])
  })
})
