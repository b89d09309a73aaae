import { accept, type Currency, type Decision, Money, refuse, sumOf } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keptAt } from '../book/persistent-map.ts'
import { code, day, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { CardMissing } from './card-standing.ts'
import { freedBy, withNumberFreed } from './disposable-number.ts'
import { noPurchase, withMessage, withPurchase } from './purchase-state.ts'

const facts = {
  /**
   * The amount that is still held comes back, or a part of it. One that comes before its purchase releases nothing, and lets none
   * through. `frees`: the disposable number that this purchase alone had used.
   */
  CardPurchaseReleased: {
    version: 1,
    schema: v.object({
      authorisationId: id,
      messageId: id,
      currency: code,
      amount: decimal,
      because: v.picklist(['reversed', 'expired', 'late']),
      frees: v.optional(id),
      on: day,
      legs,
    }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The processor gives a purchase up, its hold is over, or our own *yes* came too late for it. Without an amount: all of it. */
export type ReleaseCardPurchase = {
  readonly type: 'ReleaseCardPurchase'
  readonly input: {
    readonly authorisationId: string
    readonly messageId: string
    readonly amount?: string | undefined
    readonly because: 'reversed' | 'expired' | 'late'
  }
  readonly given: { readonly currency: Currency; readonly today: string }
}
type ReleaseRefusal = CardMissing | AmountNotPositive | TooManyPlaces

/** Gives back what is held, as much as is: a message for more than is left releases what is left. */
const decideRelease = (
  { input, given: { currency, today: on } }: ReleaseCardPurchase,
  wallet: Wallet,
): Decision<Facts, ReleaseRefusal> => {
  const { authorisationId, messageId, because } = input
  if (keptAt(wallet.cardMessages, messageId)) return accept()
  if (!wallet.card) return refuse({ kind: 'card-missing' })
  const known = keptAt(wallet.cardPurchases, authorisationId)
  const held = Money.of(known?.held ?? '0', currency)
  const asked = input.amount === undefined ? { money: held } : askedAmount(input.amount, currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  if (known ? held.isZero() : because !== 'reversed') return accept()

  // Nothing below this line may refuse.
  const money = asked.money.minus(held).isPositive() ? held : asked.money
  const back = move(money, { from: userAccount(wallet.uid, 'locked'), to: userAccount(wallet.uid, 'card') })
  const told = { authorisationId, messageId, currency: currency.code, amount: money.amount }
  const isWhole = known?.captured === '0' && money.minus(held).isZero() && because !== 'expired'
  const frees = isWhole ? freedBy(wallet, authorisationId) : undefined
  return accept({
    type: 'CardPurchaseReleased',
    ...told,
    because,
    ...(frees === undefined ? {} : { frees }),
    on,
    legs: back,
  })
}

/** The hold of a purchase, given back. */
export const cardRelease = movement({
  facts,
  commands: { ReleaseCardPurchase: decideRelease },
  whileFrozen: { ReleaseCardPurchase: 'goes-on' },
  evolve: {
    CardPurchaseReleased: (wallet, { authorisationId, messageId, amount, because, frees, on }) => {
      const known = keptAt(wallet.cardPurchases, authorisationId) ?? noPurchase(on)
      const held = sumOf(known.held, `-${amount}`)
      const isOver = held === '0'
      const end = known.captured !== '0' ? 'captured' : because === 'expired' ? 'expired' : 'reversed'
      const freed = withNumberFreed(withMessage(wallet, messageId), frees)
      return withPurchase(freed, authorisationId, {
        ...known,
        authorised: sumOf(known.authorised, `-${amount}`),
        held,
        ended: isOver ? end : known.ended,
      })
    },
  },
})
