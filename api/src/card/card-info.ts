import { openCardVipLevel } from '@strongroom/ledger/bank'
import { allKept } from '@strongroom/ledger/book'
import {
  cardStablecoins,
  cardTypeFor,
  chargedOn,
  leftToday,
  noRules,
  spentOn,
  withdrawnOn,
} from '@strongroom/ledger/card'
import { configOf, type LiveCatalogue } from '@strongroom/ledger/catalogue'
import { pocketOf, type Wallet, walletDecider } from '@strongroom/ledger/wallet'
import { listCardOrders } from '@strongroom/projections/card'
import { Decimal, sumOf, type wire } from '@strongroom/shared'
import { atScale, isShown } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'
import { cardCurrency, cardStatusOf, dayOf, openingUnderWay, openingWaits } from './card-status.ts'
import { cardPriceNow, cardTypeSeen, cardTypesOffered } from './card-types.ts'
import { chargeLimitsOf } from './charge-command.ts'

/** The page of the other provider, while cards can be opened through it. */
export const providerPage = (catalogue: LiveCatalogue): string | undefined =>
  isProviderOn(catalogue) ? configOf(catalogue, 'cardWixpayUrl') : undefined

/** Whether cards can be opened through the other provider. */
export const isProviderOn = (catalogue: LiveCatalogue): boolean =>
  configOf(catalogue, 'cardWixpayStatus') === '1'

const inDollars = ({ catalogue }: Parts, amount: string) =>
  atScale(catalogue, cardCurrency(catalogue).code, amount)

const currencies = ({ catalogue }: Parts) => cardStablecoins.filter(code => isShown(catalogue, code))

/** Why the last order was rejected, while there is neither a card nor anything that waits. */
const rejectedOf = async ({ db }: Parts, wallet: Wallet): Promise<string | null> => {
  if (wallet.card || openingUnderWay(wallet)) return null
  if (!allKept(wallet.cardOrders).some(({ status }) => status === 'rejected')) return null
  const newest = {
    uid: wallet.uid,
    page: 1,
    limit: 1,
    sort: 'created_date',
    order: 'desc',
    timeZone: 'UTC',
  } as const
  return (await listCardOrders(db, newest)).rows[0]?.reason ?? null
}

const openingOf = async (parts: Parts, wallet: Wallet): Promise<wire.CardInfo['opening']> => {
  const { catalogue } = parts
  const url = providerPage(catalogue)
  const usual = cardTypeFor(catalogue, undefined)?.id
  return {
    fee: cardPriceNow(catalogue, 'opening_fee', usual),
    initialBalance: cardPriceNow(catalogue, 'initial_balance', usual),
    types: [...cardTypesOffered(catalogue)],
    currencies: currencies(parts),
    vipLevel: openCardVipLevel,
    ...openingWaits(wallet),
    rejected: await rejectedOf(parts, wallet),
    provider: url === undefined ? null : { url },
  }
}

const chargingOf = (parts: Parts, wallet: Wallet, today: string): wire.CardInfo['charging'] => {
  const { minimum, maximum, daily: ofHouse } = chargeLimitsOf(parts.catalogue)
  const daily = Decimal.min(ofHouse, wallet.card?.limit?.amount ?? ofHouse).toFixed()
  return {
    minimum: inDollars(parts, minimum),
    maximum: inDollars(parts, maximum),
    left: inDollars(parts, leftToday(wallet, { daily, today })),
    feeRate: configOf(parts.catalogue, 'cardRechargeFeeRate'),
    pending: inDollars(parts, pendingOf(wallet)),
    currencies: currencies(parts),
  }
}

const dailyOf = (parts: Parts, wallet: Wallet, today: string): wire.CardInfo['daily'] => {
  const limit = wallet.card?.limit?.amount
  return {
    limit: limit === undefined ? null : inDollars(parts, limit),
    charged: inDollars(parts, chargedOn(wallet, today)),
    withdrawn: inDollars(parts, withdrawnOn(wallet, today)),
    spent: inDollars(parts, spentOn(wallet, today)),
  }
}

const rulesOf = ({ card }: Wallet): wire.CardRules => {
  const { off, kindsOff, onlyIn, limits } = card?.rules ?? noRules
  return {
    off: [...off],
    kindsOff: [...kindsOff],
    ...(onlyIn ? { onlyIn: [...onlyIn] } : {}),
    limits: [...limits],
  }
}

const heldOf = ({ cardPurchases }: Wallet): string =>
  allKept(cardPurchases).reduce((sum, { held }) => sumOf(sum, held), '0')

const purchasingOf = ({ cardProcessor, catalogue }: Parts): wire.CardInfo['purchasing'] =>
  cardProcessor
    ? {
        demo: cardProcessor.source === 'demo' ? 1 : 0,
        numbers: cardProcessor.giveNumber ? 1 : 0,
        maximum: configOf(catalogue, 'cardPurchaseMaximum'),
        day: configOf(catalogue, 'cardPurchaseDaily'),
        month: configOf(catalogue, 'cardPurchaseMonthly'),
        cash: configOf(catalogue, 'cardCashDaily'),
      }
    : null

/** A member's view of their card, and the present terms of opening and charging one. */
export const cardInfo = async (parts: Parts, uid: string, now: Date): Promise<wire.CardInfo> => {
  const { ledger, cardHolders, cardRecords, catalogue } = parts
  const [{ state: wallet }, holder, printed] = await Promise.all([
    ledger.load(walletDecider, uid),
    cardHolders.of(uid),
    cardRecords.of([uid]),
  ])
  const { last4 = null, expiry = null } = printed.get(uid) ?? {}
  const type = wallet.card ? wallet.card.cardType : cardTypeFor(catalogue, undefined)?.id
  return {
    status: cardStatusOf(wallet),
    id: wallet.card?.cardId ?? null,
    card_type: cardTypeSeen(catalogue, wallet.card?.cardType),
    currency: cardCurrency(catalogue).code,
    balance: inDollars(parts, pocketOf(wallet, 'card', cardCurrency(catalogue)).amount),
    card_number: last4,
    expiry,
    monthly_fee: cardPriceNow(catalogue, 'monthly_fee', type),
    monthly_fee_day: Number(configOf(catalogue, 'cardMonthlyFeeDay')),
    annual_fee: cardPriceNow(catalogue, 'annual_fee', type),
    holder,
    frozen: wallet.card?.frozen ? 1 : 0,
    daily: dailyOf(parts, wallet, dayOf(now)),
    rules: rulesOf(wallet),
    held: inDollars(parts, heldOf(wallet)),
    purchasing: purchasingOf(parts),
    opening: await openingOf(parts, wallet),
    charging: chargingOf(parts, wallet, dayOf(now)),
  }
}

const pendingOf = ({ cardCharges }: Wallet): string =>
  allKept(cardCharges)
    .filter(({ status }) => status === 'pending')
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
    .toFixed()
