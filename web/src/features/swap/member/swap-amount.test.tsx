import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, see, seeButton, type, typed } from '../../../testing/act.ts'
import { answers, bodies } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { answersSwaps, openSwap, quote } from '../../../testing/swap-screen.ts'

serveContract()

beforeEach(answersSwaps)

describe('the other amount of a swap', () => {
  test('is the server’s, with rate and fee, while one is typed: what is received', async () => {
    await openSwap()
    type('Amount to give', '100.5')
    await see('1 USD = 1.00 USDC · fee 0.5025 USD (0.50%)')
    expect(typed('Amount to receive')).toBe('99.9975')
    expect(bodies('swap.check')).toEqual([{ source: 'USD', target: 'USDC', sourceAmount: '100.5' }])
  })
  test('is the amount to give where the amount to receive is typed, and the review is of the same quote', async () => {
    answers('swap.check', { ...quote, receivedAmount: '99.99' })
    await openSwap()
    type('Amount to receive', '99.99')
    await waitFor(() => expect(typed('Amount to give')).toBe('100.50'))
    press('Review the swap of 100.50 USD')
    await seeButton('Swap 100.50 USD')
    const order = { source: 'USD', target: 'USDC', receivedAmount: '99.99' }
    expect(bodies('swap.check')).toEqual([order, order])
  })
  test('gives way to the one that is typed last', async () => {
    await openSwap()
    type('Amount to give', '100.5')
    type('Amount to receive', '20')
    expect(typed('Amount to give')).toBe('')
    await waitFor(() => expect(typed('Amount to give')).toBe('100.50'))
    type('Amount to give', '7')
    expect([typed('Amount to give'), typed('Amount to receive')]).toEqual(['7', ''])
  })
  test('says that it is more than the wallet holds', async () => {
    answers('swap.check', { ...quote, sourceAmount: '600.00' })
    await openSwap()
    type('Amount to receive', '597')
    await see('Not enough in your USD wallet: 100.00 USD short.')
  })
})
