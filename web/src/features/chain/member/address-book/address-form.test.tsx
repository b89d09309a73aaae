import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { OfficeContext } from '../../../../client/audience.ts'
import {
  buttonOf,
  fill,
  press,
  pressAnyway,
  see,
  seeButton,
  type,
  typed,
  wrongWith,
} from '../../../../testing/act.ts'
import { answers, asked, bodies, finds, lists, refuses } from '../../../../testing/answers.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { onScreen } from '../../../../testing/on-screen.tsx'
import { networks } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { AddressForm } from './address-form.tsx'
import { bindAddress } from './queries.ts'

serveContract()

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const row = {
  ...{ id: 'book-1', currency: 'USDC', network: 'ERC20', address: ADDRESS, name: 'Ledger' },
  created_date: '2026-11-21T14:00:00Z',
  usable_date: null,
}

beforeEach(() => {
  answers('catalogue.fixedNetworks', networks)
  answers('chain.bindAddress', row)
  answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 })
  lists('chain.addressBook', [row])
})

const open = async () => {
  const shown = await renderScreen('/userbindccaddress/add')
  await seeButton('Add the address')
  await waitFor(() => expect(buttonOf('Add the address')?.disabled).toBe(false))
  return shown
}

describe('adding an address', () => {
  test('waits for the networks that it may be of', async () => {
    const release = holds('catalogue.fixedNetworks')
    await renderScreen('/userbindccaddress/add')
    expect((await seeButton('Add the address')).disabled).toBe(true)
    release()
    await waitFor(() => expect(buttonOf('Add the address')?.disabled).toBe(false))
  })
  test.each(['catalogue.fixedNetworks', 'catalogue.currencies'] as const)(
    'shows its choices as loading, not as fewer, until the list of %s is here',
    async list => {
      const release = holds(list)
      await renderScreen('/userbindccaddress/add')
      await seeButton('Add the address')
      for (const name of ['Asset', 'Network']) {
        const { disabled, value, options } = screen.getByLabelText<HTMLSelectElement>(name)
        expect([disabled, value, options.length]).toEqual([true, 'Loading', 1])
      }
      release()
      await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Asset').disabled).toBe(false))
      expect(screen.getByLabelText<HTMLSelectElement>('Asset').options.length).toBeGreaterThan(1)
    },
  )
  test('misses the address and its name', async () => {
    await open()
    press('Add the address')
    expect(wrongWith('Address')).toBe('Please enter all fields')
    expect(wrongWith('Address name')).toContain('Please enter all fields')
    expect(bodies('chain.bindAddress')).toEqual([])
  })
  test('sends it without the blanks that came with a paste, and shows the book', async () => {
    const { address } = await open()
    fill({ Address: ` ${ADDRESS}\n`, 'Address name': ' Ledger ' })
    type('Network', 'ERC20')
    const release = holds('chain.bindAddress')
    press('Add the address')
    pressAnyway('Add the address')
    await waitFor(() => expect(bodies('chain.bindAddress')).toHaveLength(1))
    release()
    await waitFor(() => expect(address()).toBe('/userbindccaddress'))
    expect(bodies('chain.bindAddress')).toEqual([
      { currency: 'USDC', network: 'ERC20', address: ADDRESS, name: 'Ledger' },
    ])
  })
  test('offers the networks of the asset only', async () => {
    await open()
    const offered = () =>
      [...screen.getByLabelText<HTMLSelectElement>('Network').options].map(({ value }) => value)
    await waitFor(() => expect(offered()).toEqual(['TRC20', 'ERC20']))
    type('Asset', 'USDT')
    expect(offered()).toEqual(['TRC20'])
  })
  test('says at the address when it is none of that network', async () => {
    finds('chain.bindAddress', { address: 'no' })
    await open()
    fill({ Address: 'zz', 'Address name': 'Ledger' })
    press('Add the address')
    await waitFor(() => expect(wrongWith('Address')).toContain('or a character is wrong. Copy it again.'))
    expect(typed('Address name')).toBe('Ledger')
    type('Address', ADDRESS)
    await waitFor(() => expect(wrongWith('Address')).toBe(''))
  })
  test('says of the whole what else is refused', async () => {
    refuses('chain.bindAddress', 'NETWORK_NOT_OFFERED', { currency: 'USDC', network: 'ERC20' })
    await open()
    fill({ Address: ADDRESS, 'Address name': 'Ledger' })
    press('Add the address')
    await see('USDC is not taken on ERC20 at present.')
    expect(typed('Address')).toBe(ADDRESS)
  })
})

describe('removing an address', () => {
  const ask = async () => {
    await renderScreen('/userbindccaddress')
    await seeButton('Remove')
    press('Remove')
    await see('Remove Ledger?')
  }

  test('is asked about first', async () => {
    await ask()
    press('Cancel')
    await waitFor(() => expect(screen.queryByText('Remove Ledger?')).toBeNull())
    expect(asked('chain.unbindAddress')).toEqual([])
  })
  test('is done once, for this entry', async () => {
    answers('chain.unbindAddress')
    await ask()
    press('Remove')
    await waitFor(() => expect(asked('chain.unbindAddress')).toMatchObject([{ params: { id: 'book-1' } }]))
    await waitFor(() => expect(screen.queryByText('Remove Ledger?')).toBeNull())
  })
  test('that is refused says why, in the dialog', async () => {
    refuses('chain.unbindAddress', 'CASE_UNKNOWN')
    await ask()
    press('Remove')
    await see('This record does not exist.')
  })
})

test('an administrator who adds one for a member is not told that its name is theirs to choose', async () => {
  await open()
  await see('Any name, at most 20 characters.')
  cleanup()
  onScreen(
    <OfficeContext value={true}>
      <AddressForm bind={bindAddress} onSaved={() => {}} />
    </OfficeContext>,
  )
  await see('At most 20 characters.')
})
