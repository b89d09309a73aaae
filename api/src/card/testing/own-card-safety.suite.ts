import { randomUUID } from 'node:crypto'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import { type Person, pin } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import { createStores } from '../../vault/stores.ts'
import { postPurchaseLetters } from '../tell-purchases.ts'
import { about, api, charge, filter, finance, holder, infoOf } from './own-card-given.suite.ts'

const post = async (path: string, as: Person, body: object, key?: string) =>
  (await api.post(`/cards/${path}/S`, body, { as, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) }))
    .body
const mailed = async ({ email }: Person) => {
  await api.post('/user/getEmailCode', { email, scene: 'cardlimit' })
  return (await api.mailTo(email))?.code as string
}
const subjects = async ({ email }: Person, letter: string): Promise<readonly string[]> => {
  const { rows } = await api.db.query<{ body: string }>(
    'select body from private.mailbox where recipient = $1 and letter = $2 order by id',
    [email, letter],
  )
  return rows.map(({ body }) => body)
}
const today = new Date().toISOString().slice(0, 10)
const book = async ({ uid }: Person, amount: string, kind: 'purchase' | 'credit' = 'purchase') => {
  const logId = randomUUID()
  const input = {
    logId,
    networkTransactionId: logId,
    kind,
    currency: 'USD',
    amount,
    settledOn: today,
  } as const
  const command = { type: 'BookCardLog', input, given: { currency: { code: 'USD', scale: 2 } } } as const
  await api.ledger.handle(walletDecider, uid, { id: randomUUID(), ...about, command })
}
const adminCard = async ({ uid }: Person) => {
  await shown(api)
  return (await api.get(`/cards/listByAdmin/S/${filter({ uid })}`, { as: finance })).body.data.data[0]
}
const spends = async (as: Person) => {
  await shown(api)
  const sorted = filter({ type: 'spend', sort: 'amount' })
  return (await api.get(`/usercardtransactions/list/${as.uid}/S/${sorted}`, { as })).body.data.data
}

describe('a card frozen by its holder', () => {
  test('rests at once, is told by mail and seen by administrators, until the PAY code ends it', async () => {
    const fay = await holder('faye')
    const key = randomUUID()
    for (const _ of [1, 2]) expect((await post('freeze', fay, {}, key)).status).toBe(true)
    expect(await infoOf(fay)).toMatchObject({ status: 2, frozen: 1 })
    expect(await adminCard(fay)).toMatchObject({ status: 2, frozen: 1 })
    expect((await post('freeze', fay, {})).status).toBe(true)
    expect(await subjects(fay, 'card-frozen')).toHaveLength(1)
    const refused = (await charge(fay, { amount: '20' })).body
    expect(refused).toMatchObject({ code: 'CARD_FROZEN', msg: 'This card is frozen by its holder' })
    expect((await post('shownumber', fay, { pin })).code).toBe('CARD_FROZEN')
    expect((await post('unfreeze', fay, { pin: '135791' })).code).toBe('WRONG_PIN')
    expect(await infoOf(fay)).toMatchObject({ frozen: 1 })
    expect((await post('unfreeze', fay, { pin })).status).toBe(true)
    expect(await infoOf(fay)).toMatchObject({ frozen: 0 })
    expect(await adminCard(fay)).toMatchObject({ frozen: 0 })
    expect(await subjects(fay, 'card-unfrozen')).toHaveLength(1)
    expect((await charge(fay, { amount: '20' })).body.status).toBe(true)
    expect((await post('freeze', await api.person('fox'), {})).code).toBe('CARD_MISSING')
  })
})

describe('the daily limit of a card', () => {
  test('is lowered by the session alone, and raised or taken away by PAY code and mailed code', async () => {
    const liv = await holder('liv')
    expect(await infoOf(liv)).toMatchObject({ daily: { limit: null, charged: '0.00' } })
    expect((await post('dailylimit', liv, { amount: '60' })).status).toBe(true)
    expect((await post('dailylimit', liv, { amount: '50' })).status).toBe(true)
    for (const amount of ['70', null])
      expect((await post('dailylimit', liv, { amount })).code).toBe('CARD_LIMIT_RAISED')
    const code = await mailed(liv)
    expect((await post('beforedailylimit', liv, { pin: '135791' })).code).toBe('WRONG_PIN')
    expect((await post('beforedailylimit', liv, { pin })).status).toBe(true)
    const raise = (proof: object) => post('dailylimit', liv, { amount: '70', proof })
    expect((await raise({ pin: '135791', code })).code).toBe('WRONG_PIN')
    expect((await raise({ pin, code: code === '000000' ? '111111' : '000000' })).code).toBe('WRONG_CODE')
    expect((await infoOf(liv)).daily.limit).toBe('50.00')
    expect((await raise({ pin, code })).status).toBe(true)
    expect((await infoOf(liv)).daily.limit).toBe('70.00')
    expect(await adminCard(liv)).toMatchObject({ daily_limit: '70.00' })
    const away = { amount: null, proof: { pin, code: await mailed(liv) } }
    expect((await post('dailylimit', liv, away)).status).toBe(true)
    expect((await infoOf(liv)).daily.limit).toBeNull()
    const told = await subjects(liv, 'card-limit-set')
    expect(told).toHaveLength(4)
    expect(told[1]).toContain('at most 50.00 USD per day')
    expect(told[3]).toContain('no longer has a daily limit')
  })

  test('bounds charges, and is shown with what today has used of it', async () => {
    const lea = await holder('lena')
    await post('dailylimit', lea, { amount: '50' })
    expect((await charge(lea, { amount: '30' })).body.status).toBe(true)
    expect(await infoOf(lea)).toMatchObject({
      daily: { limit: '50.00', charged: '30.00', withdrawn: '0.00', spent: '0.00' },
      charging: { left: '20.00' },
    })
    expect((await charge(lea, { amount: '20.01' })).body).toMatchObject({
      code: 'ABOVE_CARD_LIMIT',
      details: { left: '20', currency: 'USD' },
    })
    const limits = (await api.get('/wallets/limits/S', { as: lea })).body.data as { kind: string }[]
    const of = (kind: string) => limits.find(each => each.kind === kind)
    expect(of('card-charge')).toMatchObject({ most: '50.00', used: '30.00' })
    expect(of('card-to-bank')).toMatchObject({ period: 'day', most: '50.00', used: '0.00' })
  })

  test('lets purchases above it be booked, marks them, and tells the holder of them once', async () => {
    const lou = await holder('lorna')
    await book(lou, '500', 'credit')
    await post('dailylimit', lou, { amount: '40' })
    await book(lou, '40')
    await book(lou, '2.50')
    await post('freeze', lou, {})
    await book(lou, '1')
    const lines = await spends(lou)
    expect(
      lines.map(({ amount, above_limit, while_frozen }: Record<string, unknown>) => [
        amount,
        above_limit,
        while_frozen,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['-40.00', null, 0],
        ['-2.50', '40.00', 0],
        ['-1.00', '40.00', 1],
        ['500.00', null, 0],
      ]),
    )
    expect((await infoOf(lou)).daily.spent).toBe('43.50')
    const catalogue = await openCatalogue(api.log)
    const parts = {
      ...createStores(api.db, { secretKey: 'not asked for here' }),
      db: api.db,
      catalogue,
      now: () => new Date(),
    }
    for (const _ of [1, 2]) await postPurchaseLetters(parts)()
    const [told = '', ...more] = await subjects(lou, 'card-purchases-unwanted')
    expect(more).toEqual([])
    expect(told).toContain(`2.50 USD, settled on ${today}: above your daily limit of 40.00 USD`)
    expect(told).not.toContain('40.00 USD, settled')
    await book(lou, '3')
    await shown(api)
    await postPurchaseLetters(parts)()
    expect((await subjects(lou, 'card-purchases-unwanted'))[1]).toContain('3.00 USD, settled')
  })
})
