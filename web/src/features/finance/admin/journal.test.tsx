import { expect, test } from 'vitest'
import { fill, press, wrongWith } from '../../../testing/act.ts'
import { neverAsked } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

test('a journal whose last day comes before its first is not asked for', async () => {
  await renderScreen('/admin/journal', { as: administrator('auditor') })
  fill({ 'From day (UTC)': '2026-03-02', 'To day (UTC)': '2026-03-01' })
  press('Save the journal')
  expect(wrongWith('To day (UTC)')).toBe('The first day may not come after the last.')
  neverAsked('finance.journal')
})
