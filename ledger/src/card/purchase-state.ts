import { Decimal, sumOf } from '@strongroom/shared'
import { keep, keptAt } from '../book/persistent-map.ts'
import type { CardPurchase } from '../wallet/card-purchase.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { useKey } from './card-rules.ts'
import { numberUse } from './disposable-number.ts'

/** A purchase of which nothing is known but its day. */
export const noPurchase = (on: string): CardPurchase => ({
  on,
  authorised: '0',
  held: '0',
  captured: '0',
  refunded: '0',
})

/** The wallet with a message of the processor that it will not take again. */
export const withMessage = (wallet: Wallet, messageId: string): Wallet => ({
  ...wallet,
  cardMessages: keep(wallet.cardMessages, messageId, true),
})

/** The share of a purchase in the limits: what is held and what was captured. */
export const counted = (purchase: CardPurchase | undefined): string =>
  purchase ? sumOf(purchase.held, purchase.captured) : '0'

/** The wallet with a purchase as it stands now, and its share of the sums by day and month. */
export const withPurchase = (wallet: Wallet, authorisationId: string, purchase: CardPurchase): Wallet => {
  const before = counted(keptAt(wallet.cardPurchases, authorisationId))
  const change = new Decimal(counted(purchase)).minus(before).toFixed()
  const kept = { ...wallet, cardPurchases: keep(wallet.cardPurchases, authorisationId, purchase) }
  return change === '0' ? kept : { ...kept, cardUse: usedAfter(wallet, purchase, change) }
}

const usedAfter = ({ cardUse }: Wallet, purchase: CardPurchase, change: string): Wallet['cardUse'] => {
  const { on, channel, number } = purchase
  const ways = [
    'all',
    ...(channel === undefined || channel === 'chip' ? [] : [channel]),
    ...(number === undefined ? [] : [numberUse(number)]),
  ]
  const keys = [on, on.slice(0, 7)].flatMap(period => ways.map(way => useKey(period, way)))
  return keys.reduce((use, key) => keep(use, key, sumOf(keptAt(use, key) ?? '0', change)), cardUse)
}
