import { addressesDecider } from '@strongroom/ledger/chain'
import { derivedId } from '@strongroom/ledger/eventlog'
import { listWaitingApplications } from '@strongroom/projections/chain'
import { type Asker, asked } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'
import { upToNow } from '../office/deciding.ts'
import type { DepositAddress } from '../vault/deposit-addresses.ts'

type GivingParts = Pick<Parts, 'db' | 'ledger' | 'catalogue' | 'views' | 'log' | 'depositAddresses'>

/**
 * The one way an address gets from the pool to a member: what they have on a network, or the next of the pool, or the
 * one named; nothing when there is none. First it is the member's in the table, where only one can win, then in the
 * log; a crash between the two is made good by asking again.
 */
export const giveAddress = async (
  { ledger, catalogue, depositAddresses }: GivingParts,
  ask: Asker,
  uid: string,
  network: string,
  id?: string,
): Promise<DepositAddress | undefined> => {
  const found = await depositAddresses.give(uid, network, id)
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

/**
 * Gives what is in the pool to the members who wait, longest first, until there is no more of either. Another call may
 * just serve some: they are passed over, so that two administrators who bring addresses in at once do not both serve the same.
 */
export const serveWaiting = async (parts: GivingParts, ask: Asker, network: string): Promise<void> => {
  await upToNow(parts, 'address_applications')
  for (const { uid } of await listWaitingApplications(parts.db, network))
    if (!(await giveAddress(parts, ask, uid, network))) return
}
