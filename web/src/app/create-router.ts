import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Language } from '../i18n/languages.ts'
import { languageRewrite } from '../i18n/rewrite.ts'
import { NotFoundPage } from '../parts/page/dead-end.tsx'
import { routeTree } from './route-tree.ts'
import { BrokenPage } from './shell/error-pages.tsx'

/** The search fields of an address, as texts: the router's own way writes a text that looks like a number in quotes. */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** The router of every screen, in one language. `history` is the browser's own unless another is given. */
export const createAppRouter = (queries: QueryClient, language: Language, history?: RouterHistory) =>
  createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    rewrite: languageRewrite(language),
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: BrokenPage,
    ...(history ? { history } : {}),
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
