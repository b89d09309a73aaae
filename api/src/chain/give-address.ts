import { addressesDecider } from '@strongroom/ledger/chain'
import { derivedId } from '@strongroom/ledger/eventlog'
import { listWaitingApplications } from '@strongroom/projections/chain'
import { type Asker, asked } from '../command/asking.ts'
import type { Parts } from '../dependencies.ts'
import type { DepositAddress } from '../vault/deposit-addresses.ts'

type GivingParts = Pick<Parts, 'db' | 'ledger' | 'catalogue' | 'views' | 'depositAddresses'>

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
  for (const uid of await waitingFor(parts, network))
    if (!(await giveAddress(parts, ask, uid, network))) return
}

/** The members who wait for an address of a network by the log, longest first: as lists show them, and those they do not show yet. */
const waitingFor = async (
  { db, views, ledger }: GivingParts,
  network: string,
): Promise<readonly string[]> => {
  const unread: string[] = []
  await views.find('address_applications', network, {
    look: async () => undefined,
    read: ([event]) => void (event && unread.unshift(memberOf(event.stream))),
  })
  const listed = (await listWaitingApplications(db, network)).map(({ uid }) => uid)
  const isWaiting = async (uid: string) => {
    const { applications } = (await ledger.load(addressesDecider, uid)).state
    return Object.values(applications).some(each => each.network === network)
  }
  const waiting: string[] = []
  for (const uid of new Set([...listed, ...unread])) if (await isWaiting(uid)) waiting.push(uid)
  return waiting
}

const memberOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1)
