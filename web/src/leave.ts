import type { QueryClient } from '@tanstack/react-query'
import { forgetAnnouncement } from './client/announce.ts'
import { forgetDecisions } from './client/decided.ts'
import { hasLeft, ownerOfTab, readSession, takeSession } from './client/session.ts'
import { forgetLastChange } from './client/transport.ts'
import type { WhyOver } from './client/why-over.ts'

type Screen = {
  readonly queries: Pick<QueryClient, 'clear'>
  /** Keeps where the member was, and what was typed there, for the next session of theirs. */
  readonly keepPlace: (email: string) => void
  /** Goes to the landing page, or from there to the first page of the signed-in member. */
  readonly goHome: () => Promise<unknown>
  /** Draws everything anew, so that no form keeps what was typed. */
  readonly drawAnew: () => void
  /** Says why, once nothing of the session is left on screen. */
  readonly say: (why: WhyOver) => void
}

/**
 * Takes a session that is over off the screen: first everything is hidden, then what was read is forgotten, then the landing
 * page opens, and only then it is said why. One that comes while another is under way has nothing left to do.
 */
export function createLeave({
  queries,
  keepPlace,
  goHome,
  drawAnew,
  say,
}: Screen): (why: WhyOver) => Promise<void> {
  let isLeaving = false
  return async why => {
    document.body.hidden = true
    if (isLeaving) return
    isLeaving = true
    const email = ownerOfTab()
    // A member who has left, or has made way for another, does not come back to it.
    if (email !== null && !hasLeft() && !readSession()) keepPlace(email)
    queries.clear()
    forgetAnnouncement()
    forgetDecisions()
    forgetLastChange()
    takeSession()
    try {
      await goHome()
    } finally {
      // Still hidden: the landing page says it as it is drawn.
      say(why)
      queries.clear()
      drawAnew()
      isLeaving = false
      document.body.hidden = false
    }
  }
}
