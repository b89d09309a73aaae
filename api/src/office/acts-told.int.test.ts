import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { bankOf } from '../testing/bank.ts'
import { shown } from '../testing/fund.ts'
import { postingNotices } from '../testing/post-notices.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let finance: Person
let operator: Person
let support: Person
let member: Person
let count = 0
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  finance = await api.person('finance', { role: 'finance' })
  operator = await api.person('operator', { role: 'operator' })
  support = await api.person('support', { role: 'support' })
})
beforeEach(async () => {
  member = await api.person(`member-${++count}`)
})
afterAll(() => api.stop())

/** The bell, and the letters about acts of the house. */
const told = async () => {
  await shown(api)
  await postingNotices(api)()
  const bell: wire.Happening[] = (await api.get('/user/happenings/S', { as: member })).body.data
  const { rows: letters } = await api.db.query<{ subject: string; body: string }>(
    `select subject, body from private.mailbox where recipient = $1 and letter = 'house-act' order by id`,
    [member.email],
  )
  return { bell: bell.map(({ type, reason }) => [type, reason]), letters }
}
const silence = { bell: [], letters: [] }

describe('a bank account', () => {
  const remove = (id: string, as: Person) => api.ask('DELETE', `/bank/delete/${id}/S`, { as })

  test('that an administrator removes is told; one that its member removes is not', async () => {
    const [own, other] = [await bankOf(api, member, support), await bankOf(api, member, support)]
    expect((await remove(own, member)).body.status).toBe(true)
    expect(await told()).toEqual(silence)
    expect((await remove(other, support)).body.status).toBe(true)
    expect(await told()).toMatchObject({
      bell: [['BankUnlinked', null]],
      letters: [{ subject: 'A bank account was removed from your account' }],
    })
  })
})

describe('an address of the address book', () => {
  const entry = { currency: 'USDC', network: 'ERC20', name: 'My ledger' }
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const bind = async (path: string, as: Person, more: object) =>
    (await api.post(`/${path}/S`, { ...entry, address, ...more }, { as })).body.data[0].id
  const unbind = (path: string, as: Person, id: string) => api.ask('DELETE', `/${path}/${id}/S`, { as })

  test('that an administrator binds and takes out is told, without the allow-list, and a member’s own is not', async () => {
    await unbind('bindccaddress', member, await bind('bindccaddress', member, {}))
    expect(await told()).toEqual(silence)
    const id = await bind('adminbindccaddress', operator, { email: member.email })
    await unbind('adminbindccaddress', operator, id)
    expect(await told()).toMatchObject({
      bell: [
        ['AddressUnbound', null],
        ['AddressBound', null],
      ],
      letters: [
        { subject: 'An address was put into your address book' },
        { subject: 'An address was taken out of your address book' },
      ],
    })
  })
})

describe('a card', () => {
  const printed = { card_number: '4111111111110001', cvv: '123', expiration_date: '09/41' }
  const entry = () => ({ email: member.email, card_id: `REF-${member.uid}`, ...printed })
  const opened = async () => {
    const cardId = randomUUID()
    const scale = (code: string) => api.catalogue.currency(code)
    await api.ledger.handle(walletDecider, member.uid, {
      ...{ id: randomUUID(), actor: { kind: 'system', id: 'test' }, correlationId: 'test' },
      command: {
        type: 'OpenCard',
        input: { cardId, currency: 'USDC' },
        given: {
          ...{ verified: true, currency: scale('USDC'), cardCurrency: scale('USD') },
          ...{ fee: '0', initialBalance: '20', precharge: '0' },
        },
      } as never,
    })
    await shown(api)
    const number = `411111111111${String(count).padStart(4, '0')}`
    await api.post('/cards/addcard/S', { ...entry(), card_number: number, status: 2 }, { as: finance })
    return cardId
  }
  const set = (id: string, over: object, key = randomUUID()) => {
    const { card_number: _, cvv: __, ...kept } = entry()
    return api.post(
      '/cards/setcard/S',
      { id, ...kept, ...over },
      { as: finance, headers: { 'Idempotency-Key': key } },
    )
  }
  const acts = async () => (await told()).bell.map(([type]) => type)

  test('is told of what an administrator changes on it, once, and not of a record saved as it was', async () => {
    const id = await opened()
    const before = await acts()
    expect((await set(id, {})).body.status).toBe(true)
    expect(await acts()).toEqual(before)
    const key = randomUUID()
    for (let times = 0; times < 2; times++)
      expect((await set(id, { expiration_date: '10/41' }, key)).body.status).toBe(true)
    expect(await acts()).toEqual(['CardDetailsEdited', ...before])
    expect((await told()).letters.at(-1)).toMatchObject({ subject: 'The details of your card were changed' })
    const number = { card_number: '4222222222220002', cvv: '321', expiration_date: '10/41' }
    expect((await set(id, number)).body.status).toBe(true)
    expect(await acts()).toEqual(['CardDetailsEdited', 'CardDetailsEdited', ...before])
    expect(JSON.stringify(await api.log.readAll({ limit: 10_000 }))).not.toMatch(/422222222222|10\/41/)
  })

  test('with a purchase that was entered by hand has a letter of it, and none of those of a file', async () => {
    await opened()
    const [day, merchant] = ['2026-02-03', 'Corner shop']
    const head = 'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id'
    const file = [head, `REF-${member.uid},purchase,3.00,${day},${day},${merchant},NT-FILE`].join('\n')
    await api.post('/logcards/saveSpendLog/S', { csv: file, dryRun: 0 }, { as: finance })
    const before = (await told()).letters
    const days = { settlement_date: day, purchase_date: day }
    const one = { card_id: `REF-${member.uid}`, spend_type: 'purchase', amount: '4.00', merchant, ...days }
    const { body } = await api.post(
      '/logcards/saveSpendLog/S',
      { ...one, network_transaction_id: 'NT-HAND' },
      { as: finance },
    )
    expect(body.status).toBe(true)
    const { bell, letters } = await told()
    expect(bell.filter(([type]) => type === 'CardLogBooked')).toHaveLength(2)
    expect(letters).toHaveLength(before.length + 1)
    expect(letters.at(-1)?.body).toContain('Amount: 4.00 USD')
  })
})

describe('an adjustment', () => {
  test('says its reason, under the bell and by letter', async () => {
    const adjustment = { uid: member.uid, currency: 'USD', amount: '12.50', reason: 'A lost wire' }
    expect((await api.post('/transactions/S', adjustment, { as: finance })).body.status).toBe(true)
    const { bell, letters } = await told()
    expect(bell).toEqual([['AdjustmentBooked', 'A lost wire']])
    expect(letters[0]?.body).toContain('Amount: 12.50 USD\n\nThe reason: A lost wire')
  })
})
