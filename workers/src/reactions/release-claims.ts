import { releaseOrder } from '@strongroom/ledger/card'
import { factOf, type LedgerEvent } from '@strongroom/ledger/eventlog'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { releaseRejected } from '@strongroom/ledger/top-up'
import { type WalletFact, walletDecider } from '@strongroom/ledger/wallet'
import type { Reaction } from './reaction.ts'

type Rejected = Extract<WalletFact, { type: 'TopUpRejected' | 'CardOrderRejected' }>

/** The commands that give back the claim of a rejected case, by the type of its fact. */
const releases: Readonly<Record<string, typeof releaseRejected>> = {
  TopUpRejected: releaseRejected,
  CardOrderRejected: releaseOrder,
} satisfies Record<Rejected['type'], unknown>

/** Gives back the TXID of a rejected top-up and the number of a rejected order, if the process that rejected it died before it could. */
export const releaseClaims: Reaction = {
  name: 'release-claims',
  graceMs: 2_000,
  wokenBy: ['TopUpRejected', 'CardOrderRejected'],
  opens: event => (event.type in releases ? `${event.stream} ${caseOf(decodeEvent(event))}` : undefined),
  // The claim's own stream shows it done; asking again for a released claim changes nothing.
  closes: () => undefined,
  act: async (event, { ledger }) => {
    const { correlationId } = event.metadata
    const actor = { kind: 'system', id: 'release-claims' } as const
    const uid = event.stream.slice('wallet-'.length)
    await releases[event.type]?.(ledger, uid, caseOf(event), { actor, correlationId })
  },
}

const caseOf = (event: LedgerEvent): string => {
  const fact = factOf(walletDecider, event)
  if (fact.type !== 'TopUpRejected' && fact.type !== 'CardOrderRejected')
    throw new Error(`${fact.type} rejects no case that holds a claim`)
  return fact.type === 'TopUpRejected' ? fact.topUpId : fact.orderId
}
