import { describe, expect, test } from 'vitest'
import { givenFacts } from '../../testing/given-facts.ts'
import { addressApplications } from './address-applications.ts'

describe('the list of applications for deposit addresses', () => {
  test('shows one pending until an address is given for it', async () => {
    const stream = 'addresses-7'
    const applied = { type: 'DepositAddressApplied', applicationId: 'q', currency: 'USDC', network: 'ERC20' }
    const given = {
      type: 'DepositAddressGiven',
      addressId: 'd',
      network: 'ERC20',
      applications: ['q'],
    }
    const rows = async (...facts: readonly object[]) => {
      const told = facts.map(fact => [stream, fact as never] as const)
      return (await givenFacts(addressApplications, ...told)).of('address_applications')
    }
    expect(await rows(applied)).toMatchObject([{ uid: '7', id: 'q', network: 'ERC20', status: 0 }])
    expect(await rows(applied, given)).toMatchObject([{ id: 'q', status: 1, decided_by: '9' }])
    expect(await rows(applied, { ...given, applications: [] })).toMatchObject([{ status: 0 }])
  })
})
