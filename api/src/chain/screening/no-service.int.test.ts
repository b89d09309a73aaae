import { expect, test } from 'vitest'
import { startApi } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// A platform that has no screening service.

test('in production without a service nothing is screened or held, and the case says so', async () => {
  const real = await startApi({ config: { production: true } })
  await seedCatalogue(real)
  const [cleo, finance] = [await real.person('cleo'), await real.person('finance', { role: 'finance' })]
  const body = { currency: 'USDC', network: 'ERC20', amount: '50', txid: `0x${'0'.repeat(58)}dead01` }
  const { id } = (await real.post('/topup/S', body, { as: cleo })).body.data[0]
  await shown(real)
  const [risk] = (await real.get(`/scancryptoapis/case/${id}/S`, { as: finance })).body.data
  const missing = await real.post('/scancryptoapis/again/S', { id }, { as: finance })
  const approved = await real.post('/topup/approve/S', { id }, { as: finance })
  await real.stop()
  expect(risk).toMatchObject({ service: 'none', score: null, held: false, scans: [] })
  expect(missing.body.code).toBe('SCREENING_MISSING')
  expect(approved.body.status).toBe(true)
})

test('without a service a demo’s list says what is listed, and that it is a demo’s', async () => {
  const demo = await startApi()
  await seedCatalogue(demo)
  const [cleo, finance] = [await demo.person('cleo'), await demo.person('finance', { role: 'finance' })]
  const body = { currency: 'USDC', network: 'ERC20', amount: '50', txid: `0x${'0'.repeat(58)}dead01` }
  const { id } = (await demo.post('/topup/S', body, { as: cleo })).body.data[0]
  await shown(demo)
  const refused = await demo.post('/topup/approve/S', { id }, { as: finance })
  const [risk] = (await demo.get(`/scancryptoapis/case/${id}/S`, { as: finance })).body.data
  await demo.stop()
  expect(refused.body.code).toBe('RISK_ABOVE_LIMIT')
  expect(risk).toMatchObject({
    service: 'demo',
    score: 95,
    scans: [{ source: 'demo', risks: ['sanctions'] }],
  })
})
