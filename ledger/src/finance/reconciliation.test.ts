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
  test('is signed once', () => {
    reconciliation.given(signed).when(sign).thenRefused({ kind: 'statement-signed' })
  })
})
