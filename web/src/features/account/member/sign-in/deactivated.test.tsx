import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onPage } from '../../../../testing/on-screen.tsx'
import { SignIn } from './sign-in.tsx'

beforeEach(() => localStorage.setItem('accountDisable', '1'))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('a deactivated account', () => {
  test('is said before anything can be typed, with whom to ask', async () => {
    await onPage(<SignIn />)
    screen.getByText('This account is deactivated')
    expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/csr')
    expect(screen.queryByLabelText('E-mail')).toBeNull()
  })
  test('gives way to the first page when its countdown is over, and is not said again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const shown = onPage(<SignIn />)
    await act(() => vi.advanceTimersByTimeAsync(0))
    await shown
    screen.getByText('The first page opens in 30 s.')
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    screen.getByText('The first page opens in 10 s.')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    screen.getByLabelText('E-mail')
    expect(screen.queryByText('This account is deactivated')).toBeNull()
    expect(localStorage.getItem('accountDisable')).toBeNull()
  })
  test('gives way at once to who does not wait', async () => {
    await onPage(<SignIn />)
    fireEvent.click(screen.getByRole('button', { name: 'To the first page' }))
    screen.getByLabelText('E-mail')
  })
})
