import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { calendarDateText } from '../../../../i18n/time.ts'
import { press, see, seeOnPage } from '../../../../testing/act.ts'
import { answers, asked } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { daysShown, monthAfter, monthNow, monthSpan } from './month-days.ts'
import { type Days, nextDays } from './queries.ts'

serveContract()

const month = monthAfter(monthNow(), 1)
const rent: wire.UpcomingItem = {
  ...{ kind: 'scheduled-payment', id: 's-1', day: `${month}-15`, direction: 'out', currency: 'USD' },
  ...{ amount: '40.50', uid: '100002', username: 'ben' },
}
const interest: wire.UpcomingItem = {
  ...{ kind: 'deposit-interest', id: 'fd-1', day: `${month}-15`, direction: 'in', currency: 'USD' },
  ...{ amount: '3.20', uid: null, username: null },
}

beforeEach(() => {
  answers('wallet.upcoming', {
    items: [rent, interest],
    sums: [{ currency: 'USD', in: '3.20', out: '40.50' }],
  })
})

test('each day of a month has what is due on it, with its sign, its page and the sums', async () => {
  await renderScreen(`/upcoming?month=${month}`)
  await see('Scheduled payment to ben')
  await seeOnPage('−40.50', '+3.20', '40.50', '3.20')
  const days = [...document.querySelectorAll('.calendar > li')]
  const full = days.filter(day => !day.hasAttribute('data-empty'))
  expect(full.map(day => day.querySelector('.calendar-number')?.textContent)).toEqual(['15'])
  expect(screen.getByRole('link', { name: 'Interest' }).getAttribute('href')).toBe(
    '/userfixeddeposits/detail/fd-1',
  )
  expect(asked('wallet.upcoming').at(-1)?.filter).toMatchObject({ from: `${month}-01` })
})

test('a member who has left is called a deleted account', async () => {
  answers('wallet.upcoming', { items: [{ ...rent, username: '' }], sums: [] })
  await renderScreen(`/upcoming?month=${month}`)
  await see('Scheduled payment to Deleted account')
})

test('the coming days stand first, and the months after them are turned', async () => {
  const { address } = await renderScreen('/upcoming')
  await seeOnPage('40.50')
  const { from, to } = nextDays()
  const first = asked('wallet.upcoming').at(-1)?.filter as Days
  expect(first.from).toBe(from)
  expect(first.to >= to).toBe(true)
  const numbers = [...document.querySelectorAll('.calendar-number')].map(each => each.textContent)
  expect(numbers[0]).toBe(calendarDateText(from))
  expect(numbers).toContain(calendarDateText(`${from.endsWith('-01') ? monthNow() : month}-01`))
  expect(screen.queryByLabelText('The month before')).toBeNull()
  screen.getByLabelText('The month after').click()
  await vi.waitFor(() => expect(address()).toBe(`/upcoming?month=${month}`))
  await vi.waitFor(() => expect(asked('wallet.upcoming').at(-1)?.filter).toEqual(monthSpan(month)))
  screen.getByLabelText('The month after').click()
  await vi.waitFor(() => expect(address()).toBe(`/upcoming?month=${monthAfter(month, 1)}`))
  ;(await screen.findByLabelText('The month before')).click()
  await vi.waitFor(() => expect(address()).toBe(`/upcoming?month=${month}`))
  ;(await screen.findByLabelText('The coming days')).click()
  await vi.waitFor(() => expect(address()).toBe('/upcoming'))
  await vi.waitFor(() => expect(screen.queryByLabelText('The coming days')).toBeNull())
})

test('an address that names this month shows the coming days', async () => {
  await renderScreen(`/upcoming?month=${monthNow()}`)
  await seeOnPage('40.50')
  expect(asked('wallet.upcoming').at(-1)?.filter).toEqual(daysShown(undefined))
})

test('amounts are hidden with the others', async () => {
  await renderScreen(`/upcoming?month=${month}`)
  await see('Scheduled payment to ben')
  press('Hide amounts')
  await vi.waitFor(() => expect(document.querySelector('.calendar')?.textContent).not.toContain('40.50'))
})

test('days in which nothing is due say so', async () => {
  answers('wallet.upcoming', { items: [], sums: [] })
  await renderScreen('/upcoming')
  await see('Nothing is due in these days.')
})
