import { firstOf } from '../../lib/client.ts'
import { cents, insist, type World } from '../world.ts'
import { making } from './movement.ts'

type Tried = { readonly id: string; readonly approved: 0 | 1 }

/**
 * The demo's processor buys with a member's card: asks, captures, and now and then refunds. A *no* promises nothing, since one that
 * came too late is given back; a *yes* has left its capture once, however often the call was made.
 */
const buy = async (world: World) => {
  const holders = [...world.cardHolders]
  if (holders.length === 0) return
  const by = world.random.of(holders)
  const goes = world.random.of(['captured', 'captured', 'refunded'] as const)
  const shop = { merchant: 'Corner shop', mcc: '5411', country: 'HK', channel: 'chip' }
  const answer = await insist(world, by, '/cards/trypurchase', { ...shop, amount: cents(world, 20), goes })
  const tried = answer && firstOf<Tried>(answer)
  if (tried?.approved !== 1) return
  const about = { movement: 'card purchase', commandId: tried.id, uid: by.uid }
  for (const fact of ['CardPurchaseAuthorised', 'CardPurchaseCaptured'])
    world.acknowledged.push({ ...about, fact })
  if (goes === 'refunded') world.acknowledged.push({ ...about, fact: 'CardPurchaseRefunded' })
}

/** Purchases as a card's processor sends them. */
export const cardPurchases = making(
  ['cardPurchase', 'cardCapture', 'cardRelease'],
  [{ name: 'card purchase', make: buy }],
)
