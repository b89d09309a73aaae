import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { press, see, seeButton, seeOnPage, type, wrongWith } from '../../../../testing/act.ts'
import { answers, asked, bodies, lists } from '../../../../testing/answers.ts'
import { callsMade, respond, serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()
afterEach(() => vi.restoreAllMocks())

const made: wire.AccountStatement = {
  ...{ id: 'statement-1', kind: 'statement', from: '2026-10-01', to: '2026-10-31', time_zone: 'UTC' },
  ...{ language: 'en', created_date: '2026-11-02T08:00:00.000Z', status: 1, lines: 3 },
  finish_date: '2026-11-02T08:00:01.000Z',
  balances: [{ currency: 'USD', opening: '100.00', closing: '74.50' }],
  files: [
    { format: 'pdf', sha256: 'ab'.repeat(32), bytes: 2000 },
    { format: 'csv', sha256: 'cd'.repeat(32), bytes: 300 },
  ],
}

const line: wire.OwnTransaction = {
  ...{ id: 'l1', uid: '100045', type: 'top-up', status: 'done', currency: 'USD', amount: '5.00' },
  ...{
    balance: '5.00',
    asked: null,
    fee: null,
    reference: 'ref-1',
    counterparty: null,
    counterparty_name: null,
  },
  ...{ reason: null, details: null, created_date: '2020-01-02T00:00:00.000Z', booked_date: null },
}

test('statements stand with their balances and the SHA-256 of their files, and are saved', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:it')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  answers('statements.list', [made])
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'attachment; filename="strongroom-statement.pdf"',
  }
  respond('statements.file', () => new Response('%PDF-', { headers }))
  await renderScreen('/statements')
  await seeButton('Save the PDF')
  await seeOnPage('Ready', '100.00 USD → 74.50 USD', 'SHA-256 abababababab…', 'SHA-256 cdcdcdcdcdcd…')
  press('Save the PDF')
  await expect.poll(() => saved).toEqual(['strongroom-statement.pdf'])
  expect(callsMade('statements.file')[0]?.params).toEqual({ id: 'statement-1', format: 'pdf' })
})

test('balances that are hidden on the home page are hidden beside the statements, and shown again', async () => {
  localStorage.setItem('amounts_hidden', '1')
  answers('statements.list', [made])
  await renderScreen('/statements')
  await seeButton('Save the PDF')
  expect(document.body.textContent).not.toMatch(/100\.00|74\.50/)
  press('Hide amounts')
  await seeOnPage('100.00 USD → 74.50 USD')
  localStorage.removeItem('amounts_hidden')
})

test('months are offered since the first line of the account, and none without one', async () => {
  answers('statements.list')
  const now = new Date()
  const begun = new Date(now.getFullYear(), now.getMonth() - 1, 15)
  lists('statement.ofMember', [{ ...line, created_date: begun.toISOString() }])
  const { reload } = await renderScreen('/statements')
  await seeButton('Make the statement')
  const offered = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Period or document').options].map(({ value }) => value)
  const month = `${begun.getFullYear()}-${String(begun.getMonth() + 1).padStart(2, '0')}`
  expect(offered()).toEqual([month, 'range', 'balances'])
  expect(asked('statement.ofMember')).toContainEqual(
    expect.objectContaining({ filter: expect.objectContaining({ order: 'asc', limit: 1 }) }),
  )
  lists('statement.ofMember', [])
  await reload()
  await seeButton('Make the statement')
  expect(offered()).toEqual(['range', 'balances'])
})

test('a month, days of one’s own, and a confirmation of balances are asked for', async () => {
  lists('statement.ofMember', [line])
  answers('statements.list')
  answers('statements.ask', { id: 'statement-2' })
  await renderScreen('/statements')
  await see('No statement yet')
  await seeButton('Make the statement')
  press('Make the statement')
  await expect.poll(() => bodies('statements.ask')).toHaveLength(1)
  const [month] = bodies('statements.ask')
  expect(month).toMatchObject({ kind: 'statement', language: 'en', from: expect.stringMatching(/-01$/) })
  type('Period or document', 'range')
  type('First day', '2026-03-02')
  type('Last day', '2026-03-01')
  press('Make the statement')
  expect(wrongWith('Last day')).toContain('Choose two days')
  type('Last day', '2999-01-01')
  press('Make the statement')
  expect(wrongWith('Last day')).toContain('up to today')
  type('Last day', '2026-03-09')
  press('Make the statement')
  await expect.poll(() => bodies('statements.ask')).toHaveLength(2)
  type('Period or document', 'balances')
  type('As of the end of', '2999-01-01')
  press('Make the confirmation')
  expect(wrongWith('As of the end of')).toContain('before today')
  type('As of the end of', '2026-03-31')
  await seeButton('Make the confirmation')
  press('Make the confirmation')
  await expect.poll(() => asked('statements.ask')).toHaveLength(3)
  expect(bodies('statements.ask').slice(1)).toMatchObject([
    { kind: 'statement', from: '2026-03-02', to: '2026-03-09' },
    { kind: 'balances', from: '2026-03-31', to: '2026-03-31' },
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the statement of each month is switched on with the zone of the member, and says which comes next', async () => {
  answers('statements.list')
  answers('statements.monthly', { status: 0, month: null, time_zone: null })
  answers('statements.setMonthly')
  await renderScreen('/statements')
  await see('It is made once a month has ended, as a PDF and as a CSV file.')
  answers('statements.monthly', { status: 1, month: '2026-11', time_zone: 'UTC' })
  screen.getByRole('switch', { name: /^Tell me by e-mail/ }).click()
  await see('The next one is of Nov 2026, once that month has ended.')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(bodies('statements.setMonthly')).toEqual([{ status: 1, timeZone }])
})
