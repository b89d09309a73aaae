import type { wire } from '@strongroom/shared'
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, see, setWidth, type, typed } from '../testing/act.ts'
import { answers, asked, lists } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { administrator } from '../testing/people.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { openTopUps } from '../testing/top-up-list.ts'

serveContract()

const send: wire.AdminChainSend = {
  ...{ id: 'send-1', uid: '100045', username: 'Ada', email: 'ada@example.com', currency: 'USDC' },
  ...{ network: 'ERC20', amount: '20.00', fee: '1.00', arrives: '19.00', address: '0x1', name: 'Ledger' },
  ...{ status: 1, externalTxId: null, reason: null, created_date: '2026-11-20T10:00:00.000Z' },
  finish_date: null,
  decided_by: null,
  decided_by_name: '',
}

/** Direction that the head of a column says; null for one that sorts nothing. */
const sorted = (head: string) =>
  [...document.querySelectorAll('th')].find(each => each.textContent === head)?.getAttribute('aria-sort')

test('a head sorts by its column, and the other way when pressed again: in the call, the head and the address', async () => {
  const { address, filter, reload } = await openTopUps('?page=2')
  expect([sorted('Amount'), sorted('Member')]).toEqual(['none', null])
  press('Amount')
  await expect.poll(() => sorted('Amount')).toBe('descending')
  expect(filter()).toMatchObject({ sort: 'amount', order: 'desc' })
  expect(filter()).not.toHaveProperty('page')
  expect(address()).toBe('/admin/topup?sort=amount&order=desc')
  press('Amount')
  await expect.poll(() => sorted('Amount')).toBe('ascending')
  expect(filter()).toMatchObject({ sort: 'amount', order: 'asc' })
  expect(address()).toBe('/admin/topup?sort=amount&order=asc')
  await reload()
  await expect.poll(() => sorted('Amount')).toBe('ascending')
})

test('cases that were decided say when they came, and are sorted by it', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('chain.sendCases', [send])
  await renderScreen('/admin/sendonchain?status=all', { as: administrator('finance') })
  await see('20 Nov 2026 10:00:00 UTC')
  press('Time')
  await expect.poll(() => sorted('Time')).toBe('descending')
  expect(asked('chain.sendCases').at(-1)?.filter).toMatchObject({ sort: 'created_date', order: 'desc' })
})

test('the longest wait is the earliest date', async () => {
  const { filter } = await openTopUps()
  expect(filter()).toMatchObject({ order: 'asc' })
  expect(sorted('Has waited')).toBe('descending')
  press('Has waited')
  await expect.poll(() => sorted('Has waited')).toBe('ascending')
  expect(filter()).toMatchObject({ sort: 'created_date', order: 'desc' })
})

test('a sort that the call does not know is not asked for, and is no filter', async () => {
  const { filter } = await openTopUps('?sort=txid')
  expect(filter()).not.toHaveProperty('sort')
  cleanup()
  lists('withdrawal.cases', [])
  await renderScreen('/admin/withdraw?sort=amount&order=desc&limit=50', { as: administrator('finance') })
  await see('Nothing waits')
})

test('a phone has a choice in place of the heads', async () => {
  setWidth(390)
  const { address, filter } = await openTopUps()
  expect(typed('Sort by')).toBe('')
  type('Sort by', 'amount asc')
  await expect.poll(address).toBe('/admin/topup?sort=amount&order=asc')
  await expect.poll(filter).toMatchObject({ sort: 'amount', order: 'asc' })
  await expect.poll(() => typed('Sort by')).toBe('amount asc')
  type('Sort by', '')
  await expect.poll(address).toBe('/admin/topup')
})

test.each([
  ['/admin/topup', 'topUp.all'],
  ['/admin/withdraw', 'withdrawal.cases'],
  ['/admin/proposals', 'office.proposals'],
] as const)('another state of %s has its usual order again', async (path, name) => {
  answers('catalogue.fixedNetworks', [])
  lists(name, [])
  const { address } = await renderScreen(`${path}?sort=created_date&order=desc&limit=50`, {
    as: administrator('finance'),
  })
  await see('Nothing waits')
  type('State', 'all')
  await expect.poll(address).toBe(`${path}?limit=50&status=all`)
})

test('another state of /admin/cards has its usual order again too', async () => {
  lists('card.all', [])
  const { address } = await renderScreen('/admin/cards?sort=balance&order=asc&limit=50', {
    as: administrator('finance'),
  })
  await see('No card yet')
  type('State', '1')
  await expect.poll(address).toBe('/admin/cards?limit=50&status=1')
})

test('neither its length nor its order makes an empty list of cards a filtered one', async () => {
  lists('card.all', [])
  await renderScreen('/admin/cards?limit=50&sort=created_date&order=asc', { as: administrator('finance') })
  await see('No card yet')
})
