import { answers } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'

serveContract()

describeList({
  path: '/records/swap',
  name: 'swap.list',
  row: {
    id: 'swap-1',
    source: 'USD',
    target: 'USDC',
    sourceAmount: '100.00',
    receivedAmount: '99.5',
    feeRate: '0.005',
    fee: '0.5',
    rate: '1',
    created_date: '2026-11-22T14:02:11.000Z',
  },
  shows: ['USD → USDC', '100.00', '99.50'],
  empty: 'No swap yet',
  filters: [
    { label: 'Given', value: 'USD', address: 'source=USD', asks: { source: 'USD' } },
    { label: 'Received', value: 'USDC', address: 'target=USDC', asks: { target: 'USDC' } },
  ],
  besides: () =>
    answers('swap.currencies', [
      { currency: 'USD', currency_name: 'US Dollar', targets: ['USDC'] },
      { currency: 'USDC', currency_name: 'USD Coin', targets: ['USD'] },
    ]),
})
