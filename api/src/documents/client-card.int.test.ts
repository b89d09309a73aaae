import { describe, expect, test } from 'vitest'
import type { Person } from '../testing/api.ts'
import {
  ada,
  ask,
  ben,
  get,
  give,
  json,
  mailed,
  one,
  post,
  recordOf,
  rowsOf,
  unsigned,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: cards, from both ways of opening one to their fees.

useClient([
  ['charge-item', 'fifty', { amount: '50', usdc_required: '50', usdt_required: '50', status: 1 }],
  ['sys-config', 'cardWixpayStatus', { field_code: 'cardWixpayStatus', field_value: '1', shown: true }],
])

const printed = (last4: string) => ({
  ...{ card_id: `REF-${last4}`, card_number: `411111111111${last4}`, cvv: '123', expiration_date: '09/39' },
})
const today = new Date().toISOString().slice(0, 10)
const days = { settlement_date: today, purchase_date: today, merchant: 'Shop' }
const cardOf = (as: Person) => get(as, '/cards/getusercardinfo/S')

describe('a client written by the two documents', () => {
  test('opens a card for stablecoins, which an administrator adds, and whoever holds it asks for its balance', async () => {
    await give(ada, 'USDC', 5000)
    await get(ada, `/cards/opencard/S/${json({ currency: 'USDC', preItemId: 0 })}`)
    const again = await ask(ada, 'GET', `/cards/opencard/S/${json({ currency: 'USDC' })}`)
    expect(again.body).toMatchObject({ status: false, code: 101 })
    const [bare] = await rowsOf(one, `/cards/listByAdmin/S/${json({ email: ada.email })}`)
    const unentered = await ask(one, 'POST', '/cards/setcard/S', bare)
    expect(unentered.body).toMatchObject({ status: false, code: 'CARD_NOT_ENTERED' })
    const added = { email: ada.email, ...printed('1111'), status: 2 }
    expect(await post(one, '/cards/addcard/S', added)).toMatchObject({ status: 2 })
    const inHand = { referenceCode: 'REF-1111', digits: '1111' }
    expect(await unsigned('/cards/getcardsby4digits', inHand)).toEqual({ digits: '1111', status: 2 })
    const { balance } = await cardOf(ada)
    expect(await unsigned('/cards/getpexbalance', inHand)).toMatchObject({ balance })
  })

  test('opens a card by the other provider’s order number, which an administrator processes', async () => {
    await get(ben, `/cards/opencardbywixpay/S/${json({ orderNumber: 'WX-1' })}`)
    expect(await cardOf(ben)).toMatchObject({ status: 1 })
    const [order] = await rowsOf(one, `/card/getcardordernumbslist/S/${json({ status: 0 })}`)
    expect(order).toMatchObject({ uid: ben.uid, orderNumber: 'WX-1', status: 0 })
    const processed = { id: order.id, status: 1 }
    expect(await post(one, '/cards/changecardordernumberstatus/S', processed)).toMatchObject({ status: 1 })
    const [after] = await rowsOf(one, '/card/getcardordernumbslist/S')
    expect(after).toMatchObject({ id: order.id, status: 1 })
    await post(one, '/cards/addcard/S', { email: ben.email, ...printed('2222'), status: 2 })
  })

  test('has its data set as it was loaded, and its status by an administrator', async () => {
    const [loaded] = await rowsOf(one, `/cards/listByAdmin/S/${json({ email: ben.email })}`)
    expect(loaded).toMatchObject({ uid: ben.uid, card_id: 'REF-2222', status: 2 })
    await post(one, '/cards/setcard/S', { ...loaded, expiration_date: '10/39' })
    await post(one, '/cards/setcard/S', { ...loaded, expiration_date: '10/39', status: -1, reason: 'lost' })
    expect(await cardOf(ben)).toMatchObject({ status: -1, expiry: '10/39' })
    const [blocked] = await rowsOf(one, `/cards/listByAdmin/S/${json({ status: -1 })}`)
    await post(one, '/cards/setcard/S', { ...blocked, status: 2, reason: 'found' })
    expect(await cardOf(ben)).toMatchObject({ status: 2 })
    for (const status of [3, -1, 2])
      expect(
        await post(one, '/cards/setcard/S', { id: blocked.id, status, reason: 'asked by telephone' }),
      ).toMatchObject({ id: blocked.id, status })
    const [after] = await rowsOf(one, `/cards/listByAdmin/S/${json({ email: ben.email })}`)
    expect(after).toMatchObject({ card_id: 'REF-2222', card_number: '2222', expiration_date: '10/39' })
    const nobodys = await ask(one, 'POST', '/cards/setcard/S', { id: 'no-card', status: 2 })
    expect(nobodys.body).toMatchObject({ status: false, code: 'CARD_NOT_OPENED' })
  })

  test('edits its holder with a mailed code', async () => {
    const holder = {
      ...{ holder_name: 'ADA LOVELACE', billing_country: 'HK', billing_city: 'Kowloon' },
      ...{ billing_address: '8 Nathan Road', billing_postal: '99999' },
    }
    const code = await mailed(ada.email, 'editcardholder')
    await post(ada, '/cards/editcardholder/S', { ...holder, code })
    expect(await cardOf(ada)).toMatchObject({ holder })
  })

  test('charges the card: one is approved, one rejected, and what is wrong has its number', async () => {
    for (const [given, code] of [
      [{ amount: 'abc' }, 101],
      [{ amount: true }, 101],
      [{ amount: [] }, 101],
      [{ amount: '9'.repeat(100) }, 101],
      [{ amount: 50, currency: {} }, 101],
      [{ id: { fifty: 1 } }, 101],
      [{ amount: 50, currency: undefined }, 101],
      [{ amount: 50, currency: 7 }, 101],
      [{ amount: 50, currency: 'USD' }, 101],
      [{ id: 'a preset that is not' }, 101],
      [{}, 104],
      [{ amount: null, currency: undefined }, 104],
      [{ amount: '  ' }, 104],
      [{ amount: -1 }, 105],
      [{ amount: '9.99' }, 106],
      [{ amount: 1_000_000_000 }, 107],
    ] as const) {
      const path = `/cards/charge/S/${json({ currency: 'USDC', ...given })}`
      expect((await ask(ada, 'GET', path)).body).toMatchObject({ status: false, code, errorCode: code })
    }
    const before = await cardOf(ada)
    for (const [path, more] of [
      ['/logcards/approve/S', {}],
      ['/logcards/reject/S', { reason: 'not ours' }],
    ] as const) {
      const { id } = await get(ada, `/cards/charge/S/${json({ currency: 'USDC', id: 'fifty' })}`)
      const waiting = await rowsOf(one, `/logcards/rechargeListByAdmin/S/${json({ status: 0 })}`)
      expect(waiting).toMatchObject([{ id, uid: ada.uid }])
      await post(one, path, { id, ...more })
    }
    expect(await rowsOf(one, `/logcards/rechargeListByAdmin/S/${json({ status: 0 })}`)).toEqual([])
    expect(Number((await cardOf(ada)).balance)).toBe(Number(before.balance) + 50)
  })

  test('has its logs entered one by one and from files, read, and reversed', async () => {
    const fee = { type: 'card fee', card_id: 'REF-1111', amount: 1, ...days }
    expect(await post(one, '/logcards/add/S', { ...fee, network_transaction_id: 't-1' })).toMatchObject({
      ...{ count: 1 },
    })
    const spend = { spend_type: 'Purchase', card_id: 'REF-1111', amount: 2, ...days, mcc: '5411' }
    const spent = { ...spend, description: 'milk', memo: 'seen', network_transaction_id: 't-2' }
    expect(await post(one, '/logcards/saveSpendLog/S', spent)).toMatchObject({ count: 1 })
    const head = 'Card ID,Amount,Settlement date,Purchase date,Merchant,Network transaction ID'
    for (const [path, id, column, kind] of [
      ['/logcards/add/S', 't-3', 'Type', 'Card fee'],
      ['/logcards/saveSpendLog/S', 't-4', 'Spend type', 'Credit'],
    ] as const) {
      const form = new FormData()
      const file = `${head},${column}\nREF-1111,3,2026-02-03,2026-02-03,Shop,${id},${kind}\n`
      form.set('file', new Blob([file]), 'logs.csv')
      expect(recordOf(await ask(one, 'POST', path, form))).toMatchObject({ count: 1 })
    }
    const short = new FormData()
    short.set('file', new Blob(['Card ID,Amount\nREF-1111,1\n']), 'logs.csv')
    const refused = await ask(one, 'POST', '/logcards/add/S', short)
    expect(refused.body).toMatchObject({ code: 'IMPORT_REFUSED', details: { field: expect.any(String) } })
    const logs = await rowsOf(one, '/logcards/consumeListByAdmin/S')
    expect(logs).toHaveLength(4)
    expect(await get(one, `/logcards/${logs[0].id}/S`)).toMatchObject({ id: logs[0].id })
    const reversed = await ask(one, 'DELETE', `/logcards/${logs[0].id}/S`)
    expect([reversed.status, reversed.body.status]).toEqual([200, true])
  })

  test('reads its transactions, and administrators read everybody’s, with sums and fees', async () => {
    const own = await rowsOf(ada, `/usercardtransactions/list/${ada.uid}/S/${json({ type: 'spend' })}`)
    expect(own.length).toBeGreaterThan(0)
    const lists = [
      [ada, `/usercardtransactions/list/${ada.uid}/S`],
      [one, '/usercardtransactions/adminlist/S'],
      [one, '/logcards/consumeListByAdmin/S'],
    ] as const
    for (const [as, list] of lists)
      for (const [word, type, some] of [
        ['card fee', 'fee', true],
        ['Card Fee', 'fee', true],
        ['referrer bonus', 'referrer-bonus', false],
        ['referee bonus', 'referee-bonus', false],
      ] as const) {
        const rows = await rowsOf(as, `${list}/${json({ type: word })}`)
        expect(rows).toEqual(await rowsOf(as, `${list}/${json({ type })}`))
        expect(rows.length > 0).toBe(some)
      }
    const all = await rowsOf(one, `/usercardtransactions/adminlist/S/${json({ email: ada.email })}`)
    expect(all.length).toBeGreaterThan(own.length)
    const [summary] = await rowsOf(one, `/cards/admincardsummarylist/S/${json({ email: ada.email })}`)
    expect(summary).toMatchObject({ card_number: '1111', card_balance: (await cardOf(ada)).balance })
    for (const span of ['', 'monthly', 'lifetime'])
      expect((await rowsOf(one, `/card/getcard${span}feecalculationlist/S`)).length).toBeGreaterThan(0)
  })

  walksAll('card')
})
