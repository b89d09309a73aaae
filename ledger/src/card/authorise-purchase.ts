import { accept, type Currency, type Decision, refuse, sumOf } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { CardPurchase, CardRules } from '../wallet/card-purchase.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { CardMissing } from './card-standing.ts'
import { declineOf, declineShape, type PurchasePlace, purchaseShape } from './decline-purchase.ts'
import { type NumberAsked, withNumberUsed } from './disposable-number.ts'
import { counted, noPurchase, withMessage, withPurchase } from './purchase-state.ts'

const message = { authorisationId: id, messageId: id, currency: code, amount: decimal }

/** The disposable number that a purchase is made by, and the key of its merchant's id with the processor. */
const number = v.optional(v.object({ id, last4: v.optional(v.string()), merchant: v.optional(id) }))

const facts = {
  /** The processor may let a purchase through: its amount is held, in the pocket `locked`, until it is captured or released. */
  CardPurchaseAuthorised: {
    version: 1,
    schema: v.object({
      ...message,
      cardId: id,
      ...purchaseShape.entries,
      number,
      on: day,
      expiresOn: day,
      legs,
    }),
  },
  /** More is held for a purchase that was authorised before. */
  CardPurchaseIncremented: { version: 1, schema: v.object({ ...message, on: day, expiresOn: day, legs }) },
  /** A purchase, or an addition to one (`adds`), is not let through. Moves nothing. */
  CardPurchaseDeclined: {
    version: 1,
    schema: v.object({
      ...message,
      cardId: id,
      ...purchaseShape.entries,
      ...declineShape.entries,
      number,
      adds: v.optional(v.literal(true)),
      on: day,
    }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The processor has told of this purchase before, and of another amount. */
export type PurchaseDiffers = { readonly kind: 'transaction-differs' }

/** The processor asks whether a purchase may be made, or (`adds`) may cost more. Every answer is a fact: a *no* too. */
export type AuthoriseCardPurchase = {
  readonly type: 'AuthoriseCardPurchase'
  readonly input: {
    readonly authorisationId: string
    readonly messageId: string
    readonly amount: string
    readonly adds?: true
    readonly place: PurchasePlace
    /** The disposable number that it is made by; without one, it is made by the card's own. */
    readonly number?: NumberAsked | undefined
  }
  readonly given: {
    readonly currency: Currency
    readonly today: string
    /** The last day of the hold. */
    readonly expiresOn: string
    /** Whether the month printed on the card is over. */
    readonly isExpired: boolean
    readonly house: CardRules
  }
}
type AuthoriseRefusal = CardMissing | AmountNotPositive | TooManyPlaces | PurchaseDiffers

/** Approves a purchase by holding its amount, or declines it with the first reason that there is. The same message adds nothing. */
const decideAuthorise = (
  { input, given }: AuthoriseCardPurchase,
  wallet: Wallet,
  at?: string,
): Decision<Facts, AuthoriseRefusal> => {
  const { authorisationId, messageId, adds, place } = input
  if (keptAt(wallet.cardMessages, messageId)) return accept()
  if (!wallet.card) return refuse({ kind: 'card-missing' })
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const known = keptAt(wallet.cardPurchases, authorisationId)
  const { today, expiresOn, house, isExpired } = given
  if (known && !adds && !isReversedBefore(known))
    return asked.money.value.equals(known.asked ?? known.authorised)
      ? accept()
      : refuse({ kind: 'transaction-differs' })

  // Nothing below this line may refuse.
  const { cardId } = wallet.card
  const { amount, currency } = asked.money
  const told = { authorisationId, messageId, currency: currency.code, amount }
  // An addition counts with its purchase: towards the limits of one purchase, and of the day on which that was asked for.
  const before = counted(known)
  const number = adds ? numberOfPurchase(wallet, known) : numberAsked(wallet, input.number)
  const day = { on: known?.on ?? today, today, at }
  const what = {
    purchase: authorisationId,
    number,
    place,
    amount: asked.money,
    before,
    ...day,
    isExpired,
    house,
  }
  const decline = notAsked(known, adds) ?? declineOf(what, wallet)
  if (decline)
    return accept({
      type: 'CardPurchaseDeclined',
      ...told,
      cardId,
      ...place,
      ...decline,
      ...(number ? { number } : {}),
      ...(adds ? { adds } : {}),
      on: today,
    })
  const held = move(asked.money, {
    from: userAccount(wallet.uid, 'card'),
    to: userAccount(wallet.uid, 'locked'),
  })
  if (adds) return accept({ type: 'CardPurchaseIncremented', ...told, on: today, expiresOn, legs: held })
  return accept({
    type: 'CardPurchaseAuthorised',
    ...told,
    cardId,
    ...place,
    ...(number ? { number } : {}),
    on: today,
    expiresOn,
    legs: held,
  })
}

/** The number with its last four digits, where it is one of the card's. */
const numberAsked = ({ cardNumbers }: Wallet, asked: NumberAsked | undefined) =>
  asked && { id: asked.id, last4: keptAt(cardNumbers, asked.id)?.last4, merchant: asked.merchant }

/** The number that a purchase was made by, with the merchant that it is bound to. */
const numberOfPurchase = (wallet: Wallet, purchase: CardPurchase | undefined) => {
  const known = purchase?.number
  if (known === undefined) return undefined
  return numberAsked(wallet, { id: known, merchant: keptAt(wallet.cardNumbers, known)?.merchant })
}

const isReversedBefore = ({ asked, ended }: CardPurchase): boolean =>
  ended === 'reversed' && asked === undefined

/** A purchase that was reversed before it was asked for, or an addition to one that does not stand. */
const notAsked = (known: CardPurchase | undefined, adds: true | undefined) => {
  if (adds) return known && !known.ended ? undefined : ({ because: 'unknown' } as const)
  return known ? ({ because: 'reversed' } as const) : undefined
}

/** Purchases that the card's processor asks for: held, declined, added to. */
export const cardPurchase = movement({
  facts,
  commands: { AuthoriseCardPurchase: decideAuthorise },
  whileFrozen: { AuthoriseCardPurchase: 'goes-on' },
  evolve: {
    CardPurchaseAuthorised: (wallet, { authorisationId, messageId, amount, channel, number, on }) => {
      const used = withNumberUsed(withMessage(wallet, messageId), number, authorisationId)
      return withPurchase(used, authorisationId, {
        ...noPurchase(on),
        channel,
        number: number?.id,
        merchant: number?.merchant,
        asked: amount,
        authorised: amount,
        held: amount,
      })
    },
    CardPurchaseIncremented: (wallet, { authorisationId, messageId, amount }) => {
      const known = keptAt(wallet.cardPurchases, authorisationId)
      return known
        ? withPurchase(withMessage(wallet, messageId), authorisationId, {
            ...known,
            authorised: sumOf(known.authorised, amount),
            held: sumOf(known.held, amount),
          })
        : wallet
    },
    CardPurchaseDeclined: (wallet, { authorisationId, messageId, amount, channel, number, adds, on }) => {
      const told = withMessage(wallet, messageId)
      return adds
        ? told
        : withPurchase(told, authorisationId, {
            ...noPurchase(on),
            channel,
            number: number?.id,
            merchant: number?.merchant,
            asked: amount,
            ended: 'declined',
          })
    },
  },
})
