import { offlineLanguage, offlinePage } from './offline-page.ts'

// Stands between the pages of the product and the network, and only for opening a page: it answers with the offline page
// when the server cannot be reached. It keeps nothing, so that no balance and no name is left on a device.

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
const scope = self as unknown as Scope

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
