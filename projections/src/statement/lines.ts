import type { WalletFact } from '@strongroom/ledger/wallet'
import type { Line, LinesOf } from './line.ts'
import { lines } from './lines.gen.ts'

/** How each fact of a wallet reads on a statement; the compiler names a fact that no capability's `lines.ts` has. */
export const linesOf: LinesOf<WalletFact['type']> = lines

type Event = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** The lines of the statement that an event wrote or changed; none where it is no event of a wallet. */
export const linesWritten = ({ type, data }: Event): readonly Line[] => {
  const lines = (linesOf as Readonly<Record<string, (fact: WalletFact) => readonly Line[]>>)[type]
  return lines?.({ ...data, type } as unknown as WalletFact) ?? []
}
