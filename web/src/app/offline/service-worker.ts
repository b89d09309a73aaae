import { offlineLanguage, offlinePage } from './offline-page.ts'
import { openPush, type PushScope, showPush } from './push-notice.ts'

// Stands between the pages of the product and the network, and only for opening a page: it answers with the offline page
// when the server cannot be reached. It shows push messages, and opens their pages. It keeps nothing, so that no balance and no name is left on a device.

type Lasting = Event & { readonly waitUntil: (work: Promise<unknown>) => void }
type Fetching = Lasting & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}
/** The members of a service worker's scope that the compiler's library of windows does not know. */
type Scope = {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } }
}
type Pushed = Lasting & { readonly data: { readonly json: () => Parameters<typeof showPush>[1] } | null }
type Clicked = Lasting & { readonly notification: { readonly data: unknown; readonly close: () => void } }
const scope = self as unknown as Scope & PushScope

const headers = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
}
const offline = (url: string): Response =>
  new Response(offlinePage(offlineLanguage(new URL(url).pathname, navigator.languages)), {
    headers,
  })

const open = async ({ request, preloadResponse }: Fetching): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return offline(request.url)
  }
}

self.addEventListener('install', event => (event as Lasting).waitUntil(scope.skipWaiting()))
self.addEventListener('activate', event => {
  // The browser asks for the page while the worker starts, so that the worker costs no time.
  const begin = async () => {
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }
  ;(event as Lasting).waitUntil(begin())
})
self.addEventListener('fetch', event => {
  const fetching = event as Fetching
  if (fetching.request.mode === 'navigate') fetching.respondWith(open(fetching))
})
self.addEventListener('push', event => {
  const pushed = event as Pushed
  if (pushed.data) pushed.waitUntil(showPush(scope, pushed.data.json()))
})
self.addEventListener('notificationclick', event => {
  const clicked = event as Clicked
  clicked.notification.close()
  clicked.waitUntil(openPush(scope, clicked.notification.data))
})
