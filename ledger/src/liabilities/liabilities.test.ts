import { describe, expect, test } from 'vitest'
import { liabilitiesDecider } from './liabilities.ts'

const root = 'a'.repeat(64)
const prove = (over: object = {}) =>
  ({
    type: 'ProveLiabilities',
    input: { proofId: 'p2', events: 9, root, totals: [{ currency: 'USD', amount: '100.5', root }], ...over },
  }) as const
const last = { proofId: 'p1', events: 9, isAsked: false }
const ask = { type: 'AskForLiabilitiesProof', input: { askId: 'a1' } } as const

describe('a proof of liabilities', () => {
  test('is asked for once until it is made', () => {
    const fact = { type: 'LiabilitiesProofAsked', askId: 'a1' } as const
    expect(liabilitiesDecider.decide(ask, last)).toEqual({ kind: 'accepted', facts: [fact] })
    const asked = liabilitiesDecider.evolve(last, fact)
    expect(liabilitiesDecider.decide(ask, asked)).toEqual({ kind: 'accepted', facts: [] })
    const { input } = prove()
    const proven = liabilitiesDecider.evolve(asked, { type: 'LiabilitiesProven', ...input })
    expect(proven).toEqual({ proofId: 'p2', events: 9, isAsked: false })
  })

  test('is noted with totals and roots', () => {
    const { input } = prove()
    expect(liabilitiesDecider.decide(prove(), last)).toEqual({
      kind: 'accepted',
      facts: [{ type: 'LiabilitiesProven', ...input }],
    })
  })
  test('is noted once', () => {
    const decision = liabilitiesDecider.decide(prove({ proofId: 'p1' }), last)
    expect(decision).toEqual({ kind: 'accepted', facts: [] })
  })
  test.each(['-0.01', '-1', '1.10', '01', '1e3', ''])('with the amount %s is refused', amount => {
    const decision = liabilitiesDecider.decide(prove({ totals: [{ currency: 'USD', amount, root }] }), last)
    expect(decision).toEqual({ kind: 'refused', refusal: { kind: 'amount-below-zero', currency: 'USD' } })
  })
  test('names a currency once', () => {
    const usd = { currency: 'USD', amount: '1', root }
    const decision = liabilitiesDecider.decide(prove({ totals: [usd, usd] }), last)
    expect(decision).toMatchObject({ refusal: { kind: 'currency-twice', currency: 'USD' } })
  })
  test('of an earlier moment than the last one is refused', () => {
    expect(liabilitiesDecider.decide(prove({ events: 8 }), last)).toMatchObject({
      refusal: { kind: 'proof-outdated', events: 9 },
    })
  })
})
