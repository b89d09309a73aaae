import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, answersWhole, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { member } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const snapshot = (day: string, total: string) => ({
  ...{ date: '01/Mar/2026', day, total, priced: true },
  balances: [{ currency: 'USD', amount: total, value: total }],
})
const chartOf = async (days: readonly ReturnType<typeof snapshot>[]): Promise<string> => {
  answers('wallet.list', [])
  lists('statement.ofMember', [])
  answers('wallet.snapshots', [...days])
  answersWhole('catalogue.prices', {
    ...{ status: true, data: [{}], source: 'demo', as_of: '2026-11-22T14:02:11.000Z' },
  })
  await renderScreen('/balance', { as: member() })
  await screen.findByRole('table', { name: 'Total by day' })
  return document.querySelector('.snapshot figcaption')?.textContent ?? ''
}

// A line that came only on the second day would move the chart on a phone, which keeps room for it.
test('a chart of one day says what was held on it', async () => {
  expect(await chartOf([snapshot('2026-03-01', '100.00')])).toContain('100 USD Coin 01/Mar/2026')
})

test('the table of its days is hidden by the box around it: a table is as high as its rows whatever it is told', async () => {
  await chartOf([snapshot('2026-03-01', '100.00')])
  const table = screen.getByRole('table', { name: 'Total by day' })
  expect([table.className, table.parentElement?.className]).toEqual(['', 'sr'])
})

test('a chart of more says by how much the total has changed', async () => {
  const days = [snapshot('2026-03-01', '100.00'), snapshot('2026-03-02', '150.00')]
  expect(await chartOf(days)).toContain('plus 50 USD Coin since 01/Mar/2026')
})
