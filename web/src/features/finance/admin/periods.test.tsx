import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { buttonOf, pageText, press, see } from '../../../testing/act.ts'
import { answersWhole, bodies } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const closing: wire.Closing = {
  ...{ month: '2026-09', events: 1204, digest: 'd'.repeat(64), equal: true, late: 2 },
  ...{ closed_date: '2026-10-01T08:00:00.000Z', closed_by: '9', closed_by_name: 'Grace' },
}
const unreconciled: wire.Unreconciled = {
  open_items: 3,
  unsigned: [{ id: 's-1', source_name: 'Harbour Bank', file_name: 'october.xml' }],
}
const months: wire.Period[] = [
  { month: '2026-11', status: 'open', closable: false, closing: null, unreconciled: null },
  { month: '2026-10', status: 'open', closable: true, closing: null, unreconciled },
  { month: '2026-09', status: 'closed', closable: false, closing, unreconciled: null },
]

const open = async (role: 'finance' | 'auditor') => {
  answersWhole('finance.periods', { status: true, data: [...months] })
  await renderScreen('/admin/periods', { as: administrator(role) })
  await see('Closed, as it was')
}

test('finance closes the month that is next, once asked', async () => {
  answersWhole('finance.closePeriod', {
    ...{ status: true, proposal: 'p-1' },
    data: [{ month: '2026-10', status: 'open', closable: true, closing: null, unreconciled }],
  })
  await open('finance')
  expect(buttonOf('Close Nov 2026')).toBeUndefined()
  press('Close Oct 2026')
  await see('Close Oct 2026?')
  expect(pageText()).toContain('3 items of its statements are matched to nothing.')
  expect(pageText()).toContain('Nobody has signed: Harbour Bank · october.xml')
  expect(bodies('finance.closePeriod')).toEqual([])
  press('Propose the closing')
  await see('Another administrator has to approve the closing of Oct 2026.')
  expect(bodies('finance.closePeriod')).toEqual([{ month: '2026-10' }])
})

test('an auditor sees what was closed, by whom, and what came too late, and closes nothing', async () => {
  await open('auditor')
  expect(pageText()).toContain('by Grace · 9')
  expect(buttonOf('Close Oct 2026')).toBeUndefined()
  const late = [...document.querySelectorAll('a')].find(link => link.textContent === '2')
  expect(late?.getAttribute('href')).toBe('/admin/postings?late_in=2026-09')
})
