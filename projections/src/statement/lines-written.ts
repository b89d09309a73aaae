import { isFactOf } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { Line } from './line.ts'
import { linesOfFact } from './lines.ts'

type Event = { readonly type: string; readonly data: object }

/** The lines of the statement that an event wrote or changed; none where it is no event of a wallet. */
export const linesWritten = ({ type, data }: Event): readonly Line[] => {
  const fact = { ...data, type }
  return isFactOf(walletDecider, fact) ? linesOfFact(fact) : []
}
