import { addressesDecider, derivedId } from '@strongroom/ledger'
import type { Parts } from '../calls.ts'
import { createDepositAddresses, type DepositAddress } from '../private/deposit-addresses.ts'
import { type Asker, asked } from './asking.ts'

/** The pool of deposit addresses, and the one way an address gets from it to a member. */
export const addressPool = ({ db, ledger, catalogue }: Pick<Parts, 'db' | 'ledger' | 'catalogue'>) => {
  const pool = createDepositAddresses(db)
  return {
    ...pool,
    /**
     * The member's address on a network: what they have, or the next of the pool, or the one named; nothing when there is
     * none. First it is the member's in the table, where only one can win, then in the log; a crash between the two is
     * made good by asking again.
     */
    giveTo: async (
      ask: Asker,
      uid: string,
      network: string,
      id?: string,
    ): Promise<DepositAddress | undefined> => {
      const found = await pool.give(uid, network, id)
      if (!found) return undefined
      const input = { addressId: found.id, network }
      const about = { ...ask, commandId: derivedId(found.id, 'given') }
      const command = { type: 'GiveDepositAddress', input } as const
      const outcome = await ledger.handle(addressesDecider, uid, asked(about, command, catalogue))
      if (outcome.kind === 'refused')
        throw new Error(`an address that is given cannot be: ${outcome.refusal.kind}`)
      ask.moved(outcome.position, uid)
      return found
    },
  }
}
