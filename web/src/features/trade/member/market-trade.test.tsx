import type { wire } from '@strongroom/shared'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { momentText } from '../../../i18n/time.ts'
import { fill, press, see, seeButton, seenText, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, bodies, lists, losesAnswer, refuses } from '../../../testing/answers.ts'
import { currencies, wallet } from '../../../testing/catalogue.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const pair: wire.TradedPair = {
  ...{ id: 'USDC-USD', base: 'USDC', target: 'USD', minimum: '0.001', price: null, market: '0.99' },
  ...{ status: 1, sort: 0 },
}
/** Figures that no arithmetic on what is typed would come to. */
const said = {
  ...{ price: '0.99', pays: '55.55', pays_currency: 'USD', fee: '0.33', fee_rate: '0.003' },
  ...{ gets: '44.44', gets_currency: 'USDC', least: '43.21', balance: '22.22' },
}
const settled: wire.Trade = {
  ...{
    id: 'trade-1',
    uid: '100045',
    kind: 'market',
    type: 'buy',
    base: 'USDC',
    target: 'USD',
    price: '0.98',
  },
  ...{ amount: '44.5', filled: '44.5', left: '0', paid: '55.55', received: '44.5', fee: '0.33', locked: '0' },
  ...{ locked_currency: 'USD', status: 1, cancelled_by: null, reason: null },
  ...{ created_date: '2026-11-22T14:02:11.000Z', finish_date: '2026-11-22T14:02:11.000Z' },
}

beforeEach(() => {
  lists('trade.pairs', [pair])
  lists('trade.open', [])
  answers('trade.priceHistory', [])
  answers('wallet.list', [wallet('USD', '800.00'), wallet('USDC', '12')])
  answers('currency.list', [...currencies])
  answers('trade.checkMarket', ({ body: { type, base, target } }) => ({ ...said, type, base, target }))
  answers('trade.atMarket', settled)
})

const review = async (by: 'pays' | 'gets' = 'pays') => {
  const { queries } = await renderScreen('/trades/buy')
  await seeButton('At the market')
  press('At the market')
  await screen.findByLabelText('Amount')
  fill({ 'Amount of': by, Amount: '50', 'Price may move by': '0.01' })
  await seeOnPage('Arrives at least 43.21')
  press('Review the order')
  await seeButton('Buy now')
  return () => act(() => queries.invalidateQueries({ queryKey: ['preview'] }))
}

/** The review of an order whose price has moved while it was read. */
const reviewMoved = async () => {
  const askAgain = await review()
  const moved = { ...said, price: '1.01', gets: '41.11', least: '40.99' }
  answers('trade.checkMarket', ({ body: { type, base, target } }) => ({ ...moved, type, base, target }))
  await askAgain()
  await see('The price has moved since.')
}

describe('an order at the market', () => {
  test('is made with what is paid and the least that the server has said', async () => {
    await review()
    expect(bodies('trade.checkMarket').at(-1)).toEqual({
      ...{ type: 'buy', base: 'USDC', target: 'USD', pays: '50', slippage: '0.01' },
    })
    press('Buy now')
    await seeButton('Place another')
    expect(bodies('trade.atMarket')).toEqual([
      { type: 'buy', base: 'USDC', target: 'USD', pays: '55.55', least: '43.21' },
    ])
    await seeOnPage('It is done, and final.', '44.50')
  })

  test('is asked for by what is to arrive', async () => {
    await review('gets')
    expect(bodies('trade.checkMarket').at(-1)).toMatchObject({ gets: '50' })
  })

  test('whose price has moved says what would arrive now, and shows the figures of now', async () => {
    refuses('trade.atMarket', 'PRICE_MOVED', { received: '40', currency: 'USDC' })
    await review()
    const before = bodies('trade.checkMarket').length
    press('Buy now')
    await seeOnPage('The price has moved: 40.00 USDC would arrive now.')
    await expect.poll(() => bodies('trade.checkMarket').length).toBeGreaterThan(before)
  })
})

describe('the review of an order at the market', () => {
  test('keeps its figures when the price moves, says so, and takes the new ones when it is asked to', async () => {
    await reviewMoved()
    await seeOnPage('Arrives at least 43.21')
    press('Show new figures')
    await seeOnPage('Arrives at least 40.99')
    expect(screen.queryByText('The price has moved since.')).toBeNull()
    press('Buy now')
    await seeButton('Place another')
    expect(bodies('trade.atMarket')).toMatchObject([{ least: '40.99' }])
  })

  test('whose figures have moved is agreed to as it stands on screen', async () => {
    await reviewMoved()
    press('Buy now')
    await seeButton('Place another')
    expect(bodies('trade.atMarket')).toMatchObject([{ least: '43.21' }])
  })

  test('is sent again as the same order after a lost answer, though the price has moved', async () => {
    losesAnswer('trade.atMarket')
    await reviewMoved()
    press('Buy now')
    await see('We could not reach the server. Try again: it counts once, however often you try.')
    // With new figures it would be a second order, beside the first one that may have been filled.
    expect(screen.queryByText('Show new figures')).toBeNull()
    answers('trade.atMarket', settled)
    press('Buy now')
    await seeButton('Place another')
    const [first, second] = asked('trade.atMarket')
    expect(second).toMatchObject({ attempt: first?.attempt, body: first?.body })
  })
  test('whose answer was lost is reviewed again with the figures that were sent, after Back too', async () => {
    losesAnswer('trade.atMarket')
    await reviewMoved()
    press('Buy now')
    await see('We could not reach the server. Try again: it counts once, however often you try.')
    press('Back')
    await seeButton('Review the order')
    press('Review the order')
    await see('We do not know yet whether the last one went through')
    answers('trade.atMarket', settled)
    press('Try that one again')
    press('Buy now')
    await seeButton('Place another')
    const [first, second] = asked('trade.atMarket')
    expect(second).toMatchObject({ attempt: first?.attempt, body: first?.body })
  })
})

describe('the prices of a pair', () => {
  test('of the last 24 hours are a line of moments, asked for by themselves', async () => {
    answers('trade.priceHistory', ({ filter }) =>
      (filter as { days: string }).days === '1'
        ? [
            { day: '2026-11-20', at: '2026-11-20T10:00:00.000Z', price: '1', change: '0.0000' },
            { day: '2026-11-20', at: '2026-11-20T10:15:00.000Z', price: '1.1', change: '0.1000' },
          ]
        : [],
    )
    await renderScreen('/trades/buy')
    await seeButton('24 hours')
    press('24 hours')
    const table = await screen.findByRole('table', { name: 'Price by quarter of an hour' })
    expect(seenText(table)).toMatch(/20 Nov \d\d:00.*1.00.*20 Nov \d\d:15.*1.10/)
    await seeOnPage(`+10.00% since ${momentText('2026-11-20T10:00:00.000Z')}`)
  })
})
