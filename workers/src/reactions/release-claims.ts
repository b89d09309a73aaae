import { releaseOrder } from '@strongroom/ledger/card'
import { factOf, type LedgerEvent } from '@strongroom/ledger/eventlog'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { releaseRejected } from '@strongroom/ledger/top-up'
import { type WalletFact, walletDecider } from '@strongroom/ledger/wallet'
import type { Reaction } from './reaction.ts'

type Claim = { readonly caseId: string; readonly release: typeof releaseRejected }

/** The claim that the end of a case gives back; nothing for a fact that ends no case with a claim. */
const claimOf = (fact: WalletFact): Claim | undefined => {
  if (fact.type === 'TopUpRejected') return { caseId: fact.topUpId, release: releaseRejected }
  if (fact.type === 'CardOrderRejected') return { caseId: fact.orderId, release: releaseOrder }
  if (fact.type !== 'CaseCancelled') return undefined
  if (fact.kind === 'top-up') return { caseId: fact.caseId, release: releaseRejected }
  return fact.kind === 'card-order' ? { caseId: fact.caseId, release: releaseOrder } : undefined
}

const ends = [
  'TopUpRejected',
  'CardOrderRejected',
  'CaseCancelled',
] as const satisfies readonly WalletFact['type'][]

/**
 * Gives back the TXID of a top-up and the number of an order that were rejected or cancelled, if the process that ended them died before it
 * could.
 */
export const releaseClaims: Reaction = {
  name: 'release-claims',
  graceMs: 2_000,
  wokenBy: ends,
  opens: event => {
    if (!ends.some(type => type === event.type)) return undefined
    const claim = claimIn(decodeEvent(event))
    return claim && `${event.stream} ${claim.caseId}`
  },
  // The claim's own stream shows it done; asking again for a released claim changes nothing.
  closes: () => undefined,
  act: async (event, { ledger }) => {
    const { correlationId } = event.metadata
    const actor = { kind: 'system', id: 'release-claims' } as const
    const claim = claimIn(event)
    const uid = event.stream.slice('wallet-'.length)
    await claim?.release(ledger, uid, claim.caseId, { actor, correlationId })
  },
}

const claimIn = (event: LedgerEvent): Claim | undefined => claimOf(factOf(walletDecider, event))
