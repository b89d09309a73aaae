import { decodeEvent, type LedgerEvent, releaseRejected, type WalletFact } from '@strongroom/ledger'
import type { Reaction } from './reaction.ts'

/** Gives the TXID of a rejected top-up back, if the process that rejected it died before it could. */
export const releaseClaims: Reaction = {
  name: 'release-claims',
  streamPrefix: 'wallet-',
  graceMs: 2_000,
  everyMs: 10_000,
  opens: event =>
    event.type === 'TopUpRejected' ? `${event.stream} ${topUpIdOf(decodeEvent(event))}` : undefined,
  // The claim's own stream shows it done; asking again for what is released changes nothing.
  closes: () => undefined,
  act: async (event, { ledger }) => {
    const { correlationId } = event.metadata
    const actor = { kind: 'system', id: 'release-claims' } as const
    const uid = event.stream.slice('wallet-'.length)
    await releaseRejected(ledger, uid, topUpIdOf(event), { actor, correlationId })
  },
}

const topUpIdOf = ({ data }: LedgerEvent): string =>
  (data as Extract<WalletFact, { type: 'TopUpRejected' }>).topUpId
