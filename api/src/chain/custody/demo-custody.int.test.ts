import { describe, expect, test } from 'vitest'
import { type Person, startApi } from '../../testing/api.ts'
import {
  addressNumber,
  centralAddress,
  filter,
  giveAddress,
  setCentral,
  topUp,
} from '../../testing/deposit-address.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { custodyOf } from './custody-of.ts'

type Asking = { readonly get: Awaited<ReturnType<typeof startApi>>['get'] }
const get = (what: string, fields: object, headers: Record<string, string>, as: Person, from: Asking) =>
  from.get(`/addressbalancecollecteds/${what}/S/${filter(fields)}`, { as, headers })
const pot = { network: 'ERC20', currency: 'USDC' }

describe('without a custody', () => {
  test('a demo says what came in by approved top-ups, and collects it once', async () => {
    const demo = await startApi()
    await seedCatalogue(demo)
    const [as, cleo] = [await demo.person('finance', { role: 'finance' }), await demo.person('cleo')]
    await topUp(demo, cleo, { currency: 'USDC', network: 'ERC20', amount: '75' })
    await giveAddress(demo, cleo, addressNumber(1))
    await topUp(demo, cleo, { currency: 'USDC', network: 'ERC20', amount: '25' })
    await setCentral(demo, centralAddress)
    const ask = async (what: string, fields: object, key = what) =>
      (await get(what, fields, { 'Idempotency-Key': key }, as, demo)).body.data
    await ask('scan', {}, 'one')
    const [{ custody }] = await ask('totals', {})
    const [first] = await ask('collectu', pot)
    const [again] = await ask('collectu', pot)
    const order = {
      id: first.id,
      ...pot,
      centralAddress,
      from: [{ address: addressNumber(1), amount: '100' }],
    }
    const once = await custodyOf(demo.deps)?.collect(order)
    const other = await custodyOf(demo.deps)?.collect({ ...order, id: 'another' })
    await ask('scan', {}, 'two')
    const left = (await ask('list', pot)).data
    await topUp(demo, cleo, { currency: 'USDC', network: 'ERC20', amount: '5' })
    const report = await custodyOf(demo.deps)?.holdings()
    await demo.stop()
    expect(report?.holdings).toEqual([
      { address: addressNumber(1), ...pot, amount: '5', evidence: 'Demo: approved top-ups less collections' },
      { address: centralAddress, ...pot, amount: '100', evidence: 'Demo: collections' },
    ])
    expect(custody).toBe('demo')
    expect(first).toMatchObject({ amount: '100.000000', status: 1, txid: `demo-${first.id}` })
    expect(again).toEqual(first)
    expect(once).toEqual({ state: 'done', txid: first.txid, collected: order.from })
    expect(other).toEqual({ state: 'failed', reason: 'nothing-there' })
    expect(left).toMatchObject([{ balance: '0.000000', collected: '100.000000' }])
  })
  test('the demo leaves TRX on an address as fuel, which has a call of its own', async () => {
    const demo = await startApi()
    await seedCatalogue(demo)
    const [as, operator, cleo] = [
      await demo.person('finance', { role: 'finance' }),
      await demo.person('operator', { role: 'operator' }),
      await demo.person('cleo'),
    ]
    await demo.post('/networks/S', { network_code: 'TRC20', network_name: 'Tron' }, { as: operator })
    await demo.post('/fixednetworks/S', { currency: 'USDC', network_code: 'TRC20' }, { as: operator })
    await giveAddress(demo, cleo, 'TAN5Wa5VFFuruQE2PriydGoFyWeL415rZW', 'TRC20')
    await setCentral(demo, 'TYCB8rGF1ueW6nv6yiXm11E3AT2nJ4VPaF', 'trcCentralAddress')
    await topUp(demo, cleo, { currency: 'USDC', network: 'TRC20', amount: '75' })
    const ask = async (what: string, fields: object) => (await get(what, fields, {}, as, demo)).body
    await ask('scan', {})
    const none = (await ask('collecttrx', {})).code
    await ask('collectu', { network: 'TRC20', currency: 'USDC' })
    const trx = (await ask('collecttrx', { least: '10' })).data[0]
    await demo.stop()
    expect(none).toBe('NOTHING_TO_COLLECT')
    expect(trx).toMatchObject({ network: 'TRC20', currency: 'TRX', collected: '15', status: 1 })
  })
  test('nobody pretends to be one in production', async () => {
    const real = await startApi({ config: { production: true } })
    const as = await real.person('finance', { role: 'finance' })
    const codes = await Promise.all(
      ['scan', 'collecttrx'].map(async what => (await get(what, {}, {}, as, real)).body.code),
    )
    const { custody } = (await get('totals', {}, {}, as, real)).body.data[0]
    await real.stop()
    expect([...codes, custody]).toEqual(['CUSTODY_MISSING', 'CUSTODY_MISSING', 'none'])
  })
})
