import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { buttonOf, press, pressAnyway, see, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, bodies, fails, refuses } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
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
const result = { id: 'deposit-1', status: 1, principal: '1000' } as const

beforeEach(() => answers('earn.subscriptionLog', []))

const open = async (but: Partial<wire.Subscription> = {}) => {
  answers('earn.subscription', [{ ...deposit, ...but }])
  await renderScreen('/userfixeddeposits/detail/deposit-1')
  await seeOnPage('Principal 1,000.00 USD')
}
const askRedeem = async (but: Partial<wire.Subscription>) => {
  await open(but)
  press('Redeem…')
  await see('Redeem this deposit?')
}

test('the page says its terms, the rate to come, and what happened', async () => {
  const line = { currency: 'USD', amount: '4.17', details: {}, created_date: date }
  answers('earn.subscriptionLog', [
    { ...line, id: 'line-1', type: 'interest' },
    { ...line, id: 'line-2', type: 'rate', details: { rate: '6' } },
  ])
  const term = { term: 3, maturity_date: '2027-02-22', maturity_amount: '1012.60' } as const
  await open({ ...term, next_rate: '6', realized_interest: '4.17' })
  await seeOnPage(
    ...['5.00%, actual days over 365', 'From the next month on 6.00%', 'Interest paid 4.17 USD'],
    ...['Principal and interest at the end 1,012.60 USD', 'Interest', 'Rate changed · 6.00%'],
  )
})

test('one that has ended says what was lost and why, and ends no more', async () => {
  await open({ status: -1, forfeited: '2.22', reason: 'Entered twice' })
  await seeOnPage('Interest lost by redeeming early 2.22 USD', 'Entered twice')
  expect([buttonOf('Redeem…'), buttonOf('Cancel the deposit…')]).toEqual([undefined, undefined])
})

describe('redeeming', () => {
  test('says first what comes with the principal, and is done once', async () => {
    await askRedeem({ redeem_interest: '0.14' })
    await see('1,000.00 USD comes back to your wallet at once, with 0.14 USD of interest up to today.')
    expect(bodies('earn.redeem')).toEqual([])
    answers('earn.redeem', result)
    const release = holds('earn.redeem')
    press('Redeem 1,000.00 USD')
    pressAnyway('Redeem 1,000.00 USD')
    await waitFor(() => expect(bodies('earn.redeem')).toEqual([{ id: 'deposit-1' }]))
    answers('earn.subscription', [{ ...deposit, status: 1 }])
    release()
    await waitFor(() => expect(buttonOf('Redeem…')).toBeUndefined())
    expect(bodies('earn.redeem')).toHaveLength(1)
  })
  test('a term before its end says what is lost', async () => {
    await askRedeem({ term: 3, redeem_forfeited: '3.33', realized_interest: '4.17' })
    await see(/lose 3\.33\sUSD of the running month\.$/)
  })
  test('whose answer is lost is the same one when it is tried again', async () => {
    await askRedeem({})
    await repeatsLostAttempt('earn.redeem', {
      send: () => press('Redeem 1,000.00 USD'),
      answered: () => answers('earn.redeem', result),
      until: () => waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull()),
    })
  })
  test('that is refused says why in the question, which asked anew is clean', async () => {
    refuses('earn.redeem', 'INTEREST_DUE')
    await askRedeem({})
    const said = () => document.querySelector('dialog[open]')?.textContent ?? ''
    press('Redeem 1,000.00 USD')
    await waitFor(() => expect(said()).toContain('Interest is being paid at this moment. Try again.'))
    press('Keep the deposit')
    press('Cancel the deposit…')
    await see('Cancel this deposit?')
    expect(said()).not.toContain('Interest is being paid')
  })
})

describe('cancelling, which pays no interest,', () => {
  test('is not offered beside a redemption that pays some', async () => {
    await open({ redeem_interest: '0.14' })
    expect(buttonOf('Cancel the deposit…')).toBeUndefined()
  })
  test('gives the principal back once it is confirmed', async () => {
    answers('earn.cancel', { ...result, status: -1 })
    await open()
    press('Cancel the deposit…')
    await see(/without interest, as if it had never been set aside\.$/)
    expect(asked('earn.cancel')).toEqual([])
    press('Cancel the deposit')
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    expect(asked('earn.cancel').map(({ params }) => params)).toEqual([{ id: 'deposit-1' }])
  })
})

test('a deposit that there is not is an address that there is not', async () => {
  fails('earn.subscription', 404)
  await renderScreen('/userfixeddeposits/detail/x')
  await screen.findByText('404')
})

test('the way out of each question says that the deposit stays', async () => {
  await open()
  press('Cancel the deposit…')
  await see('Cancel this deposit?')
  press('Keep the deposit')
  press('Redeem…')
  await see('Redeem this deposit?')
  await seeButton('Keep the deposit')
})
