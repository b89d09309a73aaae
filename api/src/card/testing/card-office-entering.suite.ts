import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { ada, add, api, ben, entry, finance, list, number, support } from './card-office-given.suite.ts'

describe('entering a card', () => {
  test('activates it, and shows the last four digits to administrators', async () => {
    const heard = await add({ ...entry(ada, 'REF-ADA', '1111'), status: 2 })
    expect(heard.body.data[0]).toMatchObject({ status: 2, status_given: 1 })
    const { data, total } = await list('/cards/listByAdmin', { uid: ada.uid })
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({
      id: heard.body.data[0].id,
      email: ada.email,
      card_id: 'REF-ADA',
      card_number: '1111',
      expiration_date: '09/29',
      status: 2,
      balance: '20.00',
    })
  })
  test('again changes nothing, and another entry for the same card is refused', async () => {
    expect((await add({ ...entry(ada, 'REF-ADA', '1111'), status: 2 })).body.status).toBe(true)
    expect((await add(entry(ada, 'REF-OTHER', '1111'))).body.code).toBe('CARD_ENTERED')
  })
  test('is refused with another card’s code or number, and for a member who has opened none', async () => {
    expect((await add(entry(ben, 'REF-ADA', '2222'))).body.code).toBe('CARD_TAKEN')
    expect((await add(entry(ben, 'REF-BEN', '1111'))).body.code).toBe('CARD_TAKEN')
    expect((await add(entry(finance, 'REF-FIN', '3333'))).body.code).toBe('CARD_NOT_OPENED')
    expect((await add(entry(ben, 'REF-BEN', '2222'), support)).status).toBe(403)
  })
  test.each([
    ['card_number', '411111111111111'],
    ['cvv', '12'],
    ['expiration_date', '13/29'],
    ['expiration_date', '12/20'],
    ['email', 'nobody'],
  ])('names a wrong %s', async (field, value) => {
    const heard = await add({ ...entry(ben, 'REF-BEN', '2222'), [field]: value })
    expect([heard.status, heard.body.issues[0].path]).toEqual([422, field])
  })
  test('keeps the number sealed and the CVV nowhere', async () => {
    const { rows } = await api.db.query('select * from private.cards')
    expect(rows.map(row => row.number.toString('latin1')).join()).not.toContain('411111')
    expect(JSON.stringify(rows)).not.toMatch(/4111|"123"/)
    const events = await api.log.readAll({ limit: 10_000 })
    const said = events.map(
      event => Buffer.from(event.data).toString() + Buffer.from(event.metadata).toString(),
    )
    expect(said.join() + api.logged.join()).not.toMatch(/411111111111|REF-ADA/)
  })
})

describe('setting a card', () => {
  const id = async (who: Person) => (await list('/cards/listByAdmin', { uid: who.uid })).data[0].id
  const set = async (who: Person, over: object, as = finance) => {
    const { cvv: _, card_number: __, ...body } = entry(who, 'REF-BEN', '2222')
    return api.post('/cards/setcard/S', { id: await id(who), ...body, ...over }, { as })
  }
  test('needs it to have been entered, and then blocks it with a reason and brings it back', async () => {
    expect((await set(ben, {})).body.code).toBe('CARD_NOT_ENTERED')
    // Its default is said: it stays under review.
    expect((await add(entry(ben, 'REF-BEN', '2222'))).body.data[0]).toMatchObject({
      ...{ status: 1, status_given: 0 },
    })
    expect((await set(ben, { status: -1 })).body.code).toBe('REASON_MISSING')
    expect((await set(ben, { status: -1, reason: 'lost' })).body.data[0].status).toBe(-1)
    const blocked = await list('/cards/listByAdmin', { status: -1 })
    expect(blocked.data).toMatchObject([{ uid: ben.uid, reason: 'lost' }])
    expect((await set(ben, { status: 2 })).body.data[0].status).toBe(2)
  })
  test('puts it in arrears with a reason, though it owes nothing, and brings it back', async () => {
    expect((await set(ben, { status: 3 })).body.code).toBe('REASON_MISSING')
    expect((await set(ben, { status: 3, reason: 'a debt' })).body.data[0]).toMatchObject({
      ...{ status: 3, status_given: 1 },
    })
    expect((await list('/cards/listByAdmin', { status: 3 })).data).toMatchObject([
      { uid: ben.uid, status: 3, reason: 'a debt' },
    ])
    expect((await set(ben, { status: 2 })).body.data[0].status).toBe(2)
    expect((await list('/cards/listByAdmin', { uid: ben.uid })).data).toMatchObject([
      { status: 2, reason: null },
    ])
  })
  test('changes the number only together with its CVV', async () => {
    const without = await set(ben, { card_number: number('2223') })
    expect([without.status, without.body.issues[0].path]).toEqual([422, 'cvv'])
    expect((await set(ben, { card_number: number('1111'), cvv: '321' })).body.code).toBe('CARD_TAKEN')
    expect((await set(ben, { card_number: number('2223'), cvv: '321' })).body.status).toBe(true)
    expect((await list('/cards/listByAdmin', { search: '2223' })).data).toMatchObject([{ uid: ben.uid }])
  })
  test('is noted with who did it last', async () => {
    const operator = await api.person('operator', { role: 'operator' })
    const enteredBy = 'select entered_by from private.cards where uid = $1'
    expect((await api.db.query(enteredBy, [ben.uid])).rows).toEqual([{ entered_by: finance.uid }])
    expect((await set(ben, {}, operator)).body.status).toBe(true)
    expect((await api.db.query(enteredBy, [ben.uid])).rows).toEqual([{ entered_by: operator.uid }])
  })
  test('is not for another member’s card', async () => {
    expect((await set(ben, { email: ada.email })).body.code).toBe('CARD_NOT_OPENED')
  })
})
