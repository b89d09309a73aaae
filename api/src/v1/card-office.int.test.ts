import { randomUUID } from 'node:crypto'
import {
  cardBatchDecider,
  cardLogId,
  claimDecider,
  derivedId,
  sha256,
  walletDecider,
} from '@strongroom/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let finance: Person
let support: Person
beforeAll(async () => {
  api = await startApi({ config: { rateLimits: true } })
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  finance = await api.person('finance', { role: 'finance' })
  support = await api.person('support', { role: 'support' })
  for (const who of [ada, ben]) await open(who)
})
afterAll(() => api.stop())

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const number = (last4: string) => `411111111111${last4}`

/** A card with 20 USD on it, as if it had been paid for elsewhere. */
const open = async ({ uid }: Person) => {
  const outcome = await api.ledger.handle(walletDecider, uid, {
    id: randomUUID(),
    actor: { kind: 'system', id: 'test' },
    correlationId: 'test',
    command: {
      type: 'OpenCard',
      input: { cardId: randomUUID(), currency: 'USDC' },
      given: {
        verified: true,
        currency: { code: 'USDC', scale: 6 },
        cardCurrency: { code: 'USD', scale: 2 },
        fee: '0',
        initialBalance: '20',
        precharge: '0',
      },
    },
  })
  expect(outcome.kind).toBe('accepted')
  await shown(api)
}
const entry = (who: Person, card_id: string, last4: string) => ({
  email: who.email,
  card_id,
  card_number: number(last4),
  cvv: '123',
  expiration_date: '09/29',
})
const add = (body: object, as = finance) => api.post('/cards/addcard/S', body, { as })
const list = async (path: string, fields: object, as = support) =>
  (await api.get(`${path}/S/${filter(fields)}`, { as })).body.data

describe('entering a card', () => {
  test('activates it, and shows the last four digits to administrators', async () => {
    const heard = await add({ ...entry(ada, 'REF-ADA', '1111'), status: 2 })
    expect(heard.body.data[0]).toMatchObject({ status: 2 })
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
    await add(entry(ben, 'REF-BEN', '2222'))
    expect((await set(ben, { status: -1 })).body.code).toBe('REASON_MISSING')
    expect((await set(ben, { status: -1, reason: 'lost' })).body.data[0].status).toBe(-1)
    const blocked = await list('/cards/listByAdmin', { status: -1 })
    expect(blocked.data).toMatchObject([{ uid: ben.uid, reason: 'lost' }])
    expect((await set(ben, { status: 2 })).body.data[0].status).toBe(2)
  })
  test('changes the number only together with its CVV', async () => {
    const without = await set(ben, { card_number: number('2223') })
    expect([without.status, without.body.issues[0].path]).toEqual([422, 'cvv'])
    expect((await set(ben, { card_number: number('1111'), cvv: '321' })).body.code).toBe('CARD_TAKEN')
    expect((await set(ben, { card_number: number('2223'), cvv: '321' })).body.status).toBe(true)
    expect((await list('/cards/listByAdmin', { search: '2223' })).data).toMatchObject([{ uid: ben.uid }])
  })
  test('is not for another member’s card', async () => {
    expect((await set(ben, { email: ada.email })).body.code).toBe('CARD_NOT_OPENED')
  })
})

const today = new Date().toISOString().slice(0, 10)
const head = 'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id,memo'
const csv = (...lines: readonly string[]) => [head, ...lines].join('\n')
const row = (card: string, amount: string, transaction: string, kind = 'purchase', day = '2026-02-03') =>
  [card, kind, amount, day, day, 'Corner shop', transaction, 'seen'].join(',')
const save = (body: object, as = finance) => api.post('/logcards/saveSpendLog/S', body, { as })
const dry = async (...lines: readonly string[]) =>
  (await save({ csv: csv(...lines), dryRun: 1 })).body.data[0]
const balance = async (who: Person) => (await list('/cards/listByAdmin', { uid: who.uid })).data[0].balance

describe('importing a file of spends', () => {
  const file = [
    row('REF-ADA', '5.50', 'NT-1'),
    row('REF-BEN', '21', 'NT-2'),
    row('REF-BEN', '2.5', 'NT-3', 'credit'),
  ]
  test('says first what it would do, and does nothing', async () => {
    expect(await dry(...file)).toMatchObject({
      dryRun: 1,
      rows: 3,
      fresh: 3,
      there: 0,
      totals: [
        { kind: 'purchase', currency: 'USD', rows: 2, amount: '26.50' },
        { kind: 'credit', currency: 'USD', rows: 1, amount: '2.50' },
      ],
      problems: [],
      belowZero: [{ row: 3, card_id: 'REF-BEN', balance: '-1.00' }],
    })
    expect(await balance(ada)).toBe('20.00')
  })
  test('books all of it, once however often it comes', async () => {
    expect((await save({ csv: csv(...file) })).body.data[0]).toMatchObject({ fresh: 3, there: 0 })
    expect([await balance(ada), await balance(ben)]).toEqual(['14.50', '1.50'])
    expect((await save({ csv: csv(...file) })).body.data[0]).toMatchObject({ fresh: 0, there: 3 })
    expect(await balance(ada)).toBe('14.50')
  })
  test('tried again under its Idempotency-Key answers the same, and with another file conflicts', async () => {
    const headers = { 'Idempotency-Key': 'import-1' }
    const once = () =>
      api.post(
        '/logcards/saveSpendLog/S',
        { csv: csv(row('REF-ADA', '1', 'NT-K')) },
        { as: finance, headers },
      )
    const first = (await once()).body.data[0]
    expect((await once()).body.data[0]).toMatchObject({ id: first.id, fresh: 1, there: 0 })
    const other = { csv: csv(row('REF-ADA', '1', 'NT-L')) }
    expect((await api.post('/logcards/saveSpendLog/S', other, { as: finance, headers })).status).toBe(409)
  })
  test('that died on its way is finished when it is tried again', async () => {
    const key = 'import-of-the-dead'
    const batchId = derivedId('idempotency', finance.uid, key)
    const about = { actor: { kind: 'admin', id: finance.uid }, correlationId: 'test' } as const
    const settled = { currency: 'USD', amount: '1', settledOn: '2026-02-03' } as const
    const bookingOf = (transaction: string, kind: 'purchase' | 'credit') => ({
      ...{ uid: ada.uid, logId: cardLogId(transaction), networkTransactionId: transaction },
      ...{ ...settled, kind },
    })
    // The two leave the card's balance as it was.
    const rows = [bookingOf('NT-D', 'purchase'), bookingOf('NT-E', 'credit')]
    await api.ledger.handle(cardBatchDecider, batchId, {
      ...{ ...about, id: batchId },
      command: {
        type: 'OpenCardBatch',
        input: { rows },
        given: { enteredBy: finance.uid, currency: { code: 'USD', scale: 2 } },
      },
    })
    await api.ledger.handle(claimDecider, `network-transaction-${sha256('NT-D')}`, {
      ...{ ...about, id: randomUUID() },
      command: { type: 'Claim', input: { by: batchId, uid: ada.uid } },
    })
    const body = { csv: csv(row('REF-ADA', '1', 'NT-D'), row('REF-ADA', '1', 'NT-E', 'credit')) }
    const again = await api.post('/logcards/saveSpendLog/S', body, {
      as: finance,
      headers: { 'Idempotency-Key': key },
    })
    expect(again.body.data?.[0]).toMatchObject({ id: batchId, fresh: 2, there: 0 })
  })
  test('names every row that is wrong, and books none', async () => {
    const lines = [
      row('REF-ADA', '1', 'NT-5', 'purchase', '2026-02-04'),
      row('REF-NONE', '1', 'NT-6', 'purchase', '2026-02-05'),
      row('REF-ADA', '0', 'NT-7', 'purchase', '2026-02-05'),
      row('REF-ADA', '0.001', 'NT-8', 'purchase', '2026-02-05'),
      row('REF-ADA', '9', 'NT-1', 'purchase', '2026-02-05'),
      row('REF-ADA', '1', 'NT-2', 'purchase', '2026-02-05'),
      row('REF-ADA', '1', 'NT-9', 'purchase', '9999-01-01'),
    ]
    const { problems } = await dry(...lines)
    expect(problems.map((each: { row: number; code: string }) => [each.row, each.code])).toEqual([
      [3, 'card-unknown'],
      [4, 'wrong'],
      [5, 'too-many-places'],
      [6, 'transaction-differs'],
      [7, 'transaction-taken'],
      [8, 'in-future'],
    ])
    const before = await balance(ada)
    expect((await save({ csv: csv(...lines) })).body).toMatchObject({
      status: false,
      code: 'IMPORT_REFUSED',
      details: { problems: '6', row: '3' },
    })
    expect(await balance(ada)).toBe(before)
  })
  test('has to be sorted by settlement date, and name each transaction once', async () => {
    const late = row('REF-ADA', '1', 'NT-10', 'purchase', '2026-02-05')
    const early = row('REF-ADA', '1', 'NT-11', 'purchase', '2026-02-04')
    expect((await dry(late, early)).problems).toMatchObject([{ row: 3, code: 'batch-not-sorted' }])
    expect((await dry(late, late)).problems).toMatchObject([{ row: 3, code: 'batch-repeats' }])
    expect((await dry()).problems).toMatchObject([{ code: 'batch-empty' }])
  })
  test('is for finance, not for support', async () => {
    expect((await save({ csv: csv(...file) }, support)).status).toBe(403)
  })
})

describe('one card log', () => {
  const one = {
    card_id: 'REF-ADA',
    card_number: '**** 1111',
    amount: '0.75',
    settlement_date: today,
    purchase_date: today,
    merchant: 'Atm fee',
    network_transaction_id: 'NT-FEE',
  }
  test('is booked as a fee, found with its details, and reversed once', async () => {
    const before = await balance(ada)
    await api.post('/logcards/add/S', { type: 'fee', ...one }, { as: finance })
    const { data } = await list('/logcards/consumeListByAdmin', { uid: ada.uid, type: 'fee' })
    expect(data).toMatchObject([{ amount: '-0.75', merchant: 'Atm fee', status: 1, email: ada.email }])
    const { id } = data[0]
    expect((await api.get(`/logcards/${id}/S`, { as: support })).body.data[0]).toMatchObject({
      id,
      mcc: null,
    })
    const reverse = () => api.ask('DELETE', `/logcards/${id}/S`, { as: finance, body: { reason: 'twice' } })
    expect((await reverse()).body.status).toBe(true)
    expect(await balance(ada)).toBe(before)
    expect((await api.get(`/logcards/${id}/S`, { as: support })).body.data[0]).toMatchObject({
      status: -1,
      reason: 'twice',
    })
    expect((await reverse()).body.code).toBe('ALREADY_REVERSED')
  })
  test('whose card number ends otherwise is refused', async () => {
    const wrong = { type: 'fee', ...one, network_transaction_id: 'NT-W', card_number: '1112' }
    expect((await api.post('/logcards/add/S', wrong, { as: finance })).body).toMatchObject({
      code: 'IMPORT_REFUSED',
      details: { row: '1' },
    })
  })
})

describe('the lines of a card', () => {
  test('come to its balance, bonuses and all', async () => {
    const bonus = {
      type: 'bonus',
      card_id: 'REF-BEN',
      amount: '3',
      settlement_date: today,
      purchase_date: today,
      merchant: 'Referral',
      network_transaction_id: 'BONUS-1',
    }
    await api.post('/logcards/add/S', bonus, { as: finance })
    expect((await list('/usercardtransactions/adminlist', { type: 'bonus' })).data).toMatchObject([
      { uid: ben.uid, amount: '3.00', spend_type: null },
    ])
    for (const who of [ada, ben]) {
      const { data } = await list('/usercardtransactions/adminlist', { uid: who.uid, limit: 100 })
      const moved = data.filter(({ status }: { status: number }) => status !== -1)
      const sum = moved.reduce((cents: number, { amount }: { amount: string }) => cents + Number(amount), 0)
      expect(sum.toFixed(2)).toBe(await balance(who))
    }
  })
})

describe('the lists of a card', () => {
  test('show its holder where and what for, and no memo', async () => {
    const { data } = await list(`/usercardtransactions/list/${ada.uid}`, { type: 'spend' }, ada)
    expect(data.at(-1)).toMatchObject({
      spend_type: 'purchase',
      amount: '-5.50',
      merchant: 'Corner shop',
      network_transaction_id: 'NT-1',
    })
    expect(data.at(-1)).not.toHaveProperty('memo')
    const others = await api.get(`/usercardtransactions/list/${ada.uid}/S`, { as: ben })
    expect(others.status).toBe(403)
  })
  test('show administrators everybody’s, with the memo', async () => {
    const { data } = await list('/usercardtransactions/adminlist', { uid: ben.uid, search: 'NT-2' })
    expect(data).toMatchObject([{ uid: ben.uid, amount: '-21.00', memo: 'seen' }])
  })
  test('sum card and wallet up', async () => {
    const { data } = await list('/cards/admincardsummarylist', { uid: ada.uid })
    expect(data).toMatchObject([{ card_number: '1111', card_balance: '13.50', wallet_balance: '0.00' }])
    const users = await list('/user/carduserlist', { search: ada.email })
    expect(users.data).toMatchObject([{ uid: ada.uid, kyc_status: 1, vip_level: 0 }])
  })
  test('sum fees up by day, by month and by card, to the house’s account', async () => {
    const initial = {
      currency: 'USD',
      initial: '-40.00',
      network: '0.75',
      reversed: '-0.75',
      total: '-40.00',
    }
    const days = await list('/card/getcardfeecalculationlist', { currency: 'USD' })
    expect(days.data).toMatchObject([{ date: today, cards: 2, ...initial }])
    const months = await list('/card/getcardmonthlyfeecalculationlist', { currency: 'USD', to: today })
    expect(months.data).toMatchObject([{ date: today.slice(0, 7), ...initial }])
    const cards = await list('/card/getcardlifetimefeecalculationlist', { uid: ada.uid })
    expect(cards.data).toMatchObject([{ uid: ada.uid, card_number: '1111', initial: '-20.00' }])
  })
})

describe('asking with the card in hand', () => {
  const ask = (path: string, referenceCode: string, digits: string, from = '198.51.100.1') =>
    api.post(path, { referenceCode, digits }, { headers: { 'X-Forwarded-For': from } })
  test('tells the balance, and nothing of whose it is', async () => {
    expect((await ask('/cards/getpexbalance', 'REF-ADA', '1111')).body.data).toEqual([
      { currency: 'USD', balance: '13.50' },
    ])
    expect((await ask('/cards/getcardsby4digits', 'REF-ADA', '1111')).body.data).toEqual([
      { digits: '1111', status: 2 },
    ])
  })
  test('says the same whatever is wrong', async () => {
    const wrong = [
      await ask('/cards/getpexbalance', 'REF-ADA', '1112'),
      await ask('/cards/getpexbalance', 'REF-NONE', '1111'),
      await ask('/cards/getcardsby4digits', 'REF-NONE', '1111'),
    ]
    for (const { status, body } of wrong)
      expect([status, body]).toEqual([
        200,
        {
          status: false,
          code: 'INVALID_CARD',
          msg: 'Invalid card information',
          error: 'Invalid card information',
        },
      ])
  })
  test('is answered ten times an hour for a card, from wherever', async () => {
    for (let at = 0; at < 10; at++)
      expect(
        (await ask('/cards/getpexbalance', 'REF-TRIED', `000${at}`, `198.51.100.${at + 10}`)).status,
      ).toBe(200)
    const more = await ask('/cards/getcardsby4digits', 'ref-tried', '0010', '198.51.100.99')
    expect([more.status, more.headers.get('retry-after') !== null]).toEqual([429, true])
  })
})
