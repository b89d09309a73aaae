import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareButton } from './share-button.tsx'

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

const show = () => render(<ShareButton url="https://money.example/pay" what="Share" />)

test('a link is shared by the browser, and closing its list is no mistake', () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ url: 'https://money.example/pay' })
})

test('there is no button where the browser cannot share', () => {
  show()
  expect(screen.queryByRole('button')).toBeNull()
})
