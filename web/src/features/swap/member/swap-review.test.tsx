import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { noteServerTime } from '../../../client/clock.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { SwapReview } from './swap-review.tsx'

const serverNow = Date.parse('2026-11-21T14:00:00Z')
const answerAt = (ms: number) => new Response(null, { headers: { Date: new Date(ms).toUTCString() } })

/** A quote that holds for half a minute, on a device whose clock is off by so much. */
const review = async ({ clockOffMs = 0, secondsLeft = 30, isUnknown = false, isOpen = false }) => {
  vi.useFakeTimers({ now: serverNow + clockOffMs })
  noteServerTime(answerAt(serverNow))
  const quote = {
    ...{ source: 'USD', target: 'USDC', sourceAmount: '10.00', receivedAmount: '9.957081', fee: '0.03' },
    ...{ feeRate: '0.003', rate: '0.9987', quoteId: 'q' },
    expiresAt: new Date(serverNow + secondsLeft * 1000).toISOString(),
  }
  const nothing = () => {}
  const submit = { isOpen, again: nothing, anew: nothing }
  await onPage(
    <SwapReview
      quote={quote}
      wallets={[]}
      submit={submit}
      isBusy={false}
      isQuoting={false}
      isUnknown={isUnknown}
      problem={undefined}
      onBack={nothing}
      onNewQuote={nothing}
      onSwap={nothing}
    />,
  )
  return screen.getAllByRole('button').map(button => button.textContent)
}

afterEach(() => {
  noteServerTime(answerAt(Date.now()))
  vi.useRealTimers()
})

describe('the review of a swap', () => {
  test.each([0, 120_000, -120_000])(
    'offers it while the quote holds, on a clock off by %i ms',
    async clockOffMs => {
      expect(await review({ clockOffMs })).toContain('Swap 10.00\u00a0USD')
    },
  )

  test.each([0, 120_000, -120_000])(
    'offers a new quote when it has run out, on a clock off by %i ms',
    async clockOffMs => {
      expect(await review({ clockOffMs, secondsLeft: -1 })).toContain('Show new quote')
    },
  )

  test('offers the same swap again when nobody knows whether it happened, also when its quote has run out', async () => {
    const buttons = await review({ secondsLeft: -1, isUnknown: true })
    expect(buttons).toContain('Swap 10.00\u00a0USD')
    expect(buttons).not.toContain('Show new quote')
  })

  test('asks first whether it is the last one, when an answer was lost before', async () => {
    const buttons = await review({ isOpen: true })
    expect(buttons).toEqual(['Make another one', 'Try that one again'])
  })
})
