import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  press,
  pressAnyway,
  see,
  seeButton,
  seeLiveButton,
  seeOnPage,
  type,
  typed,
} from '../../../../testing/act.ts'
import {
  answers,
  asked,
  bodies,
  finds,
  lists,
  NOT_TAKEN,
  refuses,
  waits,
} from '../../../../testing/answers.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const LINES = 'Addresses, one a line'
const [one, two] = [`0x${'1a'.repeat(20)}`, `0x${'2b'.repeat(20)}`]
const pooled: wire.PoolAddress = {
  ...{ id: 'address-1', network: 'ERC20', ccaddress: one, demo: 0, retired: 0, uid: null, username: '' },
  ...{ email: '', created_date: '2026-11-20T10:00:00.000Z', given_date: null },
}
const application: wire.AdminAddressApplication = {
  ...{ id: 'application-1', currency: 'USDC', network: 'ERC20', status: 0, uid: '100045', username: 'Ada' },
  ...{
    email: 'ada@example.com',
    created_date: '2026-11-20T10:00:00.000Z',
    finish_date: null,
    decided_by: null,
    decided_by_name: '',
  },
}
const network = { id: 'n-1', network_code: 'ERC20', network_name: 'Ethereum', sort: 0 }
const dialog = () => document.querySelector('dialog[open]')

beforeEach(() => {
  lists('chain.poolAddresses', [pooled])
  lists('chain.applications', [application])
  answers('network.list', [
    { ...network, id: 'n-0', network_code: 'BANK', network_name: 'Bank', status: 1 },
    { ...network, status: 1 },
  ])
})
const open = async (role: 'operator' | 'auditor' = 'operator') => {
  await renderScreen('/admin/ccaddress', { as: administrator(role) })
  await seeOnPage(one, 'USDC · ERC20', 'Ethereum')
}

test('members who wait are cut to a network by the address, which a saved view keeps', async () => {
  await renderScreen('/admin/ccaddress?waiting=ERC20', { as: administrator('operator') })
  await seeOnPage(one, 'USDC · ERC20', 'Views')
  expect(asked('chain.applications').map(({ filter }) => filter)).toMatchObject([{ network: 'ERC20' }])
  expect(asked('chain.poolAddresses')[0]?.filter).not.toHaveProperty('network')
})

describe('addresses brought into the pool', () => {
  test('are read one a line, sent once, and wait for a second administrator', async () => {
    waits('chain.savePoolAddress', 'proposal-1')
    await open()
    expect(buttonOf('Bring in')?.disabled).toBe(true)
    type(LINES, `  ${one}\n\n${two}  `)
    const release = holds('chain.savePoolAddress')
    press('Bring in')
    pressAnyway('Bring in')
    await waitFor(() => expect(bodies('chain.savePoolAddress')).toHaveLength(1))
    release()
    await see('Waits for a second administrator')
    expect(bodies('chain.savePoolAddress')).toEqual([{ network: 'ERC20', ccaddress: [one, two] }])
    expect(typed(LINES)).toBe('')
  })
  test('are all or none: the wrong lines are named, and what was typed stays', async () => {
    finds('chain.savePoolAddress', { 'ccaddress.0': 'No address', 'ccaddress.2': 'No address' })
    await open()
    type(LINES, `x\n${one}\ny`)
    press('Bring in')
    await see('Nothing was brought in')
    await see('No addresses of this network, or mistyped: line 1, 3.')
    expect(typed(LINES)).toContain(one)
  })
  test('name no line when another field is at fault', async () => {
    finds('chain.savePoolAddress', { network: 'No network' })
    await open()
    type(LINES, one)
    press('Bring in')
    await see(NOT_TAKEN)
    expect(document.querySelector('[role=alert]')?.textContent).toBe(NOT_TAKEN)
  })
})

test('somebody who waits is given the next of the pool, once; an empty pool says so beside them', async () => {
  refuses('chain.decideApplication', 'ADDRESS_POOL_EMPTY')
  await open()
  const GIVE = 'Give the next of the pool'
  press(GIVE)
  const said = () => document.querySelector('.hint[role=alert]')?.textContent
  await waitFor(() => expect(said()).toBe('No address is left for this network. Bring some in first.'))
  answers('chain.decideApplication', { id: 'application-1', status: 1 })
  const release = holds('chain.decideApplication')
  await seeLiveButton(GIVE)
  press(GIVE)
  pressAnyway(GIVE)
  await waitFor(() => expect(asked('chain.decideApplication')).toHaveLength(2))
  lists('chain.applications', [])
  release()
  await see('Nobody waits')
  expect(bodies('chain.decideApplication').at(-1)).toEqual({ id: 'application-1', status: 1 })
})

test('members who wait on the second page are reached', async () => {
  const pages: (number | undefined)[] = []
  lists(
    'chain.applications',
    ({ filter }) => {
      pages.push(filter?.page)
      return [application]
    },
    21,
  )
  await open()
  press('Next')
  await waitFor(() => expect(pages).toContain(2))
})

test('an address leaves the pool once it was asked about, and says why it may not', async () => {
  refuses('chain.removePoolAddress', 'ADDRESS_GIVEN')
  await open()
  press('Delete')
  await see('Delete this address?')
  expect(asked('chain.removePoolAddress')).toEqual([])
  press('Delete')
  await waitFor(() => expect(dialog()?.querySelector('[role=alert]')).not.toBeNull())
  answers('chain.removePoolAddress')
  press('Delete')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(asked('chain.removePoolAddress').map(({ params }) => params.id)).toEqual(['address-1', 'address-1'])
})

test('a member’s address is retired, and stays theirs; a retired one is not retired again', async () => {
  const given = { ...pooled, uid: '100045', username: 'Ada', given_date: '2026-11-21T10:00:00.000Z' }
  lists('chain.poolAddresses', [given, { ...given, id: 'address-2', ccaddress: two, retired: 1 }])
  answers('chain.removeAddress')
  await renderScreen('/admin/useraddress', { as: administrator('operator') })
  await seeOnPage(one, two, 'retired')
  expect([...document.querySelectorAll('button')].filter(each => each.textContent === 'Retire')).toHaveLength(
    1,
  )
  press('Retire')
  await see('Retire this address?')
  press('Retire')
  await waitFor(() => expect(bodies('chain.removeAddress')).toEqual([{ id: 'address-1' }]))
})

test('an administrator who may not change the pool reads it', async () => {
  await open('auditor')
  await seeButton(/^Copy address/)
  expect([buttonOf('Bring in'), buttonOf('Delete'), buttonOf('Give the next of the pool')]).toEqual([
    ...[undefined, undefined, undefined],
  ])
})
