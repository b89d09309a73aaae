import type { wire } from '@strongroom/shared'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, pageText, press, see, seeOnPage, setWidth, type, typed } from '../testing/act.ts'
import { answers, asked, fails, lists, losesAnswer } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { administrator } from '../testing/people.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()

const topUp: wire.AdminTopUp = {
  ...{ id: 'top-up-1', uid: '100045', username: 'Ada', email: 'ada@example.com', txid: 'a'.repeat(64) },
  ...{ currency: 'USDT', network: 'TRC20', amount: '250', status: 0, fee: null, credited: null },
  ...{
    txid_members: 1,
    externalTxId: null,
    reason: null,
    created_date: '2026-11-20T10:00:00.000Z',
    finish_date: null,
  },
}

const send: wire.AdminChainSend = {
  ...{ id: 'send-1', uid: '100045', username: 'Ada', email: 'ada@example.com', currency: 'USDC' },
  ...{ network: 'ERC20', amount: '20.00', fee: '1.00', arrives: '19.00', address: '0x1', name: 'Ledger' },
  ...{ status: 1, externalTxId: null, reason: null, created_date: '2026-11-20T10:00:00.000Z' },
  finish_date: null,
}

/** The list of top-ups at an address, and the filter that it last asked with. */
const open = async (search = '') => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [topUp], 70)
  const shown = await renderScreen(`/admin/topup${search}`, { as: administrator('finance') })
  await see('Ada')
  // The menu counts what waits by the same call, without a page of it.
  const filter = () => asked('topUp.all').findLast(each => (each.filter?.limit ?? 0) >= 20)?.filter
  return { ...shown, filter }
}
/** Direction that the head of a column says; null for one that sorts nothing. */
const sorted = (head: string) =>
  [...document.querySelectorAll('th')].find(each => each.textContent === head)?.getAttribute('aria-sort')

test('what is typed under an opened row stays when the table becomes cards', async () => {
  setWidth(1280)
  lists('country.pages', [{ id: 'HK', name: 'Hong Kong', code: 'HK', status: 1, sort: 0 }])
  answers('catalogue.uses')
  await renderScreen('/admin/countrys?open=HK', { as: administrator('operator') })
  await see('Reason')
  type('Reason', 'As agreed')
  expect(document.querySelector('ul.cards')).toBeNull()
  act(() => setWidth(768))
  await waitFor(() => expect(document.querySelector('ul.cards')).not.toBeNull())
  expect(typed('Reason')).toBe('As agreed')
  expect(document.querySelector('li[data-chosen]')?.textContent).toContain('Reason')
})

test.each([
  ['is busy', () => fails('topUp.all', 503)],
  ['is not reached', () => losesAnswer('topUp.all')],
])(
  'a list keeps its rows while the server %s, says how old they are, and asks again by itself',
  async (_, breaks) => {
    const { queries } = await open()
    breaks()
    await queries.invalidateQueries()
    await seeOnPage(
      'Ada',
      's old: the server does not answer just now. The newest changes follow by themselves.',
    )
    lists('topUp.all', [{ ...topUp, username: 'Ada Lovelace' }])
    await seeOnPage('Ada Lovelace')
    expect(pageText()).not.toContain('does not answer')
  },
)

test('a list that could not be had of a busy server says so, and asks again by itself', async () => {
  answers('catalogue.fixedNetworks', [])
  fails('topUp.all', 503)
  await renderScreen('/admin/topup', { as: administrator('finance') })
  await seeOnPage('The server is busy', 'Nothing was changed. We keep trying.')
  lists('topUp.all', [topUp])
  await seeOnPage('Ada')
})

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

test('a page past what a call takes is past the end too', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [], 4040)
  await renderScreen('/admin/topup?page=2000000', { as: administrator('finance') })
  await see('This page is past the end of the list')
  expect(asked('topUp.all').some(each => each.filter?.page === 1_000_000)).toBe(true)
})

test('a page of a list that has nothing at all says that there is nothing', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [])
  await renderScreen('/admin/topup?page=3', { as: administrator('finance') })
  await see('Nothing waits')
})

test('a head sorts by its column, and the other way when pressed again: in the call, the head and the address', async () => {
  const { address, filter, reload } = await open('?page=2')
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
  const { filter } = await open()
  expect(filter()).toMatchObject({ order: 'asc' })
  expect(sorted('Has waited')).toBe('descending')
  press('Has waited')
  await expect.poll(() => sorted('Has waited')).toBe('ascending')
  expect(filter()).toMatchObject({ sort: 'created_date', order: 'desc' })
})

test('a sort that the call does not know is not asked for, and is no filter', async () => {
  const { filter } = await open('?sort=txid')
  expect(filter()).not.toHaveProperty('sort')
  cleanup()
  lists('withdrawal.cases', [])
  await renderScreen('/admin/withdraw?sort=amount&order=desc&limit=50', { as: administrator('finance') })
  await see('Nothing waits')
})

test('a phone has a choice in place of the heads', async () => {
  setWidth(390)
  const { address, filter } = await open()
  expect(typed('Sort by')).toBe('')
  type('Sort by', 'amount asc')
  await expect.poll(address).toBe('/admin/topup?sort=amount&order=asc')
  await expect.poll(filter).toMatchObject({ sort: 'amount', order: 'asc' })
  await expect.poll(() => typed('Sort by')).toBe('amount asc')
  type('Sort by', '')
  await expect.poll(address).toBe('/admin/topup')
})

test('a page is as long as the reader chooses, in the address too', async () => {
  const { address, filter } = await open('?page=2')
  await see('21 to 40 of 70')
  type('Rows on a page', '50')
  await see('1 to 50 of 70')
  expect(filter()).toMatchObject({ limit: 50 })
  expect(filter()).not.toHaveProperty('page')
  expect(address()).toBe('/admin/topup?limit=50')
  type('Rows on a page', '100')
  await see('1 to 70 of 70')
  expect(buttonOf('Next')?.disabled).toBe(true)
  type('Rows on a page', '20')
  await see('1 to 20 of 70')
  expect(address()).toBe('/admin/topup')
})

test('leads to the first, the last and any page, and says when one is past the end', async () => {
  const { address, filter } = await open('?page=2')
  await see('21 to 40 of 70')
  expect(typed('Page')).toBe('2')
  press('Last page')
  await see('61 to 70 of 70')
  expect(filter()).toMatchObject({ page: 4 })
  expect([buttonOf('Last page')?.disabled, buttonOf('First page')?.disabled]).toEqual([true, false])
  type('Page', '3')
  press('Go')
  await see('41 to 60 of 70')
  type('Page', '9')
  lists('topUp.all', [], 70)
  fireEvent.submit(screen.getByLabelText('Page'))
  await see('This page is past the end of the list')
  expect(address()).toBe('/admin/topup?page=9')
  lists('topUp.all', [topUp], 70)
  press('Go to the last page')
  await see('61 to 70 of 70')
  press('First page')
  await expect.poll(address).toBe('/admin/topup')
})

test('a list that is still being counted says so, and leads on but to no last page', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [topUp], 10_001)
  const { address } = await renderScreen('/admin/topup?page=501', { as: administrator('finance') })
  await see('10,001 to 10,020 of more than 10,000')
  expect(document.querySelector('[aria-label="Last page"]')).toBeNull()
  expect(pageText()).not.toContain('of 501')
  press('Next')
  await expect.poll(address).toBe('/admin/topup?page=502')
})

test('large counts are grouped', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [topUp], 1_234_567)
  await renderScreen('/admin/topup?page=61729', { as: administrator('finance') })
  await see('1,234,561 to 1,234,567 of 1,234,567')
  await see('of 61,729')
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
