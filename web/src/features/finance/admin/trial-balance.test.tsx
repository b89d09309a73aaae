import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { press, seenText } from '../../../testing/act.ts'
import { answers, asked } from '../../../testing/answers.ts'
import { respond, serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { savedFiles } from '../../../testing/saved-files.ts'

serveContract()
afterEach(() => vi.restoreAllMocks())

const open = async (address = '/admin/trial-balance') => {
  answers('finance.trialBalance', {
    ...{ number: 12, at: null, closing: null },
    lines: [
      {
        ...{ account: 'world:bank', class: 'assets', currency: 'USD' },
        ...{ debit: '20.00', credit: null, postings: 2 },
      },
      {
        ...{ account: 'user:*:available', class: 'liabilities', currency: 'USD' },
        ...{ debit: null, credit: '12.50', postings: 2 },
      },
      {
        ...{ account: 'user:*:card', class: 'liabilities', currency: 'USD' },
        ...{ debit: null, credit: '7.50', postings: 1 },
      },
    ],
    sums: [
      {
        ...{ currency: 'USD', debit: '20.00', credit: '20.00', balanced: true },
        classes: [
          { class: 'assets', debit: '20.00', credit: '0.00' },
          { class: 'liabilities', debit: '0.00', credit: '20.00' },
        ],
      },
    ],
  })
  await renderScreen(address, { as: administrator('finance') })
  return screen.findByRole('table', { name: 'USD' })
}

test('each class of accounts stands above its accounts with what it comes to', async () => {
  const table = await open()
  expect(within(table).getAllByRole('row').map(seenText)).toEqual([
    'AccountDebitCredit',
    'Assets20.00USD0.00USD',
    'At banks world:bank20.00USD',
    'Liabilities0.00USD20.00USD',
    'Members, available user:*:available12.50USD',
    'Members, on cards user:*:card7.50USD',
    'Sum20.00USD20.00USD',
  ])
})

test('what is shown is saved as a file', async () => {
  await open('/admin/trial-balance?up_to=12')
  const saved = savedFiles()
  const headers = {
    'Content-Type': 'text/csv',
    'Content-Disposition': 'attachment; filename="trial-balance.csv"',
  }
  respond('finance.trialBalanceCsv', () => new Response('class,account', { headers }))
  press('Save as CSV')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['trial-balance.csv'])
  expect(asked('finance.trialBalanceCsv')).toMatchObject([{ filter: { up_to: 12 } }])
})
