import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { type Legs, move, together } from '../book/legs.ts'
import { allKept } from '../book/persistent-map.ts'
import { code, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { Card } from '../wallet/cases.ts'
import { isGivenBack } from '../wallet/cases.ts'
import {
  allowanceOf,
  type InsufficientFunds,
  type NotVerified,
  type PriceChanged,
  priceChanged,
  priceOf,
  shortOf,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type CardTypeGiven, type CardTypeNotOffered, notOffered, typeNamed } from './card-type.ts'

const opener = v.picklist(['wallet', 'bank', 'provider'])

const facts = {
  /**
   * The member has a card from now on; it waits for an administrator to activate it. The card holds `initialBalance` and
   * `precharge`, both in `cardCurrency`. `fee`, in `currency`, is the price that the member's wallet paid: zero when a bank
   * transfer or the provider has paid, which leave facts of their own. `cardType` is an entry of the catalogue, whose fees the card
   * pays from now on; older cards, and those of a house without types, have none.
   */
  CardOpened: {
    version: 1,
    schema: v.object({
      cardId: id,
      cardType: v.optional(id),
      openedBy: opener,
      currency: code,
      fee: decimal,
      precharge: decimal,
      cardCurrency: code,
      initialBalance: decimal,
      legs,
    }),
  },
} as const
type Facts = FactOf<typeof facts>
/** The event of a new card; other ways of opening one leave it too. */
export type CardOpened = Facts

/** The source of the money that paid for the card: the wallet, a bank transfer, or the other provider. */
export type CardOpener = v.InferOutput<typeof opener>

/** The card is not there, not activated yet, blocked by an administrator, past its day, or frozen by its holder. */
export type CardNotChargeable = {
  readonly kind: 'card-missing' | 'card-in-review' | 'card-blocked' | 'card-expired' | 'card-frozen'
}

/** Whether the month printed on the card is over; the print stands in `private`, so the edge says it. */
export type CardExpiry = { readonly expired?: boolean | undefined }

/** Why a card cannot be charged, if it cannot. A suspended one is charged to come back. */
export const notChargeable = (
  card: Card | undefined,
  { expired = false }: CardExpiry = {},
): CardNotChargeable | undefined => {
  switch (card?.status) {
    case undefined:
      return { kind: 'card-missing' }
    case 'in-review':
      return { kind: 'card-in-review' }
    case 'blocked':
      return { kind: 'card-blocked' }
    default:
      if (expired) return { kind: 'card-expired' }
      return card?.frozen ? { kind: 'card-frozen' } : undefined
  }
}

/** The coins that pay for a card and for charging it, 1:1 to the US dollar (specification §9). */
export const cardStablecoins: readonly string[] = ['USDC', 'USDT']

/** The member has a card already. */
export type CardOpenAlready = { readonly kind: 'card-open-already' }
/** Another way of opening a card is under review. */
type VoucherAlreadySubmitted = { readonly kind: 'voucher-already-submitted' }
/** An order of the other provider waits for the house. */
type OrderAlreadySubmitted = { readonly kind: 'order-number-already-submitted' }
/** Cards are paid for with the coins of `cardStablecoins` only. */
export type NotAStablecoin = { readonly kind: 'not-a-stablecoin'; readonly currency: string }

/** The member opens a card and pays price and precharge out of the wallet. */
export type OpenCard = {
  readonly type: 'OpenCard'
  readonly input: {
    readonly cardId: string
    /** The stablecoin that pays. */
    readonly currency: string
    readonly preItemId?: string | undefined
    /** The type of card that the member has chosen. */
    readonly cardType?: string | undefined
    /** The total cost that the member has seen; at another price the command is refused. */
    readonly total?: string | undefined
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    readonly cardCurrency: Currency
    /** In dollars. */
    readonly fee: string
    readonly initialBalance: string
    /** The amount, in dollars, that the chosen item puts on the card beside; nothing when there is no such item. */
    readonly precharge: string | undefined
    readonly type?: CardTypeGiven | undefined
  }
}
type OpenCardRefusal =
  | NotVerified
  | OtherOpening
  | CardTypeNotOffered
  | NotAStablecoin
  | { readonly kind: 'precharge-not-offered' }
  | PriceChanged
  | InsufficientFunds

/** Opens a card that the wallet pays for in a stablecoin: the fee, and the amount put on the card beside. */
const decideOpenCard = ({ input, given }: OpenCard, wallet: Wallet): Decision<Facts, OpenCardRefusal> => {
  const { cardId, currency } = input
  if (wallet.card?.cardId === cardId) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  const taken = otherOpening(wallet)
  if (taken) return refuse(taken)
  const gone = notOffered(given.type)
  if (gone) return refuse(gone)
  if (!cardStablecoins.includes(currency)) return refuse({ kind: 'not-a-stablecoin', currency })
  if (given.precharge === undefined) return refuse({ kind: 'precharge-not-offered' })
  const fee = priceOf(given.fee, given.currency)
  const precharge = allowanceOf(given.precharge, given.cardCurrency)
  const cost = Money.of(precharge.value, given.currency)
  const changed = priceChanged(fee.plus(cost), input.total)
  if (changed) return refuse(changed)
  const short = shortOf(wallet, fee.plus(cost))
  if (short) return refuse(short)

  // Nothing below this line may refuse.
  const from = userAccount(wallet.uid, 'available')
  return accept(
    cardOpened(wallet, {
      cardId,
      cardType: given.type?.id,
      openedBy: 'wallet',
      initialBalance: allowanceOf(given.initialBalance, given.cardCurrency),
      paid: { fee, precharge },
      legs: together(
        move(fee, { from, to: 'house:card-fees' }),
        move(cost, { from, to: 'house:swap' }),
        move(precharge, { from: 'house:swap', to: userAccount(wallet.uid, 'card') }),
      ),
    }),
  )
}

/** Another way of opening a card has led to one, or is under way: a card is opened and paid for once. */
export type OtherOpening = CardOpenAlready | VoucherAlreadySubmitted | OrderAlreadySubmitted

/** The obstacle to opening a card: the card there is, a bank transfer on its way for one, or an order that waits. */
export const otherOpening = (wallet: Wallet): OtherOpening | undefined => {
  if (wallet.card) return { kind: 'card-open-already' }
  const underWay = allKept(wallet.deposits).some(
    ({ target, status }) => target === 'open-card' && status !== 'failed' && !isGivenBack(status),
  )
  if (underWay) return { kind: 'voucher-already-submitted' }
  const isOrdered = allKept(wallet.cardOrders).some(({ status }) => status === 'pending')
  return isOrdered ? { kind: 'order-number-already-submitted' } : undefined
}

/** The fact of a new card, however it was paid. The house gives the initial balance out of its card income. */
export const cardOpened = (
  wallet: Wallet,
  {
    cardId,
    cardType,
    openedBy,
    initialBalance,
    paid,
    legs = together(),
  }: {
    readonly cardId: string
    readonly cardType: string | undefined
    readonly openedBy: CardOpener
    readonly initialBalance: Money
    readonly paid?: { readonly fee: Money; readonly precharge: Money } | undefined
    readonly legs?: Legs | undefined
  },
): CardOpened => ({
  type: 'CardOpened',
  cardId,
  ...typeNamed(cardType),
  openedBy,
  currency: (paid?.fee ?? initialBalance).currency.code,
  fee: paid?.fee.amount ?? '0',
  precharge: paid?.precharge.amount ?? '0',
  cardCurrency: initialBalance.currency.code,
  initialBalance: initialBalance.amount,
  legs: together(
    legs,
    move(initialBalance, { from: 'house:card-fees', to: userAccount(wallet.uid, 'card') }),
  ),
})

/** A member's prepaid card, opened once. */
export const openCard = movement({
  facts,
  commands: { OpenCard: decideOpenCard },
  whileFrozen: { OpenCard: 'leaves' },
  evolve: {
    CardOpened: (wallet, { cardId, cardType, openedBy }) => ({
      ...wallet,
      card: { cardId, status: 'in-review', openedBy, ...typeNamed(cardType) },
    }),
  },
})
