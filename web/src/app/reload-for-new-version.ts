const KEY = 'reloaded_at'
const WINDOW_MS = 60_000

/**
 * After a new version is put up, pages still open ask for pieces that are gone. Loads the page again then, at most
 * once a minute, so that a piece that is really missing does not reload for ever. Never while the device is offline.
 */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', event => {
    // The browser would only show its own error page in place of ours.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < WINDOW_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
