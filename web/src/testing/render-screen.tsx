import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { createQueries } from '../app/create-queries.ts'
import { type AppRouter, createAppRouter } from '../app/create-router.ts'
import { onSignedOut } from '../client/end-session.ts'
import { noteReach } from '../client/reachability.ts'
import { clearSession, keepSession } from '../client/session.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { type Language, withLanguage } from '../i18n/languages.ts'
import { WORD_GROUPS } from '../i18n/word-groups.ts'
import { theme } from '../look/theme.tsx'
import { waitUntil } from './contract-server.ts'
import { answerEverywhere, answerFrame } from './frame.ts'
import { member } from './people.ts'

type ScreenOptions = {
  /** Signed in; a verified member unless said otherwise. `nobody` is. */
  readonly as?: wire.Userinfo | 'nobody'
  readonly language?: Language
}

/** A screen with everything around it. */
export type Shown = {
  readonly router: AppRouter
  readonly queries: QueryClient
  /** The address on screen, without its language. */
  readonly address: () => string
  /** Back in the browser. */
  readonly back: () => Promise<void>
  /** The same address in a page that was loaded anew: what only the screen kept is gone. */
  readonly reload: () => Promise<Shown>
}

async function load(path: string, language: Language): Promise<Shown> {
  const queries = createQueries(0)
  const history = createMemoryHistory({ initialEntries: [withLanguage(path, language)] })
  const router = createAppRouter(queries, language, history)
  waitUntil(() => queries.isFetching() + queries.isMutating() === 0)
  await router.load()
  render(
    <MantineProvider env="test" theme={theme}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </MantineProvider>,
  )
  const address = () => router.state.location.href
  return {
    router,
    queries,
    address,
    back: async () => {
      act(() => history.back())
      await act(() => router.load())
    },
    reload: () => {
      const now = address()
      cleanup()
      return load(now, language)
    },
  }
}

/** Shows the screen at an address: the real routes, router, words and session, with the server of `serveContract`. */
export async function renderScreen(
  path: string,
  { as = member(), language = 'en' }: ScreenOptions = {},
): Promise<Shown> {
  sessionStorage.clear()
  noteReach(true)
  onSignedOut(() => {})
  await showLanguage(language, ...WORD_GROUPS)
  answerEverywhere()
  if (as === 'nobody') clearSession()
  else {
    keepSession({ sessionKey: 'a'.repeat(64), email: as.email, role: as.role })
    answerFrame(as)
  }
  return load(path, language)
}
