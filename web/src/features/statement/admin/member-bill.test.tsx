import { expect, test } from 'vitest'
import { press, see } from '../../../testing/act.ts'
import { answers, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const bill = '/admin/member/bill/transaction?uid=7&currency=EUR'
const open = (address: string) => {
  lists('statement.all', [])
  answers('wallet.list', [])
  return renderScreen(address, { as: administrator('finance') })
}

test('the wallet of a bill is no filter of its movements', async () => {
  await open(bill)
  await see('Nothing has moved on this wallet')
  expect(document.querySelector('.toolbar [aria-label="Currency"]')).toBeNull()
  expect(document.querySelector('.toolbar [aria-label="Kind"]')).not.toBeNull()
})

test('clearing the filters of a bill keeps its wallet', async () => {
  const { address } = await open(`${bill}&type=top-up`)
  await see('Nothing matches these filters')
  press('Clear filters')
  await see('Nothing has moved on this wallet')
  await expect.poll(address).toBe(bill)
})
