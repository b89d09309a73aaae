import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, press, see, seeButton } from '../../../testing/act.ts'
import { answers, fails } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const date = '2026-11-22T14:02:11.000Z'
const deposit: wire.Subscription = {
  ...{ id: 'deposit-1', uid: '100045', planId: 'plan-1', currency: 'USD', amount: '1000', principal: '1000' },
  ...{ term: 0, rate: '5', next_rate: null, profit: null, realized_interest: '0' },
  ...{ maturity_date: null, maturity_amount: null, next_interest_date: null },
  ...{ redeem_interest: '0', redeem_forfeited: '0', forfeited: null, status: 0, reason: null },
  ...{ start_date: date, created_date: date, finish_date: null },
}
const open = async (but: Partial<wire.Subscription>) => {
  answers('earn.subscription', [{ ...deposit, ...but }])
  answers('earn.subscriptionLog', [])
  await renderScreen('/userfixeddeposits/detail/deposit-1')
  await seeButton('Redeem…')
}

test('cancelling, which pays no interest, is not offered beside a redemption that pays some', async () => {
  await open({ redeem_interest: '0.14' })
  expect(buttonOf('Cancel the deposit…')).toBeUndefined()
})

test('a deposit that there is not is an address that there is not', async () => {
  fails('earn.subscription', 404)
  await renderScreen('/userfixeddeposits/detail/x')
  await screen.findByText('404')
})

test('the way out of each question says that the deposit stays', async () => {
  await open({})
  press('Cancel the deposit…')
  await see('Cancel this deposit?')
  press('Keep the deposit')
  press('Redeem…')
  await see('Redeem this deposit?')
  await seeButton('Keep the deposit')
})
