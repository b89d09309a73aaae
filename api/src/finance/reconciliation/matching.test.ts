import { toUnits } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, keyOf, keysIn, matchAll } from './matching.ts'

const item = (id: string, amount: string, day = 0, text = '', currency = 'USD'): Candidate => ({
  ...{ id, currency, day, units: toUnits(amount), keys: keysIn(text) },
})
const rule = (by: wire.MatchingRule['by'], days = 3, tolerance = '0'): wire.MatchingRule => ({
  ...{ by, days, tolerance },
})
const told = (lines: Candidate[], entries: Candidate[], ...rules: wire.MatchingRule[]) =>
  [...matchAll({ lines, entries }, rules)].map(match =>
    [match.rule, ...match.lines.map(({ id }) => id), '=', ...match.entries.map(({ id }) => id)].join(' '),
  )

describe('a reference', () => {
  const byReference = rule('reference')
  test('finds its entry by amount and days, to the last of both', () => {
    const line = item('L1', '5', 3, 'pay REF-1234 now')
    expect(told([line], [item('E1', '5', 0, 'ref1234')], byReference)).toEqual(['reference L1 = E1'])
    expect(told([line], [item('E1', '5', -1, 'ref1234')], byReference)).toEqual([])
    expect(told([line], [item('E1', '5.01', 0, 'ref1234')], byReference)).toEqual([])
    expect(told([line], [item('E1', '5.01', 0, 'ref1234')], rule('reference', 3, '0.01'))).toHaveLength(1)
    expect(told([line], [item('E1', '5', 0, 'ref1234', 'EUR')], byReference)).toEqual([])
  })
  test('that comes twice finds the nearest entry first, and none twice', () => {
    const lines = [item('L1', '5', 2, 'REF1'), item('L2', '5', 0, 'REF1'), item('L3', '5', 0, 'REF1')]
    const entries = [item('E1', '5', 0, 'REF1'), item('E2', '5', 2, 'REF1')]
    expect(told(lines, entries, byReference)).toEqual(['reference L1 = E2', 'reference L2 = E1'])
  })
  test('of many entries is matched with the line that they come to', () => {
    const entries = [item('E1', '5', 0, 'BATCH9'), item('E2', '7', 1, 'BATCH9')]
    expect(told([item('L1', '12', 1, 'BATCH9')], entries, byReference, rule('reference-sum'))).toEqual([
      'reference-sum L1 = E1 E2',
    ])
    expect(told([item('L1', '12.01', 1, 'BATCH9')], entries, rule('reference-sum'))).toEqual([])
  })
  test('beside others in one line finds all of their entries, where these come to it exactly', () => {
    const entries = [item('E1', '5', 0, 'DEP1'), item('E2', '7', 1, 'DEP2'), item('E3', '9', 1, 'DEP3')]
    const both = item('L1', '12', 1, 'batch DEP1 DEP2')
    expect(told([both], entries, rule('reference'), rule('reference-sum'))).toEqual([
      'reference-sum L1 = E1 E2',
    ])
    expect(told([item('L1', '12.01', 1, 'DEP1 DEP2')], entries, rule('reference-sum', 3, '1'))).toEqual([])
    expect(told([item('L1', '12', 1, 'DEP1 DEP3')], entries, rule('reference-sum'))).toEqual([])
    expect(told([item('L1', '12', 9, 'DEP1 DEP2')], entries, rule('reference-sum'))).toEqual([])
    // Another line that names one of them may be its payment.
    const other = item('L2', '5.50', 1, 'DEP1')
    expect(told([both, other], entries, rule('reference-sum'))).toEqual([])
  })
})

describe('an amount', () => {
  test('is enough where there is one line and one entry of it', () => {
    const entries = [item('E1', '5', 2), item('E2', '6', 0)]
    expect(told([item('L1', '5', 0)], entries, rule('amount'))).toEqual(['amount L1 = E1'])
    expect(told([item('L1', '5', 0)], [...entries, item('E3', '5', 3)], rule('amount'))).toEqual([])
    expect(told([item('L1', '5', 0)], [...entries, item('E3', '5', 4)], rule('amount'))).toHaveLength(1)
    expect(told([item('L1', '5', 0), item('L2', '5', 4)], entries, rule('amount'))).toEqual([])
  })
  test('may differ by the tolerance', () => {
    const [line, entry] = [item('L1', '5.05', 0), item('E1', '5')]
    expect(told([line], [entry], rule('amount', 0, '0.05'))).toHaveLength(1)
    expect(told([line], [entry], rule('amount', 0, '0.04'))).toEqual([])
  })
})

test('a day’s entries of one direction come to one line, unless two lines might be it', () => {
  const entries = [item('E1', '5', 1), item('E2', '7', 1), item('E3', '-2', 1)]
  expect(told([item('L1', '12', 2)], entries, rule('day-sum'))).toEqual(['day-sum L1 = E1 E2'])
  expect(told([item('L1', '12', 2), item('L2', '12', 0)], entries, rule('day-sum'))).toEqual([])
})

test('a later rule sees what the ones before it left open', () => {
  const lines = [item('L1', '5', 0, 'REF1'), item('L2', '5', 0)]
  const entries = [item('E1', '5', 0), item('E2', '5', 0, 'REF1')]
  expect(told(lines, entries, rule('reference'), rule('amount'))).toEqual([
    'reference L1 = E2',
    'amount L2 = E1',
  ])
})

test('a key is found between words, with hyphens, and cut into lines', () => {
  expect(keysIn('RE: 12ab-34cd/x')).toContain(keyOf('12ab-34cd'))
  expect(keysIn('0b5e61c2-33 a0-4f')).toContain(keyOf('0b5e61c2-33a0-4f'))
})

test('whatever is there, no item is matched twice and no difference is above the tolerance', () => {
  const side = (kind: string) =>
    fc
      .array(
        fc.tuple(
          fc.integer({ min: -3, max: 3 }),
          fc.integer({ min: 0, max: 5 }),
          fc.constantFrom('', 'REF1', 'REF2'),
        ),
      )
      .map(all => all.map(([amount, day, text], at) => item(`${kind}${at}`, String(amount), day, text)))
  const rules = [rule('reference'), rule('reference-sum', 2, '1'), rule('amount', 1, '1'), rule('day-sum', 2)]
  fc.assert(
    fc.property(side('L'), side('E'), (lines, entries) => {
      const found = [...matchAll({ lines, entries }, rules)]
      const ids = found.flatMap(match => [...match.lines, ...match.entries].map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { difference, rule: by } of found) {
        const most = toUnits(rules.find(each => each.by === by)?.tolerance ?? '0')
        expect(difference <= most && difference >= -most).toBe(true)
      }
    }),
  )
})
