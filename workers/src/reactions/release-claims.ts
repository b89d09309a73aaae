import { decodeEvent, releaseRejected } from '@strongroom/ledger'
import type { Reaction } from './reaction.ts'

/** Gives the TXID of a rejected top-up back, if the process that rejected it died before it could. */
export const releaseClaims: Reaction = {
  name: 'release-claims',
  streamPrefix: 'wallet-',
  graceMs: 2_000,
  opens: event => {
    if (event.type !== 'TopUpRejected') return undefined
    return `${event.stream} ${(decodeEvent(event, { trusted: true }).data as unknown as { topUpId: string }).topUpId}`
  },
  // The claim's own stream shows it done; asking again for what is released changes nothing.
  closes: () => undefined,
  act: async ({ stream, data, metadata: { correlationId } }, { ledger }) => {
    if (data.type !== 'TopUpRejected') throw new Error(`${data.type} is no rejected top-up`)
    const actor = { kind: 'system', id: 'release-claims' } as const
    await releaseRejected(ledger, stream.slice('wallet-'.length), data.topUpId, { actor, correlationId })
  },
}
