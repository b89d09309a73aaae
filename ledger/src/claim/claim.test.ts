import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type ClaimFact, claimDecider } from './claim.ts'

const claim = decisionsOf(claimDecider, 'txid-x')
const take = (by: string) => ({ type: 'Claim', input: { by, uid: '1' } }) as const
const give = (by: string) => ({ type: 'ReleaseClaim', input: { by } }) as const
const taken: ClaimFact = { type: 'Claimed', by: 'a', uid: '1' }

describe('a claim', () => {
  test('goes to the first who asks', () => {
    claim.given().when(take('a')).thenFacts(taken)
  })
  test('stays with them when they ask again', () => {
    claim.given(taken).when(take('a')).thenNothing()
  })
  test('is refused to everybody else', () => {
    claim.given(taken).when(take('b')).thenRefused({ kind: 'already-claimed', by: 'a', uid: '1' })
  })
  test('is given back by its holder only, and can then be taken', () => {
    claim.given(taken).when(give('b')).thenNothing()
    claim.given(taken).when(give('a')).thenFacts({ type: 'ClaimReleased', by: 'a' })
    claim
      .given(taken, { type: 'ClaimReleased', by: 'a' })
      .when(take('b'))
      .thenFacts({ type: 'Claimed', by: 'b' })
    claim.given().when(give('a')).thenNothing()
  })
})
