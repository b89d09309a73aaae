import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageText, see } from '../../../../testing/act.ts'
import { answers, answersWhole, asked, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { member } from '../../../../testing/people.ts'
import { cardInfo } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { monthBegins } from './home-query.ts'

serveContract()

const balances = (usd: string, btc: string) => [
  { currency: 'USD', amount: usd, value: usd },
  { currency: 'BTC', amount: btc, value: '0.00' },
]
const home = {
  month: [{ currency: 'USD', came: '4850.00', left: '1655.00' }],
  waits: [
    {
      kind: 'withdrawal' as const,
      count: 1,
      oldest_date: '2026-11-21T17:30:00.000Z',
      sums: [{ currency: 'USD', amount: '750.00' }],
    },
  ],
  matures: { id: 'fd-1', currency: 'USD', principal: '1000.00', day: '2027-03-28' },
  funded: 1 as 0 | 1,
  banks: 0,
  passkeys: 0,
  authenticator: 0 as const,
}

const payment: wire.UpcomingItem = {
  ...{ kind: 'scheduled-payment', id: 's-1', day: '2026-12-31', direction: 'out', currency: 'USD' },
  ...{ amount: '40.50', uid: '100002', username: 'ben' },
}
const fee: wire.UpcomingItem = {
  ...{ kind: 'card-monthly-fee', id: 'card-1', day: '2026-12-01', direction: 'out', currency: 'USD' },
  ...{ amount: '2.00', uid: null, username: null },
}
const ends: wire.UpcomingItem = {
  ...{ kind: 'deposit-maturity', id: 'fd-1', day: '2026-12-28', direction: 'in', currency: 'USD' },
  ...{ amount: '1000.00', uid: null, username: null },
}

const atHome = async (
  given: typeof home,
  as = member(),
  items: readonly wire.UpcomingItem[] = [],
  requests: readonly wire.MoneyRequest[] = [],
) => {
  answers('wallet.upcoming', { items: [...items], sums: [] })
  lists('quickPay.requests', [...requests])
  answers('wallet.list', [])
  answers('card.info', cardInfo())
  lists('statement.ofMember', [])
  answers('wallet.home', [given])
  answers('wallet.snapshots', [
    {
      date: '01/Mar/2026',
      day: '2026-03-01',
      total: '100.00',
      priced: true,
      balances: balances('100.00', '0.10000000'),
    },
    {
      date: '02/Mar/2026',
      day: '2026-03-02',
      total: '150.00',
      priced: true,
      balances: balances('150.00', '0.35000000'),
    },
  ])
  answersWhole('catalogue.prices', {
    ...{ status: true, data: [{}], source: 'demo', as_of: '2026-11-22T14:02:11.000Z' },
  })
  await renderScreen('/dashboard', { as })
}
const panel = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('section') as HTMLElement
const waysOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])

test('home says what came and went, what waits and what comes next, and leads to the rows of each', async () => {
  await atHome(home)
  const month = await panel('In and out this month')
  // A movement asked for last month and booked in this one is not in it, as it is not on the statement behind it.
  expect(month.textContent).toContain('A movement counts on the day it began.')
  expect(month.textContent).toContain('+4,850.00USD')
  expect(month.textContent).toContain('−1,655.00USD')
  expect(waysOf(month)).toEqual([
    ['USD', `/transactions?currency=USD&from=${monthBegins()}`],
    ['By kind, beside last month', '/transactions/months'],
  ])
  const waits = await panel('What waits')
  expect(waits.textContent).toContain('750.00USD')
  expect(waysOf(waits)).toEqual([['Withdrawals', '/records/withdraw']])
  expect(waysOf(await panel('Coming up'))).toEqual([
    ['Calendar', '/upcoming'],
    ['Fixed deposit', '/userfixeddeposits/detail/fd-1'],
  ])
  expect(waysOf(await panel('Set up your account'))).toEqual([
    ['Link a bank account', '/banks/new'],
    ['Make signing in safer', '/setting/security'],
  ])
})

test('a newcomer is led through what is still to be done, beside the total, until all of it is', async () => {
  const nothing = { ...home, month: [], waits: [], matures: null as never, funded: 0 as const }
  await atHome(nothing, member({ kyc_status: -1, phone_status: 0 }))
  const steps = await panel('Set up your account')
  expect(steps.closest('.side')).not.toBeNull()
  expect(waysOf(steps)).toEqual([
    ['Verify your identity', '/accountinfo'],
    ['Bring in money', '/topup'],
    ['Link a bank account', '/banks/new'],
    ['Prove your phone number', '/editaccount'],
    ['Make signing in safer', '/setting/security'],
  ])
  expect(steps.textContent).toContain('0 of 5 done')
})

test('a step that is done is named and leads nowhere, and one that is reviewed says so', async () => {
  const begun = { ...home, month: [], waits: [], matures: null as never, funded: 0 as const, banks: 1 }
  await atHome(begun, member({ kyc_status: 0 }))
  const steps = await panel('Set up your account')
  expect(steps.textContent).toContain('2 of 5 done')
  expect(within(steps).getByText('Link a bank account').closest('li')?.textContent).toContain('Done')
  expect(within(steps).getByText('Verify your identity').closest('li')?.textContent).toContain('Under review')
  expect(waysOf(steps).map(([label]) => label)).toEqual([
    'Verify your identity',
    'Bring in money',
    'Make signing in safer',
  ])
})

test('home names what comes in the next thirty days, four of them, and leads to the calendar', async () => {
  const later = ['a', 'b', 'c'].map(id => ({ ...payment, id, username: id }))
  await atHome({ ...home, banks: 1, passkeys: 1 }, member(), [fee, payment, ...later])
  await see('Scheduled payment to ben')
  expect(waysOf(await panel('Coming up'))).toEqual([
    ['Calendar', '/upcoming'],
    ['Monthly fee of the card', '/prepaidcard'],
    ['Scheduled payment to ben', '/quickpay/scheduled'],
    ['Scheduled payment to a', '/quickpay/scheduled'],
    ['Scheduled payment to b', '/quickpay/scheduled'],
    ['Fixed deposit', '/userfixeddeposits/detail/fd-1'],
  ])
  const said = (await panel('Coming up')).textContent
  expect(said).toContain('01 Dec 2026−2.00USD')
  const { from, to } = (asked('wallet.upcoming')[0]?.filter ?? {}) as { from: string; to: string }
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29)
})

test('home names a fixed deposit that ends in those days once', async () => {
  await atHome({ ...home, banks: 1, passkeys: 1 }, member(), [ends])
  await see('Fixed deposit ends')
  expect(waysOf(await panel('Coming up'))).toEqual([
    ['Calendar', '/upcoming'],
    ['Fixed deposit ends', '/userfixeddeposits/detail/fd-1'],
  ])
})

test('home names the newest who ask the member for money, and how much', async () => {
  const asks = (id: string, username: string): wire.MoneyRequest => ({
    ...{ id, username, direction: 'received', uid: '100002', currency: 'USD', amount: '25.50', note: null },
    ...{ reason: null, status: 'open', last_day: '2026-12-24', decided_date: null },
    created_date: '2026-11-26T10:00:00.000Z',
  })
  await atHome(
    { ...home, waits: [] },
    member(),
    [],
    [asks('r-1', 'Ben'), asks('r-2', 'Cho'), asks('r-3', 'Dan')],
  )
  await see('Ben asks you')
  const waits = await panel('What waits')
  expect(waysOf(waits)).toEqual([
    ['Ben asks you', '/quickpay/requests/r-1'],
    ['Cho asks you', '/quickpay/requests/r-2'],
    ['Dan asks you', '/quickpay/requests/r-3'],
  ])
  expect(waits.textContent).toContain('to pay or decline, until 24 Dec 2026')
  expect(waits.textContent).toContain('25.50USD')
  expect(waits.textContent).not.toContain('Nothing of yours waits.')
  expect(asked('quickPay.requests').map(({ filter }) => filter)).toContainEqual(
    expect.objectContaining({ direction: 'received', status: 'open', limit: 3 }),
  )
})

test('home leaves out what comes next for a member who is set up and saves nothing', async () => {
  await atHome({ ...home, month: [], waits: [], matures: null as never, banks: 2, authenticator: 1 as never })
  await see('Nothing of yours waits.')
  await see('Nothing that began this month has moved.')
  expect(screen.queryByRole('heading', { name: 'Coming up' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Set up your account' })).toBeNull()
})

test('the chart has its highest and lowest amount at its side, in the currency that is chosen', async () => {
  await atHome(home)
  await screen.findByRole('table', { name: 'Total by day' })
  const scale = () => [...document.querySelectorAll('.snapshot-scale span')].map(each => each.textContent)
  expect(scale()).toEqual(['150.00', '100.00'])
  fireEvent.change(screen.getByLabelText('Currency of the chart'), { target: { value: 'BTC' } })
  expect(scale()).toEqual(['0.35000000', '0.10000000'])
  fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
  expect(scale()).toEqual([])
})

test('the chart shows one currency where it is chosen', async () => {
  await atHome(home)
  const table = await screen.findByRole('table', { name: 'Total by day' })
  expect(
    within(table)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['100.00\u00a0USDC', '150.00\u00a0USDC'])
  fireEvent.change(screen.getByLabelText('Currency of the chart'), { target: { value: 'BTC' } })
  expect(
    within(table)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual([...['0.10000000\u00a0BTC', '0.35000000\u00a0BTC']])
})

test.each([
  ['withdrawal', /for finance, since .*2026/],
  ['bank-account', /for approval, since .*2026/],
  ['request-payment', /for the money to arrive, since .*2026/],
] as const)(
  'a case of the member’s own says what it waits for, as its screen does: %s',
  async (kind, words) => {
    await atHome({ ...home, waits: home.waits.map(each => ({ ...each, kind })) } as typeof home)
    await waitFor(() => expect(pageText()).toMatch(words))
  },
)
