import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, see, seeOnPage } from '../../../../testing/act.ts'
import { answers, asked } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { monthAfter, monthNow } from './month-days.ts'

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

test('months are turned, from this one on', async () => {
  const { address } = await renderScreen('/upcoming')
  await seeOnPage('40.50')
  expect(screen.queryByLabelText('The month before')).toBeNull()
  screen.getByLabelText('The month after').click()
  await vi.waitFor(() => expect(address()).toBe(`/upcoming?month=${month}`))
  await see('Scheduled payment to ben')
  expect(screen.queryByLabelText('The month before')).not.toBeNull()
})

test('amounts are hidden with the others', async () => {
  await renderScreen(`/upcoming?month=${month}`)
  await see('Scheduled payment to ben')
  press('Hide amounts')
  await vi.waitFor(() => expect(document.querySelector('.calendar')?.textContent).not.toContain('40.50'))
})

test('a month in which nothing is due says so', async () => {
  answers('wallet.upcoming', { items: [], sums: [] })
  await renderScreen('/upcoming')
  await see('Nothing is due in this month.')
})
