import { i18n } from '@lingui/core'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// A growing textarea listens for fonts, which jsdom does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

beforeEach(() => {
  localStorage.clear()
  // Source texts are English; tests that are about languages load their own.
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})
afterEach(cleanup)

// A field that grows with its text listens to the fonts, of which there are none here.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
