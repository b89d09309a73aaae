import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readChanges } from '../http/changes/testing/read-changes.ts'
import { type Api, pin } from '../testing/api.ts'
import { bankOf } from '../testing/bank.ts'
import { fund } from '../testing/fund.ts'
import { availableOf } from '../testing/money.ts'
import { addPasskey, askApproval } from '../testing/own-passkey.ts'
import { givenConfirming } from './testing/given-confirming.ts'

const given = givenConfirming()
const { withBrowser, withPhone, begin, seen, confirm, end, pay, post, postsTo, devicesOf } = given
let api: Api
beforeAll(() => {
  api = given.api()
})

describe('a device that confirms', () => {
  test('takes push messages, and is turned on by PAY code and mailed code, of which its member is told', async () => {
    const without = await api.person('confirm-abe')
    const before = await post(without, '/here/before/S', { pin })
    const code = await given.codeOf(without)
    expect([before.code, (await post(without, '/here/S', { pin, code })).code]).toEqual([
      'DEVICE_WITHOUT_PUSH',
      'DEVICE_WITHOUT_PUSH',
    ])
    const { who } = await withBrowser('confirm-ada')
    expect((await post(who, '/here/before/S', { pin: '000000' })).code).toBe('WRONG_PIN')
    expect((await post(who, '/here/before/S', { pin })).status).toBe(true)
    const right = await given.codeOf(who)
    expect((await post(who, '/here/S', { pin: '000000', code: right })).code).toBe('WRONG_PIN')
    expect((await post(who, '/here/S', { pin, code: right === '000000' ? '1' : '000000' })).code).toBe(
      'WRONG_CODE',
    )
    expect(await devicesOf(who)).toEqual({ status: 0, push: 1, others: 0 })
    expect((await post(who, '/here/S', { pin, code: right })).status).toBe(true)
    expect(await devicesOf(who)).toEqual({ status: 1, push: 1, others: 0 })
    expect((await api.mailTo(who.email))?.subject).toBe('A device of yours now confirms payments')
  })

  test('is turned off at will, and ends with its session', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-bea')
    expect(await devicesOf(desktop)).toEqual({ status: 0, push: 0, others: 1 })
    await post(phone, '/here/end/S')
    expect(await devicesOf(phone)).toEqual({ status: 0, push: 1, others: 0 })
    expect((await post(desktop, '/S', { scene: 'quickpay', ...payment })).code).toBe('NO_CONFIRMING_DEVICE')
    await given.turnOn(phone)
    await api.post('/user/sessions/endothers/S', undefined, { as: desktop })
    expect(await devicesOf(desktop)).toMatchObject({ others: 0 })
  })
})

describe('a payment that is confirmed on another device', () => {
  test('is shown there as it was reviewed, and sent once, and again for the same command only', async () => {
    const { phone, desktop, payment, payee } = await withPhone('confirm-cleo')
    const begun = await begin(desktop, payment)
    expect(begun).toMatchObject({ standing: 'waiting', own: 1 })
    expect(await seen(phone, begun.id)).toMatchObject({
      ...{ standing: 'waiting', own: 0, scene: 'quickpay', uid: payee.uid, payee: 'c…' },
      ...{ currency: 'USD', amount: '10' },
    })
    expect((await pay(desktop, payment, begun.id)).code).toBe('NOT_CONFIRMED')
    expect((await confirm(phone, begun.id)).status).toBe(true)
    expect(await seen(desktop, begun.id)).toMatchObject({ standing: 'confirmed' })
    const headers = { 'Idempotency-Key': randomUUID() }
    const paid = await pay(desktop, { ...payment, amount: '10.00' }, begun.id, headers)
    expect(paid.data[0]).toMatchObject({ status: 1 })
    const again = await pay(desktop, { ...payment, amount: '10.00' }, begun.id, headers)
    expect(again.data[0].id).toBe(paid.data[0].id)
    expect((await pay(desktop, payment, begun.id)).code).toBe('NOT_CONFIRMED')
    expect(await availableOf(api, desktop, 'USD')).toBe('90.00')
    expect(await seen(phone, begun.id)).toMatchObject({ standing: 'used' })
  })

  test('names a bank account of the member’s own, and stands in for the PAY code of a withdrawal', async () => {
    const { phone, desktop } = await withPhone('confirm-cora')
    const bankId = await bankOf(api, phone, await api.person('confirm-support', { role: 'support' }))
    const [currency, amount] = ['USD', '20']
    const { id } = await begin(desktop, { scene: 'withdraw', payee: bankId, currency, amount })
    expect((await seen(phone, id)).payee).toMatch(/^Harbour Bank/)
    await confirm(phone, id)
    const order = { source: 'wallet', currency, amount, bankId, code: { confirmation: id } }
    expect((await api.post('/wallet/withdraw/S', order, { as: desktop })).body).toMatchObject({
      status: true,
    })
  })

  test('is told of by a message to that device alone, with the amount where its member wishes it', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-dora')
    await given.subscribe({ ...phone, key: await api.openSession(phone.email) })
    const { id } = await begin(desktop, payment)
    const title = 'Confirm a payment that you began on another device'
    const posts = await postsTo(phone)
    expect(posts).toEqual([{ title, path: `/confirm/${id}`, tries: 0, seconds: expect.any(Number) }])
    await given.deliver()
    expect(given.heard.map(({ headers }) => headers.get('TTL'))).toEqual(['300'])
    const wishing = await withPhone('confirm-dina', { amounts: 1 })
    await begin(wishing.desktop, wishing.payment)
    expect(await postsTo(wishing.phone)).toMatchObject([{ title, body: '10.00 USD' }])
  })

  test('is begun once for one attempt, and ends the one that this session began before', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-ed')
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await begin(desktop, payment, headers)
    const repeated = await begin(desktop, payment, headers)
    expect([repeated.id, (await postsTo(phone)).length]).toEqual([first.id, 1])
    expect((await confirm(phone, first.id)).status).toBe(true)
    const second = await begin(desktop, payment)
    expect((await seen(phone, first.id)).standing).toBe('cancelled')
    expect((await pay(desktop, payment, first.id)).code).toBe('NOT_CONFIRMED')
    expect((await seen(phone, second.id)).standing).toBe('waiting')
  })

  test('is for that payee, amount, currency and use, and for the session that began it', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-finn')
    const other = await api.person('confirm-finn-other')
    const wrongs = [{ amount: '11' }, { uid: other.uid }, { currency: 'USDC' }]
    const { id } = await begin(desktop, payment)
    await confirm(phone, id)
    for (const wrong of wrongs)
      expect((await pay(desktop, { ...payment, ...wrong }, id)).code).toBe('NOT_CONFIRMED')
    const third = { ...phone, key: await api.openSession(phone.email) }
    for (const as of [phone, third]) expect((await pay(as, payment, id)).code).toBe('NOT_CONFIRMED')
    const onChain = await begin(desktop, { ...payment, scene: 'sendonchain' })
    await confirm(phone, onChain.id)
    expect((await pay(desktop, payment, onChain.id)).code).toBe('NOT_CONFIRMED')
    expect(await availableOf(api, desktop, 'USD')).toBe('100.00')
  })

  test('is confirmed by a passkey that has approved this very one', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-gus')
    const passkey = await addPasskey(api, phone)
    const { id } = await begin(desktop, payment)
    const prove = async (confirmation: string, as = phone) =>
      passkey.prove(await askApproval(api, as, { scene: 'confirm', id: confirmation }))
    const by = async (proof: object) => confirm(phone, id, { by: 'passkey', passkey: proof })
    expect((await by(await prove(randomUUID()))).code).toBe('WRONG_PASSKEY')
    expect((await by(await prove(id, desktop))).code).toBe('WRONG_PASSKEY')
    const payAsked = await askApproval(api, phone, { scene: 'quickpay', ...payment })
    expect((await by(passkey.prove(payAsked))).code).toBe('WRONG_PASSKEY')
    expect((await by(await prove(id))).status).toBe(true)
    expect((await pay(desktop, payment, id)).status).toBe(true)
  })

  test('wakes the desktop’s stream of changes when it is decided, and the phone’s when it is cancelled', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-hal')
    const stranger = await api.person('confirm-hal-stranger')
    const streams = [await readChanges(api.app, desktop), await readChanges(api.app, phone)]
    const strangers = await readChanges(api.app, stranger)
    for (const each of [...streams, strangers]) await each.next()
    const { id } = await begin(desktop, payment)
    await confirm(phone, id)
    expect(await Promise.all(streams.map(each => each.next()))).toEqual([{}, {}])
    await end(desktop, id)
    expect(await Promise.all(streams.map(each => each.next()))).toEqual([{}, {}])
    // The next that the stranger hears of is their own.
    await fund(api, stranger, 'USD', '1')
    expect(Object.keys((await strangers.next()) ?? {})).toEqual(['position'])
    for (const each of [...streams, strangers]) await each.leave()
  })
})

test('a stream that has lost its connection to the vault is told again, and hears of the next one', async () => {
  const { phone, desktop, payment } = await withPhone('confirm-noa')
  const stream = await readChanges(api.app, desktop)
  await stream.next()
  await api.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen strongroom_told'`,
  )
  expect(await stream.next()).toEqual({})
  const { id } = await begin(desktop, payment)
  await confirm(phone, id)
  expect(await stream.next()).toEqual({})
  await stream.leave()
})

describe('a confirmation', () => {
  test('is refused in the session that began it, and on a device that was not chosen, whatever PAY code is tried', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-ian')
    const { id } = await begin(desktop, payment)
    await given.subscribe(desktop)
    await given.turnOn(desktop)
    const third = { ...phone, key: await api.openSession(phone.email) }
    for (const as of [desktop, third])
      for (const tried of [pin, '000000'])
        expect((await confirm(as, id, { by: 'pin', pin: tried })).code).toBe('CONFIRMATION_NOT_HERE')
    expect((await confirm(phone, id, { by: 'pin', pin: '000000' })).code).toBe('WRONG_PIN')
    expect((await seen(phone, id)).standing).toBe('waiting')
  })

  test('of another member is unknown', async () => {
    const [jan, joe] = [await withPhone('confirm-jan'), await withPhone('confirm-joe')]
    const { id } = await begin(jan.desktop, jan.payment)
    expect(await seen(joe.phone, id)).toBeUndefined()
    const tried = [await confirm(joe.phone, id), await end(joe.phone, id), await confirm(jan.phone, 'none')]
    expect(tried.map(({ code }) => code)).toEqual(Array(3).fill('CONFIRMATION_UNKNOWN'))
    expect((await seen(jan.phone, id)).standing).toBe('waiting')
  })

  const spoil = {
    'was used': async ({ phone, desktop, payment }: Awaited<ReturnType<typeof withPhone>>, id: string) => {
      await confirm(phone, id)
      expect((await pay(desktop, payment, id)).status).toBe(true)
    },
    'was declined': ({ phone }: Awaited<ReturnType<typeof withPhone>>, id: string) => end(phone, id),
    'was cancelled': ({ desktop }: Awaited<ReturnType<typeof withPhone>>, id: string) => end(desktop, id),
    'has lapsed': (_: unknown, id: string) =>
      api.db.query('update private.confirmations set expires_at = now() where id = $1', [id]),
  }
  test.each(Object.entries(spoil))('that %s is over, for the phone and for the desktop', async (how, act) => {
    const kim = await withPhone(`confirm-${how.replaceAll(' ', '-')}`)
    const { id } = await begin(kim.desktop, kim.payment)
    await act(kim, id)
    expect((await seen(kim.phone, id)).standing).toBe(how.split(' ')[1])
    expect((await confirm(kim.phone, id)).code).toBe('CONFIRMATION_OVER')
    expect((await pay(kim.desktop, kim.payment, id)).code).toBe('NOT_CONFIRMED')
  })

  test('that comes late or is taken back after it was confirmed counts for nothing', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-leo')
    const late = await begin(desktop, payment)
    await confirm(phone, late.id)
    await api.db.query('update private.confirmations set expires_at = now() where id = $1', [late.id])
    expect((await pay(desktop, payment, late.id)).code).toBe('NOT_CONFIRMED')
    const declined = await begin(desktop, payment)
    await confirm(phone, declined.id)
    expect((await end(phone, declined.id)).status).toBe(true)
    expect((await pay(desktop, payment, declined.id)).code).toBe('NOT_CONFIRMED')
  })

  test('goes with the session that began it', async () => {
    const { phone, desktop, payment } = await withPhone('confirm-mia')
    const { id } = await begin(desktop, payment)
    await api.post('/user/sessions/endothers/S', undefined, { as: phone })
    expect(await seen(phone, id)).toBeUndefined()
    expect((await confirm(phone, id)).code).toBe('CONFIRMATION_UNKNOWN')
  })
})
