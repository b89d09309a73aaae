import type { wire } from '@strongroom/shared'
import { expect, test, vi } from 'vitest'
import { press, see, seeButton } from '../../../testing/act.ts'
import { answers, asked, refuses } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { isUnderWay } from './queries.ts'

serveContract()

const waiting: wire.ExportRecord = {
  ...{ id: 'e1', file_name: 'swaps-20261126-101500.csv', created_date: '2026-11-26T10:15:00.000Z' },
  ...{ status: 0, problem: null, begin_date: null, rows: 0, total: 0, left_seconds: null },
  ...{ finish_date: null, expire_date: null, bytes: 0 },
}
const begun = { ...waiting, begin_date: '2026-11-26T10:15:01.000Z' }
const made: wire.ExportRecord = {
  ...{ ...begun, status: 1, rows: 52_000, total: 52_000, bytes: 3_400_000 },
  ...{ finish_date: '2026-11-26T10:16:00.000Z', expire_date: '2026-12-03T10:16:00.000Z' },
}
const show = async (...rows: readonly wire.ExportRecord[]) => {
  answers('exports.list', rows)
  answers('exports.schedules', [])
  await renderScreen('/admin/exports', { as: administrator('support') })
}

test('an administrator without exported files reads how one comes about', async () => {
  await show()
  await see('No exported files')
})

test('a file that is being made says how far it is, and can be stopped', async () => {
  answers('exports.remove')
  await show({ ...begun, rows: 13_000, total: 52_000, left_seconds: 95 })
  await see('13,000 of 52,000 rows · 25%')
  await see('About 1 min left')
  press('Stop: swaps-20261126-101500.csv')
  await vi.waitFor(() => expect(asked('exports.remove').map(({ params }) => params.id)).toEqual(['e1']))
})

test('a file that waits says so', async () => {
  await show(waiting)
  await see('Waits for its turn')
})

test('a file that is made says its size and until when it is kept', async () => {
  await show(made)
  await see('52,000 rows · 3.4 MB')
  await see('Kept until')
  await seeButton('Save swaps-20261126-101500.csv')
})

test('a file that is gone says what to do', async () => {
  refuses('exports.file', 'EXPORT_GONE')
  await show(made)
  await seeButton('Save swaps-20261126-101500.csv')
  press('Save swaps-20261126-101500.csv')
  await see('This file is no longer kept. Open its list and save it as CSV again.')
})

test.each([
  ['filter', 'The list does not take this filter any more. Set it again and save the list once more.'],
  ['forbidden', 'Your role may not read this list any more. Ask a superadmin if you need it.'],
  [
    'broken',
    'The server has tried several times. Choose a shorter period and save the list again; if that fails too, tell an operator.',
  ],
] as const)('a file that could not be made says why (%s) and what to do', async (problem, words) => {
  await show({ ...begun, status: -1, problem })
  await see(words)
})

test('an expired file says what to do', async () => {
  await show({ ...made, status: -2 })
  await see('Expired. Open the list and save it again.')
})

test('the list is asked for again while a file waits or is being made', () => {
  expect(isUnderWay([made, waiting])).toBe(true)
  expect(isUnderWay([made])).toBe(false)
})
