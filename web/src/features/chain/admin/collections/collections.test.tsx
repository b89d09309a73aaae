import type { wire } from '@strongroom/shared'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  wrongWith,
} from '../../../../testing/act.ts'
import { answers, asked, lists, neverAsked, refuses } from '../../../../testing/answers.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../../testing/lost-answer.ts'
import { administrator } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const LEAST = 'Only from addresses that hold at least'
const central = `0x${'ce'.repeat(20)}`
const total: wire.CollectionTotal = {
  ...{ network: 'ERC20', currency: 'USDC', balance: '900.00', addresses: 9, least_balance: '900.00' },
  ...{ least_addresses: 9, collected: '0', ccaddress: central, usable_from: null, scanned_date: null },
}
const address = (id: string, but: Partial<wire.AddressBalance> = {}): wire.AddressBalance => ({
  ...{ id, uid: '100045', username: 'Ada', email: 'ada@example.com', network: 'ERC20', currency: 'USDC' },
  ...{ ccaddress: `0x${id}`, demo: 0, balance: '100.00', collected: '0' },
  scanned_date: '2026-11-22T10:00:00.000Z',
  ...but,
})
const collection: wire.Collection = {
  ...{ id: 'collection-1', network: 'ERC20', currency: 'USDC', ccaddress: central, amount: '900.00' },
  ...{ addresses: 9, status: 1, txid: '0xfeed', collected: '890.00', collected_addresses: 8, reason: null },
  ...{
    asked_by: '100001',
    asked_by_name: 'Grace',
    created_date: '2026-11-22T10:00:00.000Z',
    finish_date: null,
  },
}
const totals = (but: Partial<wire.CollectionTotal> = {}, most = 50) =>
  answers('chain.collectionTotals', ({ filter }) => ({
    custody: 'http' as const,
    ...{ unseen: 2, most },
    totals: [{ ...total, ...(filter?.least ? { least_balance: '333.33', least_addresses: 3 } : {}), ...but }],
  }))
const dialog = () => document.querySelector('dialog[open]')

beforeEach(() => {
  totals()
  lists('chain.addressBalances', [address('a1'), address('a2'), address('a3', { currency: 'USDT' })])
  lists('chain.collections', [])
  answers('chain.collect', collection)
})
const open = async (role: 'finance' | 'auditor' = 'finance') => {
  await renderScreen('/admin/addressbalancecollecteds', { as: administrator(role) })
  await seeOnPage('USDC · ERC20', '900.00')
}
const ask = async () => {
  await open()
  press('Collect')
  await see('Collect USDC on ERC20')
}

test('collections are cut to a state by the address, which a saved view keeps', async () => {
  await renderScreen('/admin/addressbalancecollecteds?collection=-1', { as: administrator('finance') })
  await seeOnPage('USDC · ERC20', '900.00', 'Views')
  expect(asked('chain.collections').map(({ filter }) => filter)).toMatchObject([{ status: -1 }])
  expect(asked('chain.addressBalances')[0]?.filter).not.toHaveProperty('status')
})

test('collections have a page of their own, and begin with the first one of another state', async () => {
  const waits = { ...collection, id: 'collection-2', amount: '7.00', status: 0 as const }
  lists('chain.collections', ({ filter }) => [filter.status === 0 ? waits : collection], 41)
  const { address } = await renderScreen('/admin/addressbalancecollecteds?search=Ada', {
    as: administrator('finance'),
  })
  await seeOnPage('890.00')
  press('Next')
  await waitFor(() => expect(asked('chain.collections')).toHaveLength(2))
  expect(address()).not.toContain('page')
  type('State', '0')
  await waitFor(() => expect(asked('chain.collections')).toHaveLength(3))
  await seeOnPage('7.00')
  type('State', '')
  await seeOnPage('890.00', '1 to 20 of 41')
  const filters = asked('chain.collections').map(({ filter }) => filter)
  expect(filters).toEqual([
    { page: 1, limit: 20 },
    { page: 2, limit: 20 },
    { page: 1, limit: 20, status: 0 },
  ])
})

describe('what is collected', () => {
  test('is shown from where to where before anything is sent', async () => {
    await ask()
    await seeButton('Collect 900.00 USDC')
    expect(dialog()?.textContent).toContain(central)
    neverAsked('chain.collect')
  })
  test('is what the server says stands on addresses that hold at least so much', async () => {
    await ask()
    type(LEAST, '0')
    expect(wrongWith(LEAST)).toBe('Enter an amount above zero.')
    const release = holds('chain.collectionTotals')
    type(LEAST, '50')
    await waitFor(() => expect(buttonOf(/^Collect 900/)?.disabled).toBe(true))
    release()
    await seeButton('Collect 333.33 USDC')
    press('Collect 333.33 USDC')
    await see('Collected from 8 of 9')
    expect(asked('chain.collect').map(({ filter }) => filter)).toEqual([
      { network: 'ERC20', currency: 'USDC', ccaddress: central, least: '50' },
    ])
  })
  test('may be chosen addresses of one currency, and no others', async () => {
    await open()
    await screen.findByLabelText('Choose 0xa3')
    for (const id of ['a3', 'a1', 'a2']) screen.getByLabelText(`Choose 0x${id}`).click()
    await seeButton('Collect from 2 chosen')
    press('Collect from 2 chosen')
    await seeButton('Collect 200.00 USDC')
    expect(screen.queryByLabelText(LEAST)).toBeNull()
    press('Collect 200.00 USDC')
    await see('Collected from 8 of 9')
    expect(asked('chain.collect')[0]?.filter?.addresses).toEqual(['a1', 'a2'])
  })
  test('is cut to what one collection takes, and says so', async () => {
    totals({}, 5)
    await ask()
    await seeButton('Collect from 5 addresses')
    expect(dialog()?.textContent).toContain('One collection takes the 5 addresses that hold the most.')
  })
})

describe('a collection', () => {
  test('is sent once, and says what came of it', async () => {
    await ask()
    const release = holds('chain.collect')
    press('Collect 900.00 USDC')
    pressAnyway('Collect 900.00 USDC')
    await waitFor(() => expect(asked('chain.collect')).toHaveLength(1))
    release()
    await see('Collected from 8 of 9')
    expect(dialog()?.textContent).toMatch(/900\.00.*890\.00.*0xfeed/)
    expect(asked('chain.collect')).toHaveLength(1)
    press('Close')
    await waitFor(() => expect(dialog()).toBeNull())
  })
  test('whose answer is lost is the same one when it is sent again; one that waits is not sent twice', async () => {
    await ask()
    await repeatsLostAttempt('chain.collect', {
      send: () => press('Collect 900.00 USDC'),
      answered: () => answers('chain.collect', { ...collection, status: 0, txid: null }),
      until: () => see(/^The custody has not answered yet\./),
    })
    expect(buttonOf(/^Collect 900/)).toBeUndefined()
  })
  test('to a central address that has just been changed is refused in the question', async () => {
    refuses('chain.collect', 'CENTRAL_ADDRESS_CHANGED')
    await ask()
    press('Collect 900.00 USDC')
    await waitFor(() => expect(dialog()?.textContent).toContain('Nothing was sent: look again.'))
  })
})

test('a new central address rests, an absent one leads to where it is set, and an auditor only reads', async () => {
  totals({ usable_from: '2026-11-24T10:00:00.000Z' })
  await open()
  await see(/^New central address: usable from/)
  expect(buttonOf('Collect')).toBeUndefined()
  cleanup()
  totals({ ccaddress: '' })
  await open()
  expect((await see('No central address yet')).getAttribute('href')).toBe('/admin/addressforward')
  cleanup()
  totals()
  await open('auditor')
  expect([buttonOf('Collect'), buttonOf('Scan the addresses')]).toEqual([undefined, undefined])
})

test('addresses are looked at anew on request, and says how many', async () => {
  answers('chain.scanAddresses', { scanned: 11, unseen: 0 })
  await open()
  await see('2 never looked at')
  press('Scan the addresses')
  await see('Addresses looked at: 11')
})
