import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { hongKong } from '../testing/bank.ts'
import { shown } from '../testing/fund.ts'
import { seedLists } from '../testing/seed-lists.ts'

let api: Api
let ada: Person
let admin: Person
beforeAll(async () => {
  api = await startApi()
  const people = await seedLists(api)
  ada = people.member
  admin = people.admin
}, 120_000)
afterAll(() => api.stop())

const remove = async (path: string) => (await api.ask('DELETE', `${path}/S`, { as: admin })).body

describe('reference data', () => {
  test.each([
    ['a network that currencies are moved on', '/networks/ERC20'],
    ['a pair that a fee of sending is set for', '/fixednetworks/USDC-ERC20'],
    ['a currency that others name', '/currencys/BTC'],
    ['a currency with money in it', '/currencys/USD'],
  ])('%s is not deleted', async (_, path) => {
    expect(await remove(path)).toMatchObject({ status: false, code: 'ENTRY_IN_USE' })
  })

  test('a category that a bank account is filed under is deleted only when none is', async () => {
    const { body } = await api.post('/bank/create/S', { ...hongKong, accountnumber: '9' }, { as: ada })
    const { id } = body.data[0]
    await shown(api)
    const file = (categoryid: string) => api.post('/bank/categoryid/S', { id, categoryid }, { as: admin })
    expect((await file('salary')).body.status).toBe(true)
    await shown(api)
    expect(await remove('/bankcategorys/salary')).toMatchObject({ status: false, code: 'ENTRY_IN_USE' })
    await file('savings')
    await shown(api)
    expect(await remove('/bankcategorys/salary')).toMatchObject({ status: true })
  })

  test('a country, a dial code and an invite code are not while a member has them', async () => {
    await api.db.query("update private.members set area_code = '+852', referral = 'AUTUMN' where uid = $1", [
      ada.uid,
    ])
    await api.db.query("update private.bank_accounts set bank_country = 'GB' where uid = $1", [ada.uid])
    for (const path of ['/areacodes/area-HK', '/countrys/GB', '/sysinvitecodes/AUTUMN'])
      expect(await remove(path), path).toMatchObject({ status: false, code: 'ENTRY_IN_USE' })
    for (const path of ['/areacodes/area-GB', '/countrys/HK', '/externalbanks/bank-a'])
      expect(await remove(path), path).toMatchObject({ status: true })
  })
})
