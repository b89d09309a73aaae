import { describe, expect, test } from 'vitest'
import { type Person, standing } from '../../testing/api.ts'
import { fund, shown } from '../../testing/fund.ts'
import { ada, api } from '../../testing/members-given.suite.ts'
import { codeFor } from '../../testing/money.ts'
import { postingNotices } from '../../testing/post-notices.ts'
import { bound } from '../../vault/bound.ts'
import * as membersStore from '../../vault/members.ts'

let count = 0
/** A member called Mia Okafor and a number, and one who pays her. */
const people = async (): Promise<{ mia: Person; payer: Person; phone: string; handle: string }> => {
  const n = ++count
  const [mia, payer] = [await api.person(`mia-${n}`), await api.person(`finder-${n}`)]
  const phone = `9000${String(n).padStart(4, '0')}`
  const members = bound(membersStore, api.db)
  await members.edit(mia.uid, { username: 'Mia van Okafor' })
  await members.setPhone(mia.uid, { areaCode: '+852', phone, proven: true })
  const handle = `mia.okafor${n}`
  expect((await api.post('/user/handle/S', { handle }, { as: mia })).body.status).toBe(true)
  return { mia, payer, phone, handle }
}
const find = async (as: Person, payee: string) =>
  (await api.post('/quickpay/payee/find/S', { payee }, { as })).body
const choose = (as: Person, choice: object) => api.post('/user/findable/S', choice, { as })
const unknown = { status: false, code: 'RECEIVER_UNKNOWN', msg: 'ID not exists', error: 'ID not exists' }

describe('a payee', () => {
  test('is found by number, address, phone and handle, with a short name until a payment has arrived', async () => {
    const { mia, payer, phone, handle } = await people()
    const ways = [mia.uid, mia.email, mia.email.toUpperCase(), `+852 ${phone}`, `00852-${phone}`]
    for (const way of [...ways, handle, `@${handle.toUpperCase()}`, handle.replace('.', '_')])
      expect((await find(payer, way)).data, way).toEqual([
        { uid: mia.uid, username: 'Mia O.', masked: 1, handle, quickpay_status: 1 },
      ])
    await fund(api, payer, 'USD', '10')
    const payment = { uid: mia.uid, currency: 'USD', amount: '1' }
    await api.post('/quickpay/S', { ...payment, code: await codeFor(api, payer, payment) }, { as: payer })
    await shown(api)
    expect((await find(payer, handle)).data).toMatchObject([{ username: 'Mia van Okafor', masked: 0 }])
    // She has been paid by them, and sees by whom.
    expect((await find(mia, payer.uid)).data).toMatchObject([{ masked: 0 }])
    expect((await find(ada, handle)).data).toMatchObject([{ username: 'Mia O.', masked: 1 }])
  })

  test('shows strangers as much of the name as they have chosen', async () => {
    const { mia, payer, handle } = await people()
    const shownAs = async () => (await find(payer, handle)).data[0]
    await choose(mia, { name_shown: 'none' })
    expect(await shownAs()).toMatchObject({ username: '', masked: 1 })
    await choose(mia, { name_shown: 'full' })
    expect(await shownAs()).toMatchObject({ username: 'Mia van Okafor', masked: 0 })
    const shop = await api.person(`shop-${count}`, { userType: 1 })
    expect((await find(payer, shop.email)).data).toMatchObject([{ username: `shop-${count}`, masked: 0 }])
  })

  test('who shows no name is called in lists by handle or number, and one who has left by nothing', async () => {
    const { mia, payer } = await people()
    await choose(mia, { name_shown: 'none' })
    const money = { uid: mia.uid, currency: 'USD', amount: '1' }
    await api.post('/quickpay/requests/add/S', money, { as: payer })
    await api.post('/quickpay/payees/save/S', { uid: mia.uid, nickname: 'Mia' }, { as: payer })
    const saved = async () => (await api.get('/quickpay/payees/S', { as: payer })).body.data
    await shown(api)
    const called = async () =>
      (await api.get('/quickpay/requests/list/S', { as: payer })).body.data.data[0].username
    expect(await called()).toBe(`@mia.okafor${count}`)
    expect(await saved()).toMatchObject([{ uid: mia.uid, username: `@mia.okafor${count}` }])
    await api.post('/user/handle/S', { handle: null }, { as: mia })
    expect(await called()).toBe(mia.uid)
    await api.db.query('delete from private.members where uid = $1', [mia.uid])
    expect(await called()).toBe('')
    // One who has left cannot be paid.
    expect(await saved()).toEqual([])
  })

  test('is nobody by an address or a number that they are not to be found by, and that nobody has', async () => {
    const { mia, payer, phone, handle } = await people()
    await choose(mia, { found_by_email: 0, found_by_phone: 0 })
    const hidden = [mia.email, `+852${phone}`]
    const nowhere = ['nowhere@example.com', '+85290009999', 'no.such.handle', '999999', 'not a payee', '@']
    for (const way of [...hidden, ...nowhere]) expect(await find(payer, way), way).toEqual(unknown)
    expect((await find(payer, handle)).data).toMatchObject([{ uid: mia.uid }])
    await choose(mia, { found_by_email: 1 })
    expect((await find(payer, mia.email)).data).toMatchObject([{ uid: mia.uid }])
    expect(await find(payer, `+852${phone}`)).toEqual(unknown)
  })

  test('who cannot be paid is nobody by address and number, and said to be so by number alone', async () => {
    const { mia, payer, phone } = await people()
    const ways = [mia.email, `+852${phone}`]
    await standing(api.ledger, mia.uid, { type: 'SwitchQuickPay', input: { on: false } })
    for (const way of ways) expect(await find(payer, way)).toEqual(unknown)
    expect((await find(payer, mia.uid)).code).toBe('QUICK_PAY_OFF')
    const asked = { payee: mia.email, currency: 'USD', amount: '1' }
    const ask = async (body: object) =>
      (await api.post('/quickpay/requests/add/S', body, { as: payer })).body.code
    expect(await ask(asked)).toBe('RECEIVER_UNKNOWN')
    expect(await ask({ uid: mia.uid, currency: 'USD', amount: '1' })).toBe('QUICK_PAY_OFF')
    await standing(api.ledger, mia.uid, { type: 'SwitchQuickPay', input: { on: true } })
    await standing(api.ledger, mia.uid, { type: 'DecideKyc', input: { status: 0 } })
    for (const way of ways) expect(await find(payer, way)).toEqual(unknown)
  })

  test('takes the same questions to the database whether there is an account of an address or not', async () => {
    const { mia, payer } = await people()
    // The API asks of itself meanwhile, as about jobs: those about members and their payments are the look-up's.
    const isOfLookUp = (text: string) => /\bprivate\.(members|handles)\b|\bviews\.quick_pays\b/.test(text)
    const questionsOf = async (payee: string) => {
      const asked: string[] = []
      const query = api.db.query.bind(api.db)
      api.db.query = ((...given: Parameters<typeof query>) => {
        const question: unknown = given[0]
        asked.push(
          String(question && typeof question === 'object' && 'text' in question ? question.text : question),
        )
        return query(...given)
      }) as typeof query
      try {
        await find(payer, payee)
      } finally {
        api.db.query = query
      }
      return asked.filter(isOfLookUp)
    }
    await find(payer, mia.email)
    const found = await questionsOf(mia.email)
    expect(found).toHaveLength(4)
    await choose(mia, { found_by_email: 0 })
    await find(payer, 'nowhere@example.com')
    expect([await questionsOf(mia.email), await questionsOf('nowhere@example.com')]).toEqual([found, found])
  })

  test('by a number that two members have proven is nobody', async () => {
    const { payer, phone } = await people()
    const other = await api.person(`twin-${count}`)
    const members = bound(membersStore, api.db)
    await members.setPhone(other.uid, { areaCode: '+852', phone, proven: true })
    expect(await find(payer, `+852${phone}`)).toEqual(unknown)
    await choose(other, { found_by_phone: 0 })
    expect(await find(payer, `+852${phone}`)).toEqual(unknown)
    await members.setPhone(other.uid, { areaCode: '+852', phone: '91234567', proven: false })
    await choose(other, { found_by_phone: 1 })
    expect(await find(payer, '+85291234567')).toEqual(unknown)
  })

  test('reads the payer’s note in the letter too, unless it leads elsewhere', async () => {
    const { mia, payer } = await people()
    await fund(api, payer, 'USD', '10')
    const post = postingNotices(api)
    const letterOf = async (amount: string, note: string) => {
      const payment = { uid: mia.uid, currency: 'USD', amount }
      const code = await codeFor(api, payer, payment)
      await api.post('/quickpay/S', { ...payment, note, code }, { as: payer })
      await post()
      return (await api.mailTo(mia.email))?.text
    }
    expect(await letterOf('1', 'Rent 12.50, March')).toContain('The payer’s note: Rent 12.50, March')
    for (const [amount, note] of [
      ['2', 'Win at example.com'],
      ['3', 'see https://x'],
    ] as const) {
      const text = await letterOf(amount, note)
      expect(text).toContain(`${amount}.00 USD`)
      expect(text).not.toContain('note')
    }
  })

  test('is paid and asked as they were found, and named once', async () => {
    const { mia, payer, handle } = await people()
    await fund(api, payer, 'USD', '10')
    const payment = { currency: 'USD', amount: '2' }
    const code = await codeFor(api, payer, { ...payment, uid: mia.uid })
    const pay = async (body: object) => (await api.post('/quickpay/S', body, { as: payer })).body
    expect((await pay({ ...payment, code, uid: mia.uid, payee: handle })).issues).toMatchObject([
      { path: 'uid' },
    ])
    expect((await pay({ ...payment, code })).issues).toMatchObject([{ path: 'uid' }])
    const paid = await pay({ ...payment, code, payee: `@${handle}`, note: 'Rent, March' })
    expect(paid.data[0].status).toBe(1)
    await shown(api)
    for (const as of [payer, mia]) {
      const { id } = paid.data[0]
      expect((await api.get(`/quickpay/get/${id}/S`, { as })).body.data[0]).toMatchObject({
        receiver: mia.uid,
        note: 'Rent, March',
      })
    }
    const asked = await api.post(
      '/quickpay/requests/add/S',
      { payee: payer.email, currency: 'USD', amount: '3' },
      { as: mia },
    )
    expect(asked.body.status).toBe(true)
  })
})
