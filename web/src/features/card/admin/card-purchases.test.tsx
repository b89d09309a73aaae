import type { wire } from '@strongroom/shared'
import { test } from 'vitest'
import { seeOnPage } from '../../../testing/act.ts'
import { lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const row: wire.AdminCardPurchase = {
  ...{ id: 'p-1', uid: '100045', username: 'Ada', email: 'ada@example.com', state: 'declined' },
  ...{ currency: 'USD', asked: '60.00', authorised: '0', held: '0', captured: '0', refunded: '0' },
  ...{
    merchant: 'Green Basket',
    channel: 'cash',
    mcc: '6011',
    country: 'HK',
    number_id: 'n-1',
    number_last4: '4242',
    bought_currency: null,
  },
  ...{ bought_amount: null, rate: null, because: 'limit', ruled_by: 'holder', limit_of: 'cash' },
  ...{ limit_per: 'day', limit_amount: '50.00', unwanted: 0, expires_on: null },
  ...{ created_date: '2026-11-22T14:02:11.000Z', updated_date: '2026-11-22T14:02:11.000Z' },
}

describeList({
  path: '/admin/cardpurchases',
  name: 'card.allPurchases',
  as: administrator('finance'),
  row,
  shows: ['Green Basket', 'Declined', 'It is above a limit of the card', '60.00'],
  empty: 'No purchase yet',
})

test('a purchase opened says by whose rule it was declined, and the limit', async () => {
  lists('card.allPurchases', [row])
  await renderScreen('/admin/cardpurchases?open=p-1', { as: administrator('finance') })
  await seeOnPage('The holder’s own rule', 'Cash, A day', '50.00', '6011')
})
