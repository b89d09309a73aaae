import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/api.ts'
import { saveEntry, seedCatalogue } from '../testing/seed-catalogue.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  await saveEntry(api, 'send-fee', 'USDC-ERC20', { currency: 'USDC', network: 'ERC20', fee: '2', status: 1 })
  // Not offered: no such network.
  await saveEntry(api, 'send-fee', 'BTC-BTC', { currency: 'BTC', network: 'BTC', fee: '3', status: 1 })
})
afterAll(() => api.stop())

test('everybody reads the fees of swaps and sends as the catalogue has them, of what is offered alone', async () => {
  const { status, body } = await api.get('/fees')
  expect(status).toBe(200)
  const [{ sends, swaps }] = body.data
  const rates = api.catalogue.list('swap-rate').filter(({ status }) => status === 1)
  expect(swaps.length).toBeGreaterThan(0)
  for (const { source, target, fee_rate } of swaps)
    expect(Number(fee_rate)).toBe(
      Number(rates.find(each => each.source === source && each.target === target)?.feeRate),
    )
  expect(sends).toEqual([{ currency: 'USDC', network: 'ERC20', fee: '2.000000' }])
})
