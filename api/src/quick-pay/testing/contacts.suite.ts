import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { fund, shown } from '../../testing/fund.ts'
import { api } from '../../testing/members-given.suite.ts'
import { codeFor } from '../../testing/money.ts'

const pay = async (as: Person, to: Person) => {
  const payment = { uid: to.uid, currency: 'USD', amount: '1' }
  await api.post('/quickpay/S', { ...payment, code: await codeFor(api, as, payment) }, { as })
  await shown(api)
}
const contactsOf = async (as: Person) => (await api.get('/quickpay/contacts/S', { as })).body.data
const post = async (path: string, body: object, as: Person) =>
  (await api.post(`/quickpay/${path}/S`, body, { as })).body.status

describe('contacts', () => {
  test('are those who were paid or saved: favourites first, then who was paid last', async () => {
    const [ona, pia, ron, sam] = [
      await api.person('contact-ona'),
      await api.person('contact-pia'),
      await api.person('contact-ron'),
      await api.person('contact-sam'),
    ]
    await fund(api, ona, 'USD', '10')
    expect(await contactsOf(ona)).toEqual([])
    await pay(ona, pia)
    await pay(ona, ron)
    await post('payees/save', { uid: sam.uid, nickname: 'Sammy' }, ona)
    const paid = { masked: 0, handle: null, nickname: null, favourite: 0, last_paid: expect.any(String) }
    const saved = { uid: sam.uid, username: 'c…', masked: 1, handle: null, nickname: 'Sammy', favourite: 0 }
    expect(await contactsOf(ona)).toEqual([
      { uid: ron.uid, username: 'contact-ron', ...paid },
      { uid: pia.uid, username: 'contact-pia', ...paid },
      { ...saved, last_paid: null },
    ])
    // Being paid makes nobody a contact of the payee’s.
    expect(await contactsOf(ron)).toEqual([])
    await post('contacts/favourite', { uid: sam.uid, favourite: 1 }, ona)
    expect(await contactsOf(ona)).toMatchObject([{ uid: sam.uid, favourite: 1 }, {}, {}])
  })

  test('are taken off with nickname and mark, and come back when they are paid again', async () => {
    const [tia, una] = [await api.person('contact-tia'), await api.person('contact-una')]
    await fund(api, tia, 'USD', '10')
    await pay(tia, una)
    await post('payees/save', { uid: una.uid, nickname: 'Rent' }, tia)
    await post('contacts/favourite', { uid: una.uid, favourite: 1 }, tia)
    await post('payees/remove', { uid: una.uid }, tia)
    expect(await contactsOf(tia)).toEqual([])
    await pay(tia, una)
    expect(await contactsOf(tia)).toMatchObject([{ uid: una.uid, nickname: null, favourite: 0 }])
  })

  test('are no way to the name of somebody who was neither paid nor found', async () => {
    const [vic, wes] = [await api.person('contact-vic'), await api.person('contact-wes')]
    expect(await post('contacts/favourite', { uid: wes.uid, favourite: 1 }, vic)).toBe(true)
    expect(await post('payees/remove', { uid: wes.uid }, vic)).toBe(true)
    expect(await post('contacts/favourite', { uid: '999999', favourite: 1 }, vic)).toBe(true)
    expect(await contactsOf(vic)).toEqual([])
    await post('payees/save', { uid: wes.uid, nickname: 'Wes' }, vic)
    await post('payees/remove', { uid: wes.uid }, vic)
    // Nor do they fill the table: the numbers are as many as there are members.
    const { rowCount } = await api.db.query('select from private.payees where uid = $1', [vic.uid])
    expect(rowCount).toBe(0)
  })

  test('keep a favourite without nickname after two hundred others were paid', async () => {
    const [xia, yan] = [await api.person('contact-xia'), await api.person('contact-yan')]
    await fund(api, xia, 'USD', '10')
    await pay(xia, yan)
    await post('contacts/favourite', { uid: yan.uid, favourite: 1 }, xia)
    await api.db.query(
      `insert into views.quick_pays
       select (jsonb_populate_record(q, jsonb_build_object('id', 'later-' || n, 'receiver', n, 'created_at', now()))).*
       from views.quick_pays q, generate_series(1, 200) n where sender = $1`,
      [xia.uid],
    )
    expect(await contactsOf(xia)).toMatchObject([
      { uid: yan.uid, username: 'contact-yan', favourite: 1, last_paid: expect.any(String) },
    ])
  })
})
