import { accept, type Currency, type Decision, Money, refuse } from '@strongroom/shared'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import { nobody, type ReviewRefusal } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type FillBounds, judgeFill } from './fill-price.ts'
import type { TradeFact } from './trade-facts.ts'
import { crosses, openOrder, paidByBuyer, worth } from './trade-order.ts'

/** Fills an order, in part or whole, at its limit price: by an administrator, or by the job that watches prices. */
export type FillTrade = {
  readonly type: 'FillTrade'
  /** `amount` in base; all that is left when absent. */
  readonly input: { readonly orderId: string; readonly amount?: string | undefined }
  readonly given: {
    readonly base: Currency
    readonly target: Currency
    /** The administrator's uid; or the price that the job saw. */
    readonly by: { readonly approver: string } | { readonly market: string }
    readonly bounds: FillBounds
  }
}
/** Another administrator has to agree first. */
type SecondNeeded = { readonly kind: 'second-needed' }
type FillTradeRefusal =
  | ReviewRefusal
  | { readonly kind: 'limit-not-reached' }
  | { readonly kind: 'price-absurd' }
  | SecondNeeded
  | AmountNotPositive
  | TooManyPlaces
  | { readonly kind: 'more-than-left'; readonly left: string; readonly currency: string }
  | { readonly kind: 'amount-too-small' }

/**
 * Fills an order at its limit price, in full or in part: one that is worse for the house than the market by more than the policy's
 * share only once two administrators agree, and an absurd one never. The member's receipt is rounded down, part by part; a buy is paid with
 * the locked money that the rest does not need, so that nothing stays behind the last part.
 */
export const decideFill = (
  { input, given }: FillTrade,
  wallet: Wallet,
): Decision<TradeFact, FillTradeRefusal> => {
  const { by, base, target, bounds } = given
  const open = openOrder(wallet, input.orderId, 'approver' in by ? by.approver : nobody)
  if ('refusal' in open) return refuse(open.refusal)
  const { found: order } = open
  if ('market' in by && !crosses(order, by.market)) return refuse({ kind: 'limit-not-reached' })
  const judged = judgeFill(order, bounds)
  if (judged === 'absurd') return refuse({ kind: 'price-absurd' })
  if (judged === 'far' && !bounds.byTwo) return refuse({ kind: 'second-needed' })
  const asked = askedAmount(input.amount ?? order.left, base)
  if ('refusal' in asked) return refuse(asked.refusal)
  const amount = asked.money
  const left = Money.of(order.left, base).minus(amount)
  if (left.isNegative()) return refuse({ kind: 'more-than-left', left: order.left, currency: base.code })
  const value = worth(amount, order.price, target)
  if (!value.isPositive()) return refuse({ kind: 'amount-too-small' })

  // Nothing below this line may refuse.
  const [paid, received] =
    order.side === 'sell'
      ? [amount, value]
      : [paidByBuyer({ reserved: Money.of(order.reserved, target), left, price: order.price }), amount]
  return accept({
    type: 'TradeFilled',
    orderId: input.orderId,
    amount: amount.amount,
    left: left.amount,
    paid: paid.amount,
    paidCurrency: paid.currency.code,
    received: received.amount,
    receivedCurrency: received.currency.code,
    ...('market' in by ? { market: by.market } : {}),
    legs: together(
      move(paid, { from: userAccount(wallet.uid, 'locked'), to: 'house:trade' }),
      move(received, { from: 'house:trade', to: userAccount(wallet.uid, 'available') }),
    ),
  })
}
