import type { AnyRouter } from '@tanstack/react-router'

/** A component that is loaded when it is first shown; it loses `preload` once it has been. */
type Lazy = { readonly preload?: () => Promise<unknown> } | undefined

/** Loads the scripts of a page; of that at the address unless said otherwise. Says whether they all have arrived. */
export async function loadPage(router: AnyRouter, at = router.latestLocation): Promise<boolean> {
  const components = router
    .matchRoutes(at)
    .map(({ routeId }) => router.routesById[routeId]?.options.component as Lazy)
  await Promise.allSettled(components.map(async each => each?.preload?.()))
  return components.every(each => each?.preload === undefined)
}
