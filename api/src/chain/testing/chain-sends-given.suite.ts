import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, pin, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the tests of sends on chain: members with and without a verified identity, and the two desks concerned.

export let api: Api
/** The clock of the platform: hours that have passed for it while its tests ran. */
export const clock = { hours: 0 }
export const now = () => new Date(Date.now() + clock.hours * 3_600_000)
/** The platform, asked by clients whose clocks go with its own. */
const withOwnClock = (started: Api): Api => {
  let calls = 0
  const ask: Api['ask'] = (method, path, more) =>
    started.ask(method, path, { tonce: String(now().getTime() + calls++), ...more })
  return {
    ...started,
    ask,
    get: (path, more) => ask('GET', path, more),
    post: (path, body, more) => ask('POST', path, { body, ...more }),
  }
}

export let ada: Person
export let ben: Person
export let cho: Person
export let finance: Person
export let operator: Person
export const ledgerWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const entry = { currency: 'USDC', network: 'ERC20', address: ledgerWallet, name: 'My ledger' }
export const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
export const walletOf = async (as: Person) =>
  (await api.get(`/wallets/userWallet/S/${filter({ currency: 'USDC' })}`, { as })).body.data[0]
export const bind = async (as: Person, over: Partial<typeof entry> = {}): Promise<string> =>
  (await api.post('/bindccaddress/S', { ...entry, ...over }, { as })).body.data[0].id
export const codeFor = async (as: Person, payee: string, amount: string) => {
  const asked = { email: as.email, scene: 'sendonchain', payee, currency: 'USDC', amount }
  await api.post('/user/getEmailCode', asked, { as, form: 'headers' })
  return (await api.mailTo(as.email))?.code
}
export const send = async (as: Person, order: { addressId: string; amount: string; fee?: string }) => {
  const code = await codeFor(as, order.addressId, order.amount)
  return api.post('/sendonchain/S', { ...order, code, pin }, { as })
}

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useChainSends = (): void => {
  beforeAll(async () => {
    api = withOwnClock(await startApi({ now }))
    await seedCatalogue(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    cho = await api.person('cho', { kyc: 0 })
    finance = await api.person('finance', { role: 'finance' })
    operator = await api.person('operator', { role: 'operator' })
    for (const [path, body] of [
      ['/networks/S', { network_code: 'BTC', network_name: 'Bitcoin' }],
      ['/fixednetworks/S', { currency: 'BTC', network_code: 'BTC' }],
    ] as const)
      await api.post(path, body, { as: operator })
    await fund(api, ada, 'USDC', '200')
  })
  afterAll(() => api.stop())
}
