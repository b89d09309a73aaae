import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { see } from '../testing/act.ts'
import { asked, losesAnswer } from '../testing/answers.ts'
import { callsMade, serveContract } from '../testing/contract-server.ts'
import { pressOnce } from '../testing/flows/flow.ts'
import { begins } from '../testing/flows/flow-suite.tsx'
import { moneyFlows } from '../testing/flows/money-flows.ts'
import { renderScreen } from '../testing/render-screen.tsx'

serveContract()

describe.each(moneyFlows)('money that $call moves, and whose answer was lost', flow => {
  const { address, call, end, set, walk } = flow
  test('is known when its screen is left and the same is asked for: once more counts once', async () => {
    set()
    const { router } = await renderScreen(address)
    await begins(flow)
    losesAnswer(call)
    await walk()
    await see(/Try again: it counts once/)
    await act(() => router.navigate({ to: '/verify' }))
    await act(() => router.navigate({ to: address }))
    set()
    await begins(flow)
    await Promise.all([walk(), pressOnce('Try that one again')])
    await waitFor(() => expect(callsMade(call)).toHaveLength(2))
    await see(end)
    const [first, second] = asked(call).map(({ attempt }) => attempt)
    expect(second).toBe(first)
  })
})
