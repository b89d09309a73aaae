import { expect, test } from 'vitest'
import { told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { bankAccounts } from './bank-accounts.ts'

const bankId = 'b1'
const rowAfter = async (...happened: readonly object[]) => {
  const all = [{ type: 'BankLinked', bankId }, ...happened]
  const given = all.map(fact => ['banks-1', fact as never] as const)
  return (await givenFacts(bankAccounts, ...given)).of('bank_accounts')[0]
}
const approved = { type: 'BankApproved', bankId }
const rejected = { type: 'BankRejected', bankId, reason: 'Too dark' }
const changed = { type: 'BankChanged', bankId, detailsHash: 'h' }

test.each([approved, rejected])('an account says when and by whom it was decided: $type', async fact => {
  expect(await rowAfter(fact)).toMatchObject({ decided_at: told, decided_by: '9' })
})

test('an account that has changed since waits again, and nobody has decided it', async () => {
  expect(await rowAfter(approved, changed)).toMatchObject({ status: 0, decided_at: null, decided_by: null })
})
