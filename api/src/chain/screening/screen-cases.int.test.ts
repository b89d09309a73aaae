import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { addressNumber, giveAddress } from '../../testing/deposit-address.ts'
import { startFakeScreening } from '../../testing/fake-screening.ts'
import { shown } from '../../testing/fund.ts'
import { newTxid } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { createStores } from '../../vault/stores.ts'
import { screenCases } from './screen-cases.ts'
import { screeningOf } from './screening-of.ts'

const service = startFakeScreening()

let api: Api
let ada: Person
let one: Person
beforeAll(async () => {
  api = await startApi({ config: { screeningUrl: service.url } })
  await seedCatalogue(api)
  ada = await api.person('ada')
  one = await api.person('one', { role: 'finance' })
  await giveAddress(api, ada, addressNumber(900))
})
afterAll(async () => {
  await api.stop()
  service.stop()
})

const topUp = async (): Promise<string> => {
  const body = { currency: 'USDC', network: 'ERC20', amount: '50', txid: newTxid() }
  const { id } = (await api.post('/topup/S', body, { as: ada })).body.data[0]
  await shown(api)
  return id
}
/** A turn of the workers' job. */
const turn = () =>
  screenCases({
    ...{ logger: api.deps.logger, screening: screeningOf(api.deps.config) },
    cryptoScans: createStores(api.db, api.deps.config).cryptoScans,
  })()
const scansOf = async (id: string): Promise<readonly string[]> => {
  const { rows } = await api.db.query('select kind from private.crypto_scans where case_id = $1', [id])
  return rows.map(({ kind }) => kind).toSorted()
}
/** Moves the time at which a case came, by more than is allowed for a clock that was set back. */
const later = (id: string) =>
  api.db.query(`update views.top_ups set created_at = created_at + interval '3 seconds' where id = $1`, [id])

describe('a case that was never asked about', () => {
  test('is asked about once, though a process died between the submission and the question', async () => {
    const id = await topUp()
    const asksNow = api.get(`/scancryptoapis/case/${id}/S`, { as: one })
    await Promise.all([turn(), turn(), asksNow])
    await turn()
    expect(await scansOf(id)).toEqual(['address', 'txid'])
    service.forget()
    await turn()
    expect(service.asked).toEqual([])
  })

  test('is sought among those that have come since the latest, and among all where there is nothing new', async () => {
    const missed = await topUp()
    const latest = await topUp()
    await later(latest)
    await turn()
    await api.db.query('delete from private.crypto_scans where case_id = $1', [missed])
    const newer = await topUp()
    await later(newer)
    await turn()
    expect([await scansOf(newer), await scansOf(missed)]).toEqual([['address', 'txid'], []])
    await turn()
    expect(await scansOf(missed)).toEqual(['address', 'txid'])
  })
})
