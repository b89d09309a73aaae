import { memberDecider } from '@strongroom/ledger/account'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, password, startApi } from '../testing/api.ts'
import { fund, shown } from '../testing/fund.ts'
import { filter } from '../testing/money.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'
import { bound } from '../vault/bound.ts'
import * as deletions from '../vault/deletions.ts'
import { closingOf, deleteMember, finishDeletions } from './delete-member.ts'

let api: Api
let finance: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  await saveEntry(api, 'currency', 'XTP', {
    ...{ currency_code: 'XTP', currency_name: 'Tap', type: 0, scale: 8 },
  })
  await saveEntry(api, 'fixed-network', 'XTP-ERC20', { currency: 'XTP', network_code: 'ERC20' })
  await saveEntry(api, 'send-fee', 'XTP-ERC20', { currency: 'XTP', network: 'ERC20', fee: '50' })
  await saveEntry(api, 'send-fee', 'BTC-BTC', { currency: 'BTC', network: 'BTC', fee: '1' })
  finance = await api.person('finance', { role: 'finance' })
})
afterAll(() => api.stop())

const proofFor = async (as: Person): Promise<string> => {
  const scene = 'delaccount'
  await api.post('/user/getEmailCode', { email: as.email, scene })
  const code = (await api.mailTo(as.email))?.code
  const { body } = await api.post('/user/checkEmailCode2/S', { email: as.email, scene, code }, { as })
  return body.data[0].fp_session_key
}
type GiveUp = readonly { readonly currency: string; readonly amount: string }[]
const leave = async (as: Person, fp_session_key: string, give_up?: GiveUp) =>
  (await api.post('/user/deleteaccount/S', { email: as.email, password, fp_session_key, give_up }, { as }))
    .body
const before = async (as: Person) => (await api.get('/user/deleteaccount/S', { as })).body
const voucherOf = async (name: string): Promise<Person> => {
  const person = await api.person(name)
  await fund(api, person, 'XTP', '5')
  return person
}
const fiveXtp = [{ currency: 'XTP', amount: '5' }]
const stateOf = async ({ uid }: Person) => (await api.ledger.load(walletDecider, uid)).state

describe('a deletion that gives up what is not worth its fee', () => {
  test('says so first, takes no more than was agreed to, and is in the books', async () => {
    const ada = await voucherOf('ada')
    const named = { code: 'LEFT_BELOW_FEE', details: { left: '5 XTP', fees: '50 XTP' } }
    expect(await before(ada)).toMatchObject(named)
    const proof = await proofFor(ada)
    // As clients that know of nothing to give up ask.
    expect(await leave(ada, proof)).toMatchObject(named)
    expect(await leave(ada, proof, [{ currency: 'XTP', amount: '4.99' }])).toMatchObject(named)
    await fund(api, ada, 'XTP', '1')
    expect(await leave(ada, proof, fiveXtp)).toMatchObject({ ...named, details: { left: '6 XTP' } })
    expect((await stateOf(ada)).balances.XTP?.available).toBe('6')

    expect(await leave(ada, proof, [{ currency: 'XTP', amount: '6' }])).toEqual({ status: true, data: [] })
    await shown(api)
    const given = { currency: 'XTP', amount: '6.00000000', fee: '50.00000000' }
    const events = await api.log.readStream(`wallet-${ada.uid}`)
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['BalanceGivenUp', 'WalletClosed'])
    expect(JSON.parse(events.at(-2)?.data ?? '')).toMatchObject(given)
    const { data: income } = (await api.get('/finance/income/S', { as: finance })).body
    expect(income[0].lines).toMatchObject([
      { account: 'house:given-up', type: 'BalanceGivenUp', currency: 'XTP', amount: '6.00000000' },
    ])
    const lines = await api.get(`/transactions/list/S/${filter({ uid: ada.uid })}`, { as: finance })
    expect(lines.body.data.data[0]).toMatchObject({
      type: 'given-up',
      currency: 'XTP',
      amount: '-6.00000000',
    })
  })

  test('leaves alone what a way lets out, and what no way does', async () => {
    const ben = await voucherOf('ben')
    await fund(api, ben, 'USD', '5.01')
    const out = { code: 'MONEY_LEFT', details: { left: '5 XTP, 5.01 USD', givable: '5 XTP' } }
    expect(await before(ben)).toMatchObject(out)
    const all = [...fiveXtp, { currency: 'USD', amount: '5.01' }]
    expect(await leave(ben, await proofFor(ben), all)).toMatchObject(out)
    // A fee of a network on which the currency is not offered.
    const cho = await api.person('cho')
    await fund(api, cho, 'BTC', '0.00000001')
    expect(await before(cho)).toMatchObject({ code: 'MONEY_LEFT', details: { left: '0.00000001 BTC' } })
  })

  test('goes by the fee of the cheapest way now', async () => {
    const dan = await api.person('dan')
    await fund(api, dan, 'USD', '4')
    const setting = (field_code: string, field_value: string) =>
      saveEntry(api, 'sys-config', field_code, { field_code, field_value })
    expect(await before(dan)).toMatchObject({ code: 'LEFT_BELOW_FEE', details: { fees: '5 USD' } })
    for (const cheaper of ['withdrawFee', 'sendPaymentFee']) {
      await setting(cheaper, '3.99')
      expect((await before(dan)).code).toBe('MONEY_LEFT')
      await setting(cheaper, '5')
    }
  })

  test('waits while the account is frozen', async () => {
    const eva = await voucherOf('eva')
    await api.post('/user/freeze/S', {}, { as: eva })
    expect((await before(eva)).code).toBe('WALLET_FROZEN')
  })

  test.each(['nothing', 'the wallet'])(
    'that a crash cut off after %s is finished as it was asked for',
    async done => {
      const fay = await voucherOf(`fay-${done.length}`)
      const leavers = bound(deletions, { db: api.db, files: api.deps.files })
      const died = new Error('the process died')
      const die = () => Promise.reject(died)
      const parts =
        done === 'nothing'
          ? { ledger: { ...api.ledger, handle: die }, leavers }
          : { ledger: api.ledger, leavers: { ...leavers, erase: die } }
      await expect(deleteMember(parts, fay.uid, await closingOf(api, fay.uid, fiveXtp))).rejects.toBe(died)
      await finishDeletions({ ledger: api.ledger, leavers }, 0)()
      expect((await api.ledger.load(memberDecider, fay.uid)).state.deleted).toBe(true)
      expect((await stateOf(fay)).balances.XTP?.available).toBe('0')
      expect(await leavers.begun()).toEqual([])
    },
  )

  test('that was given up takes no agreement into the next one', async () => {
    const gil = await voucherOf('gil')
    const leavers = bound(deletions, { db: api.db, files: api.deps.files })
    await leavers.begin(gil.uid, await closingOf(api, gil.uid, fiveXtp))
    await leavers.stay(gil.uid)
    await leavers.begin(gil.uid)
    await finishDeletions({ ledger: api.ledger, leavers }, 0)()
    expect((await stateOf(gil)).balances.XTP?.available).toBe('5')
    expect((await before(gil)).code).toBe('LEFT_BELOW_FEE')
  })
})
