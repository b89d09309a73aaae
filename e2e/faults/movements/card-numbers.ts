import { derivedId } from '@strongroom/ledger/eventlog'
import { demo, firstOf, newKey } from '../../lib/client.ts'
import { inTurn } from '../codes.ts'
import { cents, command, insist, type Person, step, type World } from '../world.ts'
import { making } from './movement.ts'

type Wish = { readonly number: string; readonly merchant: string; readonly amount: string }
type Tried = { readonly id: string; readonly approved: 0 | 1 }

/** The demo's processor buys by a number, and goes as far as it likes. Whether it was let through. */
const buy = async (world: World, by: Person, wish: Wish): Promise<boolean> => {
  const goes = world.random.of(['captured', 'captured', 'reversed', 'pending', 'refunded'] as const)
  const place = { mcc: '5411', country: 'HK', channel: 'online', goes }
  const answer = await insist(world, by, '/cards/trypurchase', { ...place, ...wish })
  const tried = answer && firstOf<Tried>(answer)
  if (tried?.approved !== 1) return false
  const about = { movement: 'card number', commandId: tried.id, uid: by.uid }
  world.acknowledged.push({ ...about, fact: 'CardPurchaseAuthorised' })
  if (goes === 'captured' || goes === 'refunded')
    world.acknowledged.push({ ...about, fact: 'CardPurchaseCaptured' })
  if (goes === 'refunded') world.acknowledged.push({ ...about, fact: 'CardPurchaseRefunded' })
  return true
}

/** A number is made, several shops try to have it at once for more than it is good for, and it is closed: then none gets anything. */
const live = async (world: World) => {
  const holders = [...world.cardHolders]
  if (holders.length === 0) return
  const by = world.random.of(holders)
  const { uid } = by
  const [use, key] = [world.random.of(['single', 'merchant'] as const), newKey()]
  const number = derivedId('idempotency', uid, key)
  const asked = { use, amount: cents(world, 20, 5), months: 1, pin: demo.pin }
  const made = { movement: 'card number', fact: 'CardNumberMade', uid, by, path: '/cards/makenumber' }
  // A block of the card meanwhile would refuse the repetition of a call whose first answer was lost.
  if (!(await inTurn(by, () => step(world, { ...made, body: asked, id: number, key })))) return
  const wish = (merchant: string) => ({ number, merchant, amount: cents(world, 12, 1) })
  const shops = ['Night market', 'Night market', 'Night market', 'Day market']
  await Promise.all(shops.map(shop => buy(world, by, wish(shop))))
  const closed = { movement: 'card number', fact: 'CardNumberClosed', uid, by, path: '/cards/closenumber' }
  if (!(await command(world, { ...closed, body: { id: number } }))) return
  if (await buy(world, by, wish('Night market'))) world.wrong.push(`the closed number ${number} has bought`)
}

/** Disposable numbers, from their making to their end. */
export const cardNumbers = making(['disposableNumber'], [{ name: 'card number', make: live }])
