import type { ChargeCard, ChargeCardRefusal } from '@strongroom/ledger/card'
import { configOf } from '@strongroom/ledger/catalogue'
import { availableOf, pocketOf, type WalletFact, type WalletRefusal } from '@strongroom/ledger/wallet'
import { isNameIn, Money, parseDecimal, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { currencyOf, isShown } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import type { Preview } from '../platform/money/preview.ts'
import { cardCurrency, dayOf, isCardPast } from './card-status.ts'

/** The specification's errors of charging a card. A member who is not verified gets a refusal of its own. */
const codes = {
  'identity-not-verified': undefined,
  'card-missing': 101,
  'card-in-review': 101,
  'card-blocked': 101,
  'card-expired': 101,
  'card-frozen': undefined,
  'not-a-stablecoin': 101,
  'charge-item-not-offered': 101,
  'too-many-places': 101,
  'price-changed': 102,
  'insufficient-funds': 103,
  'amount-not-positive': 105,
  'below-minimum': 106,
  'above-maximum': 107,
  'above-daily-limit': 107,
  'above-card-limit': undefined,
} as const satisfies Readonly<Record<ChargeCardRefusal['kind'], wire.RefusalCode | undefined>>

/** The answer to a charge that the ledger refuses. */
export const chargeRefused = (refusal: WalletRefusal): Reply =>
  refusalOf(refusal, isNameIn(codes, refusal.kind) ? codes[refusal.kind] : undefined)

type Asked = {
  readonly currency?: string | null | undefined
  readonly amount?: string | null | undefined
  readonly itemId?: string | null | undefined
  readonly id?: string | null | undefined
  readonly total?: string | undefined
}

/** The amount an item puts on the card, and its cost in a coin; undefined when it is not offered. */
const itemOf = ({ catalogue }: Parts, id: string | undefined, currency: string) => {
  const item = id === undefined ? undefined : catalogue.get('charge-item', id)
  if (item?.status !== 1) return undefined
  return { amount: item.amount, cost: currency === 'USDT' ? item.usdt_required : item.usdc_required }
}

/** Limits of card charges in dollars: of one charge, and of one card in a day. */
export const chargeLimitsOf = (catalogue: Parts['catalogue']) => ({
  minimum: configOf(catalogue, 'cardChargeMinimum'),
  maximum: configOf(catalogue, 'cardChargeMaximum'),
  daily: configOf(catalogue, 'cardChargeDaily'),
})

const givenTo = async (parts: Parts, uid: string, { currency, itemId }: ChargeCard['input'], now: Date) => ({
  verified: await isVerified(parts, uid),
  currency: currencyOf(parts.catalogue, currency),
  cardCurrency: cardCurrency(parts.catalogue),
  limits: chargeLimitsOf(parts.catalogue),
  feeRate: configOf(parts.catalogue, 'cardRechargeFeeRate'),
  item: itemOf(parts, itemId, currency),
  today: dayOf(now),
  expired: await isCardPast(parts, uid, dayOf(now)),
})

/** The command that charges a member's card as they asked, or the answer to what is no charge at all. */
export const chargeCommand = async (
  parts: Parts,
  uid: string,
  chargeId: string,
  { total, ...asked }: Asked,
  now: Date,
): Promise<{ readonly command: ChargeCard } | { readonly reply: Reply }> => {
  const itemId = asked.itemId || asked.id || undefined
  const currency = asked.currency ?? ''
  if (asked.amount && !parseDecimal(asked.amount))
    return { reply: refused(101, msg`Invalid charge information`) }
  const amount = asked.amount || itemOf(parts, itemId, currency)?.amount
  if (amount === undefined) {
    const isGone = itemId !== undefined
    return {
      reply: isGone
        ? refusalOf({ kind: 'charge-item-not-offered' }, 101)
        : refused(104, msg`Enter an amount`),
    }
  }
  if (!isShown(parts.catalogue, currency))
    return { reply: refusalOf({ kind: 'not-a-stablecoin', currency }, 101) }
  const input = {
    chargeId,
    currency,
    amount,
    ...(itemId ? { itemId } : {}),
    ...(total === undefined ? {} : { total }),
  }
  return { command: { type: 'ChargeCard', input, given: await givenTo(parts, uid, input, now) } }
}

type ChargeRequested = Extract<WalletFact, { readonly type: 'CardChargeRequested' }>

/** The amount a charge takes from the wallet, and the card's balance once finance has approved it. */
export const pricedOf = (
  { given }: ChargeCard,
  { fact, after }: Preview<ChargeRequested>,
): wire.CardChargePreview => {
  const cost = Money.of(fact.cost, given.currency)
  const amount = Money.of(fact.amount, given.cardCurrency)
  return {
    currency: fact.currency,
    cost: cost.amount,
    fee: fact.fee,
    total: cost.plus(Money.of(fact.fee, given.currency)).amount,
    balance: availableOf(after, given.currency).amount,
    cardCurrency: fact.cardCurrency,
    amount: amount.amount,
    cardBalance: pocketOf(after, 'card', given.cardCurrency).plus(amount).amount,
  }
}
