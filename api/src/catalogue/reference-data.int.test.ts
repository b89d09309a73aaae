import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, standing, startApi, toVip } from '../testing/api.ts'
import { approvedBy, savedByTwo } from '../testing/by-two.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let operator: Person
let another: Person
let support: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  operator = await api.person('operator', { role: 'operator' })
  another = await api.person('another', { role: 'operator' })
  support = await api.person('support', { role: 'support' })
})
afterAll(() => api.stop())

const byTwo = (path: string, value: object) => savedByTwo(api, [operator, another], path, value)
const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const sysBank = {
  account_type: 0,
  beneficiary_name: 'Strongroom',
  bank_name: 'First Bank',
  account_number: '778899',
  swift_code: 'FIRSUS33',
}

describe('a bank of the house', () => {
  test('is shown to members by account type, hidden ones not', async () => {
    const { id } = await byTwo('/sysbanks/S', sysBank)
    const hidden = { ...sysBank, account_type: 1, status: 0 }
    const { id: other } = await byTwo('/sysbanks/S', hidden)
    const names = async (type: string, as: Person) =>
      (await api.get(`/sysbanks/${type}/S`, { as })).body.data.map((row: { id: string }) => row.id)
    expect([await names('0', ada), await names('1', ada), await names('all', ada)]).toEqual([[id], [], [id]])
    expect(await names('1', support)).toEqual([other])
    expect((await api.get(`/sysbanks/get/${id}/S`, { as: ada })).body.data[0]).toMatchObject(sysBank)
    expect((await api.get(`/sysbanks/get/${other}/S`, { as: ada })).status).toBe(404)
  })
  test('is edited and deleted by operators only', async () => {
    const bank = { ...sysBank, account_number: '778900' }
    const { id } = await byTwo('/sysbanks/S', bank)
    await byTwo('/sysbanks/S', { id, ...bank, bank_name: 'Second Bank' })
    expect((await api.get(`/sysbanks/get/${id}/S`, { as: ada })).body.data[0].bank_name).toBe('Second Bank')
    expect((await api.post('/sysbanks/S', sysBank, { as: support })).status).toBe(403)
    expect((await api.post('/sysbanks/S', sysBank, { as: ada })).status).toBe(403)
    await approvedBy(api, another, await api.ask('DELETE', `/sysbanks/${id}/S`, { as: operator }))
    expect((await api.get(`/sysbanks/get/${id}/S`, { as: ada })).status).toBe(404)
  })
})

describe('external and product banks', () => {
  test.each([
    ['externalbanks', { bank_name: 'Harbour Bank', swift_code: 'HARBHKHH', country: 'HK' }],
    ['isunbanks', { user_type: 2, beneficiary_name: 'Strongroom', account_number: '1', bank_name: 'HSBC' }],
  ])('of %s are created, edited, listed and deleted', async (base, value) => {
    const save = async (path: string, given: object) =>
      base === 'isunbanks' ? byTwo(path, given) : (await api.post(path, given, { as: operator })).body.data[0]
    const created = await save(`/${base}/createBank/S`, value)
    expect(created).toMatchObject(value)
    const edited = await save(`/${base}/editBank/S`, { id: created.id, ...value, bank_name: 'New' })
    expect(edited).toMatchObject({ id: created.id, bank_name: 'New' })
    expect((await api.get(`/${base}/${created.id}/S`, { as: support })).body.data[0].bank_name).toBe('New')
    const list = await api.get(`/${base}/list/S/${filter({ search: 'new', limit: 1 })}`, { as: support })
    expect(list.body.data).toMatchObject({ total: 1, data: [{ id: created.id }] })
    expect((await api.post(`/${base}/editBank/S`, value, { as: operator })).body.code).toBe('ENTRY_UNKNOWN')
    const removed = await api.ask('DELETE', `/${base}/${created.id}/S`, { as: operator })
    if (base === 'isunbanks') await approvedBy(api, another, removed)
    expect((await api.get(`/${base}/${created.id}/S`, { as: support })).status).toBe(404)
  })
  test('of the product are shown and hidden', async () => {
    const value = { user_type: 0, beneficiary_name: 'S', account_number: '2', bank_name: 'HSBC' }
    const { id } = await byTwo('/isunbanks/createBank/S', value)
    const hidden = await byTwo('/isunbanks/editIsShow/S', { id, is_show: 0 })
    expect(hidden).toMatchObject({ ...value, is_show: 0 })
    const unknown = await api.post('/isunbanks/editIsShow/S', { id: 'none', is_show: 0 }, { as: operator })
    expect(unknown.body.code).toBe('ENTRY_UNKNOWN')
  })
})

describe('categories, invite codes, area codes and countries', () => {
  test('are kept: a category by a name in any script', async () => {
    const { id } = (await api.post('/bankcategorys/S', { category_name: '薪金' }, { as: operator })).body
      .data[0]
    expect((await api.get(`/bankcategorys/${id}/S`, { as: ada })).body.data).toMatchObject([
      { id, category_name: '薪金' },
    ])
    expect((await api.get('/bankcategorys/all/S', { as: ada })).body.data).toHaveLength(1)
  })
  test('are kept: an invite code once', async () => {
    const code = { code: 'WELCOME', award_amount: '3' }
    const saved = await api.post('/sysinvitecodes/S', code, { as: operator })
    expect(saved.body.data[0].id).toBe('WELCOME')
    const again = await api.post('/sysinvitecodes/S', { ...code, award_amount: '4' }, { as: operator })
    expect(again.body.code).toBe('ENTRY_EXISTS')
    const list = await api.get('/sysinvitecodes/list/S', { as: support })
    expect(list.body.data.data[0]).toMatchObject({ code: 'WELCOME', award_amount: '3', currency: 'USD' })
  })
  test('are kept: area codes, the shown ones for everybody', async () => {
    await api.post('/areacodes/S', { name: 'Hong Kong', code: '+852' }, { as: operator })
    await api.post('/areacodes/S', { name: 'Nowhere', code: '+999', status: 0 }, { as: operator })
    const names = (heard: { body: { data: { name: string }[] } }) => heard.body.data.map(({ name }) => name)
    await api.post('/areacodes/S', { name: 'Japan', code: '81', status: 0 }, { as: operator })
    const listed = await api.get('/areacodes/userlist')
    expect(names(listed)[0]).toBe('Hong Kong')
    // Every country that the catalogue says nothing about is offered too; one that it hides is not.
    const all = listed.body.data.map(({ name, code }: Record<string, string>) => `${name} ${code}`)
    expect(all).toEqual(expect.arrayContaining(['United States +1', 'Canada +1', 'Kenya +254']))
    expect(all.length).toBeGreaterThan(230)
    expect(all).not.toContain('Japan +81')
    expect(names(listed)).not.toContain('Nowhere')
    expect(names(await api.get('/areacodes/list/S', { as: support }))).toHaveLength(3)
  })
  test('are kept: countries, where the id 0 stands for a new one', async () => {
    const made = await api.post('/countrys/0/S', { name: 'Japan', code: 'JP' }, { as: operator })
    expect(made.body.data[0].id).toBe('JP')
    const edited = await api.post('/countrys/JP/S', { name: 'Nippon', code: 'JP' }, { as: operator })
    expect(edited.body.data[0].name).toBe('Nippon')
    const listed = (await api.get('/countrys/list2')).body.data
    expect(listed[0]).toMatchObject({ code: 'JP', name: 'Nippon' })
    expect(listed.filter(({ code }: { code: string }) => code === 'JP')).toHaveLength(1)
    expect(listed).toContainEqual(expect.objectContaining({ code: 'KE', name: 'Kenya' }))
    expect((await api.get('/countrys/list/S', { as: support })).body.data.total).toBe(1)
  })
})

describe('VIP levels', () => {
  test('with banks that are none of the house are refused by field, when added and when edited', async () => {
    const level = { level: 8, level_name: 'Jade' }
    const issues = [{ path: 'banks', message: 'Banks of the house' }]
    const banks = ['b-none']
    const added = await api.post('/viplevels/add/S', { ...level, banks }, { as: operator })
    expect(added.body.issues).toEqual(issues)
    expect(api.catalogue.get('vip-level', '8')).toBeUndefined()
    await api.post('/viplevels/add/S', level, { as: operator })
    const edited = await api.post('/viplevels/S', { id: '8', ...level, banks }, { as: operator })
    expect(edited.body.issues).toEqual(issues)
  })

  test('are added, edited, and shown with their banks', async () => {
    const { id: bank } = await byTwo('/sysbanks/S', { ...sysBank, account_number: '778901' })
    const gold = { level: 3, level_name: 'Gold', bank_deposit_rate: '0.001', banks: [bank] }
    expect((await api.post('/viplevels/add/S', gold, { as: operator })).body.data[0].id).toBe('3')
    const { banks: _, ...others } = gold
    await byTwo('/sysbanks/S', { ...sysBank, account_number: '778902' })
    await api.post('/viplevels/S', { id: '3', ...others, level_name: 'Platinum' }, { as: operator })
    const [level] = (await api.get('/viplevels/list/S', { as: support })).body.data
    expect(level).toMatchObject({ level_name: 'Platinum', banks: [{ id: bank, account_type: 0 }] })
    expect(level.banks).toHaveLength(1)
    expect((await api.get('/viplevels/info/S', { as: ada })).status).toBe(404)
    await standing(api.ledger, ada.uid, toVip(3))
    expect((await api.get('/viplevels/info/S', { as: ada })).body.data[0].level_name).toBe('Platinum')
  })
})

describe('a setting', () => {
  test('takes values of its own unit only', async () => {
    const set = (field_code: string, field_value: string) =>
      api.post('/sysconfigs/S', { field_code, field_value }, { as: operator })
    expect((await set('openCardFee', '51')).body.status).toBe(true)
    const wrong = await set('openCardFee', 'a lot')
    expect(wrong.status).toBe(422)
    expect(wrong.body.issues[0]).toEqual({
      path: 'field_value',
      message: 'Use an amount of USD such as 10.50',
    })
  })
})

describe('what a card is charged with', () => {
  const item = { amount: '100', usdc_required: '100', usdt_required: '100.5' }
  test.each([
    ['chargeItems', item, { ...item, amount: '99' }],
    ['prechargeItems', { amount: '50' }, { amount: '75' }],
  ])('as %s is kept by operators and offered to members while it is shown', async (base, value, next) => {
    const keep = (id: string, body: object) => api.post(`/${base}/${id}/S`, body, { as: operator })
    const made = (await keep('0', value)).body.data[0]
    expect(made).toMatchObject({ ...value, status: 1 })
    await keep('0', { ...next, status: 0 })
    const offered = (await api.get(`/${base}/userList/S`, { as: ada })).body.data
    expect(offered).toMatchObject([{ id: made.id, ...value }])
    expect((await api.get(`/${base}/list2/S`, { as: support })).body.data).toHaveLength(2)
    expect((await api.get(`/${base}/list/S`, { as: support })).body.data.total).toBe(2)
    // One amount stands once, shown or not.
    expect((await keep(made.id, next)).body.issues[0].path).toBe('amount')
    expect((await keep(made.id, { ...next, amount: '98' })).body.data[0].amount).toBe('98')
    await api.ask('DELETE', `/${base}/${made.id}/S`, { as: operator })
    expect((await api.get(`/${base}/${made.id}/S`, { as: support })).status).toBe(404)
  })
  test.each(['amount', 'usdc_required', 'usdt_required'])('needs %s above zero', async field => {
    const none = await api.post('/chargeItems/0/S', { ...item, [field]: '0' }, { as: operator })
    expect([none.status, JSON.stringify(none.body)]).toEqual([422, expect.stringContaining(field)])
  })
})

describe('the types of cards', () => {
  test('are kept by operators, and offered to everybody in their order while they are shown', async () => {
    const keep = (body: object) => api.post('/cardtypes/S', body, { as: operator })
    const second = (await keep({ name: 'Second', sort: 2, name_zh: '第二' })).body.data[0]
    expect(second).toMatchObject({
      name_zh: '第二',
      name_ja: '',
      opening_fee: null,
      currency: 'USD',
      status: 1,
    })
    const first = (await keep({ name: 'First', sort: 1, card_img: '/cards/gold.svg' })).body.data[0]
    await keep({ name: 'Hidden', status: 0 })
    const offered = (await api.get('/cardtypes/offered')).body.data
    expect(offered.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
    expect((await api.get('/cardtypes/list/S', { as: support })).body.data.total).toBe(3)
    const wrong = { name: 'Odd', card_img: 'javascript:alert(1)', currency: 'EUR', monthly_fee: '-1' }
    const { status, body } = await keep(wrong)
    const paths = body.issues.map(({ path }: { path: string }) => path)
    expect([status, paths.toSorted()]).toEqual([422, ['card_img', 'currency', 'monthly_fee']])
    expect((await keep({ name: ' first' })).body.issues[0].path).toBe('name')
  })
})
