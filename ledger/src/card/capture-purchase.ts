import { accept, type Currency, Decimal, type Decision, Money, refuse, sumOf } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { type Legs, move, together } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { CardCapture, CardPurchase } from '../wallet/card-purchase.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { PurchaseDiffers } from './authorise-purchase.ts'
import { owedAfter } from './card-log.ts'
import type { CardMissing } from './card-standing.ts'
import { usedAgainBy, withNumberUsed } from './disposable-number.ts'
import { noPurchase, withMessage, withPurchase } from './purchase-state.ts'
import { bookedLogOf } from './settled-log.ts'

const message = { messageId: id, reference: id, currency: code, amount: decimal, on: day, legs }
/** The log of the same transaction that was booked before: it has moved the money already. */
const logged = v.optional(id)

const facts = {
  /**
   * A purchase, or a part of it, has happened: what was held for it, and what is missing to it off the card, is owed to the
   * processor. `final`: nothing more follows, and the rest of the hold, `released`, comes back. It has happened, so it may take the
   * card below zero (`owed`). `above` is the amount beyond what was authorised and a tip; `without` says that nothing was held for it
   * and why, and `whileFrozen` that the card was frozen; `uses` is the disposable number of a purchase that did not stand.
   */
  CardPurchaseCaptured: {
    version: 1,
    schema: v.object({
      authorisationId: id,
      ...message,
      final: v.boolean(),
      fromHold: decimal,
      released: decimal,
      above: v.optional(decimal),
      without: v.optional(v.picklist(['none', 'declined', 'reversed', 'expired', 'captured'])),
      whileFrozen: v.optional(v.literal(true)),
      owed: v.optional(decimal),
      uses: v.optional(id),
      logged,
    }),
  },
  /** The merchant gives money back: on the card, and off what is owed to the processor. */
  CardPurchaseRefunded: {
    version: 1,
    schema: v.object({ authorisationId: v.optional(id), ...message, logged }),
  },
} as const
type Facts = FactOf<typeof facts>

type Given = { readonly currency: Currency; readonly today: string }

/** The processor tells that a purchase has happened. `reference` is the network's id of the transaction, as its logs have it. */
export type CaptureCardPurchase = {
  readonly type: 'CaptureCardPurchase'
  readonly input: {
    readonly authorisationId: string
    readonly messageId: string
    readonly reference: string
    readonly amount: string
    readonly final: boolean
  }
  /** `tipShare`: so much more than was authorised is a tip (`'0.2'` is a fifth). */
  readonly given: Given & { readonly tipShare: string }
}
type TellRefusal =
  | CardMissing
  | { readonly kind: 'card-in-review' }
  | AmountNotPositive
  | TooManyPlaces
  | PurchaseDiffers

/** The amount of a message about a card in use, or its refusal; nothing where its transaction is there already. */
const told = (
  input: { readonly messageId: string; readonly reference: string; readonly amount: string },
  kind: CardCapture['kind'],
  currency: Currency,
  wallet: Wallet,
): { readonly money: Money } | { readonly refusal: TellRefusal } | undefined => {
  if (keptAt(wallet.cardMessages, input.messageId)) return undefined
  if (!wallet.card) return { refusal: { kind: 'card-missing' } }
  if (wallet.card.status === 'in-review') return { refusal: { kind: 'card-in-review' } }
  const asked = askedAmount(input.amount, currency)
  const known = keptAt(wallet.cardCaptures, input.reference)
  if ('refusal' in asked || !known) return asked
  const isSame = known.kind === kind && asked.money.value.equals(known.amount)
  return isSame ? undefined : { refusal: { kind: 'transaction-differs' } }
}

/**
 * Books a capture, once for its transaction: nothing is refused for want of money, for the processor has let it through. It takes
 * what is held first, and the rest off the card.
 */
const decideCapture = (
  { input, given }: CaptureCardPurchase,
  wallet: Wallet,
): Decision<Facts, TellRefusal> => {
  const { authorisationId, messageId, reference, final } = input
  const { currency, today: on, tipShare } = given
  const asked = told(input, 'purchase', currency, wallet)
  if (!asked) return accept()
  if ('refusal' in asked) return refuse(asked.refusal)

  // Nothing below this line may refuse.
  const { money } = asked
  const known = keptAt(wallet.cardPurchases, authorisationId)
  const held = Money.of(known?.held ?? '0', currency)
  const fromHold = money.minus(held).isPositive() ? held : money
  const released = final ? held.minus(fromHold) : Money.of('0', currency)
  const log = bookedLogOf(wallet, { kind: 'purchase', reference })
  const parts = { money, fromHold, released }
  const uses = usedAgainBy(wallet, known?.number)
  return accept({
    type: 'CardPurchaseCaptured',
    authorisationId,
    messageId,
    reference,
    currency: currency.code,
    amount: money.amount,
    on,
    legs: log === undefined ? captureLegs(wallet.uid, parts) : releaseLegs(wallet.uid, parts),
    final,
    fromHold: fromHold.amount,
    released: released.amount,
    ...marksOf(known, money, tipShare),
    ...(uses === undefined ? {} : { uses }),
    ...(log === undefined ? offCard(wallet, money.minus(fromHold)) : { logged: log }),
  })
}

type Parts = { readonly money: Money; readonly fromHold: Money; readonly released: Money }

const captureLegs = (uid: string, { money, fromHold, released }: Parts): Legs => {
  const [card, locked] = [userAccount(uid, 'card'), userAccount(uid, 'locked')]
  return together(
    move(fromHold, { from: locked, to: 'house:card-processor' }),
    move(money.minus(fromHold), { from: card, to: 'house:card-processor' }),
    move(released, { from: locked, to: card }),
  )
}

/** The network's log has taken the money off the card already: all that was held for it comes back. */
const releaseLegs = (uid: string, { fromHold, released }: Parts): Legs =>
  move(fromHold.plus(released), { from: userAccount(uid, 'locked'), to: userAccount(uid, 'card') })

/** The capture's marks for its holder: without a hold of its purchase, or above it and a tip. */
const marksOf = (known: CardPurchase | undefined, money: Money, tipShare: string) => {
  if (!known || known.ended) return { without: known?.ended ?? ('none' as const) }
  const most = new Decimal(known.authorised).times(new Decimal(1).plus(tipShare))
  const above = Decimal.min(money.value.plus(known.captured).minus(most), money.value)
  return above.greaterThan(0) ? { above: above.toFixed() } : {}
}

/** The marks of what is taken off the card beyond the hold. */
const offCard = (wallet: Wallet, beyond: Money) => ({
  ...(beyond.isPositive() && wallet.card?.frozen ? { whileFrozen: true as const } : {}),
  ...owedAfter(beyond.negated(), wallet),
})

/** The processor tells that a merchant gives money back, of a purchase that it names or not. */
export type RefundCardPurchase = {
  readonly type: 'RefundCardPurchase'
  readonly input: {
    readonly authorisationId?: string | undefined
    readonly messageId: string
    readonly reference: string
    readonly amount: string
  }
  readonly given: Given
}

/** Books a refund, once for its transaction. */
const decideRefund = (
  { input, given: { currency, today: on } }: RefundCardPurchase,
  wallet: Wallet,
): Decision<Facts, TellRefusal> => {
  const asked = told(input, 'credit', currency, wallet)
  if (!asked) return accept()
  if ('refusal' in asked) return refuse(asked.refusal)

  // Nothing below this line may refuse.
  const { authorisationId, messageId, reference } = input
  const log = bookedLogOf(wallet, { kind: 'credit', reference })
  const given = move(asked.money, { from: 'house:card-processor', to: userAccount(wallet.uid, 'card') })
  return accept({
    type: 'CardPurchaseRefunded',
    ...(authorisationId === undefined ? {} : { authorisationId }),
    messageId,
    reference,
    currency: currency.code,
    amount: asked.money.amount,
    on,
    legs: log === undefined ? given : together(),
    ...(log === undefined ? {} : { logged: log }),
  })
}

type Told = { readonly messageId: string; readonly reference: string; readonly amount: string }

const withCapture = (
  wallet: Wallet,
  { messageId, reference, amount }: Told,
  capture: Pick<CardCapture, 'kind' | 'logId'>,
): Wallet => ({
  ...withMessage(wallet, messageId),
  cardCaptures: keep(wallet.cardCaptures, reference, { ...capture, amount }),
})

/** Purchases that have happened, and what merchants give back. */
export const cardCapture = movement({
  facts,
  commands: { CaptureCardPurchase: decideCapture, RefundCardPurchase: decideRefund },
  whileFrozen: { CaptureCardPurchase: 'goes-on', RefundCardPurchase: 'goes-on' },
  evolve: {
    CardPurchaseCaptured: (wallet, fact) => {
      const { authorisationId, amount, fromHold, released, final, on, uses, logged: logId } = fact
      const known = keptAt(wallet.cardPurchases, authorisationId) ?? noPurchase(on)
      const told = withCapture(wallet, fact, { kind: 'purchase', logId })
      const number = uses === undefined ? undefined : { id: uses, merchant: known.merchant }
      return withPurchase(withNumberUsed(told, number, authorisationId), authorisationId, {
        ...known,
        held: new Decimal(known.held).minus(fromHold).minus(released).toFixed(),
        captured: sumOf(known.captured, amount),
        ended: final ? 'captured' : known.ended,
      })
    },
    CardPurchaseRefunded: (wallet, fact) => {
      const { authorisationId, amount, logged: logId } = fact
      const told = withCapture(wallet, fact, { kind: 'credit', logId })
      const known = authorisationId === undefined ? undefined : keptAt(wallet.cardPurchases, authorisationId)
      return known && authorisationId !== undefined
        ? withPurchase(told, authorisationId, { ...known, refunded: sumOf(known.refunded, amount) })
        : told
    },
  },
})
