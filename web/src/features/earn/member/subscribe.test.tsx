import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, bodies, neverAsked, refuses } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { member } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const plan: wire.Plan = {
  ...{ id: 'USD-3', currency: 'USD', term: 3, type: 1, rate: '3.65', minimum: '10', status: 1, sort: 0 },
}
/** Figures that no arithmetic on what is typed would come to. */
const said = {
  ...{ currency: 'USD', principal: '1000.00', balance: '5.55' },
  term: 3,
  ...{ interest: '8.88', maturity_date: '2027-02-03', maturity_amount: '1077.70' },
} as const
const result = {
  ...{ id: 'deposit-1', principal: '1000.00' },
  status: 0,
  ...{ maturity_date: '2027-02-03', maturity_amount: '1077.70' },
} as const

beforeEach(() => {
  answers('earn.planById', [plan, { ...plan, id: 'USDC-0', currency: 'USDC', term: 0, type: 0, rate: '1' }])
  answers('wallet.list', [wallet('USD', '2000.00'), wallet('USDC', '7')])
  answers('earn.check', ({ body: { planId, rate } }) => ({ ...said, planId, rate }))
  answers('earn.subscribe', result)
})

const open = async (search = '') => {
  const shown = await renderScreen(`/userfixeddeposits/buy${search}`)
  await screen.findByLabelText('Amount')
  return shown
}
const atReview = async () => {
  const shown = await open()
  type('Amount', '1000')
  press('Review')
  await seeButton('Set 1,000.00 USD aside')
  return shown
}

describe('the amount that is set aside', () => {
  test('is refused at its field: none, and less than the least', async () => {
    await open()
    press('Review')
    expect(wrongWith('Amount')).toBe('Enter an amount above zero.')
    expect(bodies('earn.check')).toEqual([])
    refuses('earn.check', 'BELOW_MINIMUM', { minimum: '2000', currency: 'USD' })
    type('Amount', '1000')
    pressAnyway('Review')
    await waitFor(() => expect(wrongWith('Amount')).toContain('2,000.00 USD.'))
    expect(typed('Amount')).toBe('1,000')
  })
  test('is refused at once when the wallet holds too little', async () => {
    refuses('earn.check', 'INSUFFICIENT_FUNDS', { currency: 'USD', short: '1.00' })
    await open()
    await see('Available 2,000.00 USD')
    type('Amount', '2001')
    await waitFor(() => expect(wrongWith('Amount')).not.toBe(''))
    neverAsked('earn.subscribe')
  })
  test('is asked about for the plan that is chosen, here or by the address', async () => {
    await open('?plan=USDC-0')
    await see('Available 7.00 USDC')
    await see(/^1\.00% a year/)
    type('Plan', 'USD-3')
    await see('Available 2,000.00 USD')
    type('Amount', '1000')
    await seeOnPage('Interest until the end 8.88 USD')
    expect(bodies('earn.check').at(-1)).toEqual({ planId: 'USD-3', amount: '1000', rate: '3.65' })
  })
  test('has nowhere to go while no plan is offered', async () => {
    answers('earn.planById', [])
    await renderScreen('/userfixeddeposits/buy')
    await see('No plan is offered at present')
  })
})

describe('a subscription', () => {
  test('is reviewed with the interest and the sum that the server gave, and what an early end costs', async () => {
    await atReview()
    await seeOnPage('8.88 USD', '1,077.70 USD', '5.55 USD', 'If you redeem it before the end')
    await see(/interest included/)
    neverAsked('earn.subscribe')
  })
  test('is made once at the rate that was shown, and leads to its deposit', async () => {
    const { address } = await atReview()
    const release = holds('earn.subscribe')
    press('Set 1,000.00 USD aside')
    pressAnyway('Set 1,000.00 USD aside')
    await waitFor(() => expect(bodies('earn.subscribe')).toHaveLength(1))
    release()
    await see('1,000.00 USD is earning now')
    expect(bodies('earn.subscribe')).toEqual([{ planId: 'USD-3', amount: '1000', rate: '3.65' }])
    expect(address()).toBe('/userfixeddeposits/buy?step=done')
    expect(screen.getByText('See the deposit').closest('a')?.getAttribute('href')).toBe(
      '/userfixeddeposits/detail/deposit-1',
    )
  })
  test('whose answer is lost is the same one when it is tried again', async () => {
    await atReview()
    await repeatsLostAttempt('earn.subscribe', {
      send: () => press('Set 1,000.00 USD aside'),
      answered: () => answers('earn.subscribe', result),
      until: () => see('1,000.00 USD is earning now'),
    })
  })
  test('at a rate that has changed sets nothing aside, says so, and asks for the figures of now', async () => {
    await atReview()
    refuses('earn.subscribe', 'PLAN_CHANGED')
    answers('earn.check', ({ body: { planId, rate } }) => ({ ...said, planId, rate, interest: '7.77' }))
    press('Set 1,000.00 USD aside')
    await see('The rate of this plan has changed. Nothing was set aside: check the new rate.')
    await seeOnPage('Interest until the end 7.77 USD')
  })
})

test('somebody who has switched earning off is told where to switch it on', async () => {
  await renderScreen('/userfixeddeposits/buy', { as: member({ earn_status: 0 }) })
  await see('Earning is switched off')
})
