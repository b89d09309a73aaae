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
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, losesAnswer, refuses } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { member } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { answersSwaps, inSeconds, openSwap, quote, record, reviewSwap } from '../../../testing/swap-screen.ts'

serveContract()

beforeEach(answersSwaps)

describe('the currencies of a swap', () => {
  test('are shown as loading, not as fewer, until they are here', async () => {
    const release = holds('swap.currencies')
    await openSwap()
    const selects = () =>
      ['You give', 'You receive'].map(name => screen.getByLabelText<HTMLSelectElement>(name))
    for (const { disabled, value } of selects()) expect([disabled, value]).toEqual([true, 'Loading'])
    release()
    await waitFor(() => expect(selects().map(({ value }) => value)).toEqual(['USD', 'USDC']))
    expect(selects().map(({ disabled }) => disabled)).toEqual([false, false])
  })
})

describe('the amount of a swap', () => {
  test('is missed when nothing is typed, and nothing is asked', async () => {
    await openSwap()
    press('Review the swap')
    expect(wrongWith('Amount to give')).toBe('Enter an amount above zero.')
    expect(bodies('swap.check')).toEqual([])
  })
  test.each([
    ['500.01', 'Not enough in your USD wallet: 0.01 USD short.'],
    ['1.234', 'USD has 2 decimal places. Enter no more than that.'],
    ['12a', 'We could not read that as an amount. Write it as 1,234.50.'],
  ])('of %s is refused on the screen', async (text, sentence) => {
    await openSwap()
    type('Amount to give', text)
    press(/^Review the swap/)
    expect(wrongWith('Amount to give')).toContain(sentence)
    expect(bodies('swap.check')).toEqual([])
  })
  test('asks for a quote of exactly that', async () => {
    await reviewSwap()
    expect(bodies('swap.check')).toEqual([{ source: 'USD', target: 'USDC', sourceAmount: '100.5' }])
  })
  test('can be all there is', async () => {
    await openSwap()
    await seeButton('Use all')
    press('Use all')
    expect(typed('Amount to give')).toBe('500')
    press('Review the swap of 500.00 USD')
    await waitFor(() => expect(bodies('swap.check')).toMatchObject([{ sourceAmount: '500' }]))
  })
  test('stays when the server refuses it, with the reason', async () => {
    await openSwap()
    refuses('swap.check', 'AMOUNT_TOO_SMALL')
    fill({ 'Amount to give': '5' })
    press(/^Review the swap/)
    await see('This amount is too small: nothing would be left after fees.')
    expect(typed('Amount to give')).toBe('5')
    fill({ 'Amount to give': '50' })
    await gone('Enter at least 10.00 USD.')
  })
  test('is asked once however often the button is pressed', async () => {
    await openSwap()
    const release = holds('swap.check')
    type('Amount to give', '100.5')
    press(/^Review the swap/)
    pressAnyway(/^Review the swap/)
    await waitFor(() => expect(bodies('swap.check')).toHaveLength(1))
    release()
    await seeButton('Swap 100.50 USD')
    expect(bodies('swap.check')).toHaveLength(1)
  })
})

describe('what is swapped for what', () => {
  test('follows what can be given', async () => {
    await openSwap()
    type('You receive', 'USDT')
    type('You give', 'USDC')
    expect(typed('You receive')).toBe('USD')
    await see('Available 20.00 USDC')
  })
  test('is turned around', async () => {
    await openSwap()
    press('Turn around')
    expect([typed('You give'), typed('You receive')]).toEqual(['USDC', 'USD'])
  })
  test('is not turned into what cannot be swapped', async () => {
    await openSwap()
    type('You receive', 'USDT')
    press('Turn around')
    expect([typed('You give'), typed('You receive')]).toEqual(['USD', 'USDT'])
  })
})

describe('the review of a swap', () => {
  test('says what is given, what it costs, and what is left', async () => {
    await reviewSwap()
    await seeOnPage('100.50 USD', '99.9975 USDC', 'Fee, 0.50% of 100.50 USD', '0.5025 USD')
    await seeOnPage('399.50 USD', '119.9975 USDC')
  })
  test('goes back to what was typed', async () => {
    const { address } = await reviewSwap()
    expect(address()).toBe('/swap?step=review')
    press('Back')
    await screen.findByLabelText('Amount to give')
    expect(typed('Amount to give')).toBe('100.5')
    press(/^Review the swap/)
    await seeButton('Swap 100.50 USD')
  })
  test('goes back by the browser too', async () => {
    const { back } = await reviewSwap()
    await back()
    expect((await screen.findByLabelText<HTMLInputElement>('Amount to give')).value).toBe('100.5')
  })
  test('is gone after a reload: nothing is swapped that is not on screen', async () => {
    const { reload } = await reviewSwap()
    const { address } = await reload()
    expect((await screen.findByLabelText<HTMLInputElement>('Amount to give')).value).toBe('')
    await waitFor(() => expect(address()).toBe('/swap'))
  })
  test('gives way to a new quote once it has run out', async () => {
    answers('swap.check', ({ body }) => ({ ...quote, ...body, quoteId: 'old', expiresAt: inSeconds(-1) }))
    await openSwap()
    type('Amount to give', '100.5')
    press(/^Review the swap/)
    await see('This quote has expired')
    expect(buttonOf(/^Swap 100/)).toBeUndefined()
    answers('swap.check', ({ body }) => ({ ...quote, ...body }))
    press('Show new quote')
    await seeButton('Swap 100.50 USD')
    press('Swap 100.50 USD')
    await see('Swapped')
    expect(bodies('swap.make')).toMatchObject([{ quoteId: 'quote-1' }])
  })
})

describe('a swap', () => {
  test('is made under its quote, once, and is shown to the last place', async () => {
    const { address } = await reviewSwap()
    const release = holds('swap.make')
    press('Swap 100.50 USD')
    pressAnyway('Swap 100.50 USD')
    await waitFor(() => expect(bodies('swap.make')).toHaveLength(1))
    release()
    await see('99.9975 USDC is in your USDC wallet')
    expect(bodies('swap.make')).toEqual([
      { quoteId: 'quote-1', source: 'USD', target: 'USDC', sourceAmount: '100.5' },
    ])
    expect(address()).toBe('/swap?step=done')
    press('Swap again')
    expect((await screen.findByLabelText<HTMLInputElement>('Amount to give')).value).toBe('')
  })
  test.each([
    ['QUOTE_CHANGED', 'The rate has changed. Nothing was swapped; here is a new quote.'],
    ['QUOTE_EXPIRED', 'This quote has expired. Nothing was swapped; here is a new one.'],
  ] as const)('refused for its quote (%s) says so beside the next quote', async (code, sentence) => {
    await reviewSwap()
    refuses('swap.make', code)
    answers('swap.check', ({ body }) => ({ ...quote, ...body, quoteId: 'quote-2', receivedAmount: '98' }))
    press('Swap 100.50 USD')
    await see(sentence)
    await seeOnPage('98.00 USDC')
    answers('swap.make', record)
    press('Swap 100.50 USD')
    await see('Swapped')
    expect(bodies('swap.make')).toMatchObject([{ quoteId: 'quote-1' }, { quoteId: 'quote-2' }])
  })
  test('whose answer is lost is tried again as the same one', async () => {
    await reviewSwap()
    await repeatsLostAttempt('swap.make', {
      send: () => press('Swap 100.50 USD'),
      answered: () => answers('swap.make', record),
      until: () => see('Swapped'),
    })
  })
  test('whose answer was lost before a reload asks whether it is that one', async () => {
    const { reload } = await reviewSwap()
    losesAnswer('swap.make')
    press('Swap 100.50 USD')
    await see(/^We could not reach the server/)
    await reload()
    await see('Available 500.00 USD')
    type('Amount to give', '100.5')
    press(/^Review the swap/)
    await see('We do not know yet whether the last one went through')
    answers('swap.make', record)
    press('Make another one')
    press('Swap 100.50 USD')
    await see('Swapped')
    const [first, second] = asked('swap.make').map(({ attempt }) => attempt)
    expect(second).not.toBe(first)
  })
})

test.each([
  ['zh', '支付金額', /^核對兌換/, /^兌換 100/, '兌換完成'],
  ['sc', '支付金额', /^核对兑换/, /^兑换 100/, '兑换完成'],
  ['ja', '渡す金額', /の両替を確認$/, /^100.* を両替$/, '両替しました'],
] as const)('a swap can be made in %s', async (language, amount, toReview, toSwap, done) => {
  await renderScreen('/swap', { language })
  await seeOnPage('500.00 USD')
  type(amount, '100.5')
  press(toReview)
  await seeButton(toSwap)
  press(toSwap)
  await screen.findByRole('heading', { name: done })
  expect(bodies('swap.make')).toMatchObject([{ sourceAmount: '100.5' }])
})

test('a member who is not verified is told how swapping opens', async () => {
  await renderScreen('/swap', { as: member({ kyc_status: -1 }) })
  await see('Verify your identity to open this')
})
