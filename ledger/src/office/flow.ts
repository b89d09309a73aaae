import { type Currency, placesOf } from '@strongroom/shared'
import { type Legs, readLegs } from '../book/legs.ts'
import { decodeEvent } from '../eventlog/codec.ts'
import type { Asked, Ledger, Outcome } from '../eventlog/ledger.ts'
import type { Log } from '../eventlog/log.ts'
import { type WalletFact, type WalletRefusal, walletDecider } from '../wallet/wallet-decider.ts'
import type { ReverseMovement } from './reversal.ts'

type Reversing = {
  readonly reversalId: string
  readonly reason: string
  readonly reverser: string
  /** The event as a read model found it; the reversal follows the log's event at that place. */
  readonly eventId: string
  readonly revision: number
  /** The lines it has on the member's statement. */
  readonly lines: readonly string[]
}

/** The command that takes one event of a member's wallet back, for `walletDecider`. */
export const reversalOf = async (
  log: Pick<Log, 'readStream'>,
  uid: string,
  { reversalId, eventId, revision, reason, reverser, lines }: Reversing,
): Promise<ReverseMovement> => {
  const original = await originalOf(log, `wallet-${uid}`, eventId, revision)
  return {
    type: 'ReverseMovement',
    input: { reversalId, eventId, reason },
    given: { reverser, original, lines, currencies: currenciesOf(original?.legs ?? []) },
  }
}

/** Takes one event of a member's wallet back. */
export const reverseMovement = async (
  { ledger, log }: { readonly ledger: Ledger; readonly log: Log },
  uid: string,
  { id, actor, correlationId, ...reversing }: Reversing & Omit<Asked<never>, 'command'>,
): Promise<Outcome<WalletFact, WalletRefusal>> => {
  const command = await reversalOf(log, uid, reversing)
  return ledger.handle(walletDecider, uid, { id, actor, correlationId, command })
}

const originalOf = async (
  log: Pick<Log, 'readStream'>,
  stream: string,
  eventId: string,
  revision: number,
) => {
  const [stored] = await log.readStream(stream, { from: revision, limit: 1 })
  if (stored?.id !== eventId) return undefined
  const { type, data, metadata } = decodeEvent(stored)
  const { adjustmentId: id } = data as { readonly adjustmentId?: string }
  return {
    type,
    legs: readLegs(data.legs ?? []),
    adjustment: id === undefined ? undefined : { id, bookedBy: metadata.actor.id },
  }
}

/** Legs are written with all the places their currency has. */
const currenciesOf = (legs: Legs | readonly never[]): readonly Currency[] => [
  ...new Map(legs.map(({ currency: code, amount }) => [code, { code, scale: placesOf(amount) }])).values(),
]
