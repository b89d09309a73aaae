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
  test('is taken over from the try one has named, and from no other', () => {
    const over = (from: string) => ({ type: 'Claim', input: { by: 'b', uid: '1', from } }) as const
    claim
      .given(taken)
      .when(over('a'))
      .thenFacts({ ...taken, by: 'b', from: 'a' })
    claim.given(taken).when(over('z')).thenRefused({ kind: 'already-claimed', by: 'a', uid: '1' })
    claim
      .given()
      .when(over('a'))
      .thenFacts({ ...taken, by: 'b' })
  })
  test('goes back to the try it was taken over from when it came to nothing, else to everybody', () => {
    const comeToNothing = (by: string) => ({ type: 'ReturnClaim', input: { by } }) as const
    const takenOver: ClaimFact = { ...taken, by: 'b', from: 'a' }
    claim.given(taken, takenOver).when(comeToNothing('b')).thenFacts(taken)
    claim.given(taken, takenOver).when(comeToNothing('a')).thenNothing()
    claim
      .given(taken, takenOver, taken)
      .when(comeToNothing('a'))
      .thenFacts({ type: 'ClaimReleased', by: 'a' })
    claim.given(taken, takenOver).when(give('b')).thenFacts({ type: 'ClaimReleased', by: 'b' })
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
