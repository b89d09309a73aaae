import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { coversRisk, type RiskReleaseFact, riskReleaseDecider } from './risk-release.ts'

const ofCase = decisionsOf(riskReleaseDecider, 't1')
const input = {
  screened: 'top-up' as const,
  uid: '7',
  score: 95,
  risks: ['sanctions'],
  reason: 'the bank has cleared it',
  proposalId: 'p1',
}
const released: RiskReleaseFact = {
  type: 'RiskReleased',
  ...{ ...input, caseId: 't1', approvedBy: '2' },
}
const release = (approver: string) => ({ type: 'ReleaseRisk', input, given: { approver } }) as const

describe('a release of a risk', () => {
  test('is of one case, with the seen score, and never by the member who is paid', () => {
    ofCase.given().when(release('2')).thenFacts(released)
    ofCase.given().when(release('7')).thenRefused({ kind: 'own-case' })
  })

  test.each([
    ['no release', undefined, 95, false],
    ['the seen score', { score: 95 }, 95, true],
    ['a lower score', { score: 95 }, 94, true],
    ['a higher score', { score: 95 }, 96, false],
    ['a case not screened, seen so', { score: null }, null, true],
    ['a score that came later', { score: null }, 0, false],
    ['a case not screened, seen with a score', { score: 95 }, null, true],
  ])('%s', (_, seen, now, covered) => {
    expect(coversRisk({ caseId: 't1', ...(seen && { seen }) }, now)).toBe(covered)
  })
})
