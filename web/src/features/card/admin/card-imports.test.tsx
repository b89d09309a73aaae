import type { wire } from '@strongroom/shared'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const begun: wire.CardImportRecord = {
  ...{ id: 'import-1', uid: '900001', username: 'Fiona', email: 'finance@example.com' },
  ...{ state: 'booking', rows: 12_500, done: 3_000, fresh: 2_900, problems: 0 },
  ...{ created_date: '2026-11-22T09:00:00.000Z', finish_date: null },
}
const refused: wire.CardImportRecord = {
  ...begun,
  ...{ id: 'import-2', state: 'refused', rows: 11_000, done: 4_000, problems: 1 },
}

test('every large import stands there with who began it and how far it is', async () => {
  lists('card.imports', [begun, refused])
  await renderScreen('/admin/cardimports', { as: administrator('auditor') })
  const table = await screen.findByRole('table', { name: 'Card imports' })
  const [, first, second] = within(table).getAllByRole('row')
  for (const text of ['Fiona', 'Being booked', '3,000', '12,500'])
    within(first as HTMLElement).getByText(text)
  for (const text of ['Refused', '0', '11,000']) within(second as HTMLElement).getByText(text)
})

test('a row opens the progress of its import', async () => {
  lists('card.imports', [begun])
  const { id, rows, done, fresh } = begun
  answers('card.importProgress', { id, state: 'booking', rows, done, fresh, problems: [] })
  await renderScreen('/admin/cardimports', { as: administrator('finance') })
  fireEvent.click(await screen.findByRole('button', { expanded: false, name: /2026/ }))
  await screen.findByText('The rows are being booked')
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe('12500')
})

test.each([
  ['finance', 1],
  ['support', 0],
] as const)('the cards’ screens lead %s to %i list of imports', async (role, count) => {
  lists('card.all', [])
  await renderScreen('/admin/cards', { as: administrator(role) })
  await screen.findByRole('link', { name: 'Order numbers' })
  expect(screen.queryAllByRole('link', { name: 'Imports' })).toHaveLength(count)
})
