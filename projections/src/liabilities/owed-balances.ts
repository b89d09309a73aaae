import type { Log } from '@strongroom/ledger/eventlog/log'
import { sumOf } from '@strongroom/shared'
import { BookFold, type Pockets } from '../proof/book-fold.ts'
import type { Difference } from '../proof/difference.ts'
import { fromUnits } from '../runner/units.ts'

/** The house's liability to one member in one currency: above zero, without idle zeros. */
export type OwedBalance = { readonly uid: string; readonly currency: string; readonly amount: string }

/** Everything owed after the first `events` events of the log. */
export type OwedBalances = { readonly events: number; readonly balances: readonly OwedBalance[] }

/** The log is not sound, so nothing that is added up from it would prove anything. */
export class UnsoundLog extends Error {
  override readonly name = 'UnsoundLog'
  readonly differences: readonly Difference[]
  constructor(differences: readonly Difference[]) {
    super(`the log is not sound: ${differences[0]?.kind} ${differences[0]?.key}`)
    this.differences = differences
  }
}

/**
 * Adds up what members are owed, from the log itself and not from a read model. Throws `UnsoundLog` when an event does not fit
 * its chain, or the books do not balance. `onRead` hears how many events have been read.
 */
export const owedBalances = async (log: Log, onRead?: (events: number) => void): Promise<OwedBalances> => {
  const head = await log.head()
  const fold = new BookFold(log)
  if (head) await fold.foldTo(head, onRead)
  const faults = [...fold.broken, ...fold.unsound]
  if (faults.length > 0) throw new UnsoundLog(faults)
  const balances: OwedBalance[] = []
  for (const [key, pockets] of fold.wallets) {
    const [uid = '', currency = ''] = key.split(' ')
    const owed = owedIn(pockets)
    if (owed > 0n) balances.push({ uid, currency, amount: sumOf(fromUnits(owed), '0') })
  }
  return { events: fold.events, balances }
}

/**
 * All pockets together. A card may be overdrawn, because its network settles every purchase: that is a claim of the house
 * against the member, and takes nothing off what it owes.
 */
const owedIn = ({ available, locked, saving, card }: Pockets): bigint =>
  available + locked + saving + (card > 0n ? card : 0n)
