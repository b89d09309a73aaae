import { grantBonuses, isVerified } from '@strongroom/ledger/referral'
import type { Reaction } from './reaction.ts'

/**
 * Pays the bonuses of joining (voucher, invite code, both ends of a referral) once an administrator has verified a member.
 * Members whom the system itself brings in, the demo's among them, have not joined.
 */
export const payBonuses: Reaction = {
  name: 'pay-bonuses',
  graceMs: 0,
  wokenBy: ['KycDecided'],
  // Decoded only where it may matter: most events of members are others.
  opens: event => (event.type === 'KycDecided' ? `${event.stream} ${event.revision}` : undefined),
  // The wallets show it done; asking again for a paid bonus changes nothing.
  closes: () => undefined,
  act: async (event, { ledger, catalogue }) => {
    if (!isVerified(event) || event.metadata.actor.kind === 'system') return
    const uid = event.stream.slice('member-'.length)
    await grantBonuses(ledger, catalogue, uid, event.metadata.correlationId)
  },
}
