import { isReplaced, nameOfChannel } from './session.ts'

/**
 * Calls `onGone` once another tab has ended the session that this one shows, or has signed somebody else in. Tabs tell each
 * other in two ways, for neither reaches a page that sleeps; one that comes back looks for itself.
 */
export function watchSession(onGone: () => void): () => void {
  const look = () => {
    if (isReplaced()) onGone()
  }
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(nameOfChannel)
  channel?.addEventListener('message', look)
  window.addEventListener('storage', look)
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    channel?.close()
    window.removeEventListener('storage', look)
    window.removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
