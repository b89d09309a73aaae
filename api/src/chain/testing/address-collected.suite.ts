import { describe, expect, test } from 'vitest'
import { approvedBy } from '../../testing/by-two.ts'
import {
  ada,
  api,
  colleague,
  filter,
  finance,
  ledgerWallet,
  operator,
  topUp,
} from './deposit-addresses-given.suite.ts'

/** Ada has an address that nothing has come in over. */
export const addressCollectedSuite = () =>
  describe('the deposit address of a member', () => {
    test('says what has come in over its network, and where the house brings it together', async () => {
      const [{ id }] = (await api.get('/userccaddress/S', { as: ada })).body.data
      const { body } = await api.get('/user/getaddresslist/S', { as: ada })
      expect(body.data).toMatchObject({ total: 0 })
      await topUp(ada, '40')
      await topUp(ada, '22.5')
      const collected = await api.get(`/user/getaddresslist/S/${filter({ network: 'ERC20' })}`, { as: ada })
      expect(collected.body.data.data).toMatchObject([
        { id, currency: 'USDC', collected: '62.500000', transfers: 2 },
      ])
      const setting = { field_code: 'ercCentralAddress', field_value: ledgerWallet }
      await approvedBy(api, colleague, await api.post('/sysconfigs/S', setting, { as: operator }))
      const forwards = await api.get('/user/getforwardaddresslist/S', { as: finance })
      expect(forwards.body.data.data).toMatchObject([
        { network: 'ERC20', ccaddress: ledgerWallet, addresses: expect.any(Number) },
        { network: 'TRC20', ccaddress: '', addresses: 0 },
      ])
    })
  })
