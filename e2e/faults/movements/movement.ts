import type { WalletMovement } from '@strongroom/ledger/wallet'
import type { World } from '../world.ts'

/** One movement of money as the harness makes it; it notes the facts that each answer must have left in the log. */
export type Movement = { readonly name: string; readonly make: (world: World) => Promise<unknown> }

/** The acts that one file of the harness makes, and the movements of a wallet that they are. Its type keeps their names. */
export const making = <const M extends readonly WalletMovement[]>(
  makes: M,
  movements: readonly Movement[],
) => ({ makes, movements })
