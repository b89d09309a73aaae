import { describe, expect, test } from 'vitest'
import { ada, api, balance, ben, finance, list, today } from './card-office-given.suite.ts'

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
    const rows = ['Referrer bonus,BONUS-2,4', 'referee bonus,BONUS-3,5'].map(
      row => `${row},REF-BEN,${today},${today},Referral`,
    )
    const head = 'type,network_transaction_id,amount,card_id,settlement_date,purchase_date,merchant'
    const file = { csv: [head, ...rows].join('\n') }
    const { body } = await api.post('/logcards/add/S', file, { as: finance })
    expect(body.data[0].totals).toEqual([
      { kind: 'referrer-bonus', currency: 'USD', rows: 1, amount: '4.00' },
      { kind: 'referee-bonus', currency: 'USD', rows: 1, amount: '5.00' },
    ])
    for (const [type, amount] of [
      ['referrer-bonus', '4.00'],
      ['referee-bonus', '5.00'],
    ]) {
      const all = await list('/usercardtransactions/adminlist', { type })
      const own = await list(`/usercardtransactions/list/${ben.uid}`, { type }, ben)
      expect([all.data, own.data]).toMatchObject([[{ type, amount }], [{ type, amount, spend_type: null }]])
    }
    const told = (await api.get('/user/happenings/S', { as: ben })).body.data
    expect(told.map(({ card_kind }: { card_kind?: string }) => card_kind)).toEqual(
      expect.arrayContaining(['bonus', 'referrer-bonus', 'referee-bonus']),
    )
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
    const [{ created_date, card_purchase_date, card_open_date }] = data
    expect([card_purchase_date, card_open_date]).toEqual([created_date, today])
    const [kept] = (await list('/cards/listByAdmin', { uid: ada.uid })).data
    expect(kept).toMatchObject({ card_purchase_date: created_date, card_open_date: today })
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
