import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { poolAddressDecider } from './pool-address.ts'

const address = decisionsOf(poolAddressDecider, 'd')
const remove = { type: 'RemovePoolAddress', input: { network: 'ERC20' } } as const

describe('an address of the pool', () => {
  test('is taken out once, by its id and network', () => {
    const { after } = address
      .given()
      .when(remove)
      .thenFacts({ type: 'PoolAddressRemoved', addressId: 'd', network: 'ERC20' })
    address
      .given({ type: 'PoolAddressRemoved', addressId: after.addressId, network: 'ERC20' })
      .when(remove)
      .thenNothing()
  })
})
