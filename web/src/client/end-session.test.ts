import { beforeEach, expect, test, vi } from 'vitest'
import { keepSession, readSession } from './session.ts'

beforeEach(() => keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' }))

test('a session that ends before there is a screen is told to the landing page, and later ones to the screen', async () => {
  vi.resetModules()
  const { onSignedOut, signOut } = await import('./end-session.ts')
  const { whyOver } = await import('./why-over.ts')
  signOut('expired')
  expect([whyOver(), readSession()]).toEqual(['expired', undefined])
  const onOver = vi.fn()
  onSignedOut(onOver)
  signOut('disabled')
  expect(onOver).toHaveBeenCalledExactlyOnceWith('disabled')
  expect(whyOver()).toBe('expired')
})
