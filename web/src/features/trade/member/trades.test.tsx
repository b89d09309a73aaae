import type { wire } from '@strongroom/shared'
import { answers, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'

serveContract()

const trade: wire.Trade = {
  ...{
    id: 'trade-1',
    uid: '100045',
    kind: 'limit',
    fee: '0',
    type: 'buy',
    base: 'USDC',
    target: 'USD',
    price: '0.99',
    amount: '100',
  },
  ...{ filled: '40', left: '60', paid: '39.6', received: '40', locked: '59.4', locked_currency: 'USD' },
  ...{
    status: 0,
    cancelled_by: null,
    reason: null,
    created_date: '2026-11-22T14:02:11.000Z',
    finish_date: null,
  },
}

describeList({
  path: '/trades/list',
  name: 'trade.list',
  row: trade,
  shows: ['USDC', '0.99', '100.00'],
  empty: 'No order yet',
  filters: [
    { label: 'State', value: '0', address: 'status=0', asks: { status: 0 } },
    { label: 'Kind', value: 'market', address: 'kind=market', asks: { kind: 'market' } },
  ],
  besides: () => {
    lists('trade.pairs', [])
    lists('trade.open', [])
    answers('wallet.list', [])
  },
})
