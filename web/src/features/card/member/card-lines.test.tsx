import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pageText, press, see, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, lists } from '../../../testing/answers.ts'
import { callsMade, serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { member } from '../../../testing/people.ts'
import { receiptAnswer } from '../../../testing/receipt.ts'
import { cardInfo } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { savedFiles } from '../../../testing/saved-files.ts'

serveContract()
afterEach(() => vi.restoreAllMocks())

const line = {
  ...{ id: 'line-1', uid: '100045', spend_type: null, currency: 'USD', settlement_date: null },
  ...{
    purchase_date: null,
    merchant: null,
    description: null,
    mcc: null,
    network_transaction_id: null,
    corrects: null,
  },
  ...{ reason: null, created_date: '2026-11-22T14:02:11.000Z', finish_date: null },
  above_limit: null,
  while_frozen: 0,
  ...{ purchase_id: null, not_let_through: 0 as const },
} as const

const moved = {
  ...{ uid: '100045', status: 'done', currency: 'USD', amount: '0.00', balance: null, asked: '100.00' },
  ...{ fee: null, counterparty: null, reason: null, details: null, created_date: line.created_date },
} as const

describeList({
  path: '/prepaidcard/ChargeList',
  name: 'card.transactions',
  row: { ...line, type: 'charge', amount: '100', status: 0 },
  shows: ['Charge', 'Pending', '100.00'],
  empty: 'Nothing yet',
})
describeList({
  path: '/prepaidcard/SpendList',
  name: 'card.transactions',
  row: {
    ...{ ...line, type: 'spend', spend_type: 'purchase', amount: '-12.34', status: 1 },
    ...{ merchant: 'Bookshop', settlement_date: '2026-11-21', purchase_date: '2026-11-20' },
    ...{ description: 'Two books', mcc: '5942', network_transaction_id: 'NT-7' },
  },
  shows: [
    ...['Bookshop', 'Two books', 'bought 20 Nov 2026', 'settled 21 Nov 2026', 'MCC 5942'],
    ...['network transaction NT-7', 'Complete', '12.34'],
  ],
  empty: 'Nothing yet',
})
describeList({
  path: '/prepaidcard/CardFeeList',
  name: 'card.transactions',
  row: { ...line, type: 'fee', amount: '-5', status: -1, reason: 'Waived' },
  shows: ['Card fee', 'Cancelled: Waived', '5.00'],
  empty: 'Nothing yet',
})

test('a fee says whether it is that of a month or of a year, and of which; one entered by hand says neither', async () => {
  const fees = ['card-1.2027-08', 'card-1.2027-07.annual', 'by-hand'].map(id => ({
    ...{ ...line, id, type: 'fee' as const, amount: '-1', status: 1 as const },
  }))
  lists('card.transactions', fees)
  await renderScreen('/prepaidcard/CardFeeList')
  await seeOnPage('Monthly fee', 'Aug 2027', 'Annual fee', 'Jul 2027', 'Card fee')
})

test.each([
  ['bonus', 'Bonus'],
  ['referrer-bonus', 'Referrer bonus'],
  ['referee-bonus', 'Referee bonus'],
] as const)('a %s is called so', async (type, title) => {
  lists('card.transactions', [{ ...line, type, amount: '5', status: 1 }])
  await renderScreen('/prepaidcard/ChargeList')
  await seeOnPage(title)
})

test('a description that only repeats the merchant is not said twice', async () => {
  const spent = { ...line, type: 'spend', spend_type: 'purchase', amount: '-1.00', status: 1 } as const
  lists('card.transactions', [{ ...spent, merchant: 'Bookshop', description: 'Bookshop', mcc: '5942' }])
  await renderScreen('/prepaidcard/SpendList')
  await seeOnPage('MCC 5942')
  expect(pageText().match(/Bookshop/g)).toHaveLength(1)
})

test.each([
  [0, 'You have no card yet'],
  [1, 'Your card is being reviewed'],
  [-1, 'Your card is blocked'],
])('the lines of a card with status %i are closed, with the reason', async (card_status, reason) => {
  answers('card.info', cardInfo({ status: card_status as wire.CardStatus }))
  await renderScreen('/prepaidcard/SpendList', { as: member({ card_status }) })
  await see(reason)
  expect(asked('card.transactions')).toEqual([])
})

test.each([
  ['voucher', 'Your bank transfer waits for finance'],
  ['order', 'Your order is being looked up'],
] as const)('a card that a %s is to open is closed until then, with the reason', async (underWay, reason) => {
  answers('card.info', cardInfo({ status: 1, opening: { ...cardInfo().opening, underWay } }))
  await renderScreen('/prepaidcard', { as: member({ card_status: 1 }) })
  await see(reason)
})

test('a purchase opens to its facts and a way to ask about it, and stands open in the address', async () => {
  const bought = { type: 'spend', merchant: 'Bookshop', network_transaction_id: 'NT-7', status: 1 } as const
  lists('card.transactions', [{ ...line, ...bought, amount: '-5' }])
  const { address, reload } = await renderScreen('/prepaidcard/SpendList')
  await seeButton('Bookshop')
  press('Bookshop')
  await see('Get help with this')
  expect(address()).toBe('/prepaidcard/SpendList?open=line-1')
  await reload()
  await see('Get help with this')
  const ways = [...document.querySelectorAll('main a')].map(each => each.getAttribute('href'))
  expect(ways).toContain('/csr?reference=line-1')
  expect(asked('card.transactions').at(-1)?.filter).not.toHaveProperty('open')
})

test('what a bank transfer has opened a card with leads to the transfer on the statement', async () => {
  lists('card.transactions', [{ ...line, id: 'wire-1.opening', type: 'charge', amount: '100', status: 1 }])
  const wire = { type: 'deposit', id: 'deposit:wire-1', reference: 'wire-1' } as const
  lists('statement.ofMember', [{ ...moved, ...wire }])
  await renderScreen('/prepaidcard/ChargeList?open=wire-1.opening')
  await see('Bank deposit')
  const ways = [...document.querySelectorAll('main a')].map(each => each.getAttribute('href'))
  expect(ways).toContain('/transactions/deposit%3Awire-1')
  expect(asked('statement.ofMember').at(-1)?.filter).toMatchObject({ search: 'wire-1' })
  press('Receipt')
  await seeButton('PDF')
})

test.each([
  ['ChargeList', 'charge', 1],
  ['SpendList', 'spend', 1],
  ['CardFeeList', 'fee', 1],
] as const)('a row of the %s has its receipt', async (path, type, receipts) => {
  lists('card.transactions', [{ ...line, type, amount: '100', status: 1 }])
  await renderScreen(`/prepaidcard/${path}`)
  await see('Complete')
  expect(screen.queryAllByRole('button', { name: 'Receipt' })).toHaveLength(receipts)
  const saved = savedFiles()
  answers('audit.receipt', receiptAnswer)
  press('Receipt')
  await seeButton('Proof (.tlog-proof)')
  press('Proof (.tlog-proof)')
  await expect.poll(() => saved).toHaveLength(1)
  expect(callsMade('audit.receipt')[0]?.params).toEqual({ id: 'card:line-1' })
})
