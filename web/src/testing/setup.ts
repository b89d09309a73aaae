import { i18n } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
// Screens stand without the frame around them here.
import '../client/office-calls.ts'
import { forgetAnnouncement } from '../client/announce.ts'
import { forgetDecisions } from '../client/decided.ts'
import { loadSentences } from '../client/load-sentences.ts'
import { takeSession } from '../client/session.ts'
import { forgetLastChange } from '../client/transport.ts'
import { setWidth } from './act.ts'
import { answerSimpleSelectorsQuickly } from './quick-selectors.ts'
import { noteNoOwnerStacks } from './without-owner-stacks.ts'

noteNoOwnerStacks()
answerSimpleSelectorsQuickly()

// A growing textarea listens for fonts, which jsdom does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// Many tests share a few processors: what a screen takes to appear is not what is tested.
configure({ asyncUtilTimeout: 300_000 })

// They come with the first problem otherwise; `load-sentences.test.tsx` is about that.
beforeAll(loadSentences)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // One of an earlier test stays for seconds, and would be taken for this test's own.
  forgetAnnouncement()
  forgetDecisions()
  forgetLastChange()
  // Files share a process: no session of an earlier file is left.
  takeSession()
  // Files share a window, too: a phone's width would stay for the next test. The menu stands beside a page from 1025 px on.
  setWidth(1280)
  // Source texts are English; tests that are about languages load their own.
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})
afterEach(() => {
  cleanup()
  // In development a route's file joins the router made last. One that a test has made for itself must not take in the app's
  // routes, which a later file of this process loads: their screens would stay blank.
  Reflect.deleteProperty(self, '__TSR_ROUTER__')
})

// QR codes are drawn on a canvas, which has no brush here.
HTMLCanvasElement.prototype.getContext = (() => ({
  clearRect: () => {},
  createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
  putImageData: () => {},
})) as never
