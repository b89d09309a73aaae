import type { wire } from '@strongroom/shared'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { see, seeOnPage } from '../../../testing/act.ts'
import { answers, asked } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { member } from '../../../testing/people.ts'
import { cardInfo, cardSpending } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

beforeEach(() => answers('card.info', cardInfo()))

const open = () => renderScreen('/prepaidcard', { as: member({ card_status: 2 }) })

type Category = wire.CardSpending['categories'][number]
const groceries: Category = {
  category: 'groceries',
  ...{ amount: '75.00', count: 2, share: '75.0' },
  merchants: [{ merchant: 'Green Basket', amount: '75.00', count: 2 }],
}
const other: Category = {
  category: 'other',
  ...{ amount: '25.00', count: 1, share: '25.0' },
  merchants: [{ merchant: null, amount: '25.00', count: 1 }],
}
const months = ['2026-11', '2026-10']

test('a month’s spending stands by category with its merchants, and another month is asked for', async () => {
  answers('card.spending', ({ filter }) =>
    filter.month === '2026-10'
      ? cardSpending({ month: '2026-10', months, total: '25.00', categories: [other] })
      : cardSpending({ month: '2026-11', months, total: '100.00', categories: [groceries, other] }),
  )
  await open()
  await seeOnPage(
    'Groceries',
    '75.0%',
    'Green Basket',
    '2 transactions',
    'Without a merchant’s name',
    '100.00',
  )
  const bars = [...document.querySelectorAll<HTMLElement>('.spending .share-bar > span')]
  expect(bars.map(({ style }) => Number.parseFloat(style.width))).toEqual([75, 25])
  fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '2026-10' } })
  await expect.poll(() => asked('card.spending').at(-1)?.filter).toEqual({ month: '2026-10' })
  await see('25.0%')
  const main = within(screen.getByRole('main'))
  const ways = ['All spending', 'Money by month', 'Budgets'].map(name => main.getByRole('link', { name }))
  expect(ways.map(way => way.getAttribute('href'))).toEqual([
    ...['/prepaidcard/SpendList', '/transactions/months', '/budgets'],
  ])
})

test('a card that was never used says what will stand there', async () => {
  answers('card.spending', cardSpending())
  await open()
  await see('You have not spent anything yet. Your card purchases appear here by category.')
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull()
})
