import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stayWhileOffline } from './stay-while-offline.ts'

const goes = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
afterEach(() => {
  goes(true)
  vi.restoreAllMocks()
})

async function startRouter() {
  const loaded = async () => ({ default: () => 'loaded' })
  const fetchPiece = vi.fn<() => Promise<{ default: () => string }>>(() =>
    navigator.onLine
      ? loaded()
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => 'home' })
  const swap = createRoute({
    getParentRoute: () => root,
    path: '/swap',
    component: lazyRouteComponent(fetchPiece),
  })
  const router = createRouter({
    routeTree: root.addChildren([home, swap]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  stayWhileOffline(router)
  await router.load()
  return { router, fetchPiece }
}

describe('a device that is offline', () => {
  test('stays where it is when a page has not been loaded, and opens it once it is online', async () => {
    const { router, fetchPiece } = await startRouter()
    goes(false)
    router.history.push('/swap')
    await vi.waitFor(() => expect(fetchPiece).toHaveBeenCalled(), { timeout: 300_000 })
    // The blocked navigation ends in the turn after the piece has failed.
    await new Promise(resolve => setImmediate(resolve))
    expect(router.history.location.pathname).toBe('/')
    goes(true)
    router.history.push('/swap')
    expect(router.history.location.pathname).toBe('/swap')
  })
  test('opens a page that has been loaded before', async () => {
    const { router } = await startRouter()
    await router.preloadRoute({ to: '/swap' as never })
    goes(false)
    router.history.push('/swap')
    await expect.poll(() => router.history.location.pathname).toBe('/swap')
  })
})
