import { randomUUID } from 'node:crypto'
import { catalogueDecider, catalogueId, walletDecider } from '@strongroom/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, standing, startApi } from '../testing/api.ts'
import { bankOf, proofOf } from '../testing/bank.ts'
import { fund, shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let finance: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  finance = await api.person('finance', { role: 'finance' })
})
afterAll(() => api.stop())

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
const about = { actor: { kind: 'admin', id: 'test' }, correlationId: 'test' } as const
const save = async (kind: 'charge-item' | 'precharge-item' | 'sys-config', id: string, value: object) => {
  const command = { type: 'SaveEntry', input: { kind, id, value } } as const
  const asked = { id: randomUUID(), ...about, command: command as never }
  const outcome = await api.ledger.handle(catalogueDecider, catalogueId(kind, id), asked)
  if (outcome.kind === 'refused' || !outcome.position) throw new Error(`the catalogue refuses ${id}`)
  await api.catalogue.seen(outcome.position)
}
const set = (field_code: string, field_value: string) =>
  save('sys-config', field_code, { field_code, field_value })

/** A verified member with coins. */
const rich = async (name: string, amount = '1000') => {
  const person = await api.person(name)
  await fund(api, person, 'USDC', amount)
  return person
}
const open = (as: Person, fields: object = { currency: 'USDC' }, key?: string) =>
  api.get(`/cards/opencard/S/${filter(fields)}`, {
    as,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  })
const charge = (as: Person, fields: object, key?: string) =>
  api.get(`/cards/charge/S/${filter({ currency: 'USDC', ...fields })}`, {
    as,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  })
const order = (as: Person, orderNumber: string) =>
  api.get(`/cards/opencardbywixpay/S/${filter({ orderNumber })}`, { as })
const infoOf = async (as: Person) => (await api.get('/cards/getusercardinfo/S', { as })).body.data[0]
const coinsOf = async (as: Person) => {
  const { body } = await api.get(`/wallets/userWallet/S/${filter({ currency: 'USDC' })}`, { as })
  return body.data[0]
}
const activate = async ({ uid }: Person) => {
  const { state } = await api.ledger.load(walletDecider, uid)
  const input = { cardId: state.card?.cardId ?? 'none' }
  const command = { type: 'ActivateCard', input, given: { approver: 'test', today: '2026-11-20' } } as const
  await api.ledger.handle(walletDecider, uid, { id: randomUUID(), ...about, command })
}
/** Somebody whose card is active. */
const holder = async (name: string, amount = '1000') => {
  const person = await rich(name, amount)
  await open(person)
  await activate(person)
  return person
}

describe('opening a card with a stablecoin', () => {
  test('takes the fee and the precharge once, however often it is asked', async () => {
    await save('precharge-item', 'hundred', { amount: '100', sort: 1 })
    const ada = await rich('ada')
    const fields = { currency: 'USDC', preItemId: 'hundred', total: '150' }
    const first = await open(ada, fields, 'key-1')
    expect(first.body.data[0]).toMatchObject({ status: 1 })
    const again = await open(ada, fields, 'key-1')
    expect(again.body).toEqual(first.body)
    expect((await open(ada, { currency: 'USDC' }, 'key-1')).status).toBe(409)
    expect((await coinsOf(ada)).amount).toBe('850.000000')
    expect(await infoOf(ada)).toMatchObject({ status: 1, balance: '120.00', currency: 'USD' })
  })
  test('is refused with 101 to who has one, whatever they choose', async () => {
    const bo = await holder('bo')
    expect((await open(bo)).body).toMatchObject({ status: false, code: 101 })
  })
  test('is refused with 103 when coins are missing, and with 102 at another price or for nothing offered', async () => {
    const cy = await rich('cy', '49.999999')
    expect((await open(cy)).body).toMatchObject({ code: 103, details: { short: '0.000001' } })
    expect((await open(cy, { currency: 'USDC', total: '49' })).body).toMatchObject({ code: 102 })
    expect((await open(cy, { currency: 'USDC', preItemId: 'gone' })).body).toMatchObject({ code: 102 })
    expect((await open(cy, { currency: 'USD' })).body).toMatchObject({ code: 102 })
    expect((await open(cy, { currency: 'USDC', preItemId: '' })).body).toMatchObject({ code: 103 })
  })
  test('is refused before the member is verified', async () => {
    const eve = await api.person('eve', { kyc: 0 })
    expect((await open(eve)).body).toMatchObject({ code: 'IDENTITY_NOT_VERIFIED' })
  })
  test('shows on the statement', async () => {
    const dan = await holder('dan')
    const { body } = await api.get(`/usertransactions/list/${dan.uid}/S/${filter({ type: 'card-opened' })}`, {
      as: dan,
    })
    expect(body.data.data[0]).toMatchObject({ currency: 'USDC', amount: '-50.000000', fee: '50.000000' })
  })
  test('makes the card available in what a member is told of themselves, once it is active', async () => {
    const fay = await rich('fay')
    const statusOf = async () => (await api.get('/user/userinfo/S', { as: fay })).body.data[0].card_status
    expect(await statusOf()).toBe(0)
    await open(fay)
    expect(await statusOf()).toBe(1)
    await activate(fay)
    expect(await statusOf()).toBe(2)
  })
})

describe('opening a card by bank transfer', () => {
  test('opens it when finance distributes the transfer, with the initial balance', async () => {
    const gil = await api.person('gil')
    await standing(api.ledger, gil.uid, { type: 'SetVip', input: { level: 3 } })
    const bank = await bankOf(api, gil, finance)
    const transferImg = await proofOf(api, gil)
    const transfer = { transferImg, id: bank, currency: 'USD', depositType: 3, amount: '80' }
    const { body } = await api.post('/userrecharges/S', transfer, { as: gil })
    expect(await infoOf(gil)).toMatchObject({ status: 0, opening: { underWay: 'voucher' } })
    expect((await open(gil)).body).toMatchObject({ code: 104 })
    const id = body.data[0].id
    await api.post('/recharges/rechargeStatus/S', { id, status: 1, fee: '0' }, { as: finance })
    expect(await infoOf(gil)).toMatchObject({ status: 1, balance: '50.00', opening: { underWay: null } })
    const { body: lines } = await api.get(`/usercardtransactions/list/${gil.uid}/S`, { as: gil })
    expect(lines.data.data).toHaveLength(2)
    expect((await api.post('/userrecharges/S', transfer, { as: gil })).body).toMatchObject({ code: 101 })
    // The card takes deposits, and gives back to the bank.
    const deposit = { ...transfer, id: undefined, bankId: bank, depositType: 2 }
    expect((await api.post('/recharges/deposit/S', deposit, { as: gil })).body).toMatchObject({
      status: true,
    })
    const out = { source: 'card', currency: 'USD', amount: '40', bankId: bank }
    const { body: check } = await api.post('/wallet/withdrawcheck/S', out, { as: gil })
    expect(check.data[0]).toMatchObject({ available: '50.00', fee: '0.80', balance: '9.20' })
  })
})

describe('opening a card through the other provider', () => {
  test('is refused while the provider is switched off', async () => {
    const hal = await api.person('hal')
    expect((await order(hal, 'WX-0')).body).toMatchObject({ code: 102 })
  })
  test('takes a number once, across members, and keeps it out of the log', async () => {
    await set('cardWixpayStatus', '1')
    const [ivy, jon] = [await api.person('ivy'), await api.person('jon')]
    expect((await order(ivy, 'WX-QUILL')).body.data[0]).toMatchObject({ status: 0 })
    expect(await infoOf(ivy)).toMatchObject({ status: 0, opening: { underWay: 'order' } })
    expect((await order(jon, ' wx-quill ')).body).toMatchObject({ code: 105 })
    expect((await order(jon, '')).status).toBe(422)
    expect((await order(jon, 'x'.repeat(201))).status).toBe(422)
    expect(JSON.stringify(await api.log.readAll({ limit: 10_000 }))).not.toMatch(/quill/i)
    expect(api.logged.join()).not.toMatch(/quill/i)
  })
  test('opens the card when an administrator has processed the order', async () => {
    const kay = await api.person('kay')
    await order(kay, 'WX-kay')
    await shown(api)
    const list = async (fields: object) => {
      const { body } = await api.get(`/card/getcardordernumbslist/S/${filter(fields)}`, { as: finance })
      return body.data.data
    }
    const [found] = await list({ search: 'x-KAY' })
    expect(found).toMatchObject({ uid: kay.uid, orderNumber: 'WX-kay', status: 0, username: 'kay' })
    const process = () =>
      api.post('/cards/changecardordernumberstatus/S', { id: found.id, status: 1 }, { as: finance })
    expect((await process()).body.data[0]).toMatchObject({ status: 1 })
    expect((await process()).body).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect(await infoOf(kay)).toMatchObject({ status: 1, balance: '20.00' })
    expect(await list({ uid: kay.uid, status: 1 })).toHaveLength(1)
  })
  test('tells the member of a number nobody knows why it was rejected, and takes the next one', async () => {
    const [xia, vic] = [await api.person('xia'), await api.person('vic')]
    const id = (await order(xia, 'WX-typo')).body.data[0].id
    await shown(api)
    const decide = (body: object) =>
      api.post('/cards/changecardordernumberstatus/S', { id, ...body }, { as: finance })
    expect(await decide({ status: -1 })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'reason' }] },
    })
    expect(await decide({ status: 0 })).toMatchObject({ status: 422, body: { issues: [{ path: 'status' }] } })
    const reason = 'The provider has no such order.'
    expect((await decide({ status: -1, reason })).body.data[0]).toMatchObject({ status: -1 })
    expect((await decide({ status: 1 })).body).toMatchObject({ code: 'ALREADY_DECIDED' })
    expect((await infoOf(xia)).opening).toMatchObject({ underWay: null, rejected: reason })
    expect((await order(vic, 'WX-typo')).body.data[0]).toMatchObject({ status: 0 })
    expect((await order(xia, 'WX-right')).body.data[0]).toMatchObject({ status: 0 })
    expect((await infoOf(xia)).opening).toMatchObject({ underWay: 'order', rejected: null })
  })
})

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
    expect((await charge(nia, { amount: 'x' })).status).toBe(422)
    const oz = await rich('oz')
    expect((await charge(oz, { amount: '50' })).body).toMatchObject({
      code: 101,
      msg: 'You have no card yet',
    })
    await open(oz)
    expect((await charge(oz, { amount: '50' })).body).toMatchObject({ code: 101 })
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

describe('what a member sees of their card', () => {
  test('are its last digits and its expiry, once it has been entered', async () => {
    const operator = await api.person('operator', { role: 'operator' })
    const tia = await rich('tia')
    await open(tia)
    expect(await infoOf(tia)).toMatchObject({ card_number: null, expiry: null })
    const printed = {
      card_id: 'REF-1',
      card_number: '4111111111111234',
      cvv: '123',
      expiration_date: '09/29',
    }
    const entered = { email: tia.email, ...printed, status: 2 }
    await api.post('/cards/addcard/S', entered, { as: operator })
    expect(await infoOf(tia)).toMatchObject({ status: 2, card_number: '1234', expiry: '09/29' })
  })
  test('is what opening and charging takes now', async () => {
    const una = await api.person('una')
    await set('openCardFee', '40.5')
    expect((await infoOf(una)).opening).toMatchObject({ fee: '40.50', currencies: ['USDC'], vipLevel: 3 })
    await set('openCardFee', '50')
    expect((await infoOf(una)).charging).toMatchObject({
      minimum: '10.00',
      maximum: '5000.00',
      left: '10000.00',
    })
  })
})

describe('the holder of a card', () => {
  const details = {
    holder_name: 'RUTH LONGNAME',
    billing_country: 'Hong Kong',
    billing_city: 'Kowloon',
    billing_address: '1 Nathan Road',
  }
  const codeFor = async (as: Person) => {
    await api.post('/user/getEmailCode', { email: as.email, scene: 'editcardholder' })
    return (await api.mailTo(as.email))?.code
  }
  test('is edited with the mailed code, and stands nowhere in the log', async () => {
    const ruth = await holder('ruth')
    const code = await codeFor(ruth)
    const wrong = await api.post('/cards/editcardholder/S', { ...details, code: '000000' }, { as: ruth })
    expect(wrong.body).toMatchObject({ code: 'WRONG_CODE' })
    expect(
      (await api.post('/cards/editcardholder/S', { ...details, code }, { as: ruth })).body,
    ).toMatchObject({
      status: true,
    })
    expect((await infoOf(ruth)).holder).toEqual({ ...details, billing_state: '', billing_postal: '99999' })
    const log = JSON.stringify(await api.log.readAll({ limit: 10_000 }))
    expect(log).toMatch(/CardHolderEdited/)
    expect(log + api.logged.join()).not.toMatch(/LONGNAME|Nathan/)
  })
  test('needs a card, and the code stays good', async () => {
    const sam = await rich('sam')
    const code = await codeFor(sam)
    const edit = () => api.post('/cards/editcardholder/S', { ...details, code }, { as: sam })
    expect((await edit()).body).toMatchObject({ code: 'CARD_MISSING' })
    await open(sam)
    expect((await edit()).body).toMatchObject({ status: true })
  })
})
