import { isFactOf } from '@strongroom/ledger/eventlog'
import { type WalletFact, walletDecider } from '@strongroom/ledger/wallet'
import type { Line, LinesOf } from './line.ts'
import { lines } from './lines.gen.ts'

/** How each fact of a wallet reads on a statement; the compiler names a fact that no capability's `lines.ts` has. */
export const linesOf: LinesOf<WalletFact['type']> = lines

/** The lines that a fact writes or changes. The cast says what the compiler cannot see: each type's function is given facts of that type. */
export const linesOfFact = (fact: WalletFact): readonly Line[] =>
  (linesOf[fact.type] as (fact: WalletFact) => readonly Line[])(fact)

type Event = { readonly type: string; readonly data: object }

/** The lines of the statement that an event wrote or changed; none where it is no event of a wallet. */
export const linesWritten = ({ type, data }: Event): readonly Line[] => {
  const fact = { ...data, type }
  return isFactOf(walletDecider, fact) ? linesOfFact(fact) : []
}
