import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { see, seenText, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, finds } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const dayOf = (day: string, members: string, members_usdc: string | null): wire.AssetDay => ({
  ...{ day, members_usdc, house_usdc: '7.00' },
  currencies: [{ currency: 'BTC', members, house: '0.10000000', members_usdc, house_usdc: '7.00' }],
})

beforeEach(() =>
  answers('finance.assetHistory', {
    ...{ from: '2026-11-20', to: '2026-11-22' },
    days: [
      dayOf('2026-11-20', '1.00000000', null),
      dayOf('2026-11-21', '1.50000000', '100.00'),
      dayOf('2026-11-22', '2.00000000', '150.00'),
    ],
  }),
)

test('total assets show members and house by currency, and the estimate in USDC', async () => {
  answers('finance.totalAssets', {
    ...{
      members_usdc: '1012.50',
      house_usdc: '7.00',
      overdrafts_usdc: '3.00',
      prices_at: '2026-11-22T10:00:00.000Z',
    },
    currencies: [
      {
        ...{ currency: 'USD', available: '900.00', locked: '100.00', saving: '0.00', card: '12.50' },
        ...{ members: '1012.50', house: '7.00', price: '1', members_usdc: '1012.50', house_usdc: '7.00' },
        ...{ overdrafts: '3.00', overdrafts_usdc: '3.00' },
      },
      {
        ...{ currency: 'XTP', available: '5.00', locked: '0.00', saving: '0.00', card: '0.00' },
        ...{ members: '5.00', house: '0.00', price: null, members_usdc: null, house_usdc: null },
        ...{ overdrafts: '0.00', overdrafts_usdc: null },
      },
    ],
  })
  await renderScreen('/admin/totalassets', { as: administrator('finance') })
  await seeOnPage('The last 30 days', 'Estimate in USDC', '1,012.50', '900.00', '100.00', '12.50', 'XTP')
  await seeOnPage('What members owe', '3.00')
  // A worth stands under its amount, where the row is no wider for it; a currency without a price has none.
  const cells = (code: string) => {
    const rows = [...document.querySelectorAll('table.list tbody tr')]
    const row = rows.find(each => each.querySelector('strong')?.textContent === code)
    return [...(row?.querySelectorAll('td') ?? [])].slice(-2).map(seenText)
  }
  expect(cells('USD')).toEqual(['1,012.50USD1,012.50USDC', '7.00USD7.00USDC'])
  expect(cells('XTP')).toEqual(['5.00XTP–', '0.00XTP–'])
})

test('total assets are shown day by day, and the first day beside the last', async () => {
  answers('finance.totalAssets', {
    ...{
      members_usdc: '150.00',
      house_usdc: '7.00',
      overdrafts_usdc: '0.00',
      prices_at: '2026-11-22T10:00:00.000Z',
      currencies: [],
    },
  })
  await renderScreen('/admin/totalassets?from=2026-11-20&to=2026-11-22', { as: administrator('finance') })
  await see('Day by day')
  const days = () => [...document.querySelectorAll('figure table tr')].map(row => row.textContent)
  // The day before the first price is in no sum of USDC.
  await expect.poll(days).toEqual(['21/Nov/2026100.00\u00a0USDC', '22/Nov/2026150.00\u00a0USDC'])
  expect(asked('finance.assetHistory')[0]?.filter).toEqual({ from: '2026-11-20', to: '2026-11-22' })
  const row = [...document.querySelectorAll('tr')].find(each => each.textContent?.startsWith('BTC'))
  expect(row?.textContent).toContain('+1.00000000')
  const heads = () => [...document.querySelectorAll('th')].map(each => each.textContent).join('|')
  expect(heads()).toContain('Members, 20 Nov 2026')
  expect(heads()).not.toContain('House, ')
  const link = row?.querySelector('a')?.getAttribute('href') ?? ''
  expect(decodeURIComponent(link)).toContain('/admin/trial-balance?at=2026-11-20T23:59:59.999Z')
  fireEvent.change(screen.getByLabelText('Currency of the chart'), { target: { value: 'BTC' } })
  await expect.poll(() => days().length).toBe(3)
  fireEvent.change(screen.getByLabelText('Whose'), { target: { value: 'house' } })
  await expect.poll(heads).toContain('House, 20 Nov 2026')
  expect(heads()).not.toContain('Members, ')
})

test('days that cannot be shown are said in words, where they are chosen', async () => {
  answers('finance.totalAssets', {
    ...{
      members_usdc: '150.00',
      house_usdc: '7.00',
      overdrafts_usdc: '0.00',
      prices_at: '2026-11-22T10:00:00.000Z',
      currencies: [],
    },
  })
  finds('finance.assetHistory', { 'filter.from': 'At most 366 days' })
  await renderScreen('/admin/totalassets?from=2020-01-01', { as: administrator('finance') })
  await see('At most 366 days can be shown at once. Choose fewer.')
})
