import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { call, onSignedOut } from './client/call.ts'
import { problemOf } from './client/problem.ts'
import { chooseLanguage, keepLanguage } from './i18n/choose.ts'
import { showLanguage } from './i18n/i18n.ts'
import type { Language } from './i18n/languages.ts'
import { languageRewrite } from './i18n/rewrite.ts'
import { focusWrongFields } from './parts/focus-wrong.ts'
import { reloadForNewVersion } from './reload-for-new-version.ts'
import { routeTree } from './routeTree.gen.ts'
import { addressIn } from './shell/change-language.ts'
import { BrokenPage, NotFoundPage } from './shell/dead-ends.tsx'
import './look/fonts.ts'
import './look/mantine.ts'
import './look/tokens.css'
import './look/base.css'
import { theme } from './look/theme.tsx'

const COUNTRY_TIMEOUT_MS = 600
const RETRIES = 2

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 4_000,
      // Calls fail by themselves when there is no network; pausing them would show nothing at all.
      networkMode: 'always',
      retry: (failures, thrown) => problemOf(thrown).kind === 'unreachable' && failures < RETRIES,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

const makeRouter = (language: Language) =>
  createRouter({
    routeTree,
    rewrite: languageRewrite(language),
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: BrokenPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}

type UserConfigs = { ipinfo?: { country?: string } }
/** The visitor's country, for the first language; not worth waiting long for. */
const countryOf = async () => {
  const asked = call<UserConfigs>({ path: '/sysconfigs/listbyuser', isPublic: true })
  const late = new Promise<undefined>(resolve => setTimeout(resolve, COUNTRY_TIMEOUT_MS))
  return (await Promise.race([asked, late]))?.ipinfo?.country
}

async function start(root: HTMLElement) {
  reloadForNewVersion()
  focusWrongFields(document)
  const language = await chooseLanguage(location.pathname, countryOf)
  await showLanguage(language)
  keepLanguage(language)
  // `/en/swap` is `/swap`, and a language chosen before stands in the address.
  history.replaceState(history.state, '', addressIn(language, location))
  const router = makeRouter(language)
  onSignedOut(() => {
    queries.clear()
    void router.navigate({ to: '/', replace: true })
  })
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={localStorageColorSchemeManager({ key: 'scheme' })}
      >
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
