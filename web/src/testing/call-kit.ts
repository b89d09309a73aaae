import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { call } from '../client/call.ts'
import { onSignedOut } from '../client/end-session.ts'
import { CallFailed, type Problem } from '../client/problem.ts'
import type { WhyOver } from '../client/why-over.ts'

// The starting point of the tests of calls: Ada is signed in, and a server of the test's own answers.

export const server = setupServer()
export const signedOut = vi.fn<(why: WhyOver) => void>()

/** Sets that up before each test of the file that calls this. */
export const givenServer = (): void => {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => {
    signedOut.mockClear()
    onSignedOut(signedOut)
    localStorage.setItem('session_key', 'key-of-ada')
    localStorage.setItem('email', 'ada@example.com')
    localStorage.setItem('role', 'member')
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

export const swap = { quoteId: 'quote-1', source: 'USD', target: 'HKD', sourceAmount: '1' }

type Init = { status?: number; headers?: Record<string, string> }
/** Answers every call to an address. */
export const answers = (body: object, init?: Init, url = '*/v1/swap') =>
  server.use(http.all(url, () => HttpResponse.json(body, init)))

/** Why a call has failed. */
export const problemFrom = async (): Promise<Problem> => {
  const failed = await call('swap.currencies').then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(failed instanceof CallFailed)) throw new Error('the call did not fail')
  return failed.problem
}
