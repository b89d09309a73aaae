import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
let ada: Person
let ben: Person
let cho: Person
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  ada = await api.person('ada')
  ben = await api.person('ben')
  cho = await api.person('cho', { kyc: 0 })
  const operator = await api.person('operator', { role: 'operator' })
  for (const [path, body] of [
    ['/networks/S', { network_code: 'BTC', network_name: 'Bitcoin' }],
    ['/fixednetworks/S', { currency: 'BTC', network_code: 'BTC' }],
  ] as const)
    await api.post(path, body, { as: operator })
})
afterAll(() => api.stop())

const want = (as: Person, network = 'ERC20', currency = 'USDC') =>
  api.post('/ccaddress/checkcreateuseraddress/S', { currency, network }, { as })

describe('a deposit address', () => {
  test('is for the verified, and on networks that have addresses', async () => {
    expect((await want(cho)).body.code).toBe('IDENTITY_NOT_VERIFIED')
    expect((await want(ada, 'BANK', 'USD')).body.code).toBe('NETWORK_NOT_OFFERED')
    expect((await want(ada, 'BTC')).body.code).toBe('NETWORK_NOT_OFFERED')
    const apply = (as: Person, network: string) =>
      api.post('/ccaddressapplys/S', { currency: 'BTC', network }, { as })
    expect((await apply(cho, 'BTC')).body.code).toBe('IDENTITY_NOT_VERIFIED')
    expect((await apply(ben, 'ERC20')).body.code).toBe('NETWORK_NOT_OFFERED')
    expect((await apply(ben, 'BTC')).body.status).toBe(true)
  })
})
