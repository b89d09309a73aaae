import { newKey } from '../../lib/client.ts'
import type { CaseFact } from '../invariants/promises.ts'
import { oneOf, type Person, step, type World } from '../world.ts'
import { anyType, enterCard, inPath, noteType } from './cards.ts'
import { making } from './movement.ts'
import { newcomer } from './newcomer.ts'
import { raise } from './vip.ts'

/** A member who has no card, and is at no other opening until they are handed back. */
const cardless = async (world: World): Promise<Person | undefined> =>
  world.cardless.pop() ?? (await newcomer(world))

/** The outcome of an opening: a card, which the office enters, or none, and another try some time. */
const end = async (world: World, by: Person, cardId: string | undefined): Promise<void> => {
  if (!cardId) {
    world.cardless.push(by)
    return
  }
  const opened = { movement: 'card', fact: 'CardOpened', commandId: cardId, uid: by.uid }
  world.acknowledged.push(opened)
  await enterCard(world, by)
}

/** A bank transfer for a card, sent in twice at once and taken once; both administrators open the card, or the transfer came to nothing. */
const byBank = async (world: World) => {
  const by = await cardless(world)
  if (!by) return
  await raise(world, by, 3)
  const { uid, bankId, proof } = by
  const type = anyType(world)
  const body = { transferImg: proof, id: bankId, currency: 'USD', depositType: 3, amount: '80', ...type }
  const submitted = {
    movement: 'card by bank',
    fact: 'DepositSubmitted',
    uid,
    by,
    path: '/userrecharges',
    body,
  }
  const id = await oneOf(world, `a card of ${uid} by bank`, [step(world, submitted), step(world, submitted)])
  noteType(world, id, type)
  if (id) await end(world, by, await decideTransfer(world, uid, id))
}

const decideTransfer = async (world: World, uid: string, id: string): Promise<string | undefined> => {
  const office = (by: Person, fact: CaseFact, path: string, more: Record<string, unknown>) =>
    step(world, { movement: 'card by bank', fact, uid, by, id, path, body: { id, ...more } })
  const chance = world.random.next()
  const reason = 'it never came'
  if (chance < 0.2) {
    await office(world.admin, 'DepositFailed', '/recharges/setdepositStatus', { status: -1, reason })
    return undefined
  }
  if (chance < 0.4) {
    await office(world.admin, 'DepositRejected', '/recharges/rechargeStatus', { status: -1, reason })
    return undefined
  }
  await office(world.admin, 'DepositReceived', '/recharges/setdepositStatus', { status: 1 })
  const done = { status: 1, feeRate: '0.01' }
  return oneOf(
    world,
    `transfer ${id}`,
    [world.admin, world.second].map(by => office(by, 'DepositCompleted', '/recharges/rechargeStatus', done)),
  )
}

/** One order number, given by two members at once: one of them has it, and the other only once the office has rejected it. */
const byProvider = async (world: World) => {
  const [one, other] = await Promise.all([cardless(world), cardless(world)])
  if (!one || !other) {
    world.cardless.push(...[one, other].filter(each => each !== undefined))
    return
  }
  const orderNumber = `STORM-${newKey()}`
  const order = async (by: Person) => {
    const type = anyType(world)
    const path = inPath('/cards/opencardbywixpay', { orderNumber, ...type })
    const submitted = {
      movement: 'card by provider',
      fact: 'CardOrderSubmitted',
      uid: by.uid,
      by,
      path,
    } as const
    const id = await step(world, { ...submitted, method: 'GET' })
    noteType(world, id, type)
    return id && { by, id }
  }
  const first = await oneOf(world, `order number ${orderNumber}`, [order(one), order(other)])
  if (!first) return
  const cardId = await decideOrder(world, first.by.uid, first.id, 0.5)
  await end(world, first.by, cardId)
  const rest = first.by === one ? other : one
  if (cardId) return end(world, rest, undefined)
  const second = await oneOf(world, `freed order number ${orderNumber}`, [order(rest)])
  if (second) await end(world, rest, await decideOrder(world, rest.uid, second.id, 0.9))
}

/** Both administrators, one of whom has the case: for the card, or one of them against it. */
const decideOrder = async (
  world: World,
  uid: string,
  id: string,
  chance: number,
): Promise<string | undefined> => {
  const decided = { movement: 'card by provider', uid, path: '/cards/changecardordernumberstatus', id }
  const process = async (by: Person) =>
    (await step(world, { ...decided, by, fact: 'CardOrderProcessed', body: { id, status: 1 } })) &&
    'processed'
  const reject = async (by: Person) => {
    const body = { id, status: -1, reason: 'the provider has no such order' }
    return (await step(world, { ...decided, by, fact: 'CardOrderRejected', body })) && 'rejected'
  }
  const isRejected = world.random.next() > chance
  const tries = [isRejected ? reject(world.admin) : process(world.admin), process(world.second)]
  return (await oneOf(world, `order ${id}`, tries)) === 'processed' ? id : undefined
}

/** Cards that are paid for elsewhere; a member without a card opens one. */
export const openings = making(
  ['cardOrder'],
  [
    { name: 'card by bank', make: byBank },
    { name: 'card by provider', make: byProvider },
  ],
)
