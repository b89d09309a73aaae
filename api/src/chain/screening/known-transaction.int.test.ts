import { HttpResponse } from 'msw/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { addressNumber } from '../../testing/deposit-address.ts'
import { startFakeCustody } from '../../testing/fake-custody.ts'
import { fakeScreening } from '../../testing/fake-screening.ts'
import { shown } from '../../testing/fund.ts'
import { newTxid } from '../../testing/money.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { createStores } from '../../vault/stores.ts'
import { screenCases } from './screen-cases.ts'
import { screeningOf } from './screening-of.ts'

const { screening: service, handler } = fakeScreening()
const custody = startFakeCustody(handler)
const scored = (score: number, ...reasons: string[]) => HttpResponse.json({ score, reasons })
const away = () => new HttpResponse(null, { status: 503 })

let api: Api
let ada: Person
let support: Person
beforeAll(async () => {
  api = await startApi({ config: { screeningUrl: service.url, custodyUrl: custody.url } })
  await seedCatalogue(api)
  ada = await api.person('ada')
  support = await api.person('support', { role: 'support' })
})
afterAll(async () => {
  await api.stop()
  custody.stop()
})

const topUp = async (txid = newTxid()): Promise<string> => {
  const body = { currency: 'USDC', network: 'ERC20', amount: '50', txid }
  const { id } = (await api.post('/topup/S', body, { as: ada })).body.data[0]
  await shown(api)
  return id
}
const riskOf = async (id: string) =>
  (await api.get(`/scancryptoapis/case/${id}/S`, { as: support })).body.data[0]
/** A turn of the workers' job. */
const turn = () =>
  screenCases({
    ...{ logger: api.deps.logger, screening: screeningOf(api.deps.config) },
    cryptoScans: createStores(api.db, api.deps.config).cryptoScans,
  })()

describe('a TXID', () => {
  const transactionOf = async (id: string) => (await riskOf(id)).transaction

  test('is known once the screening service has answered about it, unless that has never seen it', async () => {
    service.answer = () => scored(5)
    const id = await topUp()
    expect(await transactionOf(id)).toBe('unknown')
    await turn()
    expect(await transactionOf(id)).toBe('known')
    service.answer = ({ kind }) => (kind === 'txid' ? scored(5, 'unknown-transaction') : scored(5))
    const invented = await topUp()
    await turn()
    expect(await transactionOf(invented)).toBe('unknown')
  })

  test('is known where the custody has seen it come in', async () => {
    service.answer = away
    const txid = newTxid()
    const id = await topUp(txid)
    expect(await transactionOf(id)).toBe('unknown')
    custody.transactions.push(`ERC20 ${txid}`)
    expect(await transactionOf(id)).toBe('known')
  })

  test('is no question of an address', async () => {
    service.answer = () => scored(5)
    const entry = { currency: 'USDC', network: 'ERC20', address: addressNumber(7), name: 'My ledger' }
    const { id } = (await api.post('/bindccaddress/S', entry, { as: ada })).body.data[0]
    await shown(api)
    expect(await transactionOf(id)).toBeNull()
  })
})
