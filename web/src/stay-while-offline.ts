import type { AnyRouter, BlockerFn } from '@tanstack/react-router'
import { loadPage } from './app/loaded-pages.ts'
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
        !navigator.onLine && !(await loadPage(router, router.parseLocation(nextLocation))),
    })
  }
  window.addEventListener('offline', block)
  window.addEventListener('online', () => {
    unblock?.()
    unblock = undefined
  })
  if (!navigator.onLine) block()
}
