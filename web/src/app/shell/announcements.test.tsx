import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { announce } from '../../client/announce.ts'
import { createLeave } from '../../leave.ts'
import { onScreen } from '../../testing/on-screen.tsx'
import { Announcements } from './announcements.tsx'

const say = (text: string) => act(() => announce(text))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const shown = () => screen.getByRole('status').textContent

afterEach(() => vi.useRealTimers())

describe('an announcement', () => {
  test('is read out in a place that was there before it, and goes by itself', () => {
    vi.useFakeTimers()
    onScreen(<Announcements />)
    expect(shown()).toBe('')
    say('Approved')
    expect(shown()).toBe('Approved')
    pass(4_999)
    expect(shown()).toBe('Approved')
    pass(1)
    expect(shown()).toBe('')
  })

  test.each(['The withdrawal was approved. '.repeat(4), '提款已獲批准並寄出確認信函。'.repeat(4)])(
    'that is longer stays longer: %s',
    text => {
      vi.useFakeTimers()
      onScreen(<Announcements />)
      say(text)
      pass(9_000)
      expect(shown()).toBe(text)
      pass(9_000)
      expect(shown()).toBe('')
    },
  )

  test('stays its full time when another has come before', () => {
    vi.useFakeTimers()
    onScreen(<Announcements />)
    say('Approved')
    pass(4_000)
    say('Rejected')
    pass(4_000)
    expect(shown()).toBe('Rejected')
  })

  test('can be closed', () => {
    onScreen(<Announcements />)
    say('Approved')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(shown()).toBe('')
  })

  test('is not there for the next session of the tab', async () => {
    const leave = createLeave({
      ...{ queries: { clear: () => {} }, keepPlace: () => {}, drawAnew: () => {}, say: () => {} },
      goHome: () => Promise.resolve(),
    })
    onScreen(<Announcements />)
    say('50 USD were sent to Ben')
    await act(() => leave('expired'))
    expect(shown()).toBe('')
  })
})
