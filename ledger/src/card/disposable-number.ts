import { accept, type Currency, type Decision, type Money, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { addMonths } from '../book/days.ts'
import { allKept, keep, keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { type CardNumber, cardNumberUses } from '../wallet/card-purchase.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { purchasesIn } from './card-rules.ts'
import { type CardNotChargeable, notChargeable } from './open-card.ts'

const facts = {
  /**
   * The processor has given a number of its own for the card, and its holder has been shown it, for which the PAY code was asked. It
   * is kept nowhere but for its last four digits. `single`: for one purchase of at most `amount`; `merchant`: for the merchant of its
   * first purchase, with at most `amount` a month (UTC). Good until the end of the day `until`. Moves nothing.
   */
  CardNumberMade: {
    version: 1,
    schema: v.object({
      numberId: id,
      cardId: id,
      last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      use: v.picklist(cardNumberUses),
      currency: code,
      amount: decimal,
      on: day,
      until: day,
    }),
  },
  /** Its holder wants no more purchases by a disposable number. Moves nothing. */
  CardNumberClosed: { version: 1, schema: v.object({ numberId: id }) },
} as const
type Facts = FactOf<typeof facts>

/** Disposable numbers of a card that may be good at a time. */
export const mostCardNumbers = 20

/** As many numbers are good already as may be. */
export type CardNumbersFull = { readonly kind: 'card-numbers-full' }
/** The card has no such number. */
export type CardNumberMissing = { readonly kind: 'card-number-missing' }

/** The holder, proven, has had the processor give a number of its own for the card. */
export type MakeCardNumber = {
  readonly type: 'MakeCardNumber'
  readonly input: {
    readonly numberId: string
    readonly last4: string
    readonly use: CardNumber['use']
    readonly amount: string
    /** Months for which it is good, from today. */
    readonly months: number
  }
  readonly given: { readonly currency: Currency; readonly today: string }
}
type MakeRefusal = CardNotChargeable | CardNumbersFull | AmountNotPositive | TooManyPlaces

const decideMake = (
  { input, given: { currency, today: on } }: MakeCardNumber,
  wallet: Wallet,
): Decision<Facts, MakeRefusal> => {
  const { numberId, last4, use, months } = input
  const why = notNumbered(wallet, on)
  if (why || !wallet.card) return refuse(why ?? { kind: 'card-missing' })
  const asked = askedAmount(input.amount, currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const { amount } = asked.money
  const until = addMonths(on, months)
  const about = { numberId, cardId: wallet.card.cardId, last4, use }
  return accept({ type: 'CardNumberMade', ...about, currency: currency.code, amount, on, until })
}

/** Why no further disposable number can be made for the card on a day; nothing where one can. */
const notNumbered = (
  { card, cardNumbers }: Pick<Wallet, 'card' | 'cardNumbers'>,
  today: string,
): CardNotChargeable | CardNumbersFull | undefined => {
  const why = notChargeable(card)
  if (why) return why
  const good = allKept(cardNumbers).filter(number => isGood(number, { today }))
  return good.length >= mostCardNumbers ? { kind: 'card-numbers-full' } : undefined
}

/** The holder wants no more purchases by a number. One that is over stays as it is. */
export type CloseCardNumber = {
  readonly type: 'CloseCardNumber'
  readonly input: { readonly numberId: string }
}

const decideClose = (
  { input: { numberId } }: CloseCardNumber,
  { cardNumbers }: Wallet,
): Decision<Facts, CardNumberMissing> => {
  const number = keptAt(cardNumbers, numberId)
  if (!number) return refuse({ kind: 'card-number-missing' })
  return number.closed ? accept() : accept({ type: 'CardNumberClosed', numberId })
}

/** The key of the purchases by one number in the sums of a wallet. */
export const numberUse = (numberId: string): string => `number ${numberId}`

/** Whether a purchase may be made by a number: for a single use, one that has not been made; or (`purchase`) that very one. */
const isGood = (
  { use, until, closed, usedBy }: CardNumber,
  { today, purchase }: { readonly today: string; readonly purchase?: string },
): boolean => {
  if (closed || today > until) return false
  return use === 'merchant' || usedBy === undefined || usedBy === purchase
}

/** The number that a purchase is made by, and the merchant that makes it, as the processor knows them. */
export type NumberAsked = { readonly id: string; readonly merchant?: string | undefined }

/** Why a purchase cannot be made by a disposable number; nothing where it can, or is made by the card's own number. */
export const outsideNumber = (
  asked: {
    readonly purchase: string
    readonly number: NumberAsked | undefined
    readonly amount: Money
    readonly before: string
    readonly on: string
    readonly today: string
  },
  wallet: Wallet,
): 'number-ended' | 'other-merchant' | 'number-limit' | undefined => {
  const { number, amount, before, on } = asked
  if (!number) return undefined
  const known = keptAt(wallet.cardNumbers, number.id)
  if (!known || !isGood(known, asked)) return 'number-ended'
  // A purchase that does not say who makes it is made by no merchant that a number could be bound to.
  const isBound = known.use === 'merchant'
  if (isBound && (!number.merchant || (known.merchant ?? number.merchant) !== number.merchant))
    return 'other-merchant'
  const used = isBound ? purchasesIn(wallet, on.slice(0, 7), numberUse(number.id)) : before
  return amount.value.plus(used).greaterThan(known.amount) ? 'number-limit' : undefined
}

/** The wallet after a purchase by a number: a number of one purchase is used, one of one merchant is bound. */
export const withNumberUsed = (wallet: Wallet, number: NumberAsked | undefined, purchase: string): Wallet => {
  const known = number && keptAt(wallet.cardNumbers, number.id)
  if (!known) return wallet
  const merchant = known.merchant ?? number.merchant
  const boundBy = known.boundBy ?? purchase
  return {
    ...wallet,
    cardNumbers: keep(wallet.cardNumbers, number.id, { ...known, merchant, boundBy, usedBy: purchase }),
  }
}

/** The number that is as if it had never been used once its purchase is given up: the one that has used it, and alone has bound it. */
export const freedBy = ({ cardNumbers, cardPurchases }: Wallet, purchase: string): string | undefined => {
  const numberId = keptAt(cardPurchases, purchase)?.number
  const known = numberId === undefined ? undefined : keptAt(cardNumbers, numberId)
  return known?.usedBy === purchase && known.boundBy === purchase ? numberId : undefined
}

/** The number that is used again by a capture of its purchase, which had been declined or given up. */
export const usedAgainBy = ({ cardNumbers }: Wallet, number: string | undefined): string | undefined => {
  const known = number === undefined ? undefined : keptAt(cardNumbers, number)
  return known && known.usedBy === undefined ? number : undefined
}

/** The wallet after a purchase is given up that alone had used a number: it is good for another, of any merchant. */
export const withNumberFreed = (wallet: Wallet, numberId: string | undefined): Wallet => {
  const known = numberId === undefined ? undefined : keptAt(wallet.cardNumbers, numberId)
  if (!known || numberId === undefined) return wallet
  const freed = { ...known, merchant: undefined, boundBy: undefined, usedBy: undefined }
  return { ...wallet, cardNumbers: keep(wallet.cardNumbers, numberId, freed) }
}

/** Numbers of a card for one purchase or one merchant each: made with a proof, closed at once. */
export const disposableNumber = movement({
  facts,
  commands: { MakeCardNumber: decideMake, CloseCardNumber: decideClose },
  whileFrozen: { MakeCardNumber: 'leaves', CloseCardNumber: 'goes-on' },
  evolve: {
    CardNumberMade: (wallet, { numberId, last4, use, amount, until }) => ({
      ...wallet,
      cardNumbers: keep(wallet.cardNumbers, numberId, { last4, use, amount, until }),
    }),
    CardNumberClosed: (wallet, { numberId }) => {
      const number = keptAt(wallet.cardNumbers, numberId)
      return number
        ? { ...wallet, cardNumbers: keep(wallet.cardNumbers, numberId, { ...number, closed: true }) }
        : wallet
    },
  },
})
