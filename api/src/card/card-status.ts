import { keptId } from '@strongroom/ledger/book'
import type { CardStatus } from '@strongroom/ledger/card'
import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Wallet } from '@strongroom/ledger/wallet'
import { type Currency, Decimal, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'

const numbers = { 'in-review': 1, active: 2, suspended: 3, blocked: -1 } as const

/** How a card stands, as the specification counts. */
export const cardStatusNumber = (status: CardStatus): Exclude<wire.CardStatus, 0> => numbers[status]

type UnderWay = Pick<wire.CardInfo['opening'], 'underWay' | 'underWayId'>
type Openings = Pick<Wallet, 'card' | 'deposits' | 'cardOrders'>
const none: UnderWay = { underWay: null, underWayId: null }

/** The opening of a member's card that waits for the house, by its id: a bank transfer's voucher, or an order's number. */
export const openingWaits = ({ card, deposits, cardOrders }: Openings): UnderWay => {
  if (card) return none
  const voucher = keptId(
    deposits,
    ({ target, status }) => target === 'open-card' && (status === 'submitted' || status === 'received'),
  )
  if (voucher !== undefined) return { underWay: 'voucher', underWayId: voucher }
  const order = keptId(cardOrders, ({ status }) => status === 'pending')
  return order === undefined ? none : { underWay: 'order', underWayId: order }
}

/** The kind of that opening. */
export const openingUnderWay = (wallet: Openings): UnderWay['underWay'] => openingWaits(wallet).underWay

/**
 * Status of a member's card, as the specification counts: 1 from the submission of an opening on, 0 again when that fails, and
 * above 1 the card can be used or charged. One in use that is below zero is in arrears, like one that owes its fee, until it
 * holds what it owes.
 */
export const cardStatusOf = (
  wallet: Pick<Wallet, 'card' | 'balances' | 'deposits' | 'cardOrders'>,
): wire.CardStatus => {
  const { card, balances } = wallet
  if (!card) return openingUnderWay(wallet) ? 1 : 0
  const isBelow = Object.values(balances).some(balance => new Decimal(balance.card).lessThan(0))
  return numbers[card.status === 'active' && isBelow ? 'suspended' : card.status]
}

/** The currency of all cards. */
export const cardCurrency = (catalogue: LiveCatalogue): Currency =>
  catalogue.currency('USD') ?? { code: 'USD', scale: 2 }

/** The day it is, UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Whether the month printed on a card (`09/29`) is over on a day (UTC). */
export const isPast = (expiry: string, today: string): boolean => {
  const [month = '', year = ''] = expiry.split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}

/** Whether a member's card is past its month; one that is not entered yet is not. */
export const isCardPast = async (
  { cardRecords }: Pick<Parts, 'cardRecords'>,
  uid: string,
  today: string,
): Promise<boolean> => {
  const expiry = (await cardRecords.of([uid])).get(uid)?.expiry
  return expiry !== undefined && isPast(expiry, today)
}
