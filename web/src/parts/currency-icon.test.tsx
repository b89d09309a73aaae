import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, answersWhole, lists } from '../testing/answers.ts'
import { currencies, wallet } from '../testing/catalogue.ts'
import { serveContract } from '../testing/contract-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()

test('a wallet shows the icon of its currency, and a letter where there is none or it cannot be had', async () => {
  answers('wallet.list', [wallet('USD', '1'), wallet('USDC', '2')])
  lists('wallet.currencyRequests', [])
  answersWhole('catalogue.prices', {
    ...{ status: true, data: [{}], source: 'demo', as_of: '2026-11-22T14:02:11.000Z' },
  })
  answers(
    'currency.list',
    currencies.map(each => ({ ...each, currency_img: each.currency_code === 'USD' ? '/icons/usd.svg' : '' })),
  )
  await renderScreen('/digitalaccount')
  const link = await screen.findByRole('link', { name: 'USD USD' })
  const icon = await screen.findByRole('presentation')
  expect([icon.getAttribute('src'), link.contains(icon)]).toEqual(['/icons/usd.svg', true])
  fireEvent.error(icon)
  expect(screen.queryByRole('presentation')).toBeNull()
  expect(link.querySelector('.currency-icon')?.textContent).toBe('U')
})
