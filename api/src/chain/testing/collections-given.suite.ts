import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import {
  addressNumber,
  centralAddress,
  filter,
  giveAddress,
  setCentral,
} from '../../testing/deposit-address.ts'
import { startFakeCustody } from '../../testing/fake-custody.ts'
import { shown } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { finishCollections } from '../custody/collecting.ts'
import { custodyOf } from '../custody/custody-of.ts'

// The setting of the tests of collections: members with coins on addresses, and a custody that does as it is told.

export const custody = startFakeCustody()
export let api: Api
export let ada: Person
export let ben: Person
export let finance: Person
export let addressOf: Record<string, { id: string; ccaddress: string }>
export const get = (what: string, fields: object, headers = {}, as = finance, from = api) =>
  from.get(`/addressbalancecollecteds/${what}/S/${filter(fields)}`, { as, headers })
export const scan = async () => (await get('scan', {})).body
export const pot = { network: 'ERC20', currency: 'USDC' }
export const collect = (fields: object = {}, headers = {}, as = finance) =>
  get('collectu', { ...pot, ...fields }, headers, as)
export const stand = (name: string, amounts: Record<string, string>) => {
  custody.held[addressOf[name]?.ccaddress as string] = amounts
}
export const balances = async (fields: object = {}) =>
  (await get('list', { ...pot, order: 'desc', ...fields })).body.data.data.map(
    (row: { username: string; balance: string; collected: string }) => [
      row.username,
      row.balance,
      row.collected,
    ],
  )

export const eventsOf = async (collectionId: string) => {
  await shown(api)
  const { rows } = await api.db.query(
    `select type, data from views.events where stream = 'collection-ERC20-USDC' order by number`,
  )
  return rows
    .map(({ type, data }) => ({ type, ...JSON.parse(data) }))
    .filter(event => event.collectionId === collectionId)
}

export const finishOpen = async () => {
  const known = custodyOf(api.deps)
  if (!known) throw new Error('there is a custody')
  await finishCollections({ ...api.deps, custody: known }, pino({ level: 'silent' }), 0)()
  await shown(api)
}

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useCollections = (): void => {
  beforeAll(async () => {
    api = await startApi({ config: { custodyUrl: `${custody.url}/`, custodyToken: 'the token' } })
    await seedCatalogue(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    finance = await api.person('finance', { role: 'finance' })
    addressOf = {
      ada: await giveAddress(api, ada, addressNumber(1)),
      ben: await giveAddress(api, ben, addressNumber(2)),
    }
    await setCentral(api, centralAddress)
  })
  afterAll(async () => {
    custody.stop()
    await api.stop()
  })
  beforeEach(custody.forget)
}
