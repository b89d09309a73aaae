import { proposes } from '../platform/kinds/proposal-kind.ts'
import { clearedLetter } from '../vault/mail/letters.ts'
import { restWallet } from './rest-wallet.ts'

/** The PAY code of a member who has forgotten it, cleared. The rest begins first: a crash between the two costs the member a day, and opens nothing. */
export const payCodeClearingProposal = proposes('pay-code-clearing', {
  shown: (_, { uid, reason }) => ({ subject: uid, before: null, after: { reason } }),
  apply: async (parts, ask, { uid }) => {
    const member = await parts.members.byUid(uid)
    if (!member) return 'member-unknown'
    const until = await restWallet(parts, { ...ask, by: ask.session.uid }, { uid, by: 'admin' })
    await parts.members.clearPin(uid, clearedLetter(member, until))
    await parts.sessions.revokeAll(uid)
    return undefined
  },
})
