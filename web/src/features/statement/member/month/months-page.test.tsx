import { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { see, seeOnPage } from '../../../../testing/act.ts'
import { answers, asked } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { daysOfMonth } from './queries.ts'

serveContract()

const sums = (came: string, went: string, fees = '0.00') => ({ came, went, fees })
const flow = (over: Pick<wire.MonthFlow, 'type' | 'own'> & Partial<wire.MonthFlow>): wire.MonthFlow => ({
  source: 'statement',
  currency: 'USD',
  ...sums('0.00', '0.00'),
  before: sums('0.00', '0.00'),
  ...over,
})
const flows: wire.MonthFlows = {
  month: '2026-10',
  month_before: '2026-09',
  total: sums('200.00', '41.00', '1.00'),
  total_before: sums('150.00', '0.00'),
  flows: [
    flow({ type: 'top-up', own: 0, came: '200.00', before: sums('150.00', '0.00') }),
    flow({ type: 'swap-out', own: 1, went: '80.00', fees: '1.00' }),
    flow({ type: 'spend', own: 0, source: 'card', went: '40.00' }),
  ],
}

beforeEach(() =>
  answers('statement.budgets', { month: '2026-10', day: 31, days: 31, passed: '100.0', budgets: [] }),
)

test('a month stands beside the one before, and each kind leads to its records', async () => {
  answers('statement.monthFlows', flows)
  await renderScreen('/transactions/months?month=2026-10')
  const marked = [...document.querySelectorAll('.nav-item[aria-current]')].map(each => each.textContent)
  expect(new Set(marked)).toEqual(new Set(['Money by month']))
  await seeOnPage('Came and went', 'Between your own balances', '41.00', '150.00', '80.00', 'Sep 2026')
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Top-up')).toBe('/transactions?type=top-up&currency=USD&from=2026-10-01&to=2026-10-31')
  expect(href('Card purchases')).toBe('/prepaidcard/SpendList?from=2026-10-01&to=2026-10-31')
})

test('each kind of the card’s transactions is named, and leads on', async () => {
  const kinds: readonly wire.CardTransactionType[] = wire.cardTransactionType.options
  answers('statement.monthFlows', {
    ...flows,
    flows: kinds.map(type => flow({ type, own: 0, source: 'card', came: '1.00' })),
  })
  await renderScreen('/transactions/months?month=2026-10')
  await seeOnPage('Came and went')
  const { rows } = screen.getByRole<HTMLTableElement>('table', { name: 'Came and went' })
  const links = [...rows].slice(1).map(row => row.querySelector('a'))
  expect(new Set(links.map(link => link?.textContent)).size).toBe(kinds.length)
  expect(links.map(link => link?.getAttribute('href')?.split('?')[0])).toEqual([
    ...['/prepaidcard/ChargeList', '/prepaidcard/SpendList', '/prepaidcard/CardFeeList'],
    ...['/prepaidcard', '/prepaidcard', '/prepaidcard', '/transactions'],
  ])
})

test('a sum of nothing stands as a dash, and a month before only where something moved in it', async () => {
  answers('statement.monthFlows', flows)
  await renderScreen('/transactions/months?month=2026-10')
  await seeOnPage('Came and went')
  const cells = (name: string) =>
    [...(screen.getByRole('link', { name }).closest('tr')?.cells ?? [])].map(cell => cell.textContent)
  expect(cells('Top-up').slice(2)).toEqual(['–', '–'])
  expect(cells('Top-up')[1]).toContain('month before:')
  expect(cells('Card purchases')[1]).toBe('–')
  expect(cells('Card purchases')[2]).not.toContain('month before:')
})

test('another month is asked for, with the zone of the member', async () => {
  answers('statement.monthFlows', { ...flows, flows: [] })
  await renderScreen('/transactions/months')
  await see('Nothing that began in these two months has moved.')
  const months = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' })
  const earlier = months.options[2]?.value ?? ''
  fireEvent.change(months, { target: { value: earlier } })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await expect.poll(() => asked('statement.monthFlows').at(-1)?.filter).toEqual({ month: earlier, timeZone })
})

test('a month ends on its last day, also in February', () => {
  expect(daysOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOfMonth('2028-02').to).toBe('2028-02-29')
})
