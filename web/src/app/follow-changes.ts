import type { QueryClient } from '@tanstack/react-query'
import { noteFollowing } from '../client/following.ts'
import { readChanges } from '../client/read-changes.ts'
import { isDeleting, readSession } from '../client/session.ts'

/** Pauses before a stream is tried again, in milliseconds: doubled with each failure, up to the last. */
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 60_000
/** How often it is looked whether the page may follow: somebody signed in or out, or it was hidden. */
const LOOK_MS = 2_000

const keyNow = () => (document.visibilityState === 'visible' ? readSession()?.sessionKey : undefined)

const pause = (forMs: number) => new Promise<void>(resolve => setTimeout(resolve, forMs))

/** Half of it at least: pages that lost the same server do not come back at once. */
const pauseAfter = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LAST_PAUSE_MS) * (0.5 + Math.random() / 2)

/**
 * Follows the member's changes while the page is visible and somebody is signed in: asks the followed queries again at every
 * message. While it follows, their polls rest; when the stream fails they go on as without one. Gives what ends it.
 */
export function followChanges(queries: Pick<QueryClient, 'invalidateQueries'>): () => void {
  let isStopped = false
  let failures = 0
  let current: AbortController | undefined

  const askAgain = () => {
    // The stream ends with an account that is being deleted; a call refused for that would lead away from the page that says so.
    if (isDeleting()) return
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.isFollowed === true })
  }

  const followOnce = async (key: string) => {
    const reading = new AbortController()
    current = reading
    const looking = setInterval(() => keyNow() === key || reading.abort(), LOOK_MS)
    const hear = () => {
      failures = 0
      noteFollowing(true)
      askAgain()
    }
    await readChanges(hear, reading.signal).catch(() => false)
    clearInterval(looking)
    noteFollowing(false)
    // The polls take up their own pauses with this answer, and it fills the gap.
    if (!isStopped && failures === 0) askAgain()
  }

  const run = async () => {
    while (!isStopped) {
      const key = keyNow()
      if (!key) {
        await pause(LOOK_MS)
        continue
      }
      await followOnce(key)
      await pause(pauseAfter(failures++))
    }
  }
  void run()
  return () => {
    isStopped = true
    current?.abort()
  }
}
