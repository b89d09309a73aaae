import { test } from 'vitest'
import { seeOnPage } from '../../../testing/act.ts'
import { answers } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

test('total assets show members and house by currency, and the estimate in USDC', async () => {
  answers('finance.totalAssets', {
    ...{ members_usdc: '1012.50', house_usdc: '7.00', prices_at: '2026-11-22T10:00:00.000Z' },
    currencies: [
      {
        ...{ currency: 'USD', available: '900.00', locked: '100.00', saving: '0.00', card: '12.50' },
        ...{ members: '1012.50', house: '7.00', price: '1', members_usdc: '1012.50', house_usdc: '7.00' },
      },
      {
        ...{ currency: 'XTP', available: '5.00', locked: '0.00', saving: '0.00', card: '0.00' },
        ...{ members: '5.00', house: '0.00', price: null, members_usdc: null, house_usdc: null },
      },
    ],
  })
  await renderScreen('/admin/totalassets', { as: administrator('finance') })
  await seeOnPage('Estimate in USDC', '1,012.50', '900.00', '100.00', '12.50', 'XTP')
})
