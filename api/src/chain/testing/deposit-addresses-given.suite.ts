import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { newTxid } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { bound } from '../../vault/bound.ts'
import * as depositAddressesStore from '../../vault/deposit-addresses.ts'
import type { Stores } from '../../vault/stores.ts'

// The setting of the tests of deposit addresses.

export let api: Api
export let ada: Person
export let finance: Person
export let operator: Person
export let colleague: Person
export let depositAddresses: Stores['depositAddresses']
export const ledgerWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
export const topUp = async (as: Person, amount: string) => {
  const body = { currency: 'USDC', network: 'ERC20', amount, txid: newTxid() }
  const { id } = (await api.post('/topup/S', body, { as })).body.data[0]
  await api.post('/topup/approve/S', { id }, { as: finance })
}
export const askOf = ({ uid }: Pick<Person, 'uid'>) => ({
  session: { id: 's', uid, email: '', role: 'member', admin: false } as const,
  commandId: randomUUID(),
  requestId: 'r',
  moved: () => {},
})

/** Addresses of ERC20 that a test brings in. */
export const pool = [
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useDepositAddresses = (): void => {
  beforeAll(async () => {
    api = await startApi()
    depositAddresses = bound(depositAddressesStore, api.db)
    await seedCatalogue(api)
    ada = await api.person('ada')
    finance = await api.person('finance', { role: 'finance' })
    operator = await api.person('operator', { role: 'operator' })
    colleague = await api.person('colleague', { role: 'operator' })
  })
  afterAll(() => api.stop())
}
