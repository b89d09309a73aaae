import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ServiceBanner } from '../features/operations/member/service-banner.tsx'
import { showWords } from '../i18n/i18n.ts'
import { BESIDE, groupOfPage } from '../i18n/word-groups.ts'
import { DrawnAnew } from '../parts/anew.tsx'
import { EntryContext } from '../parts/page/entry-context.ts'
import { LoadBar } from './shell/load-bar.tsx'

/** The root of every page: its words are there before it is drawn. */
export const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  beforeLoad: ({ matches }) => {
    const group = groupOfPage(matches.at(-1)?.routeId ?? '/')
    return showWords(...BESIDE[group], group)
  },
  component: Page,
})

const above = <ServiceBanner />

function Page() {
  return (
    <>
      <LoadBar />
      <EntryContext value={above}>
        <DrawnAnew>
          <Outlet />
        </DrawnAnew>
      </EntryContext>
    </>
  )
}
