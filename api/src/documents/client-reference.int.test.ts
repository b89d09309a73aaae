import { describe, expect, test } from 'vitest'
import { ada, ask, byTwo, get, one, post, rowsOf, useClient, walksAll } from './testing/client-given.suite.ts'
import { keep, usual } from './testing/kept-list.ts'

// A client written by the two documents alone: agents, dial codes, banks of the house and of others, settings, invite codes, fees.

useClient()

const banks = (base: string) => ({
  ...usual(base),
  save: () => `/${base}/createBank/S`,
  edit: () => `/${base}/editBank/S`,
})
const house = { beneficiary_name: 'House', bank_name: 'First', account_number: '1' }

describe('a client written by the two documents', () => {
  test('keeps agents, who have to be in the external group system', async () => {
    const agent = { name: 'Demo Northwind', access_interval: 5 }
    const key = { api_key: 'k'.repeat(32) }
    const unknown = await ask(one, 'POST', '/agents/createAgent/S', { ...agent, ...key, name: 'Nowhere' })
    expect(unknown.body).toMatchObject({ status: false, code: 10 })
    await byTwo('POST', '/agents/createAgent/S', { ...agent, ...key })
    const [{ id }] = await rowsOf(one, '/agents/list/S')
    const loaded = await get(one, `/agents/${id}/S`)
    await byTwo('POST', '/agents/editAgent/S', { ...loaded, access_interval: 9 })
    expect(await get(one, `/agents/${id}/S`)).toEqual({
      ...loaded,
      ...{ access_interval: 9, updated_date: expect.any(String) },
    })
    await byTwo('DELETE', `/agents/${id}/S`)
    expect(await rowsOf(one, '/agents/list/S')).toEqual([])
  })

  test('keeps dial codes, and sends them to other calls as it reads them', async () => {
    const code = { name: 'Hong Kong', code: '+852', status: 1 }
    await keep(usual('areacodes'), code, { sort: 2 }, { stays: true })
    await keep(usual('areacodes'), { name: 'Kenya', code: '+254', status: 1 }, { status: 0 })
    const { body } = await ask(undefined, 'GET', '/areacodes/userlist')
    expect((await ask(ada, 'GET', '/areacodes/userlist/S')).body.data).toEqual(body.data)
    expect(body.data.every((each: typeof code) => /^\+\d+$/.test(each.code))).toBe(true)
    await post(ada, '/user/tel/S', { area_code: body.data[0].code, phone: '61234567' })
  })

  test('keeps external banks and product banks, which are shown and hidden', async () => {
    const other = { bank_name: 'Harbour Bank', swift_code: 'HARBHKHH', country: 'HK' }
    await keep(banks('externalbanks'), other, { bank_name: 'Harbour' })
    const product = { ...house, user_type: 2, is_show: 1, is_hsbc: 1 }
    await keep(banks('isunbanks'), { ...product, account_number: '2' }, { bank_name: 'Second' })
    const { id } = await keep(banks('isunbanks'), product, { bank_name: 'HSBC' }, { stays: true })
    for (const is_show of [0, 1]) {
      await byTwo('POST', '/isunbanks/editIsShow/S', { id })
      expect(await get(one, `/isunbanks/${id}/S`)).toMatchObject({ is_show })
    }
  })

  test('keeps the banks of the house, which members see by account type', async () => {
    const paths = {
      ...usual('sysbanks'),
      list: '/sysbanks/all/S',
      one: (id: string) => `/sysbanks/get/${id}/S`,
    }
    const bank = { ...house, account_type: 3 }
    const { id } = await keep(paths, bank, { swift_code: 'FIRSHKHH' }, { stays: true })
    await keep(paths, { ...bank, account_type: 0 }, { bank_routing_number: '021000021' })
    expect(await rowsOf(ada, '/sysbanks/3/S')).toMatchObject([{ ...bank, id }])
    expect(await get(ada, `/sysbanks/get/${id}/S`)).toMatchObject(bank)
  })

  test('keeps invite codes, and fees of sending on chain', async () => {
    const code = { code: 'WELCOME', award_amount: '3' }
    await keep({ ...usual('sysinvitecodes') }, code, { status: 0 })
    const fee = { currency: 'USDC', network: 'ERC20', fee: '2' }
    await keep(usual('socfees'), fee, { fee: '2.5' })
    await keep(usual('socfees'), fee, { fee: '2.1' }, { stays: true })
    expect(await rowsOf(ada, '/socfees/list/S')).toMatchObject([{ currency: 'USDC', fee: '2.1' }])
  })

  test('saves settings, one pair or the whole list, and everybody reads those that are shown', async () => {
    const pairs = await rowsOf(one, '/sysconfigs/list/S')
    const faq = pairs.find(({ field_code }) => field_code === 'faqUrlEn')
    const changed = { field_code: faq.field_code, field_value: 'https://help.example' }
    await byTwo('POST', '/sysconfigs/S', changed)
    const whole = await rowsOf(one, '/sysconfigs/list/S')
    expect(whole).toContainEqual(expect.objectContaining(changed))
    expect((await ask(one, 'POST', '/sysconfigs/S', whole)).body).toEqual({ status: true, data: [] })
    const { body } = await ask(undefined, 'GET', '/sysconfigs/listbyuser')
    expect(JSON.stringify(body)).toContain('ipinfo')
    expect((await ask(ada, 'GET', '/sysconfigs/listbyuser/S')).body.data).toEqual(body.data)
  })

  walksAll('reference')
})
