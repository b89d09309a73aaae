import { addressesDecider } from '@strongroom/ledger/chain'
import { derivedId } from '@strongroom/ledger/eventlog'
import { listWaitingApplications } from '@strongroom/projections/chain'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { upToNow } from '../office/deciding.ts'
import { createDepositAddresses, type DepositAddress } from '../vault/deposit-addresses.ts'

/** The pool of deposit addresses, and the one way an address gets from it to a member. */
export const addressPool = (parts: Pick<Parts, 'db' | 'ledger' | 'catalogue' | 'views' | 'log'>) => {
  const { db, ledger, catalogue } = parts
  const pool = createDepositAddresses(db)

  /**
   * The member's address on a network: what they have, or the next of the pool, or the one named; nothing when there is
   * none. First it is the member's in the table, where only one can win, then in the log; a crash between the two is
   * made good by asking again.
   */
  const giveTo = async (
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
  }

  return {
    ...pool,
    giveTo,

    /**
     * Gives what is in the pool to who waits, longest first, until there is no more of either. Some may just be served
     * by somebody else: they are passed over, so that two who bring addresses in at once do not both see to the same ones.
     */
    serveWaiting: async (ask: Asker, network: string): Promise<void> => {
      await upToNow(parts, 'address_applications')
      for (const { uid } of await listWaitingApplications(db, network))
        if (!(await giveTo(ask, uid, network))) return
    },
  }
}
