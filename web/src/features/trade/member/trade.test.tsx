import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  fill,
  gone,
  press,
  pressAnyway,
  see,
  seeButton,
  seenText,
  seeOnPage,
  setWidth,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import { currencies, wallet } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const PRICE = 'Limit price of one USDC'
const pair: wire.TradedPair = {
  ...{ id: 'USDC-USD', base: 'USDC', target: 'USD', minimum: '0.001', price: null, status: 1, sort: 0 },
  market: '0.9985',
}
/** Figures that no arithmetic on what is typed would come to. */
const said = { worth: '511.11', locked: '522.22', balance: '33.33', worse: '0.4062' }
const order: wire.Trade = {
  ...{
    id: 'trade-1',
    uid: '100045',
    kind: 'limit',
    fee: '0',
    type: 'buy',
    base: 'USDC',
    target: 'USD',
    price: '1.01',
    amount: '100',
  },
  ...{ filled: '40', left: '60', paid: '40.4', received: '40', locked: '60.60', locked_currency: 'USD' },
  ...{ status: 0, cancelled_by: null, reason: null, created_date: '2026-11-22T14:02:11.000Z' },
  finish_date: null,
}

beforeEach(() => {
  lists('trade.pairs', [pair])
  lists('trade.open', [])
  answers('trade.priceHistory', [])
  answers('wallet.list', [wallet('USD', '800.00'), wallet('USDC', '12')])
  answers('currency.list', [...currencies])
  answers('trade.check', ({ body }) => ({
    ...said,
    ...body,
    locked_currency: body.type === 'buy' ? body.target : body.base,
  }))
  answers('trade.place', { id: 'trade-2', status: 0 })
})

const open = async (side: 'buy' | 'sell' = 'buy') => {
  const shown = await renderScreen(`/trades/${side}`)
  await screen.findByLabelText(PRICE)
  return shown
}
const atReview = async () => {
  const shown = await open()
  fill({ [PRICE]: '1.5', 'Amount to buy': '0.5' })
  press('Review the order')
  await seeButton('Place the order')
  return shown
}

describe('the form of an order', () => {
  test('refuses what is not typed at its field, and asks the server for nothing', async () => {
    await open()
    press('Review the order')
    expect(wrongWith(PRICE)).toBe('Enter a price above zero.')
    expect(wrongWith('Amount to buy')).toBe('Enter an amount above zero.')
    fill({ 'Amount to buy': '0.5' })
    press('Review the order')
    expect(wrongWith(PRICE)).toBe('Enter a price above zero.')
    expect(bodies('trade.check')).toEqual([])
    expect(buttonOf('Place the order')).toBeUndefined()
  })
  test('takes the price of now for the limit by a button', async () => {
    await open()
    await seeOnPage('Price now 0.9985 USD')
    press('Use this price')
    expect(typed(PRICE)).toBe('0.9985')
  })
  test('says at once that the wallet holds too little: beside a purchase, at the amount of a sale', async () => {
    refuses('trade.check', -100, { currency: 'USD', short: '4.44' })
    await open()
    fill({ [PRICE]: '1.5', 'Amount to buy': '0.5' })
    await see(/^Not enough asset, please top up: 4\.44/)
    expect(wrongWith('Amount to buy')).toBe('')
    press('Review the order')
    expect(buttonOf('Place the order')).toBeUndefined()
  })
  test('of a sale shows what there is to sell, and refuses more of it at the amount', async () => {
    refuses('trade.check', -100, { currency: 'USDC', short: '1' })
    await open('sell')
    await see('Available 12.00 USDC')
    fill({ [PRICE]: '1.5', 'Amount to sell': '13' })
    await waitFor(() => expect(wrongWith('Amount to sell')).not.toBe(''))
    neverAsked('trade.place')
  })
  test('refuses too small an order at the amount once it is to be reviewed', async () => {
    refuses('trade.check', 'BELOW_MINIMUM', { minimum: '0.02', currency: 'USDC' })
    await open()
    fill({ [PRICE]: '1.5', 'Amount to buy': '0.01' })
    press('Review the order')
    await waitFor(() => expect(wrongWith('Amount to buy')).toContain('0.02 USDC'))
  })
  test('says that nothing is traded while there is no pair', async () => {
    lists('trade.pairs', [])
    await renderScreen('/trades/buy')
    await see('Nothing is traded at present')
  })
})

describe('an order', () => {
  test('is reviewed with what the server says it costs and locks', async () => {
    await atReview()
    await seeOnPage(
      'Costs at most 511.11 USD',
      'Locked until it is filled 522.22 USD',
      '33.33 USD',
      'Your limit is 40.62% worse for you than the price now',
    )
    neverAsked('trade.place')
  })
  test('is placed once however often the button is pressed, and another begins empty', async () => {
    const { address } = await atReview()
    const release = holds('trade.place')
    press('Place the order')
    pressAnyway('Place the order')
    await waitFor(() => expect(bodies('trade.place')).toHaveLength(1))
    release()
    await see('Order placed')
    expect(address()).toBe('/trades/buy?step=done')
    expect(bodies('trade.place')).toEqual([
      { type: 'buy', base: 'USDC', target: 'USD', price: '1.5', amount: '0.5' },
    ])
    press('Place another')
    await screen.findByLabelText(PRICE)
    expect([typed(PRICE), typed('Amount to buy')]).toEqual(['', ''])
  })
  test('whose answer is lost is the same order when it is placed again', async () => {
    await atReview()
    await repeatsLostAttempt('trade.place', {
      send: () => press('Place the order'),
      answered: () => answers('trade.place', { id: 'trade-2', status: 0 }),
      until: () => see('Order placed'),
    })
  })
  test('that is refused says why, and shows the figures of now', async () => {
    await atReview()
    refuses('trade.place', 'PAIR_NOT_OFFERED')
    answers('trade.check', ({ body }) => ({ ...said, ...body, locked_currency: 'USD', worth: '599.99' }))
    press('Place the order')
    await see('This pair is not traded at present.')
    await seeOnPage('Costs at most 599.99 USD')
  })
  test('goes back to the form with what was typed', async () => {
    await atReview()
    press('Back')
    await screen.findByLabelText(PRICE)
    expect([typed(PRICE), typed('Amount to buy')]).toEqual(['1.5', '0.5'])
  })
})

describe('an open order', () => {
  const ask = async () => {
    lists('trade.open', [order])
    await open()
    await seeOnPage('Open orders', 'Buy USDC for USD', '60.00 USDC')
    press('Cancel…')
    await see('Cancel this order?')
  }
  test('is cancelled after it was said what comes back, once', async () => {
    await ask()
    await see('60.60 USD comes back to your wallet at once. What has been filled stays filled.')
    expect(bodies('trade.cancel')).toEqual([])
    answers('trade.cancel', { id: 'trade-1', status: -1 })
    const release = holds('trade.cancel')
    press('Cancel the order')
    pressAnyway('Cancel the order')
    await waitFor(() => expect(bodies('trade.cancel')).toEqual([{ id: 'trade-1' }]))
    lists('trade.open', [])
    release()
    await gone('Open orders')
    expect(bodies('trade.cancel')).toHaveLength(1)
  })
  test('that was filled meanwhile says so where it is asked, and can be kept', async () => {
    await ask()
    refuses('trade.cancel', 'ALREADY_DECIDED')
    press('Cancel the order')
    await waitFor(() => expect(document.querySelector('dialog[open] [role=alert]')).not.toBeNull())
    press('Cancel')
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
  })
  test('stands on a card of its own on a phone, with the same way to cancel', async () => {
    setWidth(390)
    await ask()
  })
})

describe('the prices of a pair', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ day: `2026-11-${20 + at}`, at: null, price: `${1 + at / 4}` },
      change: `${at / 4}`,
    }))

  test('stand beside the form as a line of days, with the change over them and the scale', async () => {
    answers('trade.priceHistory', days(3))
    await open()
    const table = await screen.findByRole('table', { name: 'Price by day' })
    expect(seenText(table)).toContain('20/Nov/20261.00')
    await seeOnPage('+50.00% since 20 Nov 2026')
    const scale = [...document.querySelectorAll('.snapshot-scale span')].map(each => each.textContent)
    expect(scale).toEqual(['1.50', '1.00'])
  })

  test('are asked anew of another number of days', async () => {
    answers('trade.priceHistory', days(3))
    await open()
    await see('+50.00% since 20 Nov 2026')
    press('365 days')
    await waitFor(() =>
      expect(asked('trade.priceHistory').map(({ filter }) => filter)).toEqual([
        { base: 'USDC', target: 'USD', days: '30' },
        { base: 'USDC', target: 'USD', days: '365' },
      ]),
    )
  })

  test('that are not known say so', async () => {
    await open()
    await see('Prices of these days are not known.')
  })
})
