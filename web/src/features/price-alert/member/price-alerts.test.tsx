import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill, press, pressAnyway, see, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, bodies, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const SET = 'Set the alert'
const pair: wire.TradedPair = {
  ...{ id: 'BTC-USD', base: 'BTC', target: 'USD', minimum: '0', price: null, market: '64000' },
  ...{ status: 1, sort: 0 },
}
const alert: wire.PriceAlert = {
  ...{ id: 'alert-1', kind: 'trade', base: 'BTC', target: 'USD', direction: 'above', price: '70000' },
  ...{ repeats: 0, status: 0, market: '64000', told_date: null, told_price: null, expires_date: null },
  created_date: '2026-11-20T10:00:00.000Z',
}

beforeEach(() => {
  lists('trade.pairs', [pair])
  answers('swap.currencies', [{ currency: 'USD', currency_name: 'US Dollar', targets: ['USDC'] }])
  answers('priceAlert.list', [alert])
  answers('priceAlert.save', { id: 'alert-2' })
  answers('priceAlert.remove', [])
})

const open = async (address = '/pricealerts') => {
  const shown = await renderScreen(address)
  await seeButton(SET)
  return shown
}

describe('a price alert', () => {
  test('is set by pair, limit, and for how long it waits', async () => {
    await open()
    fill({ 'When it': 'below', Limit: '59,000.5', 'It waits': '7' })
    fireEvent.click(screen.getByLabelText('Tell me each time, at most once an hour'))
    press(SET)
    await expect
      .poll(() => bodies('priceAlert.save'))
      .toEqual([
        {
          ...{ kind: 'trade', base: 'BTC', target: 'USD', direction: 'below', price: '59000.5' },
          ...{ repeats: 1, days: 7 },
        },
      ])
  })

  test('without a limit is sent nowhere', async () => {
    await open()
    pressAnyway(SET)
    await see('Enter a price above zero.')
    neverAsked('priceAlert.save')
  })

  test('of a swap begins with the rate that the page of swaps leads to', async () => {
    await open('/pricealerts?kind=swap&pair=USD-USDC')
    fill({ Limit: '1.02' })
    press(SET)
    await expect
      .poll(() => bodies('priceAlert.save'))
      .toMatchObject([{ kind: 'swap', base: 'USD', target: 'USDC', price: '1.02' }])
  })

  test('whose price is there already is refused at the limit', async () => {
    refuses('priceAlert.save', 'ALERT_REACHED', { price: '64000', currency: 'USD' })
    await open()
    fill({ Limit: '64000' })
    press(SET)
    await seeOnPage('The price is there already: it is 64,000.00 USD now.')
  })
})

describe('the list of alerts', () => {
  test('shows the limit, the price of now, and what was told', async () => {
    answers('priceAlert.list', [
      alert,
      { ...alert, id: 'b', status: 1, told_date: '2026-11-21T10:00:00.000Z', told_price: '70001' },
      { ...alert, id: 'c', status: -1 },
    ])
    await open()
    await seeOnPage(
      '70,000.00 USD or above',
      'Now 64,000.00 USD',
      'Told of 70,001.00 USD',
      'Its time is over',
    )
  })

  test('leads to the form with an alert’s own terms, and takes it away', async () => {
    await open()
    await seeButton('Change')
    press('Change')
    await seeButton('Save the alert')
    fill({ Limit: '71000' })
    press('Save the alert')
    await expect
      .poll(() => bodies('priceAlert.save'))
      .toMatchObject([{ id: 'alert-1', direction: 'above', price: '71000', repeats: 0 }])
    await seeButton(SET)
    press('Take away')
    await expect.poll(() => bodies('priceAlert.remove')).toEqual([{ id: 'alert-1' }])
  })
})
