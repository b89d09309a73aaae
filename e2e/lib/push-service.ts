import type { Page } from 'playwright-core'

/**
 * Gives a page's browser a push service, and a person who allows messages when asked: a browser without a window has neither, and no
 * journey may need a service outside. Nothing is delivered: what is sent to the address ends at the network.
 */
export const givePushService = async (page: Page): Promise<void> => {
  await page.addInitScript(`(() => {
    const text = bytes => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    const random = size => text(crypto.getRandomValues(new Uint8Array(size)))
    const KEPT = 'push-service'
    const ALLOWED = 'push-allowed'
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(ALLOWED) ?? 'default' })
    Notification.requestPermission = async () => {
      localStorage.setItem(ALLOWED, 'granted')
      return 'granted'
    }
    const subscriptionOf = made => ({
      ...made,
      options: { applicationServerKey: null },
      toJSON: () => made,
      unsubscribe: async () => {
        localStorage.removeItem(KEPT)
        return true
      },
    })
    PushManager.prototype.getSubscription = async () => {
      const kept = localStorage.getItem(KEPT)
      return kept === null ? null : subscriptionOf(JSON.parse(kept))
    }
    PushManager.prototype.subscribe = async () => {
      const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
      const made = { endpoint: 'https://fcm.googleapis.com/fcm/send/' + random(32), keys: { p256dh, auth: random(16) } }
      localStorage.setItem(KEPT, JSON.stringify(made))
      return subscriptionOf(made)
    }
  })()`)
}
