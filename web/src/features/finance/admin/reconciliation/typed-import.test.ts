import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { sourceOf, untyped } from './typed-import.ts'

const mapping = { delimiter: ',', decimal: '.', date: 'YYYY-MM-DD', booked_on: 'D', amount: 'A' } as const
const source: wire.StatementSource = {
  ...{ id: 'b1', name: 'House bank', account: 'world:bank', currency: 'USD', format: 'csv', mapping },
  ...{ inverted: 0, rules: [{ by: 'amount', days: 3, tolerance: '0' }], accounts: null },
  ...{ saved_date: '', saved_by: '1' },
}
const look = { agreed: { ...mapping, amount: 'B' }, currency: 'EUR', inverted: false, shown: undefined }

test('a source is saved again only where a person has corrected it, and keeps all the rest', () => {
  expect(sourceOf(untyped, look, source)).toBeUndefined()
  expect(sourceOf({ ...untyped, mapping: look.agreed }, look, source)).toEqual({
    ...{ id: 'b1', name: 'House bank', account: 'world:bank', currency: 'USD', format: 'csv', inverted: 0 },
    ...{ rules: source.rules, mapping: look.agreed },
  })
})

test('a new source is what was agreed to, with the usual rules', () => {
  const shown = { format: 'csv' } as wire.ProposedMapping
  expect(sourceOf({ ...untyped, name: ' New bank ' }, { ...look, shown }, undefined)).toMatchObject({
    ...{ name: 'New bank', account: 'world:bank', currency: 'EUR', format: 'csv', mapping: look.agreed },
    rules: [{ by: 'reference' }, { by: 'reference-sum' }, { by: 'amount' }],
  })
  expect(sourceOf(untyped, look, undefined)).toBeUndefined()
})
