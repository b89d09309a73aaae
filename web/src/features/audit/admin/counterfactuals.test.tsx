import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press, see, seeButton, seeOnPage, type } from '../../../testing/act.ts'
import { answers, asked } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { isUnderWay } from './counterfactual-queries.ts'

serveContract()

const run: wire.Counterfactual = {
  ...{ id: 'c1', terms: { withdrawFee: '6' }, from: '2026-03-01', to: '2026-03-31', by: '100053' },
  ...{ by_name: 'aiko', created_date: '2026-04-01T08:00:00.000Z', status: 0 as const },
  ...{ done: 20_000, total: 50_000, finish_date: null },
}
const report: wire.CounterfactualReport['report'] = {
  ...{ first: 10, last: 1_200, decided: 900, differ: 3, refused: 2, below_zero: 0 },
  as_happened: [{ type: 'SwapSettled', count: 4 }],
  accounts: [{ account: 'house:fees', currency: 'USD', was: '5', would: '6' }],
  member_count: 1,
  members: [
    {
      ...{ uid: '100046', username: 'ada', currency: 'USD', fees: { was: '5', would: '6' } },
      balance: { was: '55', would: '54' },
    },
  ],
  refusals: [
    {
      ...{
        event: 'e1',
        type: 'QuickPaySent',
        uid: '100046',
        username: 'ada',
        at: '2026-03-02T08:00:00.000Z',
      },
      ...{ code: 'INSUFFICIENT_FUNDS', details: { short: '1.00', currency: 'USD' } },
    },
    {
      ...{ event: 'e2', type: 'QuickPayReceived', uid: '100047', username: 'ben' },
      ...{ at: '2026-03-02T08:00:00.000Z', code: null, details: {} },
    },
  ],
}

test('an auditor asks for other terms, and sees how far the answer is', async () => {
  answers('audit.counterfactuals', [run])
  answers('audit.askCounterfactual', { id: 'c1' })
  answers('audit.counterfactual', { ...run, report: null })
  await renderScreen('/admin/counterfactuals', { as: administrator('auditor') })
  await see('20,000 of 50,000 events')
  press('Decide again')
  await see('Change at least one of them.')
  type('Fixed part of the fee of a withdrawal to a bank, in its own currency', '6')
  type('VIP level at whose fee rate everybody swaps', '2')
  press('Decide again')
  await vi.waitFor(() =>
    expect(asked('audit.askCounterfactual').map(({ body }) => body)).toEqual([
      { terms: { withdrawFee: '6', swapLevel: 2 } },
    ]),
  )
  await see('The log is being read. The answer will appear here.')
})

test('a share that is none is not sent', async () => {
  answers('audit.counterfactuals', [])
  answers('audit.askCounterfactual', { id: 'c1' })
  await renderScreen('/admin/counterfactuals', { as: administrator('auditor') })
  await see('Nothing was asked yet')
  type('Fee rate of every swap', '3')
  await see('Write a share below 1.')
  press('Decide again')
  expect(document.activeElement).toBe(screen.getByLabelText('Fee rate of every swap'))
  expect(asked('audit.askCounterfactual')).toEqual([])
})

test('a share of more than 12 places is refused at its field, and not sent', async () => {
  answers('audit.counterfactuals', [])
  answers('audit.askCounterfactual', { id: 'c1' })
  await renderScreen('/admin/counterfactuals', { as: administrator('auditor') })
  await see('Nothing was asked yet')
  type('Fee rate of every swap', '0.0030000000001')
  await see('At most 12 digits before the point, and 12 behind it.')
  press('Decide again')
  expect(asked('audit.askCounterfactual')).toEqual([])
  type('Fee rate of every swap', '0.003')
  type('Interest of every plan, percent a year, for what is put aside in these days', '101')
  await see('At most 100 percent.')
  press('Decide again')
  expect(asked('audit.askCounterfactual')).toEqual([])
})

test('a run that is under way is stopped', async () => {
  let status: 0 | -2 = 0
  answers('audit.counterfactuals', [run])
  answers('audit.counterfactual', () => ({ ...run, status, report: null }))
  answers('audit.stopCounterfactual', () => {
    status = -2
    return { id: 'c1', status }
  })
  await renderScreen('/admin/counterfactuals?open=c1', { as: administrator('auditor') })
  await seeButton('Stop')
  press('Stop')
  await see('This was stopped. Ask again to have it answered.')
  expect(asked('audit.stopCounterfactual').map(({ body }) => body)).toEqual([{ id: 'c1' }])
})

test('the list is asked for again while a run is under way, and only then', () => {
  expect(isUnderWay([{ ...run, status: 1 }, run])).toBe(true)
  expect(
    isUnderWay([
      { ...run, status: 1 },
      { ...run, status: -1 },
    ]),
  ).toBe(false)
})

test('the answer names accounts, members, refused commands and what was taken as it happened', async () => {
  answers('audit.counterfactuals', [{ ...run, status: 1, done: 50_000 }])
  answers('audit.counterfactual', { ...run, status: 1, report })
  await renderScreen('/admin/counterfactuals?open=c1', { as: administrator('superadmin') })
  await seeOnPage(
    'Commands that would have been refused',
    '10 – 1,200',
    'Fees',
    'Its cause would have been refused.',
    'Quick pay sent',
    '× 4',
    'Difference',
    '+1.00',
    '−1.00',
  )
  await seeButton('Save as CSV')
  await seeButton('Decide again')
})
