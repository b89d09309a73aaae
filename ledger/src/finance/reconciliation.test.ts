import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type ReconciliationFact, reconciliationDecider } from './reconciliation.ts'

const reconciliation = decisionsOf(reconciliationDecider, 's1')
const result = {
  ...{ statementId: 's1', account: 'world:bank', first: '2026-10-01', last: '2026-10-31' },
  ...{ lines: 3, entries: 2, open: 1, digest: 'd'.repeat(64) },
}
const sign = { type: 'SignStatement', input: result } as const
const signed: ReconciliationFact = { type: 'StatementReconciled', ...result }

describe('the reconciliation of a statement', () => {
  test('is signed with the digest of its result', () => {
    reconciliation.given().when(sign).thenFacts(signed)
  })
  test('is signed once; the same result again changes nothing, so that a sign-off cut short can be finished', () => {
    reconciliation.given(signed).when(sign).thenFacts()
    const other = { type: 'SignStatement', input: { ...result, digest: 'e'.repeat(64) } } as const
    reconciliation.given(signed).when(other).thenRefused({ kind: 'statement-signed' })
  })
})
