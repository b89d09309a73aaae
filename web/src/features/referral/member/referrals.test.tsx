import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('the invite link is shared by the browser’s own way', async () => {
  const share = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  lists('referral.list', [])
  await renderScreen('/referrals')
  fireEvent.click(await screen.findByRole('button', { name: 'Share the link' }))
  expect(share).toHaveBeenCalledWith({ url: `${window.location.origin}/register?referral=100045` })
})
