import { expect, test } from 'vitest'
import { see, type } from '../../../testing/act.ts'
import { asked, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

test.each([
  ['/admin/requestpayments', 'payment.requestCases'],
  ['/admin/sendpayments', 'payment.sendCases'],
] as const)('%s opens on those that wait, oldest first, and shows all when asked', async (path, name) => {
  lists(name, [])
  await renderScreen(path, { as: administrator('finance') })
  await see('Nothing waits')
  const page = () => asked(name).findLast(({ filter }) => filter?.limit === 20)?.filter
  expect(page()).toMatchObject({ status: 0, order: 'asc' })
  type('State', 'all')
  await expect.poll(() => Object.keys(page() ?? {})).not.toContain('status')
})
