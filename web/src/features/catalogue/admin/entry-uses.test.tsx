import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageText, press, see } from '../../../testing/act.ts'
import { answers, lists, refuses } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const currency = (currency_code: string, but: Partial<wire.CurrencyRecord> = {}): wire.CurrencyRecord => ({
  ...{ id: currency_code, currency_code, currency_name: `The ${currency_code}`, currency_img: '' },
  ...{ type: 1, status: 1, sort: 7, scale: 2, on_request: 0, ...but },
})
const all = [currency('USD', { currency_img: '/icons/usd.png' }), currency('USDT', { status: 0, sort: 8 })]
const open = async (address: string) => {
  answers('currency.list', all)
  answers('catalogue.uses', [
    { of: 'accounts', count: 1204 },
    { of: 'send-fees', count: 2 },
  ])
  await renderScreen(address, { as: administrator('superadmin') })
  await see('The USD')
}

test('a list of reference data has icon, whether members see it, and its place', async () => {
  await open('/admin/currencys')
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/Shown.*Place in the list$/)
  expect(rows[1]).toMatch(/Shown7$/)
  expect(rows[2]).toMatch(/Hidden8$/)
  expect(document.querySelector('tbody img')?.getAttribute('src')).toBe('/icons/usd.png')
})

test('a list that comes whole is sorted by its heads, and the address keeps it', async () => {
  answers('currency.list', [...all, currency('BTC', { sort: 10, scale: 8 })])
  const { address } = await renderScreen('/admin/currencys', { as: administrator('superadmin') })
  await see('The USD')
  const codes = () =>
    [...document.querySelectorAll('tbody .opener')].map(each => each.textContent?.trim().split(' ').at(-1))
  expect(codes()).toEqual(['USD', 'USDT', 'BTC'])
  press('Currency code')
  await waitFor(() => expect(codes()).toEqual(['BTC', 'USD', 'USDT']))
  expect(address()).toBe('/admin/currencys?sort=currency_code&order=asc')
  press('Place in the list')
  await waitFor(() => expect(codes()).toEqual(['BTC', 'USDT', 'USD']))
  const head = screen.getByRole('columnheader', { name: 'Place in the list' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
})

test('a list whose call sorts it says which way it runs unless asked otherwise', async () => {
  lists('swap.rates', [
    { id: 'USD-USDC', source: 'USD', target: 'USDC', rate: '1', feeRate: '0', vipFeeRates: {}, status: 1 },
  ])
  answers('currency.list', all)
  await renderScreen('/admin/swaprates', { as: administrator('superadmin') })
  const head = await screen.findByRole('columnheader', { name: 'Currency given' })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
})

test('what is set for currencies shows their icons', async () => {
  answers('sendFee.list', [
    { id: 'USD-ERC20', currency: 'USD', network: 'ERC20', fee: '5', status: 1, sort: 1 },
  ])
  answers('currency.list', all)
  await renderScreen('/admin/sendonchainfees', { as: administrator('superadmin') })
  await see('ERC20')
  await waitFor(() =>
    expect(document.querySelector('tbody .opener img')?.getAttribute('src')).toBe('/icons/usd.png'),
  )
})

test('a search in double quotes finds whole values', async () => {
  await open('/admin/currencys?search=%22usd%22')
  expect(pageText()).not.toContain('The USDT')
})

test('an opened entry says what uses it, each with the way to it', async () => {
  await open('/admin/currencys?open=USD')
  await see('Accounts of the books with money in it')
  expect(pageText()).toContain('1,204')
  const link = within(screen.getByRole('region', { name: 'Where it is used' })).getByRole('link', {
    name: 'Fees of sending on chain',
  })
  expect(link.getAttribute('href')).toBe('/admin/sendonchainfees?search=%22USD%22')
})

test('an entry in use is not deleted, and how many of what use it is said', async () => {
  await open('/admin/currencys?open=USD')
  refuses('currency.remove', 'ENTRY_IN_USE', { accounts: '3', 'swap-rates': '4' })
  press('Delete')
  const dialog = (await screen.findByText('Delete this entry?')).closest(
    'dialog, [role=dialog]',
  ) as HTMLElement
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Not wanted' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(dialog.textContent).toContain('Records that use this entry: 7. Hide it instead of deleting it.'),
  )
  expect(dialog.textContent).toMatch(/Accounts of the books with money in it 3.*Swap rates 4/)
})
