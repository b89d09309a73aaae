import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { LeadsOn } from './leads-on.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = () => {
  const onEnd = vi.fn<() => void>()
  onScreen(
    <LeadsOn seconds={10} onEnd={onEnd}>
      {left => `on in ${left}`}
    </LeadsOn>,
  )
  return onEnd
}

test('a countdown leads on when it is over, once', async () => {
  const onEnd = shown()
  screen.getByText('on in 10')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  screen.getByText('on in 6')
  expect(onEnd).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a countdown that is stopped leads nowhere', async () => {
  const onEnd = shown()
  fireEvent.click(screen.getByText('Stay here'))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(onEnd).not.toHaveBeenCalled()
  expect(screen.queryByText(/^on in/)).toBeNull()
})
