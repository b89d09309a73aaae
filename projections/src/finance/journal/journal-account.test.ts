import { expect, test } from 'vitest'
import { journalAccount } from './journal-account.ts'

test('what members who left have given up is income, in every currency', () => {
  expect(journalAccount('house:given-up', 'XTP')).toBe('income:given-up')
})
