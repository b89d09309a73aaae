import type { QueryClient } from '@tanstack/react-query'
import { noteTold } from '../client/following.ts'
import { readChanges } from '../client/read-changes.ts'
import { isAdmin, readSession } from '../client/session.ts'
import { createAskAgain, pause } from './ask-again.ts'

/** Pauses before a stream is tried again, in milliseconds: doubled with each failure, up to the last. */
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 60_000
/** How often it is looked whether the page may follow: somebody signed in or out, or it was hidden. */
const LOOK_MS = 2_000

const keyNow = () => (document.visibilityState === 'visible' ? readSession()?.sessionKey : undefined)

/** Half of it at least: pages that lost the same server do not come back at once. */
const pauseAfter = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LAST_PAUSE_MS) * (0.5 + Math.random() / 2)

/** Administrators also see what no message tells of, such as an assignment, and are not all told of the same. */
const isMember = () => {
  const session = readSession()
  return session !== undefined && !isAdmin(session.role)
}

/**
 * Follows changes while the page is visible and somebody is signed in: asks the queries on screen again that a message is
 * about. Meanwhile the polls of a member's own data rest; when the stream fails they go on as without one. Gives what ends it.
 */
export function followChanges(
  queries: Pick<QueryClient, 'invalidateQueries'>,
  askAgain = createAskAgain(queries),
): () => void {
  let isStopped = false
  let failures = 0
  let current: AbortController | undefined

  const followOnce = async (key: string) => {
    const reading = new AbortController()
    current = reading
    const looking = setInterval(() => keyNow() === key || reading.abort(), LOOK_MS)
    const hear = (models?: readonly string[]) => {
      failures = 0
      noteTold(isMember())
      askAgain(models)
    }
    await readChanges(hear, reading.signal).catch(() => false)
    clearInterval(looking)
    noteTold(false)
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
