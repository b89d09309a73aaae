import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { recordFrom } from './record-from.ts'

type Row = {
  readonly id: string
  readonly amount: string
  readonly fee_taken: string | null
  readonly currency: string | null
  readonly frozen: boolean
  readonly decided_by: string | null
  readonly created_at: string
  readonly finished_at: string | null
}
const row: Row = {
  id: 'a',
  amount: '10',
  fee_taken: '0.5',
  currency: 'USD',
  frozen: true,
  decided_by: '7',
  created_at: '2026-03-01T00:00:00.000Z',
  finished_at: null,
}
const wire = v.object({
  id: v.string(),
  amount: v.string(),
  fee: v.nullable(v.string()),
  frozen: v.picklist([0, 1]),
  username: v.string(),
  created_date: v.string(),
  finish_date: v.nullable(v.string()),
})
const parts = { catalogue: { currency: (code: string) => ({ code, scale: code === 'USD' ? 2 : 0 }) } }

const recordOf = recordFrom<Row>()(wire, {
  as: { fee: 'fee_taken', finish_date: 'finished_at' },
  scaled: { amount: 'currency', fee: 'currency' },
})
const own = { frozen: 1, username: 'ada' } as const

describe('the record of a row', () => {
  test('has the fields of its schema: columns by their names or renamed, amounts with all places, and what is given besides', () => {
    expect(recordOf(parts, row, own)).toEqual({
      id: 'a',
      amount: '10.00',
      fee: '0.50',
      frozen: 1,
      username: 'ada',
      created_date: row.created_at,
      finish_date: null,
    })
  })

  test('has no amount where none is known, and none in no currency', () => {
    expect(recordOf(parts, { ...row, fee_taken: null }, own)).toMatchObject({ amount: '10.00', fee: null })
    expect(recordOf(parts, { ...row, currency: null }, own)).toMatchObject({ fee: null })
  })

  test('has a field that is given in place of its column', () => {
    expect(recordOf(parts, row, { ...own, id: 'b' }).id).toBe('b')
  })

  test('is not made of columns that are not there, or hold values of another type', () => {
    const typed = () => {
      // @ts-expect-error a column that the row does not have
      recordFrom<Row>()(wire, { as: { fee: 'fee_taken_' } })
      // @ts-expect-error a column that may be null for a field that may not
      recordFrom<Row>()(wire, { as: { username: 'decided_by' } })
      // @ts-expect-error a currency that the row does not have
      recordFrom<Row>()(wire, { scaled: { amount: 'currenzy' } })
      // @ts-expect-error an amount that the record does not have
      recordFrom<Row>()(wire, { scaled: { credited: 'currency' } })
      // @ts-expect-error nothing says what the username is
      recordOf(parts, row, { frozen: 1 })
      // @ts-expect-error a column of that name holds other values
      recordOf(parts, row, { username: 'ada' })
    }
    expect(typed).toBeTypeOf('function')
  })
})
