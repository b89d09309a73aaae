import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seenText } from '../../../../testing/act.ts'
import { answers, asked, lists } from '../../../../testing/answers.ts'
import { callsMade, serveContract } from '../../../../testing/contract-server.ts'
import { quietHome } from '../../../../testing/frame.ts'
import { administrator } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const FIVE_HOURS_MS = 5 * 3_600_000

test('the first screen says what waits, what was booked and what failed, each as a way to it', async () => {
  answers('office.home', {
    ...quietHome,
    waits: [
      {
        ...{ kind: 'top-up', count: 4040, sums: [{ currency: 'USDC', amount: '1234.500000' }] },
        oldest_date: new Date(Date.now() - FIVE_HOURS_MS).toISOString(),
      },
      { kind: 'proposal', count: 1, oldest_date: null, sums: [] },
    ],
    requests: (['virtual-account', 'gift-card', 'question'] as const).map(kind => ({
      ...{ kind, count: 2, oldest_date: new Date(Date.now() - FIVE_HOURS_MS).toISOString() },
    })),
    movements: [
      { type: 'fixed-deposit-matured', count: 12, sums: [{ currency: 'USD', came: '90.00', left: '0.00' }] },
    ],
    failed: { mails: 3, messages: 0, jobs: 0, parked: 0 },
  })
  await renderScreen('/admin', { as: administrator('superadmin') })
  const table = within(await screen.findByRole('table', { name: 'Waits for you' }))
  const row = (name: string) => seenText(table.getByRole('link', { name }).closest('tr'))
  expect([row('Top-ups'), row('Proposals')]).toEqual(['Top-ups4,0405 h1,234.50USDC', 'Proposals1–'])
  const requests = ['Virtual accounts asked for', 'Gift-card applications', 'Questions of members']
  expect(requests.map(row)).toEqual(requests.map(name => `${name}25 h–`))
  expect(table.getByRole('link', { name: 'Proposals' }).getAttribute('href')).toBe('/admin/proposals?mine=1')
  const matured = screen.getByRole('link', { name: 'Fixed deposit, matured' })
  expect(matured.getAttribute('href')).toContain('/admin/transactions?type=fixed-deposit-matured')
  expect(matured.closest('li')?.textContent).toContain('+90.00USD')
  const mails = screen.getByRole('link', { name: 'Mails given up' })
  expect(mails.closest('div')?.textContent).toBe('Mails given up3')
  expect(callsMade('office.home')).toHaveLength(1)
})

test('the members verified lead to the identity records in the order of their decisions, the last first', async () => {
  answers('office.home', { ...quietHome, members: { registered: 3, verified: 2 } })
  await renderScreen('/admin', { as: administrator('superadmin') })
  const verified = await screen.findByRole('link', { name: 'Verified' })
  expect(verified.closest('div')?.textContent).toBe('Verified2')
  lists('identity.records', [])
  fireEvent.click(verified)
  await screen.findByRole('heading', { name: 'Identity checks', level: 1 })
  await waitFor(() =>
    expect(callsMade('identity.records').map(({ filter }) => filter)).toMatchObject([
      { status: 1, sort: 'decided_date', order: 'desc' },
    ]),
  )
})

test('what members need and nobody has entered yet is named, each with the way to its screen', async () => {
  answers('office.home', { ...quietHome, missing: ['house-bank', 'fps-account', 'customer-service'] })
  await renderScreen('/admin', { as: administrator('superadmin') })
  await screen.findByText('Still to be entered')
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href(/A bank account of the house/)).toBe('/admin/sysbanks')
  expect(href(/The FPS identifier/)).toBe('/admin/fps/config')
  expect(href(/customer service/)).toBe('/admin/sysconfigs/contact')
})

test('an administrator who decides nothing is told so', async () => {
  await renderScreen('/admin', { as: administrator('auditor') })
  await screen.findByText('Nothing waits for you')
  await screen.findByText('Nothing was booked today')
})

const flowOf = (way: wire.FlowWay, currency: string, came: string, went: string): wire.Flow => ({
  ...{ way, currency, came, went, came_usdc: null, went_usdc: null },
})
const flowDay = (day: string, came_usdc: string, went_usdc: string, flows: wire.Flow[]): wire.FlowDay => ({
  ...{ day, came_usdc, went_usdc, flows },
})

test('money in and out is summed by way, each line a way to its postings; a day that is pressed is shown alone', async () => {
  answers('finance.flows', {
    ...{ from: '2026-11-29', to: '2026-11-30', came_usdc: '100.00', went_usdc: '5.00' },
    flows: [flowOf('world:bank', 'USD', '100.00', '5.00'), flowOf('world:chain', 'XTP', '3.00', '0.00')],
    days: [
      flowDay('2026-11-29', '70.50', '5.00', [
        flowOf('world:bank', 'USD', '70.50', '5.00'),
        flowOf('world:chain', 'XTP', '3.00', '0.00'),
      ]),
      flowDay('2026-11-30', '29.50', '0.00', [flowOf('world:bank', 'USD', '29.50', '0.00')]),
    ],
  })
  await renderScreen('/admin', { as: administrator('finance') })
  const rows = () =>
    within(screen.getByRole('table', { name: 'Money in and out by way' }))
      .getAllByRole('row')
      .slice(1)
  await screen.findByRole('table', { name: 'Money in and out by way' })
  expect(rows().map(seenText)).toEqual(['At banks USD100.00USD5.00USD', 'On chain XTP3.00XTP–'])
  const panel = screen.getByRole('figure')
  expect(seenText(panel.querySelector('figcaption'))).toMatch(/In 100\.00USDC\s*Out 5\.00USDC/)
  expect(screen.getByRole('link', { name: 'At banks USD' }).getAttribute('href')).toBe(
    '/admin/postings?account=world%3Abank&currency=USD&from=2026-11-29&to=2026-11-30',
  )
  const chart = panel.querySelector('svg')
  if (!chart) throw new Error('no chart')
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100)
  fireEvent.click(chart, { clientX: 150 })
  expect(rows().map(seenText)).toEqual(['At banks USD29.50USD–'])
  fireEvent.click(chart, { clientX: 150 })
  expect(rows()).toHaveLength(2)
})

test('the charts of the first screen show the days that are chosen', async () => {
  await renderScreen('/admin', { as: administrator('finance') })
  await screen.findByText('Owed to members')
  const [flows, owed] = screen.getAllByLabelText('From day (UTC)')
  for (const field of [flows, owed]) if (field) fireEvent.change(field, { target: { value: '2026-07-01' } })
  await expect.poll(() => asked('finance.flows').at(-1)?.filter).toEqual({ from: '2026-07-01' })
  await expect.poll(() => asked('finance.assetHistory').at(-1)?.filter).toEqual({ from: '2026-07-01' })
})

test('the kind that has waited longest comes first', async () => {
  const waited = (kind: wire.CaseKind, hours: number): wire.WaitingCases => ({
    ...{ kind, count: 1, sums: [] },
    oldest_date: new Date(Date.now() - hours * 3_600_000).toISOString(),
  })
  answers('office.home', { ...quietHome, waits: [waited('top-up', 2), waited('withdrawal', 30)] })
  await renderScreen('/admin', { as: administrator('superadmin') })
  const table = within(await screen.findByRole('table', { name: 'Waits for you' }))
  expect(table.getAllByRole('link').map(link => link.textContent)).toEqual(['Withdrawals', 'Top-ups'])
})

test('a role that reads no figures is shown none on its first screen', async () => {
  await renderScreen('/admin', { as: administrator('support') })
  await screen.findByText('Nothing was booked today')
  expect(screen.queryByText('Money in and out')).toBeNull()
  expect(callsMade('finance.flows')).toEqual([])
})
