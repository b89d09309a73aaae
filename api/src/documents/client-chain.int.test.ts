import { describe, expect, test } from 'vitest'
import { pin } from '../testing/api.ts'
import { addressNumber } from '../testing/deposit-address.ts'
import { newTxid } from '../testing/money.ts'
import {
  ada,
  ask,
  ben,
  byTwo,
  get,
  json,
  mailed,
  one,
  post,
  rowsOf,
  useClient,
  walksAll,
} from './testing/client-given.suite.ts'

// A client written by the two documents alone: addresses of the house and of members, what comes in by them and what is sent.

const central = (field_code: string, field_value: string) =>
  ['sys-config', field_code, { field_code, field_value, shown: false }] as const
const coin = { type: 0, scale: 6, status: 1 }
useClient([
  ['currency', 'TRX', { currency_code: 'TRX', currency_name: 'Tron', ...coin }],
  ['network', 'TRC20', { network_code: 'TRC20', network_name: 'TRC20', status: 1 }],
  ['fixed-network', 'TRX-TRC20', { currency: 'TRX', network_code: 'TRC20', status: 1 }],
  ['send-fee', 'USDC-ERC20', { currency: 'USDC', network: 'ERC20', fee: '1', status: 1 }],
  central('ercCentralAddress', addressNumber(9)),
  central('trcCentralAddress', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'),
])

const erc = { currency: 'USDC', network: 'ERC20' }
const trc = { currency: 'TRX', network: 'TRC20' }
const because = 'not ours'

describe('a client written by the two documents', () => {
  test('brings addresses in by two administrators, corrects one, and takes one out', async () => {
    await byTwo('POST', '/ccaddress/0/S', { network: 'ERC20', ccaddress: addressNumber(1) })
    await byTwo('POST', '/ccaddress/0/S', { network: 'ERC20', ccaddress: addressNumber(2) })
    const [found] = await rowsOf(one, `/ccaddress/adminList/all/S/${json({ search: addressNumber(2) })}`)
    expect(found).toMatchObject({ ccaddress: addressNumber(2), network: 'ERC20', uid: null })
    const loaded = await get(one, `/ccaddress/${found.id}/S`)
    expect(await post(one, `/ccaddress/${found.id}/S`, loaded)).toEqual(loaded)
    await byTwo('POST', `/ccaddress/${found.id}/S`, { ...loaded, ccaddress: addressNumber(3) })
    const [corrected] = await rowsOf(one, `/ccaddress/adminList/all/S/${json({ search: addressNumber(3) })}`)
    expect(corrected).toMatchObject({ ccaddress: addressNumber(3) })
    const removed = await ask(one, 'DELETE', `/ccaddress/${corrected.id}/S`)
    expect([removed.status, removed.body]).toEqual([200, { status: true, data: [] }])
  })

  test('is given an address at once where there is one, and otherwise applies for it', async () => {
    const given = await post(ada, '/ccaddress/checkcreateuseraddress/S', erc)
    expect(given).toMatchObject({ ccaddress: addressNumber(1) })
    expect(await get(ada, '/userccaddress/S')).toMatchObject({ ...erc, ccaddress: addressNumber(1) })
    const first = await post(ben, '/ccaddressapplys/S', erc)
    expect(first).toMatchObject({ status: 0, already: 0 })
    expect(await post(ben, '/ccaddressapplys/S', erc)).toEqual({ ...first, already: 1 })
    expect(await rowsOf(ben, '/ccaddressapplys/user/S')).toMatchObject([{ id: first.id, status: 0 }])
    expect(await rowsOf(one, `/ccaddressapplys/S/${json({ status: 0 })}`)).toMatchObject([
      { id: first.id, uid: ben.uid },
    ])
    const decision = { id: first.id, status: 1, ccaddress: addressNumber(8) }
    const waits = await ask(one, 'POST', '/ccaddress/status/S', decision)
    expect(waits.body.code).toBe('WAITS_FOR_SECOND')
    const again = await ask(one, 'POST', '/ccaddress/status/S', decision)
    expect(again.body.proposal).toBe(waits.body.proposal)
    await byTwo('POST', '/ccaddress/status/S', decision)
    expect(await get(ben, '/userccaddress/S')).toMatchObject({ ccaddress: addressNumber(8) })
    const known = await post(one, '/ccaddress/getreferenceids/S', { ccaddress: [addressNumber(8)] })
    expect(known).toMatchObject({ uid: ben.uid, ccaddress: addressNumber(8) })
    const removed = await ask(one, 'POST', '/ccaddress/deladdress/S', { id: known.reference_id })
    expect(removed.body).toEqual({ status: true, data: [] })
    expect((await ask(ben, 'GET', '/userccaddress/S')).body.data).toEqual([])
  })

  test('tops up, and an administrator who lists what waits decides each', async () => {
    const large = await post(ada, '/topup/S', { ...erc, amount: 5000, txid: newTxid() })
    const called = { asset: 'USDC', network: 'ERC20' }
    const wrong = await post(ada, '/topup/S', { ...called, amount: '30', txid: newTxid() })
    const waiting = await rowsOf(one, `/topup/user/all/S/${json({ status: 0 })}`)
    expect(waiting.map(({ id }) => id).toSorted()).toEqual([large.id, wrong.id].toSorted())
    const approval = { id: large.id, feeRate: 0.01 }
    expect(await post(one, '/wallet/approve/S', approval)).toMatchObject({ status: 1 })
    const rejection = { id: wrong.id, reason: because }
    expect(await post(one, '/wallet/reject/S', rejection)).toMatchObject({ status: -1 })
    expect(await rowsOf(one, `/topup/user/all/S/${json({ status: 0 })}`)).toEqual([])
    expect(await rowsOf(ada, `/topup/user/${ada.uid}/S/${json({ status: -1 })}`)).toMatchObject([
      { id: wrong.id, reason: because },
    ])
    expect(await get(ada, `/wallets/userWallet/S/${json({ currency: 'USDC' })}`)).toMatchObject({
      amount: '4950.000000',
    })
  })

  test('reads what came in over its addresses so far', async () => {
    const [own] = await rowsOf(ada, '/userccaddress/S')
    const collected = { currency: 'USDC', collected: '4950.000000', transfers: 1 }
    expect(await rowsOf(ada, '/user/getaddresslist/S')).toEqual([
      { id: own.id, ...erc, ccaddress: addressNumber(1), ...collected },
    ])
    for (const [by, rows] of [
      [erc, 1],
      [trc, 0],
      [{ search: addressNumber(1).slice(0, 12) }, 1],
    ] as const)
      expect(await rowsOf(ada, `/user/getaddresslist/S/${json(by)}`)).toHaveLength(rows)
    expect(await rowsOf(ben, '/user/getaddresslist/S')).toEqual([])
  })

  test('keeps an address book, and sends on chain from it', async () => {
    const bound = { ...erc, address: addressNumber(7) }
    const called = { asset: 'USDC', network: 'ERC20', address: addressNumber(7) }
    await post(ada, '/bindccaddress/S', { ...called, name: 'Ledger' })
    const { id: addressId } = await post(ada, '/bindccaddress/S', { ...bound, name: 'My ledger' })
    expect(await get(ada, '/bindccaddress/list/S')).toMatchObject({ id: addressId, name: 'My ledger' })
    const balance = await get(ada, `/sendonchain/getavailablebalance/S/${json(erc)}`)
    expect(balance).toMatchObject({ amount: '4950.000000', fee: '1.000000' })
    for (const [path, body, status] of [
      ['/wallet/approve/S', { externalTxId: newTxid() }, 1],
      ['/wallet/reject/S', { reason: because }, -1],
    ] as const) {
      const code = await mailed(ada.email, 'sendonchain')
      const { id } = await post(ada, '/sendonchain/S', { addressId, amount: 10, code, pin })
      expect((await rowsOf(one, `/sendonchain/user/all/S/${json({ status: 0 })}`))[0]).toMatchObject({ id })
      expect(await post(one, path, { id, ...body })).toEqual({ id, status })
    }
    expect(await rowsOf(ada, `/sendonchain/user/${ada.uid}/S`)).toHaveLength(2)
    await ask(ada, 'DELETE', `/bindccaddress/${addressId}/S`)
    expect(await rowsOf(ada, '/bindccaddress/list/S')).toEqual([])
  })

  test('has an address bound and unbound by an administrator, who names the member by e-mail', async () => {
    const called = { asset: 'USDC', network: 'ERC20' }
    const bound = { email: ben.email, ...called, address: addressNumber(6), name: 'Exchange' }
    const { id } = await post(one, '/adminbindccaddress/S', bound)
    expect(await rowsOf(one, `/adminbindccaddress/list/${ben.email}/S`)).toMatchObject([{ id }])
    await ask(one, 'DELETE', `/adminbindccaddress/${id}/S`)
    expect(await rowsOf(one, `/adminbindccaddress/list/${ben.email}/S`)).toEqual([])
  })

  test('looks at what stands on addresses, and collects it', async () => {
    await byTwo('POST', '/ccaddress/0/S', {
      ...{ network: 'TRC20', ccaddress: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' },
    })
    await post(ada, '/ccaddress/checkcreateuseraddress/S', trc)
    const txid = newTxid().slice(2)
    const { id } = await post(ada, '/topup/S', { ...trc, amount: 20, txid })
    await byTwo('POST', '/wallet/approve/S', { id })
    expect(await get(one, '/addressbalancecollecteds/scan/S')).toMatchObject({ unseen: 0 })
    const stands = await rowsOf(one, `/addressbalancecollecteds/list/S/${json({ network: 'ERC20' })}`)
    expect(stands).toContainEqual(
      expect.objectContaining({ uid: ada.uid, currency: 'USDC', balance: '5000.000000' }),
    )
    const coins = await get(one, `/addressbalancecollecteds/collectu/S/${json(erc)}`)
    expect(coins).toMatchObject({ status: 1, ccaddress: addressNumber(9), amount: '5000.000000' })
    const fuel = await get(one, '/addressbalancecollecteds/collecttrx/S')
    expect(fuel).toMatchObject({ status: 1, amount: '20.000000' })
  })

  walksAll('chain')
})
