import { expect, test } from 'vitest'
import { see, wrongWith } from '../../../testing/act.ts'
import { asked } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

test('a user ID that is no number is said to be wrong at its field, and not asked for', async () => {
  await renderScreen('/admin/audit?uid=abc', { as: administrator('support') })
  await see('Nothing matches these filters')
  expect(wrongWith('User ID')).toBe('A user ID is a number.')
  expect(asked('audit.events')).toEqual([])
})
