import { expect, test } from 'vitest'
import { pageText, press, see } from '../testing/act.ts'
import { answers, lists } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { administrator } from '../testing/people.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()

test('a page past the end is said to be that, and leads back to the last page', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [], 4040)
  const { address } = await renderScreen('/admin/topup?page=999', { as: administrator('finance') })
  await see('This page is past the end of the list')
  await see('The last page is 202.')
  expect(pageText()).not.toContain('of 4040')
  press('Go to the last page')
  await expect.poll(address).toBe('/admin/topup?page=202')
})

test('a page of a list that has nothing at all says that there is nothing', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [])
  await renderScreen('/admin/topup?page=3', { as: administrator('finance') })
  await see('Nothing waits')
})
