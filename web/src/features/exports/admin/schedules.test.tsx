import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, see, seeButton, seeOnPage, type } from '../../../testing/act.ts'
import { answers, answersWhole, bodies, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { topUp } from '../../../testing/top-up-list.ts'

serveContract()

const daily: wire.ScheduledExport = {
  ...{ id: 's1', name: 'Done ones', every: 'day', of_period: 1, last: null },
  ...{ created_date: '2026-11-26T10:15:00.000Z', next_date: '2026-11-27T00:00:00.000Z' },
}
const last: wire.ExportRecord = {
  ...{ id: 'e1', file_name: 'topup-20261126.csv', created_date: '2026-11-26T00:00:00.000Z', status: 1 },
  ...{ problem: null, begin_date: '2026-11-26T00:00:01.000Z', rows: 52, total: 52, left_seconds: null },
  ...{ finish_date: '2026-11-26T00:00:02.000Z', expire_date: '2026-12-03T00:00:02.000Z', bytes: 3_400 },
}
const wallet: wire.AdminWalletRow = {
  ...{
    currency: 'USD',
    currency_name: 'US dollar',
    amount: '5',
    locked: '0',
    user_fixed_deposit_amount: '0',
  },
  ...{ card: '0', uid: '100001', username: 'Ada', email: 'ada@example.com' },
}
const show = async (...rows: readonly wire.ScheduledExport[]) => {
  answers('exports.list', [])
  answers('exports.schedules', rows)
  await renderScreen('/admin/exports', { as: administrator('support') })
}
const view: wire.SavedView = {
  ...{ id: '1', place: '/admin/topup', query: 'status=1', name: 'Done ones', shared: 0, mine: 1 },
  ...{ owner: '100001', owner_name: 'Grace', saved_date: '2026-11-20T10:00:00.000Z' },
}
const openList = async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [topUp])
  await renderScreen('/admin/topup?status=1', { as: administrator('finance') })
  await seeButton('Export by schedule')
  press('Export by schedule')
}

test('a schedule says how often it runs, how the last file went and when the next is due', async () => {
  await show({ ...daily, last })
  await seeOnPage('Done ones', 'Every day', 'Of the period that has ended', '52 rows · 3.4 kB', '27 Nov 2026')
})

test('a schedule of a list that one may not read any longer says that it has stopped', async () => {
  await show({ ...daily, next_date: null })
  await see('Stopped: your role may not read this list')
})

test('a schedule is stopped after a question', async () => {
  await show(daily)
  await seeButton('Stop Done ones')
  answersWhole('exports.stopSchedule', { status: true, data: [] })
  press('Stop Done ones')
  await see('No further file is made. Those that are made stay until they expire.')
  expect(bodies('exports.stopSchedule')).toEqual([])
  press('Stop the schedule')
  await see('The schedule is stopped.')
  expect(bodies('exports.stopSchedule')).toEqual([{ id: 's1' }])
})

test('a list is scheduled under its filter, by the name of the saved view that is on screen', async () => {
  answers('office.savedViews', [view])
  answers('exports.schedule', daily)
  await openList()
  await waitFor(() =>
    expect(document.querySelector('input[name="name"]')?.getAttribute('placeholder')).toBe('Done ones'),
  )
  type('How often', 'week')
  press('Schedule')
  await see('The export is scheduled. You find it under Exported files.')
  expect(bodies('exports.schedule')).toMatchObject([
    { name: 'Done ones', list: 'topUp.all', params: {}, filter: { status: 1 }, every: 'week', of_period: 1 },
  ])
})

test('a list that takes no days is scheduled with all its rows, and offers nothing else', async () => {
  answers('office.savedViews', [])
  answers('exports.schedule', daily)
  answersWhole('wallet.billChecks', { status: true, data: [] })
  lists('wallet.all', [wallet])
  await renderScreen('/admin/wallets', { as: administrator('finance') })
  await seeButton('Export by schedule')
  press('Export by schedule')
  await seeButton('Schedule')
  expect(document.querySelector('select[name="rows"]')).toBeNull()
  type('Name of the export', 'All of them')
  press('Schedule')
  await waitFor(() =>
    expect(bodies('exports.schedule')).toMatchObject([{ list: 'wallet.all', of_period: 0 }]),
  )
})

test('a list without a saved view wants a name', async () => {
  answers('office.savedViews', [])
  answers('exports.schedule', daily)
  await openList()
  await seeButton('Schedule')
  press('Schedule')
  await see('Please enter all fields')
  expect(bodies('exports.schedule')).toEqual([])
  type('Name of the export', 'All of them')
  type('Rows', 'all')
  press('Schedule')
  await waitFor(() =>
    expect(bodies('exports.schedule')).toMatchObject([{ name: 'All of them', of_period: 0 }]),
  )
})
