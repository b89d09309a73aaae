import type { AnyRouter, BlockerFn } from '@tanstack/react-router'
import { noteReach } from './client/reachability.ts'

/**
 * While the device is offline, a page whose pieces have not been loaded cannot be opened: what is on screen stays, under the
 * banner that says so, in place of the browser's own error page.
 */
export function stayWhileOffline(router: AnyRouter): void {
  let unblock: (() => void) | undefined
  const block = () => {
    noteReach(false)
    unblock ??= router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ nextLocation }: Parameters<BlockerFn>[0]) =>
        !navigator.onLine && !(await isLoaded(router, nextLocation)),
    })
  }
  window.addEventListener('offline', block)
  window.addEventListener('online', () => {
    unblock?.()
    unblock = undefined
  })
  if (!navigator.onLine) block()
}

/** A component that is loaded when it is first shown; it loses `preload` once it has been. */
type Lazy = { readonly preload?: () => Promise<unknown> } | undefined

async function isLoaded(router: AnyRouter, at: Parameters<AnyRouter['parseLocation']>[0]): Promise<boolean> {
  const components = router
    .matchRoutes(router.parseLocation(at))
    .map(({ routeId }) => router.routesById[routeId]?.options.component as Lazy)
  await Promise.allSettled(components.map(async each => each?.preload?.()))
  return components.every(each => each?.preload === undefined)
}
