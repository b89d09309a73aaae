import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import { type ActName, actNames, acts, type PolicyEntry, policyIssue, policyOf } from './policies.ts'

const agreedOn = (...entries: readonly PolicyEntry[]) => ({
  get: ((kind: string, id: string) =>
    kind === 'policy'
      ? entries.find(({ act }) => act === id)
      : { adjustmentAloneUpTo: { field_value: '700' } }[id]) as never,
})
const entry = (act: ActName, more: Partial<PolicyEntry> = {}): PolicyEntry => ({
  act,
  alone: null,
  proposers: acts[act].proposers,
  deciders: acts[act].deciders,
  ...more,
})

describe('the policy of an act', () => {
  test('leaves nothing to one administrator that says where money goes, or stands above the books', () => {
    const always = actNames.filter(act => policyOf(agreedOn(), act).of === 'nothing')
    expect(always).toEqual([
      'central-address',
      'house-account',
      'pool-addresses',
      'journal-entry',
      'limit',
      'bonus',
      'risk-release',
      'holding',
      'proof-override',
      'parked-skip',
      'period',
      'role',
      'policy',
      'pay-code-clearing',
    ])
    for (const act of always) expect(policyOf(agreedOn(), act).alone).toBe('0')
  })

  test('follows the general settings until another limit was agreed on', () => {
    expect(policyOf(agreedOn(), 'circle-deposit').alone).toBe('700')
    expect(policyOf(agreedOn(), 'rate').alone).toBe('0.05')
    const own = agreedOn(entry('circle-deposit', { alone: '0' }))
    expect(policyOf(own, 'circle-deposit').alone).toBe('0')
    expect(policyOf(own, 'adjustment').alone).toBe('700')
  })

  test('bounds the award of an invite code by an amount of its own', () => {
    expect(policyOf(agreedOn(), 'award')).toMatchObject({ of: 'amount', alone: '10' })
    expect(policyOf(agreedOn(entry('award', { alone: '25' })), 'award').alone).toBe('25')
  })

  test('bounds VIP levels by the number of one', () => {
    expect(policyOf(agreedOn(), 'vip-level')).toMatchObject({ of: 'level', alone: '2' })
    expect(policyIssue(entry('vip-level', { alone: '3' }))).toBeUndefined()
    expect(policyIssue(entry('vip-level', { alone: '2.5' }))).toMatchObject({ field: 'alone' })
  })

  test('names who may ask and who may decide', () => {
    expect(policyOf(agreedOn(), 'rate').deciders).toEqual(['operator', 'superadmin'])
    const own = agreedOn(entry('rate', { deciders: ['superadmin'] }))
    expect(policyOf(own, 'rate')).toMatchObject({
      proposers: ['operator', 'superadmin'],
      deciders: ['superadmin'],
    })
  })
})

test.each<[string, PolicyEntry, keyof PolicyEntry | undefined]>([
  ['as it is', entry('adjustment'), undefined],
  ['of an amount', entry('adjustment', { alone: '250.00' }), undefined],
  ['that leaves an address to one', entry('central-address', { alone: '5' }), 'alone'],
  ['with a share of all', entry('rate', { alone: '1' }), 'alone'],
  ['without superadministrators', entry('rate', { deciders: ['operator'] }), 'deciders'],
  ['with an auditor', entry('rate', { proposers: ['superadmin', 'auditor'] }), 'proposers'],
  ['with a role twice', entry('rate', { deciders: ['superadmin', 'superadmin'] }), 'deciders'],
])('a policy %s: what is wrong is at %3$s', (_, policy, field) => {
  expect(policyIssue(policy)?.field).toBe(field)
  expect(v.safeParse(kinds.policy.schema, policy).success).toBe(field === undefined)
})
