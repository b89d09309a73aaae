import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { withCamera } from '../lib/camera.ts'
import { isInstallable } from '../lib/installable.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Waits until a service worker is active, for 15 s: nothing in the page would end the wait. The error says why none is. */
const serviceWorkerActs = (page: Page) =>
  page.evaluate(`Promise.race([
    navigator.serviceWorker.ready.then(({ active }) => new Promise(resolve => {
      if (active.state === 'activated') resolve(true)
      else active.addEventListener('statechange', () => active.state === 'activated' && resolve(true))
    })),
    new Promise((_, reject) => setTimeout(async () => {
      const why = await navigator.serviceWorker.register('/sw.js').then(
        ({ installing, waiting, active }) => 'registered: ' + [installing, waiting, active].map(each => each?.state),
        String,
      )
      reject(new Error('no service worker is at work; ' + why))
    }, 15000)),
  ])`)

/** A browser registers the worker when it can: one that did not at the first look at the app does at the second. */
const hasServiceWorker = async (page: Page) => {
  try {
    await serviceWorkerActs(page)
  } catch (error) {
    console.log(`    the first look: ${error}`)
    await page.reload()
    await serviceWorkerActs(page)
  }
}

/** A device without a network sees a page of ours, which says what may still be seen, and goes on from there. */
const goesOffline: Journey = {
  name: 'a member installs the app on a phone, and reads without a network what may still be seen',
  run: async ({ open, signedIn, picture }) => {
    for (const [prefix, title, again, back] of [
      ['', 'You are offline', 'Try again', 'Statements'],
      ['/ja', 'オフラインです', 'もう一度試す', '明細書'],
    ] as const) {
      const page = await open({ ...PHONE, colorScheme: prefix === '' ? 'light' : 'dark' })
      await signedIn(page, 'ada@example.com')
      await page.goto(`${prefix}/dashboard`)
      await page.locator('h1').waitFor()
      await isInstallable(page)
      await hasServiceWorker(page)
      await page.context().setOffline(true)
      await page.goto(`${prefix}/statements`)
      await page.getByRole('heading', { name: title }).waitFor()
      await isOpenToAll(page, `the page without a network ${prefix}`)
      await page.setViewportSize({ width: 320, height: 256 })
      await staysInside(page, `the page without a network ${prefix}`)
      await page.setViewportSize(PHONE.viewport)
      await picture(`offline${prefix.replace('/', '-')}`, page)
      await page.context().setOffline(false)
      await page.getByRole('link', { name: again }).click()
      await page.getByRole('heading', { name: back, level: 1 }).waitFor()
    }
  },
}

/** Ben asks for 12.50 USD by the QR code on his phone; the code as a picture. */
const askedByBen = async ({ open, signedIn }: Tools): Promise<string> => {
  const ben = await open(PHONE)
  await signedIn(ben, 'ben@example.com')
  await ben.goto('/quickpay')
  await ben.getByText('Be paid: show your QR code').click()
  await ben.getByLabel('Amount you ask for (may stay empty)').fill('12.5')
  await ben.getByText(/currency=USD&amount=12\.5/).waitFor()
  return ben
    .getByRole('img', { name: 'QR code' })
    .evaluate(canvas => (canvas as unknown as { toDataURL: () => string }).toDataURL())
}

/** The camera of a phone sees the QR code on another's screen. */
const scansByCamera: Journey = {
  name: 'a member pays what a QR code before the camera asks for',
  run: async tools => {
    const picture = await askedByBen(tools)
    await withCamera(tools, picture, PHONE, async ada => {
      await tools.signedIn(ada, 'ada@example.com')
      await ada.goto('/qrscan')
      await ada.getByRole('button', { name: 'Scan by camera' }).click()
      await ada.waitForURL(/\/quickpay\?.*uid=/)
      await ada.getByRole('button', { name: 'Find the payee' }).click()
      await ada.getByRole('button', { name: 'Review 12.50 USD' }).waitFor()
      await ada.getByRole('main').getByText('Ben').first().waitFor()
      await tools.picture('scanned-by-camera', ada)
    })
  },
}

/** A phone whose camera is not allowed says so, and leaves the other ways. */
const hasNoCamera: Journey = {
  name: 'a member whose camera may not be used is told so, and types the code',
  run: async ({ open, signedIn }) => {
    const page = await open(PHONE)
    await signedIn(page, 'ada@example.com')
    await page.goto('/qrscan')
    await page.getByRole('button', { name: 'Scan by camera' }).click()
    await page.getByText('The camera cannot be used').waitFor()
    await isOpenToAll(page, 'a camera that cannot be used')
    await page.getByLabel('Or enter the code').waitFor()
  },
}

/** The most that has moved at once while the menu was opened and closed. */
const movedByMenu = async ({ open, signedIn }: Tools, reducedMotion: 'reduce' | 'no-preference') => {
  const page = await open({ ...PHONE, reducedMotion })
  await signedIn(page, 'ada@example.com')
  await page.goto('/setting')
  await page.locator('h1').waitFor()
  await page.evaluate(`(function look() {
    window.moved = Math.max(window.moved ?? 0, document.getAnimations().length)
    requestAnimationFrame(look)
  })()`)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'More' }).click()
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  return page.evaluate<number>('window.moved')
}

const standsStill: Journey = {
  name: 'a person who has asked for no motion sees none',
  run: async tools => {
    if ((await movedByMenu(tools, 'no-preference')) === 0) throw new Error('nothing moves for anybody')
    const moved = await movedByMenu(tools, 'reduce')
    if (moved > 0) throw new Error(`${moved} things move`)
  },
}

export default [goesOffline, scansByCamera, hasNoCamera, standsStill]
