import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type AppRouter, createAppRouter } from './app/create-router.ts'
import { followChanges } from './app/follow-changes.ts'
import { keepPlaces } from './app/keep-place.ts'
import { loadAhead } from './app/load-ahead.ts'
import { queries } from './app/queries.ts'
import { endHere, onSignedOut } from './client/end-session.ts'
import { isAdmin, readSession } from './client/session.ts'
import { watchSession } from './client/watch-session.ts'
import { noteWhyOver } from './client/why-over.ts'
import { chooseLanguage, keepLanguage } from './i18n/choose.ts'
import { showLanguage } from './i18n/i18n.ts'
import type { WordGroup } from './i18n/word-groups.ts'
import { createLeave } from './leave.ts'
import { focusWrongFields } from './parts/focus-wrong.ts'
import { addressIn } from './parts/page/change-language.ts'
import { stayWhileOffline } from './stay-while-offline.ts'
// Self-hosted: a page about money fetches nothing from a third party's server.
import '@fontsource-variable/inter/wght.css'
import '@fontsource/ibm-plex-mono/latin-400.css'
import './look/mantine.ts'
import './look/tokens.css'
import './look/base.css'
import './look/layout.css'
import { theme } from './look/theme.tsx'

/** Words of the pages that somebody who is signed in comes to: they load beside those of the frame. */
const wordsOf = (session: ReturnType<typeof readSession>): readonly WordGroup[] => {
  if (!session) return []
  return isAdmin(session.role) ? ['member', 'admin'] : ['member']
}

/** Lets the browser show a page of ours, not its own, when the server cannot be reached. Not while developing. */
function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses, as some do in private windows, only shows its own page.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

async function start(root: HTMLElement) {
  registerOfflinePage()
  focusWrongFields(document)
  const language = chooseLanguage(location.pathname)
  await showLanguage(language, ...wordsOf(readSession()))
  keepLanguage(language)
  // `/en/swap` is `/swap`, and a language chosen before stands in the address.
  history.replaceState(history.state, '', addressIn(language, location))
  const router = createAppRouter(queries, language)
  stayWhileOffline(router)
  loadAhead(router)
  const drawing = createDrawing()
  const leave = createLeave({
    queries,
    keepPlace: keepPlaces(router, document),
    goHome: () => router.navigate({ to: '/', replace: true }),
    drawAnew: drawing.next,
    say: noteWhyOver,
  })
  onSignedOut(why => void leave(why))
  watchSession(() => endHere('elsewhere'))
  followChanges(queries)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={localStorageColorSchemeManager({ key: 'scheme' })}
      >
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <Drawn drawing={drawing} router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

/** Counts how often everything has been drawn anew. */
function createDrawing() {
  let count = 0
  const listeners = new Set<() => void>()
  return {
    now: () => count,
    next: () => {
      count++
      flushSync(() => {
        for (const listener of listeners) listener()
      })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type DrawnProps = { drawing: ReturnType<typeof createDrawing>; router: AppRouter }

/** The screen, and nothing of the one before once it is drawn anew. */
function Drawn({ drawing, router }: DrawnProps) {
  return <RouterProvider key={useSyncExternalStore(drawing.subscribe, drawing.now)} router={router} />
}

const root = document.getElementById('root')
if (root)
  start(root).then(
    () => window.dispatchEvent(new Event('strongroom-started')),
    thrown => {
      // `before-paint.js` says so: there are no words yet.
      window.dispatchEvent(new Event('strongroom-not-arrived'))
      throw thrown
    },
  )
