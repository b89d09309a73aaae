import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { press, see, seenText } from '../testing/act.ts'
import { answers, asked, lists, neverAsked } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { administrator, member } from '../testing/people.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { topUp } from '../testing/top-up-list.ts'

serveContract()

const swap: wire.LoggedSwap = {
  ...{
    id: 'swap-1',
    uid: '100045',
    username: 'Ada',
    email: 'ada@example.com',
    source: 'USD',
    target: 'USDC',
  },
  ...{ sourceAmount: '100.00', receivedAmount: '99.7', feeRate: '0.003', fee: '0.3', rate: '1' },
  created_date: '2026-11-20T10:00:00.000Z',
}
const sums: readonly wire.ListSum[] = [
  { figure: 'amount', currency: 'USD', count: 1, amount: '35.50' },
  { figure: 'amount', currency: 'USDT', count: 69, amount: '1234567.25' },
]
const shown = () => seenText(document.querySelector('.list-sums'))

const open = async (address: string, total = 70) => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [topUp], total)
  answers('office.listSums', sums)
  await renderScreen(address, { as: administrator('finance') })
  await see('Ada')
}

test('says above a list what all rows of its filter come to, whatever their page and order', async () => {
  await open('/admin/topup?currency=USDT&status=1&sort=amount&order=desc&page=2')
  await expect.poll(shown).toBe('In all35.50USD1,234,567.25USDT')
  expect(asked('office.listSums').map(({ params, filter }) => [params.list, filter])).toEqual([
    ['topUp.all', { currency: 'USDT', status: 1 }],
  ])
})

test('adds up more than ten thousand rows once it is asked to', async () => {
  await open('/admin/topup', 10_001)
  expect(shown()).toBe('In allAdd them up')
  expect(asked('office.listSums')).toEqual([])
  press('Add them up')
  await expect.poll(shown).toBe('In all35.50USD1,234,567.25USDTAt most a minute old')
})

test('signs what moved', async () => {
  answers('currency.list', [])
  lists('statement.all', [
    {
      ...{ id: 'top-up:r1', uid: '100045', username: 'Ada', email: 'ada@example.com', type: 'top-up' },
      ...{ status: 'done', currency: 'USD', amount: '12.34', balance: '12.34', asked: null, fee: null },
      ...{ reference: 'r1', counterparty: null, reason: null, details: null },
      created_date: '2026-11-20T10:00:00.000Z',
    },
  ])
  answers('office.listSums', [{ figure: 'amount', currency: 'USD', count: 2, amount: '-7.66' }])
  await renderScreen('/admin/transactions', { as: administrator('finance') })
  await expect.poll(shown).toBe('In all−7.66USD')
})

test('says of swaps in a line for each currency what was given, what was received and what it cost', async () => {
  answers('currency.list', [])
  lists('swap.log', [swap])
  answers('office.listSums', [
    { figure: 'given', currency: 'USD', count: 2, amount: '150.00' },
    { figure: 'given', currency: 'USDC', count: 1, amount: '40' },
    { figure: 'received', currency: 'BTC', count: 1, amount: '0.001' },
    { figure: 'received', currency: 'USD', count: 1, amount: '39.88' },
    { figure: 'fee', currency: 'USD', count: 2, amount: '0.45' },
    { figure: 'fee', currency: 'USDC', count: 1, amount: '0.12' },
  ])
  await renderScreen('/admin/swaps?source=USD', { as: administrator('finance') })
  await expect
    .poll(() => [...document.querySelectorAll('.list-figures li')].map(seenText))
    .toEqual([
      'Received 0.00100000BTC',
      'Given 150.00USDReceived 39.88USDFee 0.45USD',
      'Given 40.00USDCFee 0.12USDC',
    ])
  expect(asked('office.listSums').map(({ params, filter }) => [params.list, filter])).toEqual([
    ['swap.log', { source: 'USD' }],
  ])
})

test('has none for a member’s own list', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.ofMember', [topUp])
  await renderScreen('/records/topup', { as: member() })
  await see('Save as CSV')
  neverAsked('office.listSums')
})
