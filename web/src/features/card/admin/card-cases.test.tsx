import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { approvalSaid } from '../../../testing/records.ts'

serveContract()

const waits = {
  ...{ uid: '100045', username: 'Ada', email: 'ada@example.com', reason: null },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: null, decided_by: null, decided_by_name: '' },
  status: 0,
} as const

describeCase({
  path: '/admin/logrechargecards',
  name: 'card.chargeCases',
  row: {
    ...{ ...waits, id: 'charge-1', currency: 'USDC', cost: '101.11', fee: '7.77' },
    ...{ cardCurrency: 'USD', amount: '100.00' },
  },
  check: {
    kind: 'card-charge',
    said: approvalSaid({
      ...{ currency: 'USDC', amount: '101.12', fee: '7.78', credited: '99.99', creditedCurrency: 'USD' },
      after: [{ pocket: 'card', currency: 'USD', amount: '119.99', member: null }],
    }),
    shows: [
      ...['The wallet pays 101.12 USDC', 'Fee 7.78 USDC', 'The card gets 99.99 USD'],
      'On the card afterwards 119.99 USD',
    ],
  },
  shows: ['The card gets 100.00 USD', 'The wallet pays 101.11 USDC', 'Fee 7.77 USDC'],
  approve: { call: 'card.approveCharge', label: 'Put 100.00 USD on the card', body: { id: 'charge-1' } },
  reject: { call: 'card.rejectCharge', label: 'Reject', body: { id: 'charge-1' } },
})

describeCase({
  path: '/admin/cardordernumbers',
  name: 'card.orders',
  row: { ...waits, id: 'order-1', orderNumber: 'WIX-2026-7', card_type: 'gold', card_type_name: 'Gold card' },
  check: {
    ...{ kind: 'card-order', said: approvalSaid({ fee: null, amount: '20.00', credited: '20.00' }) },
    shows: ['The card gets 20.00 USD'],
  },
  shows: ['Order number WIX-2026-7', 'ada@example.com', 'Type of card Gold card'],
  approve: { call: 'card.decideOrder', label: 'Open the card', body: { id: 'order-1', status: 1 } },
  reject: { call: 'card.decideOrder', label: 'Reject', body: { id: 'order-1', status: -1 } },
})
