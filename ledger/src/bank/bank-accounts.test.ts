import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type BankFact, banksDecider } from './bank-accounts.ts'

const banks = decisionsOf(banksDecider, '7')
const link = (bankId: string, { limit = 2, verified = true } = {}) =>
  ({ type: 'LinkBank', input: { bankId, detailsHash: 'hash' }, given: { verified, limit } }) as const
const approve = (approver = 'finance', version?: number) =>
  ({ type: 'ApproveBank', input: { bankId: 'a', version }, given: { approver } }) as const
const reject = (reason: string, approver = 'finance') =>
  ({ type: 'RejectBank', input: { bankId: 'a', reason }, given: { approver } }) as const
const change = { type: 'ChangeBank', input: { bankId: 'a', detailsHash: 'hash' } } as const
const unlink = { type: 'UnlinkBank', input: { bankId: 'a' } } as const

const linked = (bankId = 'a'): BankFact => ({ type: 'BankLinked', bankId })
const approved: BankFact = { type: 'BankApproved', bankId: 'a' }
const rejected: BankFact = { type: 'BankRejected', bankId: 'a', reason: 'blurred' }
const unlinked: BankFact = { type: 'BankUnlinked', bankId: 'a' }

describe('linking a bank account', () => {
  test('is possible up to the limit, and not beyond', () => {
    banks.given(linked('b')).when(link('a')).thenFacts(linked())
    banks
      .given(linked('b'), linked('c'))
      .when(link('a'))
      .thenRefused({ kind: 'bank-limit-reached', limit: '2' })
  })
  test('makes room again when one is unlinked', () => {
    banks.given(linked('a'), linked('b'), unlinked).when(link('c')).thenFacts(linked('c'))
  })
  test('files it under the category that its member chose', () => {
    const { input, ...rest } = link('a')
    const filed: BankFact = { type: 'BankCategorySet', bankId: 'a', categoryId: 'salary' }
    const choosing = { ...rest, input: { ...input, categoryId: 'salary' } }
    banks.given().when(choosing).thenFacts(linked(), filed)
    const again = { ...change, input: { ...change.input, categoryId: 'salary' } }
    banks.given(linked()).when(again).thenFacts({ type: 'BankChanged', bankId: 'a' }, filed)
    banks.given(linked(), filed).when(again).thenFacts({ type: 'BankChanged', bankId: 'a' })
    banks.given(linked(), filed).when(change).thenFacts({ type: 'BankChanged', bankId: 'a' })
  })
  test('twice changes nothing', () => {
    banks
      .given(linked())
      .when(link('a', { limit: 1 }))
      .thenNothing()
  })
  test('comes before everything else, whatever the account is called', () => {
    for (const bankId of ['constructor', 'toString', '__proto__']) {
      const input = { bankId, detailsHash: 'hash' }
      banks.given().when({ type: 'ChangeBank', input }).thenRefused({ kind: 'case-unknown' })
      banks.given().when({ type: 'UnlinkBank', input: { bankId } }).thenRefused({ kind: 'case-unknown' })
      banks.given().when(link(bankId)).thenFacts(linked(bankId))
    }
  })
  test('is refused before the member is verified', () => {
    banks
      .given()
      .when(link('a', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
  })
})

describe('a linked bank account', () => {
  test('is approved, or rejected with a reason, by somebody else', () => {
    banks.given(linked()).when(approve()).thenFacts(approved)
    banks.given(linked()).when(reject(' blurred ')).thenFacts(rejected)
    banks.given(linked()).when(reject(' ')).thenRefused({ kind: 'reason-missing' })
    banks.given(linked()).when(approve('7')).thenRefused({ kind: 'own-case' })
    banks.given(linked()).when(reject('x', '7')).thenRefused({ kind: 'own-case' })
  })
  test('may be decided otherwise later, and the same decision changes nothing', () => {
    banks.given(linked(), approved).when(reject('blurred')).thenFacts(rejected)
    banks.given(linked(), approved).when(approve()).thenNothing()
    banks.given(linked(), rejected).when(reject('again')).thenNothing()
  })
  test('has to be looked at again once it is changed', () => {
    const { after } = banks.given(linked(), approved).when(change).thenFacts({ type: 'BankChanged' })
    expect(after.banks.a?.status).toBe('pending')
  })
  test('is approved as it was looked at, and not as it has become since', () => {
    const changed: BankFact = { type: 'BankChanged', bankId: 'a' }
    const { state, when } = banks.given(linked('b'), linked(), linked('c'), changed)
    expect([state.banks.a?.version, state.banks.b?.version]).toEqual([3, 0])
    when(approve('finance', 1)).thenRefused({ kind: 'details-changed' })
    when(approve('finance', 3)).thenFacts(approved)
    when(approve('finance')).thenFacts(approved)
  })
  test('keeps its category through a decision', () => {
    const set = { type: 'SetBankCategory', input: { bankId: 'a', categoryId: 'k' } } as const
    banks.given(linked()).when(set).thenFacts({ type: 'BankCategorySet', categoryId: 'k' })
    const filed: BankFact = { type: 'BankCategorySet', bankId: 'a', categoryId: 'k' }
    expect(banks.given(linked(), filed, approved).state.banks.a).toEqual({
      status: 'approved',
      version: 0,
      categoryId: 'k',
    })
    banks.given(linked(), filed).when(set).thenNothing()
  })
  test('is gone once unlinked', () => {
    banks.given(linked()).when(unlink).thenFacts(unlinked)
    for (const command of [approve(), reject('x'), change, unlink])
      banks.given(linked(), unlinked).when(command).thenRefused({ kind: 'case-unknown' })
  })
})
