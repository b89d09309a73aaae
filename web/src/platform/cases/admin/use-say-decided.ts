import { useLingui } from '@lingui/react/macro'
import { announce } from '../../../client/announce.ts'
import { focusHeading } from '../../../parts/page/use-arrival.ts'

/**
 * Says what became of a member's case, once it has been decided and leaves the list. The focus goes to the heading: what
 * had it goes with the case, and a keyboard would begin again at the top of the document.
 */
export function useSayDecided(uid: string) {
  const { t } = useLingui()
  const say = (text: string) => {
    announce(text)
    focusHeading()
  }
  return {
    approved: () => say(t`Approved. User ID ${uid} sees it as soon as the lists are up to date.`),
    rejected: () => say(t`Rejected. User ID ${uid} sees why as soon as the lists are up to date.`),
  }
}
