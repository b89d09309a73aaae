import { describe, expect, test } from 'vitest'
import { giveAddress } from '../../testing/deposit-address.ts'
import { shown } from '../../testing/fund.ts'
import {
  ada,
  api,
  ben,
  bind,
  bitcoin,
  cho,
  entry,
  filter,
  finance,
  ledgerWallet,
  operator,
} from './chain-sends-given.suite.ts'

describe('the fee of sending on chain', () => {
  test('is kept by operators and read by members, where it is shown', async () => {
    const fee = { currency: 'USDC', network: 'ERC20', fee: '5' }
    expect((await api.post('/socfees/S', fee, { as: ada })).status).toBe(403)
    const saved = await api.post('/socfees/S', fee, { as: operator })
    expect(saved.body.data[0]).toMatchObject({ id: 'USDC-ERC20', ...fee, status: 1 })
    await api.post('/socfees/S', { currency: 'BTC', network: 'BTC', fee: '0', status: 0 }, { as: operator })
    await shown(api)
    expect((await api.get('/socfees/list/S', { as: ada })).body.data).toHaveLength(1)
    expect((await api.get('/socfees/USDC-ERC20/S', { as: finance })).body.data[0]).toMatchObject(fee)
    expect((await api.ask('DELETE', '/socfees/BTC-BTC/S', { as: operator })).body.status).toBe(true)
    expect((await api.get('/socfees/list/S', { as: operator })).body.data).toHaveLength(1)
    const wrong = await api.post('/socfees/S', { ...fee, fee: '-1' }, { as: operator })
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([422, 'fee'])
  })
})

describe('an address book', () => {
  test('takes an address that is right for its network, once, and lets it go', async () => {
    const id = await bind(ben, { address: ledgerWallet.toLowerCase() })
    expect(await bind(ben, { name: 'Twice' })).toBe(id)
    const list = (over: object = {}) =>
      api.get(`/bindccaddress/list/S/${filter({ network: 'ERC20', ...over })}`, { as: ben })
    expect((await list()).body.data).toMatchObject({ total: 1, data: [{ id, ...entry, name: 'Twice' }] })
    expect((await list({ page: 2 })).body.data).toMatchObject({ total: 1, data: [] })
    expect((await list({ to: '2020-01-01' })).body.data.total).toBe(0)
    expect((await api.ask('DELETE', `/bindccaddress/${id}/S`, { as: ada })).body.code).toBe('CASE_UNKNOWN')
    expect((await api.ask('DELETE', `/bindccaddress/${id}/S`, { as: ben })).body.status).toBe(true)
    expect((await list()).body.data.total).toBe(0)
    expect(await bind(ben)).not.toBe(id)
  })
  test('says which field is wrong, and never repeats the address', async () => {
    for (const [over, path] of [
      [{ address: ledgerWallet.replace('5aA', '5aa') }, 'address'],
      [{ address: bitcoin }, 'address'],
      [{ name: 'x'.repeat(21) }, 'name'],
      [{ name: ' ' }, 'name'],
    ] as const) {
      const { status, body } = await api.post('/bindccaddress/S', { ...entry, ...over }, { as: ben })
      expect([status, body.issues[0].path]).toEqual([422, path])
      expect(JSON.stringify(body)).not.toContain({ ...entry, ...over }.address)
    }
    const { body } = await api.post('/bindccaddress/S', { ...entry, network: 'BTC' }, { as: ben })
    expect(body).toMatchObject({ code: 'NETWORK_NOT_OFFERED', details: { network: 'BTC' } })
  })
  test('takes no address that nobody has the key of', async () => {
    for (const address of [
      '0x0000000000000000000000000000000000000000',
      '0x000000000000000000000000000000000000dead',
    ]) {
      const { body } = await api.post('/bindccaddress/S', { ...entry, address }, { as: ben })
      expect(body).toMatchObject({ status: false, code: 'BURN_ADDRESS' })
      const byAdmin = { ...entry, address, email: ben.email }
      const { body: entered } = await api.post('/adminbindccaddress/S', byAdmin, { as: operator })
      expect(entered.code).toBe('BURN_ADDRESS')
    }
  })
  test('takes not the member’s own deposit address, and nothing is sent to one that stood there before', async () => {
    const own = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
    const dora = await api.person('dora')
    const addressId = await bind(dora, { address: own })
    await giveAddress(api, dora, own)
    const { body } = await api.post(
      '/bindccaddress/S',
      { ...entry, address: own, name: 'Again' },
      { as: dora },
    )
    expect(body.code).toBe('OWN_ADDRESS')
    const order = { addressId, amount: '50' }
    expect((await api.post('/sendonchain/check/S', order, { as: dora })).body.code).toBe('OWN_ADDRESS')
    const sent = await api.post('/sendonchain/S', { ...order, code: '123456', pin: '246810' }, { as: dora })
    expect(sent.body.code).toBe('OWN_ADDRESS')
    // Another member may pay to it, as to any address.
    expect(typeof (await bind(ben, { address: own, name: 'Dora' }))).toBe('string')
  })
  test('is kept by administrators too, by the member’s e-mail', async () => {
    const body = { ...entry, email: cho.email }
    expect((await api.post('/adminbindccaddress/S', body, { as: finance })).status).toBe(403)
    const { id } = (await api.post('/adminbindccaddress/S', body, { as: operator })).body.data[0]
    const path = `/adminbindccaddress/list/${encodeURIComponent(cho.email)}/S`
    expect((await api.get(path, { as: finance })).body.data.data).toMatchObject([{ id, ...entry }])
    await api.ask('DELETE', `/adminbindccaddress/${id}/S`, { as: operator })
    expect((await api.get(path, { as: finance })).body.data.total).toBe(0)
    expect((await api.get('/adminbindccaddress/list/nobody@example.com/S', { as: finance })).status).toBe(404)
  })
  test('keeps addresses out of the log', async () => {
    const texts = (await api.log.readAll({ limit: 1_000 })).map(({ data, metadata }) => `${data}${metadata}`)
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.join('\n').toLowerCase()).not.toContain(ledgerWallet.toLowerCase())
  })
})
