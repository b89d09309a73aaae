import { filesOfPage, type PageFiles, pageFilesPath } from '@strongroom/shared/page-files'
import type { AnyRouter } from '@tanstack/react-router'
import { fetchOwn } from '../client/fetch-own.ts'
import { currentLanguage } from '../i18n/i18n.ts'

/** Milliseconds after which the list is asked for, however busy the browser is. */
const IDLE_MS = 5_000

/** The list of the build; nothing where there is none, as while developing. */
const readList = async (): Promise<PageFiles | undefined> => {
  const response = await fetchOwn(pageFilesPath)
  return response.ok ? response.json() : undefined
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: IDLE_MS })
  else setTimeout(act, IDLE_MS)
}

/** Has the browser load these files now, beside each other; those that it has loaded cost nothing. */
const name = (files: readonly string[]): void => {
  const links = files
    .filter(file => !document.head.querySelector(`link[href="/${file}"]`))
    .map(file => {
      const link = Object.assign(document.createElement('link'), { href: `/${file}`, crossOrigin: '' })
      return Object.assign(
        link,
        file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' },
      )
    })
  document.head.append(...links)
}

/**
 * Names all files of the next page when the router sets out for it. A page's script names those that it imports, and they name
 * theirs: without this a browser would learn of each only from the one before. Asks for the list once the first page is there.
 */
export const loadAhead = (router: Pick<AnyRouter, 'subscribe'>): void => {
  let list: PageFiles | undefined
  // A page loads without the list too, only later.
  const ask = () =>
    void readList().then(
      read => (list = read),
      () => undefined,
    )
  if (document.readyState === 'complete') whenIdle(ask)
  else window.addEventListener('load', () => whenIdle(ask), { once: true })
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (list) name(filesOfPage(list, toLocation.pathname, currentLanguage()))
  })
}
