import type { WalletFact } from '@strongroom/ledger/wallet'
import type { LinesOf } from './line.ts'
import { lines } from './lines.gen.ts'

/** How each fact of a wallet reads on a statement; the compiler names a fact that no capability's `lines.ts` has. */
export const linesOf: LinesOf<WalletFact['type']> = lines
