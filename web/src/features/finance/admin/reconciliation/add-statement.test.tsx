import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  buttonOf,
  fill,
  pageText,
  press,
  putFile,
  see,
  seeLiveButton,
  seeOnPage,
} from '../../../../testing/act.ts'
import { answers, bodies, lists, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const mapping = { delimiter: ';', decimal: ',', date: 'DD/MM/YYYY', booked_on: 'Day', amount: 'Sum' } as const
const line = {
  ...{ line: 2, booked_on: '2026-10-05', amount: '-1.50', currency: 'USD' },
  ...{ reference: 'DEP74200', counterparty: 'A. Payer' },
}
const proposed: wire.ProposedMapping = {
  ...{ format: 'csv', mapping, inverted: 0, doubts: ['date'], currency: null, account: 'DE02' },
  columns: [
    { name: 'Day', head: 'Day', samples: ['05/10/2026'] },
    { name: 'Sum', head: 'Sum', samples: ['-1,50'] },
    { name: 'Note', head: 'Note', samples: ['DEP74200'] },
  ],
  ...{ lines: [line], count: 1, count_in: 0, count_out: 1, problems: [], notices: [] },
}
const source = {
  ...{ id: 'b1', name: 'House bank', account: 'world:bank', currency: 'USD', format: 'csv', mapping },
  ...{ inverted: 0, rules: [{ by: 'amount', days: 3, tolerance: '0' }], accounts: null },
  ...{ saved_date: '2026-10-01T08:00:00.000Z', saved_by: '9' },
} as const satisfies wire.StatementSource

const file = new File(['Day;Sum;Note\n05/10/2026;-1,50;DEP74200\n'], 'october.csv', { type: 'text/csv' })
const choose = () => putFile('file', file)
const select = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const open = async (sources: readonly wire.StatementSource[], answer = proposed) => {
  lists('finance.statements', [])
  answers('finance.statementSources', ...sources)
  answers('finance.proposeMapping', answer)
  answers('finance.saveStatementSource', { id: 'b2' })
  // The page of the statement that comes next is for another test.
  refuses('finance.addStatement', 'STATEMENT_TAKEN_IN')
  await renderScreen('/admin/reconciliation', { as: administrator('finance') })
  await seeLiveButton('Take a statement in')
  press('Take a statement in')
}

test('a new source is proposed from its file, asked about, corrected by clicks, and saved before the file is sent', async () => {
  await open([])
  choose()
  await see('Is the day or the month first in 05/10/2026?')
  expect(pageText()).toContain('DEP74200')
  expect(buttonOf('Save the source and take it in')?.hasAttribute('disabled')).toBe(true)
  expect(bodies('finance.saveStatementSource')).toEqual([])
  press('The month is first')
  await screen.findByLabelText('Use of column Note')
  select('Use of column Note', 'texts')
  fill({ Name: 'New bank' })
  await seeOnPage('files of another will be refused')
  await expect.poll(() => buttonOf('Save the source and take it in')?.hasAttribute('disabled')).toBe(false)
  press('Save the source and take it in')
  await expect.poll(() => bodies('finance.addStatement')).toHaveLength(1)
  expect(bodies('finance.saveStatementSource')).toMatchObject([
    { name: 'New bank', format: 'csv', mapping: { ...mapping, date: 'MM/DD/YYYY', texts: ['Note'] } },
  ])
  expect(bodies('finance.addStatement')).toMatchObject([{ source: 'b2', file_name: 'october.csv' }])
})

test('the file of a known source is read by its columns, which are not saved again', async () => {
  await open([source])
  await seeOnPage('House bank')
  select('Source', 'b1')
  choose()
  await seeOnPage('The first lines, as they would be taken')
  expect(bodies('finance.proposeMapping')).toMatchObject([{ mapping, whole: 1, currency: 'USD' }])
  await expect.poll(() => buttonOf('Take it in')?.hasAttribute('disabled')).toBe(false)
  press('Take it in')
  await expect.poll(() => bodies('finance.addStatement')).toMatchObject([{ source: 'b1' }])
  expect(bodies('finance.saveStatementSource')).toEqual([])
})

test('a file of another format than its source cannot be taken in', async () => {
  await open([source], { ...proposed, format: 'mt940', mapping: null, lines: [] })
  await seeOnPage('House bank')
  select('Source', 'b1')
  choose()
  await see('This file is of another format than the source')
  expect(buttonOf('Take it in')?.hasAttribute('disabled')).toBe(true)
})
