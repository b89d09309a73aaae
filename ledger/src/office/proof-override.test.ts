import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { isOverridden, type ProofOverrideFact, proofOverrideDecider } from './proof-override.ts'

const ofCase = decisionsOf(proofOverrideDecider, 'w1')
const until = '2026-11-23T11:00:00.000Z'
const input = { payout: 'withdrawal', uid: '7', reason: 'a known fault', proposalId: 'p1' } as const
const overridden: ProofOverrideFact = {
  type: 'ProofOverridden',
  ...{ ...input, caseId: 'w1', approvedBy: '2', until },
}
const override = (approver: string) => ({ type: 'OverrideProof', input, given: { approver, until } }) as const

describe('an override of the proof', () => {
  test('is of one case, with a reason and an end, and never by the member who is paid', () => {
    ofCase.given().when(override('2')).thenFacts(overridden)
    ofCase.given().when(override('7')).thenRefused({ kind: 'own-case' })
  })

  test('holds until its end, and not at it', () => {
    const state = { caseId: 'w1', until }
    expect(isOverridden(state, new Date('2026-11-23T10:59:59.999Z'))).toBe(true)
    expect(isOverridden(state, new Date(until))).toBe(false)
    expect(isOverridden({ caseId: 'w1' }, new Date(until))).toBe(false)
  })
})
