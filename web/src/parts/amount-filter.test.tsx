import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, see, type, wrongWith } from '../testing/act.ts'
import { answers, asked, bodies, lists } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { administrator, member } from '../testing/people.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { topUp } from '../testing/top-up-list.ts'

serveContract()

const open = async (search = '') => {
  lists('topUp.all', [topUp], 41)
  const shown = await renderScreen(`/admin/topup${search}`, { as: administrator('finance') })
  await see('Ada')
  return shown
}
const filters = () => asked('topUp.all').map(({ filter }) => filter)
/** The filter that the list and its sums were asked with last. */
const lastRange = (name: 'topUp.all' | 'office.listSums') => {
  const filter = asked(name).at(-1)?.filter as Record<string, string | undefined> | undefined
  return [filter?.amount_from, filter?.amount_to]
}
test('narrows a list and its sums from one amount to another, in the address too', async () => {
  const { address, reload } = await open('?currency=USDT&page=2')
  type('Amount from', '1,000.50')
  type('Amount to', '20000')
  const narrowed = '/admin/topup?currency=USDT&amount_from=1000.50&amount_to=20000'
  await waitFor(() => expect(address()).toBe(narrowed))
  await waitFor(() => expect(lastRange('topUp.all')).toEqual(['1000.50', '20000']))
  await waitFor(() => expect(lastRange('office.listSums')).toEqual(['1000.50', '20000']))
  await see('1,000.50 – 20,000')
  await reload()
  await see('1,000.50 – 20,000')
  press('Remove this filter')
})

test('takes one bound alone, and none again', async () => {
  const { address } = await open('?amount_to=0.00000001')
  await see('At most 0.00000001')
  type('Amount to', '')
  await waitFor(() => expect(address()).toBe('/admin/topup'))
  await see('All amounts')
  type('Amount from', '5')
  await see('At least 5')
})

test('says what is wrong with a bound, and leaves the list as it is', async () => {
  const { address } = await open('?amount_from=10')
  const before = filters().length
  for (const [typed, says] of [
    ['ten', 'Enter an amount such as 12.50.'],
    ['-5', 'Enter an amount such as 12.50.'],
    ['1000000000000000', 'Enter an amount such as 12.50.'],
    ['9.99', 'This is less than the lower bound of the range.'],
  ] as const) {
    type('Amount to', typed)
    // Nothing is called wrong that is still being typed.
    expect(wrongWith('Amount to')).toBe('')
    await waitFor(() => expect(wrongWith('Amount to')).toBe(says))
  }
  expect(address()).toBe('/admin/topup?amount_from=10')
  expect(filters().length).toBe(before)
  type('Amount to', '10')
  await waitFor(() => expect(address()).toBe('/admin/topup?amount_from=10&amount_to=10'))
})

test('leaves a bound of the address out that is none, and a range where the list takes none', async () => {
  await open('?amount_from=-1&amount_to=1e3')
  expect(lastRange('topUp.all')).toEqual([undefined, undefined])
  await see('All amounts')
  lists('account.signIns', [])
  await renderScreen('/records/login?amount_from=10', { as: member() })
  await waitFor(() => expect(asked('account.signIns').length).toBeGreaterThan(0))
  expect(asked('account.signIns').at(-1)?.filter).not.toHaveProperty('amount_from')
})

test('says which amount it compares, where a row shows another', async () => {
  lists('topUp.ofMember', [])
  answers('catalogue.fixedNetworks', [])
  await renderScreen('/records/topup', { as: member() })
  await see('The amount sent, before any fee, in any currency. Both bounds are included.')
})

test('leaves lines of a statement out, which then has no opening and closing balance', async () => {
  lists('statement.ofMember', [
    {
      ...{ id: 'top-up:r1', uid: '100045', type: 'top-up', status: 'done', currency: 'USD', amount: '12.34' },
      ...{ balance: '12.34', asked: null, fee: null, reference: 'r1', counterparty: null, reason: null },
      ...{ details: null, created_date: '2026-11-20T10:00:00.000Z' },
    },
  ])
  answers('wallet.list', [])
  await renderScreen('/digitalaccount/USD')
  await see('Opening balance')
  cleanup()
  await renderScreen('/digitalaccount/USD?amount_to=13')
  await see('At most 13')
  await waitFor(() => expect(asked('statement.ofMember').at(-1)?.filter).toMatchObject({ amount_to: '13' }))
  expect(screen.queryByText('Opening balance')).toBeNull()
})

test('is kept by a saved view', async () => {
  HTMLElement.prototype.hidePopover = () => undefined
  answers('office.savedViews', [])
  answers('office.saveView', {
    ...{ id: '1', place: '/admin/topup', query: 'amount_from=10', name: 'Large', shared: 0, mine: 1 },
    ...{ owner: '100001', owner_name: 'Grace', saved_date: '2026-11-20T10:00:00.000Z' },
  })
  await open('?amount_from=10')
  const button = [...document.querySelectorAll('.tool-button')].find(each => each.textContent === 'Views')
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '') as HTMLElement
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }))
  await see('Save this view…')
  press('Save this view…')
  type('Name of the view', 'Large')
  press('Save')
  await waitFor(() =>
    expect(bodies('office.saveView')).toEqual([
      { place: '/admin/topup', query: 'amount_from=10', name: 'Large', shared: 0 },
    ]),
  )
})
