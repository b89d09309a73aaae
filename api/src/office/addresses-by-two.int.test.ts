import { describe, expect, test } from 'vitest'
import { newTonce } from '../testing/api.ts'
import { approvedBy } from '../testing/by-two.ts'
import { addressNumber, centralAddress, filter, giveAddress } from '../testing/deposit-address.ts'
import { everything } from '../testing/fake-custody.ts'
import { shown } from '../testing/fund.ts'
import {
  ada,
  api,
  approve,
  clock,
  custody,
  expectWaiting,
  HOUR_MS,
  idOf,
  listed,
  one,
  savedAs,
  setting,
  two,
  useAdministrators,
} from './testing/proposing-kit.ts'

useAdministrators()

describe('one administrator alone', () => {
  test('cannot name a central address and collect members’ coins to it; two can, a day later', async () => {
    const { ccaddress } = await giveAddress(api, ada, addressNumber(1))
    custody.held[ccaddress] = { USDC: '2500' }
    custody.answer = everything
    await api.get(`/addressbalancecollecteds/scan/S/${filter({})}`, { as: one })
    const collect = async () =>
      (
        await api.get(
          `/addressbalancecollecteds/collectu/S/${filter({ network: 'ERC20', currency: 'USDC' })}`,
          {
            as: one,
            tonce: String(Number(newTonce()) + clock.aheadMs),
          },
        )
      ).body

    const id = idOf(await setting('ercCentralAddress', centralAddress))
    expect(savedAs('ercCentralAddress')).toBeUndefined()
    expect((await approve(id, one)).body.code).toBe('OWN_CASE')
    expect((await collect()).code).toBe('CENTRAL_ADDRESS_MISSING')

    expect((await approve(id)).body.data).toEqual([{ id, status: 1 }])
    expect(savedAs('ercCentralAddress')).toBe(centralAddress)
    const early = await collect()
    expect(early).toMatchObject({ code: 'CENTRAL_ADDRESS_COOLING', details: { network: 'ERC20' } })
    const hours = (Date.parse(early.details.from) - Date.now()) / HOUR_MS
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    const usableFrom = async () => {
      const tonce = String(Number(newTonce()) + clock.aheadMs)
      const heard = await api.get(`/addressbalancecollecteds/totals/S/${filter({})}`, { as: one, tonce })
      return heard.body.data[0].totals.map((total: { network: string; usable_from: string | null }) => [
        total.network,
        total.usable_from,
      ])
    }
    expect(await usableFrom()).toContainEqual(['ERC20', early.details.from])
    expect(await usableFrom()).toContainEqual(['TRC20', null])

    clock.aheadMs = 24 * HOUR_MS + 1_000
    expect(await usableFrom()).toContainEqual(['ERC20', null])
    expect((await collect()).data[0]).toMatchObject({ status: 1, ccaddress: centralAddress })
  })

  test('neither saves nor edits nor deletes a bank account that members pay to', async () => {
    const bank = { account_type: 3, beneficiary_name: 'House', bank_name: 'First', account_number: '1' }
    const saved = await api.post('/sysbanks/S', bank, { as: one })
    expect(api.catalogue.list('sys-bank')).toEqual([])
    await approvedBy(api, two, saved)
    const [{ id }] = api.catalogue.list('sys-bank') as unknown as [{ id: string }]
    const edited = await api.post('/sysbanks/S', { id, ...bank, account_number: '2' }, { as: one })
    expect(api.catalogue.get('sys-bank', id)?.account_number).toBe('1')
    await approvedBy(api, two, edited)
    expect(api.catalogue.get('sys-bank', id)?.account_number).toBe('2')
    const removed = await api.ask('DELETE', `/sysbanks/${id}/S`, { as: one })
    await expectWaiting(removed, { subject: `sys-bank ${id}`, after: null })
    expect(api.catalogue.get('sys-bank', id)).toMatchObject({ account_number: '2' })
    await approvedBy(api, two, removed)
    expect(api.catalogue.get('sys-bank', id)).toBeUndefined()
  })

  test('brings no address into the pool, by no way', async () => {
    const pool = async () =>
      (await api.get(`/ccaddress/adminList/all/S/${filter({ given: 0 })}`, { as: one })).body.data.data.map(
        (row: { ccaddress: string }) => row.ccaddress,
      )
    const waiter = await api.person('waiter')
    await api.post('/ccaddressapplys/S', { currency: 'USDC', network: 'ERC20' }, { as: waiter })
    await shown(api)
    const waiting = await api.get(`/ccaddressapplys/S/${filter({ status: 0 })}`, { as: one })
    const application = waiting.body.data.data[0].id
    const named = { id: application, status: 1, ccaddress: addressNumber(24) }
    const answered = await api.post('/ccaddress/status/S', named, { as: one })
    await shown(api)
    for (const search of [waiter.email, 'waiter']) {
      const found = await api.get(`/proposals/list/S/${filter({ search })}`, { as: two })
      expect(found.body.data.data).toMatchObject([{ id: answered.body.proposal, uid: waiter.uid }])
    }
    await approvedBy(api, two, answered)
    const [mine] = (await api.get('/userccaddress/S', { as: waiter })).body.data
    expect(mine.ccaddress).toBe(addressNumber(24))

    const fresh = [addressNumber(21), addressNumber(22)]
    const brought = await api.post('/ccaddress/0/S', { network: 'ERC20', ccaddress: fresh }, { as: one })
    expect(await pool()).toEqual([])
    expect((await listed(idOf(brought))).after.ccaddress).toEqual(fresh)
    await approvedBy(api, two, brought)
    expect((await pool()).sort()).toEqual(fresh.toSorted())

    const [row] = (await api.get(`/ccaddress/adminList/all/S/${filter({ search: fresh[0] })}`, { as: one }))
      .body.data.data
    const body = { network: 'ERC20', ccaddress: addressNumber(23) }
    const corrected = await api.post(`/ccaddress/${row.id}/S`, body, { as: one })
    expect((await pool()).sort()).toEqual(fresh.toSorted())
    expect((await listed(idOf(corrected))).before.ccaddress).toEqual([fresh[0]])
    await approvedBy(api, two, corrected)
    expect((await pool()).sort()).toEqual([addressNumber(22), addressNumber(23)].toSorted())
  })

  test('refuses addresses that are not those which were proposed', async () => {
    const body = { network: 'ERC20', ccaddress: addressNumber(31) }
    const id = idOf(await api.post('/ccaddress/0/S', body, { as: one }))
    await api.db.query('update private.proposed_addresses set address = $2 where proposal_id = $1', [
      id,
      addressNumber(32),
    ])
    expect((await approve(id)).body).toMatchObject({
      code: 'PROPOSAL_LAPSED',
      details: { why: 'ADDRESSES_DIFFER' },
    })
  })
})
