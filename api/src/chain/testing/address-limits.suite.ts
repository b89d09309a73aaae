import { describe, expect, test } from 'vitest'
import { api } from './deposit-addresses-given.suite.ts'

/** Goes last: it leaves an application open. */
export const addressLimitsSuite = () =>
  describe('asking for a deposit address many times at once', () => {
    test('keeps nobody else from the database', async () => {
      const many = await api.person('many')
      const ask = () =>
        api.post('/ccaddress/checkcreateuseraddress/S', { currency: 'USDC', network: 'ERC20' }, { as: many })
      const answers = await Promise.all(Array.from({ length: 20 }, ask))
      expect(new Set(answers.map(({ body }) => body.data[0].ccaddress)).size).toBe(1)
    })
  })
