import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { setWidth } from '../../../testing/act.ts'
import { answers, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const date = '2026-11-22T14:02:11.000Z'

const row: wire.Subscription = {
  ...{
    id: 'deposit-1',
    uid: '100045',
    planId: 'plan-1',
    currency: 'USDC',
    amount: '1000',
    principal: '1000',
  },
  ...{ term: 3, rate: '5', next_rate: null, profit: '12.5', realized_interest: '4.2' },
  ...{ maturity_date: '2027-02-22', maturity_amount: '1012.5', next_interest_date: '2026-12-22' },
  ...{ redeem_interest: '0', redeem_forfeited: '4.2', forfeited: null, status: 0, reason: null },
  ...{ start_date: date, created_date: date, finish_date: null },
}
const besides = () => {
  answers('earn.planById', [])
  answers('earn.pledged', [{ currency: 'USDC', amount: '1000' }])
}

describeList({
  path: '/userfixeddeposits',
  name: 'earn.subscriptions',
  row,
  shows: ['USDC', '3 months', '5.00%', '4.20', '1,000.00'],
  showsNarrow: ['USDC', '3 months', '5.00%', '1,000.00'],
  empty: 'Nothing set aside yet',
  filters: [{ label: 'State', value: '1', address: 'status=1', asks: { status: 1 } }],
  besides,
})

test.each([1024, 390])('a deposit has its receipt, %i pixels wide', async width => {
  setWidth(width)
  lists('earn.subscriptions', [row])
  besides()
  await renderScreen('/userfixeddeposits')
  await screen.findByRole('button', { name: 'Receipt' })
})
