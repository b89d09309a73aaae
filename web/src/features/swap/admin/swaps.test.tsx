import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { administrator } from '../../../testing/people.ts'

serveContract()

describeList({
  path: '/admin/swaps',
  name: 'swap.log',
  as: administrator('finance'),
  row: {
    ...{ id: 'swap-1', uid: '100045', username: 'Ada', email: 'ada@example.com' },
    ...{ source: 'USD', target: 'USDC', sourceAmount: '100.00', receivedAmount: '99.7' },
    ...{ feeRate: '0.003', fee: '0.3', rate: '1', created_date: '2026-11-22T14:02:11.000Z' },
  },
  shows: ['Ada', '100.00', '99.70'],
  empty: 'No swap yet',
  filters: [
    { label: 'Given', value: 'USD', address: 'source=USD', asks: { source: 'USD' } },
    { label: 'Received', value: 'USDC', address: 'target=USDC', asks: { target: 'USDC' } },
  ],
})
