import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { showWords } from '../i18n/i18n.ts'
import { BESIDE, groupOfPage } from '../i18n/word-groups.ts'
import { DrawnAnew } from '../parts/anew.tsx'
import { LoadBar } from './shell/load-bar.tsx'

/** The root of every page: its words are there before it is drawn. */
export const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  beforeLoad: ({ matches }) => {
    const group = groupOfPage(matches.at(-1)?.routeId ?? '/')
    return showWords(...BESIDE[group], group)
  },
  component: Page,
})

function Page() {
  return (
    <>
      <LoadBar />
      <DrawnAnew>
        <Outlet />
      </DrawnAnew>
    </>
  )
}
