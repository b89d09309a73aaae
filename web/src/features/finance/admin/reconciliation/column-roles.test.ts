import { describe, expect, test } from 'vitest'
import { turned, useOf, withUse } from './column-roles.ts'

const written = { delimiter: ',', decimal: '.', date: 'YYYY-MM-DD' } as const
const mapping = {
  ...written,
  booked_on: 'Date',
  amount: 'Amount',
  balance: 'Balance',
  texts: ['Text', 'More'],
}
const column = (name: string, ...samples: string[]) => ({ name, samples })

describe('the use of a column', () => {
  test('is its role, a text, or none', () => {
    expect(['Date', 'More', 'Fee'].map(name => useOf(mapping, name))).toEqual(['booked_on', 'texts', ''])
  })
  test('is taken over from the column that had it', () => {
    expect(withUse(mapping, column('Posted'), 'booked_on')).toEqual({ ...mapping, booked_on: 'Posted' })
    expect(withUse(mapping, column('Text'), 'counterparty')).toEqual({
      ...mapping,
      texts: ['More'],
      counterparty: 'Text',
    })
  })
  test('takes the place of those that cannot stand beside it', () => {
    const { amount: _, ...rest } = mapping
    const both = withUse(withUse(mapping, column('In'), 'money_in'), column('Out'), 'money_out')
    expect(both).toEqual({ ...rest, money_in: 'In', money_out: 'Out' })
    expect(withUse({ ...both, out_minus: 1 }, column('Sum'), 'amount')).toEqual({ ...rest, amount: 'Sum' })
  })
  test('of a direction brings its two words, and goes with them', () => {
    const named = withUse(mapping, column('Way', 'C', 'D', 'C'), 'direction')
    expect(named).toMatchObject({ direction: 'Way', direction_in: 'C', direction_out: 'D' })
    expect(turned(named)).toMatchObject({ direction_in: 'D', direction_out: 'C' })
    expect(withUse(named, column('Way'), '')).toEqual({ ...mapping, direction: '-' })
  })
  test('of a balance that is none is not found again by its head', () => {
    expect(withUse(mapping, column('Balance'), '')).toEqual({ ...mapping, balance: '-' })
  })
  test('of money in and out may be turned', () => {
    const sides = { ...written, booked_on: 'Date', money_in: 'A', money_out: 'B' }
    expect(turned(sides)).toEqual({ ...written, booked_on: 'Date', money_in: 'B', money_out: 'A' })
  })
})
