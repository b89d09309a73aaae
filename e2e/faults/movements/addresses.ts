import { setTimeout as sleep } from 'node:timers/promises'
import { derivedId } from '@strongroom/ledger/eventlog'
import { type Answer, newKey } from '../../lib/client.ts'
import { poolNetwork } from '../create-people.ts'
import { insist, oneOf, otherOffice, type Person, type World } from '../world.ts'
import { inPath } from './cards.ts'
import { making } from './movement.ts'
import { newcomer } from './newcomer.ts'

/** A new address. Without capitals it needs no checksum. */
const fresh = () => `0x${newKey().replaceAll('-', '')}${newKey().slice(0, 8)}`

/** Two members apply, again and again; one address is named for both at once, and one of them gets it. The other gets another. */
const named = async (world: World) => {
  const two = await Promise.all([newcomer(world), newcomer(world)])
  const applications = await Promise.all(two.map(async by => by && apply(world, by, 'ERC20')))
  const [one, another] = applications
  if (one && another) {
    const ccaddress = fresh()
    const both = [give(world, world.admin, one, ccaddress), give(world, world.second, another, ccaddress)]
    const given = await oneOf(world, `the address ${ccaddress}`, both)
    await give(world, world.admin, given === one ? another : one, fresh())
  }
  world.cardless.push(...two.filter(by => by !== undefined))
}

type Application = { readonly id: string; readonly uid: string; readonly network: string }

/** Applies, and once more: that changes nothing. */
const apply = async (world: World, by: Person, network: string): Promise<Application | undefined> => {
  const { uid } = by
  const key = newKey()
  const body = { currency: 'USDC', network }
  if (!(await insist(world, by, '/ccaddressapplys', body, { key }))) return undefined
  noteFact(world, 'DepositAddressApplied', uid, network)
  await insist(world, by, '/ccaddressapplys', body)
  return { id: derivedId('idempotency', uid, key), uid, network }
}

/** One administrator names the address, and the other one approves it. */
const give = async (world: World, by: Person, application: Application, ccaddress: string) => {
  const { id, uid, network } = application
  const named = await insist(world, by, '/ccaddress/status', { id, status: 1, ccaddress })
  if (!named) return undefined
  // An address that the other one's approval has just brought into the pool is given at once.
  const isGiven = named.body.proposal ? await approve(world, otherOffice(world, by), named) : true
  if (!isGiven) return undefined
  noteFact(world, 'DepositAddressGiven', uid, network)
  return application
}

/** Approves what an answer says is proposed. False when it was refused. */
const approve = async (world: World, by: Person, { body }: Answer): Promise<boolean> =>
  (await insist(world, by, '/proposals/approve', { id: body.proposal })) !== undefined

const noteFact = ({ acknowledged }: World, fact: string, uid: string, network: string) =>
  acknowledged.push({ movement: 'deposit address', fact, commandId: network, uid })

/**
 * Two apply where the pool is empty. One asks twice at once while both administrators bring in an address each, which go to the
 * members who wait longest: each gets one, without asking again.
 */
const fromPool = async (world: World) => {
  const two = (await Promise.all([newcomer(world), newcomer(world)])).filter(by => by !== undefined)
  await Promise.all(two.map(by => apply(world, by, poolNetwork)))
  const bring = async (office: Person) => {
    const brought = await insist(world, office, '/ccaddress/0', { network: poolNetwork, ccaddress: fresh() })
    if (brought?.body.proposal) await approve(world, otherOffice(world, office), brought)
  }
  const [first] = two
  const asking = first ? [ask(world, first), ask(world, first)] : []
  await Promise.all([...asking, ...two.map((_, at) => bring(at === 0 ? world.admin : world.second))])
  await Promise.all(two.map(by => untilServed(world, by)))
  world.cardless.push(...two)
}

const ask = (world: World, by: Person) =>
  insist(world, by, '/ccaddress/checkcreateuseraddress', { currency: 'USDC', network: poolNetwork })

const untilServed = async (world: World, by: Person) => {
  const path = inPath('/userccaddress', { network: poolNetwork })
  for (let attempt = 1; attempt <= 200; attempt++) {
    const shown = await insist(world, by, path, undefined, { method: 'GET' })
    if ((shown?.body.data as readonly unknown[] | undefined)?.length)
      return noteFact(world, 'DepositAddressGiven', by.uid, poolNetwork)
    await sleep(100)
  }
  world.wrong.push(`${by.uid} waits for an address, and there is none`)
}

/** Movements that give members deposit addresses on a chain: an address of the house belongs to one member for ever. */
export const addresses = making(
  [],
  [
    { name: 'named address', make: named },
    { name: 'address of the pool', make: fromPool },
  ],
)
