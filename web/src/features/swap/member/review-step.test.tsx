import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { ReviewStep } from './review-step.tsx'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => sessionStorage.clear())
afterAll(() => server.close())

const terms = { source: 'USD', target: 'USDC', sourceAmount: '10.00' }

/** The review under a quote, at a server that answers nothing; gives the attempts and quotes that reached it. */
const review = async (quoteId: string) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  const sent: { attempt: string | null; quoteId: unknown }[] = []
  server.use(
    http.get('*/v1/proof', () => HttpResponse.json({ status: true, data: [] })),
    http.post('*/v1/swap', async ({ request }) => {
      const body = (await request.json()) as { quoteId: unknown }
      sent.push({ attempt: request.headers.get('Idempotency-Key'), quoteId: body.quoteId })
      return HttpResponse.error()
    }),
  )
  const expiresAt = new Date(Date.now() + 30_000).toISOString()
  const quote = {
    ...terms,
    receivedAmount: '9.95',
    fee: '0.03',
    feeRate: '0.003',
    rate: '1',
    quoteId,
    expiresAt,
  }
  const nothing = () => {}
  const { unmount } = await onPage(
    <ReviewStep
      quote={quote}
      wallets={[]}
      isQuoting={false}
      problem={undefined}
      onBack={nothing}
      onNewQuote={nothing}
      onSwapped={nothing}
    />,
  )
  return { sent, leave: unmount }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('a swap whose answer was lost', () => {
  test('is the same one under another quote, when the member says so', async () => {
    const first = await review('quote-1')
    press(/^Swap/)
    await screen.findByText(/^We could not reach the server/)
    first.leave()

    const second = await review('quote-2')
    screen.getByRole('button', { name: 'Try that one again' }).focus()
    press('Try that one again')
    expect(document.activeElement).not.toBe(document.body)
    press(/^Swap/)
    await waitFor(() => expect(second.sent).toHaveLength(1))
    expect(second.sent).toEqual([{ ...first.sent[0], quoteId: 'quote-2' }])
  })
})
