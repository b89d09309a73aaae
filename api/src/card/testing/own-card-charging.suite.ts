import { walletDecider } from '@strongroom/ledger/wallet'
import { Decimal, type wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { pin } from '../../testing/api.ts'
import { bankOf, proofOf } from '../../testing/bank.ts'
import { fund } from '../../testing/fund.ts'
import {
  activate,
  api,
  charge,
  check,
  coinsOf,
  filter,
  finance,
  holder,
  infoOf,
  open,
  rich,
  save,
  set,
} from './own-card-given.suite.ts'

describe('charging a card', () => {
  test('locks, and puts it on the card when finance approves', async () => {
    const lea = await holder('lea')
    const { body } = await charge(lea, { amount: '100' }, 'charge-1')
    expect((await charge(lea, { amount: '100' }, 'charge-1')).body).toEqual(body)
    expect(await coinsOf(lea)).toMatchObject({ amount: '850.000000', locked: '100.000000' })
    expect(await infoOf(lea)).toMatchObject({
      balance: '20.00',
      charging: { pending: '100.00', left: '9900.00' },
    })
    const look = { kind: 'card-charge', id: body.data[0].id }
    expect((await api.post('/approvals/check/S', look, { as: finance })).body.data[0]).toMatchObject({
      ...{ currency: 'USDC', amount: '100.000000', fee: '0.000000' },
      ...{ credited: '100.00', creditedCurrency: 'USD' },
      after: expect.arrayContaining([
        { pocket: 'available', currency: 'USDC', amount: '850.000000', member: null },
        { pocket: 'locked', currency: 'USDC', amount: '0.000000', member: null },
        { pocket: 'card', currency: 'USD', amount: '120.00', member: null },
      ]),
    })
    const approve = () => api.post('/logcards/approve/S', { id: body.data[0].id }, { as: finance })
    expect((await approve()).body.data[0]).toMatchObject({ status: 1 })
    expect((await approve()).body).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect(await infoOf(lea)).toMatchObject({ balance: '120.00', charging: { pending: '0.00' } })
    expect(await coinsOf(lea)).toMatchObject({ locked: '0.000000' })
  })
  test('gives everything back when finance rejects, and says why', async () => {
    const mia = await holder('mia')
    const { body } = await charge(mia, { amount: '100' })
    const id = body.data[0].id
    expect((await api.post('/logcards/reject/S', { id }, { as: finance })).status).toBe(422)
    await api.post('/logcards/reject/S', { id, reason: 'not today' }, { as: finance })
    expect(await coinsOf(mia)).toMatchObject({ amount: '950.000000', locked: '0.000000' })
    const { body: list } = await api.get(
      `/logcards/rechargeListByAdmin/S/${filter({ uid: mia.uid, status: -1 })}`,
      { as: finance },
    )
    expect(list.data.data).toMatchObject([{ id, reason: 'not today', amount: '100.00', cost: '100.000000' }])
  })
  test('says by its code what is wrong', async () => {
    const nia = await holder('nia', '100')
    const codeOf = async (fields: object) => (await charge(nia, fields)).body.code
    expect(await codeOf({ amount: '' })).toBe(104)
    expect(await codeOf({})).toBe(104)
    expect(await codeOf({ amount: '-1' })).toBe(105)
    expect(await codeOf({ amount: '0' })).toBe(105)
    expect(await codeOf({ amount: '9.99' })).toBe(106)
    expect(await codeOf({ amount: '5000.01' })).toBe(107)
    expect(await codeOf({ amount: '50.01' })).toBe(103)
    expect(await codeOf({ amount: '50', total: '49' })).toBe(102)
    expect(await codeOf({ amount: '50', currency: 'USD' })).toBe(101)
    expect(await codeOf({ itemId: 'gone' })).toBe(101)
    expect(await codeOf({ amount: 'x' })).toBe(101)
    const oz = await rich('oz')
    expect((await charge(oz, { amount: '50' })).body).toMatchObject({
      code: 101,
      msg: 'You have no card yet',
    })
    await open(oz)
    expect((await charge(oz, { amount: '50' })).body).toMatchObject({ code: 101 })
  })
  test('is held to the limits that its member is shown, to the least unit', async () => {
    const sol = await holder('sol', '20000')
    const limit = async (): Promise<wire.Limit> => {
      const { body } = await api.get('/wallets/limits/S', { as: sol })
      return body.data.find(({ kind }: wire.Limit) => kind === 'card-charge')
    }
    const cents = (amount: string | null, more: string) => new Decimal(amount ?? '').plus(more).toFixed(2)
    const { minimum, maximum, most } = await limit()
    expect((await infoOf(sol)).charging).toMatchObject({ minimum, maximum, left: most })
    expect((await charge(sol, { amount: cents(minimum, '-0.01') })).body.code).toBe(106)
    expect((await charge(sol, { amount: cents(maximum, '0.01') })).body.code).toBe(107)
    await charge(sol, { amount: cents(maximum, '0') })
    await charge(sol, { amount: cents(most, `-${cents(maximum, '20')}`) })
    const { used } = await limit()
    expect([used, (await infoOf(sol)).charging.left]).toEqual([cents(most, '-20'), '20.00'])
    expect((await charge(sol, { amount: '20.01' })).body.code).toBe(107)
    expect((await charge(sol, { amount: '20' })).body.status).toBe(true)
    expect((await limit()).used).toBe(most)
  })
  test('is above the maximum once the day’s limit is used up', async () => {
    const pia = await holder('pia', '20000')
    await charge(pia, { amount: '5000' })
    await charge(pia, { amount: '4990' })
    expect((await charge(pia, { amount: '10.01' })).body).toMatchObject({
      code: 107,
      details: { left: '10' },
    })
    expect((await charge(pia, { amount: '10' })).body).toMatchObject({ status: true })
  })
  test('takes what a preset amount costs', async () => {
    const item = { amount: '200', usdc_required: '201.5', usdt_required: '200', sort: 1 }
    await save('charge-item', 'two-hundred', item)
    const quin = await holder('quin')
    expect((await charge(quin, { itemId: 'two-hundred', total: '201.5' })).body).toMatchObject({
      status: true,
    })
    expect((await coinsOf(quin)).locked).toBe('201.500000')
  })
  test('is previewed as it is booked, and the preview books nothing', async () => {
    await set('cardRechargeFeeRate', '0.0123')
    const rae = await holder('rae')
    const { body } = await check(rae, { amount: '10.05' })
    expect(body.data).toEqual([
      {
        ...{
          currency: 'USDC',
          cost: '10.050000',
          fee: '0.123615',
          total: '10.173615',
          balance: '939.826385',
        },
        ...{ cardCurrency: 'USD', amount: '10.05', cardBalance: '30.05' },
      },
    ])
    expect(await coinsOf(rae)).toMatchObject({ amount: '950.000000', locked: '0.000000' })
    const [seen] = body.data
    expect((await charge(rae, { amount: '10.05', total: seen.total })).body.status).toBe(true)
    expect(await coinsOf(rae)).toMatchObject({ amount: seen.balance, locked: seen.total })
    const { body: cases } = await api.get(`/logcards/rechargeListByAdmin/S/${filter({ uid: rae.uid })}`, {
      as: finance,
    })
    const [{ cost, fee, amount, id }] = cases.data.data
    expect({ cost, fee, amount }).toEqual({ cost: seen.cost, fee: seen.fee, amount: seen.amount })
    await api.post('/logcards/approve/S', { id }, { as: finance })
    expect((await infoOf(rae)).balance).toBe(seen.cardBalance)
    await set('cardRechargeFeeRate', '0')
  })
  test('is refused in a preview with the code of the charge', async () => {
    const sue = await holder('sue', '100')
    const codeOf = async (fields: object) => (await check(sue, fields)).body.code
    expect(await codeOf({})).toBe(104)
    expect(await codeOf({ amount: '0' })).toBe(105)
    expect(await codeOf({ amount: '9.99' })).toBe(106)
    expect(await codeOf({ amount: '5000.01' })).toBe(107)
    expect(await codeOf({ amount: '50.01' })).toBe(103)
    expect(await codeOf({ itemId: 'gone' })).toBe(101)
    expect((await check(sue, { amount: '50', total: '50' })).status).toBe(422)
  })
  test('is decided by finance only, and never in one’s own case', async () => {
    const support = await api.person('support', { role: 'support' })
    const boss = await api.person('boss', { role: 'finance' })
    await fund(api, boss, 'USDC', '500')
    await open(boss)
    await activate(boss)
    const { body } = await charge(boss, { amount: '100' })
    const { id } = body.data[0]
    expect((await api.post('/logcards/approve/S', { id }, { as: support })).status).toBe(403)
    expect((await api.post('/logcards/approve/S', { id }, { as: boss })).body).toMatchObject({
      code: 'OWN_CASE',
    })
  })
})

describe('a card whose month is over', () => {
  test('takes no money in any way, and what it holds can be withdrawn', async () => {
    const as = await holder('expired')
    const bank = await bankOf(api, as, finance)
    const { state } = await api.ledger.load(walletDecider, as.uid)
    const before = (await charge(as, { amount: '100' })).body.data[0]
    await api.post('/logcards/approve/S', { id: before.id }, { as: finance })
    const waiting = await charge(as, { amount: '20' })
    const about = [
      state.card?.cardId,
      as.uid,
      'REF-EXPIRED',
      '01/24',
      Buffer.from('x'),
      Buffer.from('y'),
      '0000',
    ]
    await api.db.query(
      `insert into private.cards (card_id, uid, reference, expiry, number, number_hash, last4)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      about,
    )
    expect((await charge(as, { amount: '20' })).body).toMatchObject({ code: 101 })
    expect((await check(as, { amount: '20' })).body).toMatchObject({ code: 101 })
    const { id } = waiting.body.data[0]
    const approved = await api.post('/logcards/approve/S', { id }, { as: finance })
    expect(approved.body).toMatchObject({ code: 'CARD_EXPIRED' })
    const deposit = { bankId: bank, depositType: 2, currency: 'USD', amount: '80' }
    const transferImg = await proofOf(api, as)
    const wired = await api.post('/recharges/deposit/S', { ...deposit, transferImg }, { as })
    expect(wired.body).toMatchObject({ code: 'CARD_EXPIRED' })
    // Only the money is asked about where it is taken off: the card itself is no obstacle.
    const out = { source: 'card', currency: 'USD', amount: '40', bankId: bank }
    const tooMuch = await api.post('/wallet/withdrawcheck/S', { ...out, amount: '140' }, { as })
    expect(tooMuch.body.code).toBe('INSUFFICIENT_FUNDS')
    const asked = { email: as.email, scene: 'withdraw', payee: bank, currency: 'USD', amount: out.amount }
    await api.post('/user/getEmailCode', asked, { as, form: 'headers' })
    const code = (await api.mailTo(as.email))?.code
    const { body: withdrawn } = await api.post('/wallet/withdraw/S', { ...out, code, pin }, { as })
    expect([withdrawn.code, (await infoOf(as)).balance]).toEqual([undefined, '79.20'])
    const paid = { id: withdrawn.data[0].id, externalTxId: 'wire-expired' }
    const settled = await api.post('/wallet/approve/S', paid, { as: finance })
    expect(settled.body.data).toEqual([{ id: paid.id, status: 1 }])
    const { balances } = (await api.ledger.load(walletDecider, as.uid)).state
    expect([balances.USD?.card, (await infoOf(as)).balance]).toEqual(['79.2', '79.20'])
    const printed = {
      id: state.card?.cardId,
      email: as.email,
      card_id: 'REF-EXPIRED',
      expiration_date: '01/24',
    }
    // It may be taken out of use as it is, and is not put into use again.
    const blocked = { ...printed, status: -1, reason: 'Its month is over' }
    expect((await api.post('/cards/setcard/S', blocked, { as: finance })).body).toMatchObject({
      status: true,
    })
    const set = await api.post('/cards/setcard/S', { ...printed, status: 2 }, { as: finance })
    expect(set).toMatchObject({ status: 422, body: { issues: [{ path: 'expiration_date' }] } })
  })
})
