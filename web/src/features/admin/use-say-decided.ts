import { useLingui } from '@lingui/react/macro'
import { announce } from '../../client/announce.ts'

/** Says what became of a member's case, once it has been decided and leaves the list. */
export function useSayDecided(uid: string) {
  const { t } = useLingui()
  return {
    approved: () => announce(t`Approved. User ID ${uid} sees it at once.`),
    rejected: () => announce(t`Rejected. User ID ${uid} sees why.`),
  }
}
