import { describe, expect, test } from 'vitest'
import { ada, api, support } from '../../testing/members-given.suite.ts'
import { filter, newTxid } from '../../testing/money.ts'

describe('what administrators find anywhere', () => {
  type Found = Readonly<Record<'kind' | 'id' | 'type' | 'uid' | 'amount' | 'reference', string>>
  const found = async (search: string, as = support): Promise<readonly Found[]> =>
    (await api.get(`/office/find/S/${filter({ search })}`, { as })).body.data
  const of = (kind: string, things: readonly Found[]) => things.filter(thing => thing.kind === kind)

  test('is a member by uid, or as their name, its last word or their e-mail address begins', async () => {
    const eve = await api.person('eve')
    await api.db.query(`update private.members set username = 'Eve Okafor' where uid = $1`, [eve.uid])
    for (const text of [eve.uid, 'EVE', 'eve ok', 'okaf', eve.email.toUpperCase()])
      expect([text, of('member', await found(text)).map(({ id }) => id)]).toEqual([text, [eve.uid]])
    // A sign of patterns is itself, and what stands inside a word begins nothing.
    for (const text of ['%', 'ev_', 'kafor'])
      expect([text, of('member', await found(text))]).toEqual([text, []])
  })

  test('is a case that waits by its TXID, id and amount, with its statement line and its events', async () => {
    const fay = await api.person('fay')
    const txid = newTxid()
    const given = { currency: 'USD', network: 'BANK', amount: '4321.09', txid }
    const topUp = (await api.post('/topup/S', given, { as: fay })).body.data[0].id
    await api.views.catchUp()
    const byTxid = await found(txid)
    expect(of('case', byTxid)).toMatchObject([
      { case_kind: 'top-up', id: topUp, waits: 1, uid: fay.uid, email: fay.email, amount: '4321.09' },
    ])
    expect(of('transaction', byTxid)).toMatchObject([
      {
        type: 'top-up',
        reference: topUp,
        uid: fay.uid,
        amount: '4321.09',
        currency: 'USD',
        status: 'pending',
      },
    ])
    expect(of('event', byTxid)).toMatchObject([{ type: 'TopUpSubmitted', uid: fay.uid }])
    for (const text of [topUp, '4,321.09'])
      expect([text, of('case', await found(text)).map(({ id }) => id)]).toEqual([text, [topUp]])
    const [event] = of('event', byTxid)
    expect(of('event', await found(event?.id ?? '')).map(({ id }) => id)).toEqual([event?.id])
  })

  test('is a card by its last four digits', async () => {
    const gil = await api.person('gil')
    await api.db.query(
      `insert into private.cards (card_id, uid, reference, number, number_hash, last4, expiry)
       values (gen_random_uuid(), $1, 'GIL-1', '', 'gil', '9107', '01/30')`,
      [gil.uid],
    )
    expect(of('card', await found('9107'))).toMatchObject([{ id: gil.uid, last4: '9107', username: 'gil' }])
    expect(of('card', await found('GIL-'))).toEqual([])
  })

  test('is nothing for a member, and needs a text', async () => {
    const path = `/office/find/S/${filter({ search: 'ada' })}`
    expect((await api.get(path, { as: ada })).status).toBe(403)
    expect((await api.get(`/office/find/S/${filter({ search: ' ' })}`, { as: support })).status).toBe(422)
  })
})
