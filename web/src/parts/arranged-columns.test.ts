import { expect, test } from 'vitest'
import { arrangedColumns, chosenColumns, columnsText } from './arranged-columns.ts'

const cell = () => null
const columns = [
  { key: 'box', head: { type: 'input' } as never, cell },
  ...['case', 'member', 'amount'].map(key => ({ key, head: key.toUpperCase(), cell })),
  { key: 'action', head: '', cell },
]
const spare = { key: 'txid', head: 'TXID', cell, isSpare: true }
const keys = (chosen?: string) => arrangedColumns(columns, chosen).map(({ key }) => key)

test.each([
  [undefined, ['box', 'case', 'member', 'amount', 'action']],
  ['amount,case', ['box', 'amount', 'case', 'action']],
  // The column that opens the row is never left out.
  ['member', ['box', 'case', 'member', 'action']],
  ['member,member,other,box', ['box', 'case', 'member', 'action']],
  ['other', ['box', 'case', 'member', 'amount', 'action']],
])('an address that names %s arranges the columns so', (chosen, expected) => {
  expect(keys(chosen)).toEqual(expected)
})

test('a spare column stands only where it is chosen', () => {
  const all = [...columns, spare]
  const shown = (chosen?: string) => arrangedColumns(all, chosen).map(({ key }) => key)
  expect(shown()).toEqual(keys())
  expect(shown('other')).toEqual(keys())
  expect(shown('case,txid')).toEqual(['box', 'case', 'txid', 'action'])
  expect(columnsText(all, chosenColumns(all, 'case,member,amount'))).toBeUndefined()
  expect(columnsText(all, chosenColumns(all, 'case,member,amount,txid'))).toBe('case,member,amount,txid')
})

test('the usual columns stand in no address', () => {
  const chosen = (text: string) => columnsText(columns, chosenColumns(columns, text))
  expect(chosen('case,member,amount')).toBeUndefined()
  expect(chosen('case,amount,member')).toBe('case,amount,member')
})
