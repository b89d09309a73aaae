import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession, keepSession, nameOfChannel } from './session.ts'
import { watchSession } from './watch-session.ts'

const ada = { sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' } as const
const onGone = vi.fn<() => void>()
let unwatch: () => void
beforeEach(() => {
  onGone.mockClear()
  keepSession(ada)
  unwatch = watchSession(onGone)
})
afterEach(() => {
  unwatch()
  clearSession()
})

/** Changes the storage that both tabs share, as another tab would. */
const elsewhere = (change: () => void) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: 'session_key' }))
}

describe('a tab', () => {
  test('learns that another has signed out', () => {
    elsewhere(() => localStorage.clear())
    expect(onGone).toHaveBeenCalledTimes(1)
  })
  test('learns that another has signed somebody else in', () => {
    elsewhere(() => localStorage.setItem('session_key', 'b'.repeat(64)))
    expect(onGone).toHaveBeenCalledTimes(1)
  })
  test('learns it by the channel too, and when it is looked at again', async () => {
    localStorage.clear()
    const told = new Promise<void>(resolve => onGone.mockImplementationOnce(resolve))
    const other = new BroadcastChannel(nameOfChannel)
    other.postMessage('changed')
    await told
    other.close()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onGone).toHaveBeenCalledTimes(2)
  })
  test('takes neither its own signing out nor another key of the storage for it', () => {
    elsewhere(() => localStorage.setItem('scheme', 'dark'))
    clearSession()
    elsewhere(() => undefined)
    expect(onGone).not.toHaveBeenCalled()
  })
})
