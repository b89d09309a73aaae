import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, pageText, press, see, seeOnPage, setWidth, type, typed } from '../testing/act.ts'
import { answers, asked, fails, lists, losesAnswer } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { administrator } from '../testing/people.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { openTopUps, topUp } from '../testing/top-up-list.ts'

serveContract()

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
    const { queries } = await openTopUps()
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

test('a page is as long as the reader chooses, in the address too', async () => {
  const { address, filter } = await openTopUps('?page=2')
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
  const { address, filter } = await openTopUps('?page=2')
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
