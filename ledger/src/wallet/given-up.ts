import { type Currency, Decimal, Money } from '@strongroom/shared'
import { type FeeTerms, feeFor } from './checks.ts'
import { pocketOf, type Wallet } from './wallet.ts'

/** A way by which the house lets money of a currency out, and its fee. */
export type WayOut = FeeTerms & { readonly by: 'chain-send' | 'withdrawal' | 'send-payment' }

/** Every way by which the house lets money of a currency out now. */
export type WaysOut = { readonly currency: Currency; readonly ways: readonly WayOut[] }

/** An amount of a currency that a member agrees to give up, as a decimal string: what is more by then is not covered. */
export type AgreedRest = { readonly currency: string; readonly amount: string }

/** A balance that no way lets out, because the lowest fee would leave nothing of it. */
export type Rest = { readonly money: Money; readonly fee: Money }

/** The lowest fee of taking the smallest amount out; nothing where there is no way. */
const lowestFee = ({ currency, ways }: WaysOut): Money | undefined => {
  const unit = Money.of(new Decimal(10).pow(-currency.scale), currency)
  return ways
    .map(way => feeFor(unit, way))
    .reduce<Money | undefined>((low, fee) => (low && !fee.lessThan(low) ? low : fee), undefined)
}

/**
 * The balances that are worth no more than the fee of taking them out, and all of which is free. A currency without a way out has no fee,
 * and so nothing that bounds what could be given up of it: it is none of them, whatever it is worth.
 */
export const restsIn = (wallet: Wallet, waysOut: readonly WaysOut[]): readonly Rest[] =>
  Object.keys(wallet.balances).flatMap(code => {
    const out = waysOut.find(({ currency }) => currency.code === code)
    const fee = out && lowestFee(out)
    if (!fee) return []
    const money = pocketOf(wallet, 'available', out.currency)
    if (!money.isPositive() || fee.lessThan(money) || isBound(wallet, out.currency)) return []
    return [{ money, fee }]
  })

/** Whether money of the currency is locked, saved, or on the card, or is owed there. */
const isBound = (wallet: Wallet, currency: Currency): boolean =>
  (['locked', 'saving', 'card'] as const).some(pocket => !pocketOf(wallet, pocket, currency).isZero())

/** Whether a member has agreed to give all of it up. */
export const isAgreed = ({ money }: Rest, agreed: readonly AgreedRest[]): boolean =>
  agreed.some(
    ({ currency, amount }) => currency === money.currency.code && money.value.lessThanOrEqualTo(amount),
  )
