import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type HoldingFact, holdingDecider } from './holding.ts'

const holding = decisionsOf(holdingDecider, 'h1')
const btc = { code: 'BTC', scale: 8 }
const input = {
  kind: 'address',
  name: 'Cold wallet 1',
  reference: 'bc1qexample',
  currency: 'BTC',
  amount: '1.5',
  on: '2026-11-22',
  evidence: 'Block 870000',
} as const
const state = (over: object = {}, currency: typeof btc | undefined = btc) =>
  ({ type: 'StateHolding', input: { ...input, ...over }, given: { currency } }) as const
const withdraw = (reason: string) => ({ type: 'WithdrawHolding', input: { reason }, given: {} }) as const
const stated: HoldingFact = { type: 'HoldingStated', holdingId: 'h1', ...input, amount: '1.50000000' }

describe('a holding', () => {
  test('is stated with its evidence, at the scale of the books', () => {
    holding.given().when(state()).thenFacts(stated)
  })
  test('is stated anew in the place of what was stated before', () => {
    const anew = { ...stated, amount: '2.00000000' }
    holding
      .given(stated)
      .when(state({ amount: '2' }))
      .thenFacts(anew)
  })
  test('is above zero, in a currency of the house and its places', () => {
    holding
      .given()
      .when(state({ amount: '0' }))
      .thenRefused({ kind: 'amount-not-positive' })
    holding
      .given()
      .when(state({ amount: '-1' }))
      .thenRefused({ kind: 'amount-not-positive' })
    holding
      .given()
      .when(state({ amount: '0.000000001' }))
      .thenRefused({ kind: 'too-many-places', currency: 'BTC', places: 8 })
    const unknown = { ...state(), given: { currency: undefined } }
    holding.given().when(unknown).thenRefused({ kind: 'currency-not-offered' })
  })
  test('is changed as two have agreed while the same statement stands, and not after another', () => {
    const { type: _, holdingId: __, ...before } = stated
    const agreed = (over: object) => ({ ...state({ amount: '2' }), given: { currency: btc, ...over } })
    const anew = { ...stated, amount: '2.00000000' }
    holding.given(stated).when(agreed({ before })).thenFacts(anew)
    holding
      .given()
      .when(agreed({ before: null }))
      .thenFacts(anew)
    const other = { ...before, amount: '1.00000000' }
    for (const wrong of [other, null, { ...before, fileId: 'f1' }])
      holding
        .given(stated)
        .when(agreed({ before: wrong }))
        .thenRefused({ kind: 'entry-changed' })
    holding.given().when(agreed({ before })).thenRefused({ kind: 'entry-changed' })
    const out = { ...withdraw('emptied'), given: { before: other } }
    holding.given(stated).when(out).thenRefused({ kind: 'entry-changed' })
  })
  test('that the custody reports takes the place of what finance stated, and is withdrawn but not stated by finance', () => {
    const from = { reportId: 'r1', network: 'BTC' }
    const reported: HoldingFact = { ...stated, ...from }
    holding.given(stated).when(state(from)).thenFacts(reported)
    holding
      .given(reported)
      .when(state({ amount: '2' }))
      .thenRefused({ kind: 'holding-reported' })
    const next = { ...from, reportId: 'r2' }
    holding
      .given(reported)
      .when(state(next))
      .thenFacts({ ...reported, ...next })
    const withdrawn: HoldingFact = { type: 'HoldingWithdrawn', holdingId: 'h1', reason: 'moved' }
    holding.given(reported).when(withdraw('moved')).thenFacts(withdrawn)
    holding.given(reported, withdrawn).when(state()).thenFacts(stated)
  })
  test('is withdrawn once, with a reason', () => {
    holding.given(stated).when(withdraw(' ')).thenRefused({ kind: 'reason-missing' })
    const withdrawn: HoldingFact = { type: 'HoldingWithdrawn', holdingId: 'h1', reason: 'emptied' }
    holding.given(stated).when(withdraw('emptied')).thenFacts(withdrawn)
    holding.given(stated, withdrawn).when(withdraw('again')).thenRefused({ kind: 'case-unknown' })
    holding.given().when(withdraw('never there')).thenRefused({ kind: 'case-unknown' })
  })
})
