import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, fill, pageText, press, see, seeOnPage } from '../../../../testing/act.ts'
import { answers, bodies, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const rules: wire.MatchingRule[] = [{ by: 'reference', days: 10, tolerance: '0' }]
const statement: wire.StatementDetail = {
  ...{ id: 's1', source: 'b1', source_name: 'House bank', account: 'world:bank', file_name: 'october.csv' },
  ...{ status: 'matched', step: null, done: 0, total: 0, first_day: '2026-10-01', last_day: '2026-10-31' },
  ...{
    lines: 3,
    matched: 1,
    open_lines: 2,
    open_entries: 1,
    differing: 0,
    unexplained: 3,
    problems: [],
    notices: [],
  },
  ...{ entered_by: '9', created_date: '2026-11-01T08:00:00.000Z', signed_by: null, signed_date: null },
  ...{ entered_by_name: 'Fin', signed_by_name: '', digest: null, rules, equal: null },
}
const item = (id: string, fields: Partial<wire.StatementItem> = {}): wire.StatementItem => ({
  ...{ id, statement: 's1', side: 'line', state: 'open', booked_on: '2026-10-05', amount: '25.00' },
  ...{
    currency: 'USD',
    reference: 'wire',
    counterparty: 'A. Payer',
    event_id: null,
    type: null,
    shown: null,
  },
  ...{ match: null, rule: null, difference: null, age_days: 4, owner: null, note: null },
  ...{ correction: null, correction_status: null, also: null },
  ...fields,
})
const entry = item('E7.USD', { side: 'entry', event_id: 'e7', type: 'DepositCompleted', reference: 'e7 d7' })

const open = async (role: 'finance' | 'auditor', detail = statement) => {
  answers('finance.statement', detail)
  lists('finance.statementItems', [item('L2'), entry])
  await renderScreen('/admin/reconciliation/s1', { as: administrator(role) })
}

test('finance matches open items by hand, across both sides', async () => {
  await open('finance')
  await see('Line 2')
  expect(buttonOf('Sign off')?.hasAttribute('disabled')).toBe(true)
  answers('finance.matchItems')
  screen.getByLabelText('Choose L2').click()
  screen.getByLabelText('Choose E7.USD').click()
  await see('2 chosen')
  press('Match them')
  await see('The items are matched.')
  expect(bodies('finance.matchItems')).toEqual([{ statement: 's1', items: ['L2', 'E7.USD'] }])
})

test('finance notes why a line is open, and proposes the entry that corrects it', async () => {
  await open('finance')
  await see('Line 2')
  answers('finance.noteItem')
  answers('finance.correctItem', { id: 'a1', status: 0 })
  press('Open')
  await see('Save the note')
  fill({ 'User ID': '42', 'Reason, kept in the log: no names': 'a lost wire' })
  press('Propose the entry')
  await see('The correcting entry is proposed.')
  expect(bodies('finance.correctItem')).toEqual([
    { statement: 's1', item: 'L2', uid: '42', reason: 'a lost wire' },
  ])
  fill({ 'Why it is open': 'asked the bank' })
  press('Save the note')
  await see('The note is saved.')
  expect(bodies('finance.noteItem')).toEqual([{ statement: 's1', item: 'L2', note: 'asked the bank' }])
})

test('finance proposes a bank’s own charge on an account of the house', async () => {
  await open('finance')
  await see('Line 2')
  answers('finance.bookItem')
  press('Open')
  await see('Book on an account of the house')
  fill({ 'Reason of the journal entry: no names': 'charge of October' })
  press('Propose the journal entry')
  await see('The correcting entry is proposed.')
  expect(bodies('finance.bookItem')).toEqual([
    { statement: 's1', item: 'L2', account: 'house:bank-charges', reason: 'charge of October' },
  ])
})

test('a statement without open questions is signed off, once asked', async () => {
  await open('finance', { ...statement, unexplained: 0 })
  await see('Line 2')
  answers('finance.signStatement')
  press('Sign off')
  await see('Sign this statement off?')
  expect(bodies('finance.signStatement')).toEqual([])
  press('Sign off')
  await see('The statement is signed off.')
  expect(bodies('finance.signStatement')).toEqual([{ statement: 's1' }])
})

test('a signed statement names who entered it and who signed it off', async () => {
  const signed = {
    status: 'signed' as const,
    signed_by: '8',
    signed_by_name: 'Sam',
    digest: 'ab12',
    equal: true,
  }
  await open('finance', { ...statement, ...signed, signed_date: '2026-11-02T08:00:00.000Z' })
  await see('Signed off by Sam · 8, 02 Nov 2026 08:00:00 UTC')
  expect(pageText()).toContain('Fin · 9')
})

test('an auditor reads, and changes nothing', async () => {
  await open('auditor')
  await see('Line 2')
  for (const name of ['Sign off', 'Match again']) expect(buttonOf(name)).toBeUndefined()
  expect(screen.queryByLabelText('Choose L2')).toBeNull()
})

test('a refused file names its lines and fields, with what stands there', async () => {
  const found = '2026-02-30,1,b'
  const problems = [{ line: 3, field: 'Date', message: 'Not a day of the calendar', found }]
  await open('finance', { ...statement, status: 'refused', first_day: null, last_day: null, problems })
  await see('This file was refused')
  expect(pageText()).toContain('Not a day of the calendar')
  expect(pageText()).toContain(found)
})

test('what is to be known about a file stands on its statement, and a line that came before says so', async () => {
  const message =
    'The statement begins with another balance than the one before it ended with: one may be missing'
  const more = 'More remarks than are shown begin here; their number:'
  const notices = [
    { line: 4, field: ':60F:', message, found: '900', expected: '150' },
    { line: 103, field: null, message: more, found: '30' },
  ]
  answers('finance.statement', { ...statement, notices })
  const also = { statement: 's0', file_name: 'september.csv', item: 'L2' }
  lists('finance.statementItems', [item('L2', { also })])
  await renderScreen('/admin/reconciliation/s1', { as: administrator('finance') })
  await see('Also line 2 of september.csv')
  expect(pageText()).toMatch(/Line 4 The statement begins with another balance.*900.*150/s)
  expect(pageText()).toContain(`Line 103 ${more} 30`)
})

test('a source is saved with the columns and rules that were typed', async () => {
  lists('finance.statements', [])
  answers('finance.statementSources')
  answers('finance.saveStatementSource', { id: 'b1' })
  await renderScreen('/admin/reconciliation', { as: administrator('finance') })
  await see('No source has been saved yet.')
  press('New source')
  await see('New source of statements')
  press('Save')
  await seeOnPage('These columns do not say enough')
  fill({ Name: 'House bank', 'Column of days': 'Date', 'Column of signed amounts': 'Amount' })
  press('Save')
  await see('The source is saved.')
  expect(bodies('finance.saveStatementSource')).toMatchObject([
    {
      ...{ name: 'House bank', account: 'world:bank', currency: 'USD', format: 'csv', inverted: 0 },
      mapping: { booked_on: 'Date', amount: 'Amount', date: 'YYYY-MM-DD', decimal: '.', delimiter: ',' },
      rules: [
        { by: 'reference', days: 10, tolerance: '0' },
        { by: 'reference-sum', days: 10, tolerance: '0' },
        { by: 'amount', days: 3, tolerance: '0' },
      ],
    },
  ])
})
