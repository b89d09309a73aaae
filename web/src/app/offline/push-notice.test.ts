import { expect, test, vi } from 'vitest'
import { openPush, type PushScope, showPush } from './push-notice.ts'

const origin = 'https://money.example'

/** A service worker's scope with a window for each address. */
const scopeWith = (...urls: string[]) => {
  const windows = urls.map(url => ({ url: `${origin}${url}`, focus: vi.fn(async () => undefined) }))
  const openWindow = vi.fn(async (_: string) => undefined)
  const showNotification = vi.fn(async () => undefined)
  const scope: PushScope = {
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  }
  return { scope, windows, openWindow, showNotification }
}

test('a message shows its sentence, and its amount where it has one', async () => {
  const { scope, showNotification } = scopeWith()
  await showPush(scope, { title: 'You have received money', path: '/transactions' })
  await showPush(scope, { title: 'You have received money', body: '40.50 USD', path: '/transactions' })
  const shown = { icon: '/icons/192.png', data: '/transactions' }
  expect(showNotification.mock.calls).toEqual([
    ['You have received money', { ...shown, body: '' }],
    ['You have received money', { ...shown, body: '40.50 USD' }],
  ])
})

test('a click opens its page, and leaves what is typed on another as it is', async () => {
  const { scope, windows, openWindow } = scopeWith('/ja/quickpay')
  await openPush(scope, '/transactions')
  expect(openWindow.mock.calls).toEqual([[`${origin}/transactions`]])
  expect(windows[0]?.focus).not.toHaveBeenCalled()
})

test.each(['/transactions', '/ja/transactions?page=2'])(
  'a click comes to the window at %s',
  async address => {
    const { scope, windows, openWindow } = scopeWith('/swap', address)
    await openPush(scope, '/transactions')
    expect(windows[1]?.focus).toHaveBeenCalledOnce()
    expect(openWindow).not.toHaveBeenCalled()
  },
)

test.each(['//evil.example/x', 'https://evil.example'])('a click does not lead to %s', async path => {
  const { scope, openWindow } = scopeWith()
  await openPush(scope, path)
  expect(openWindow).not.toHaveBeenCalled()
})
