import { openCardVipLevel } from '@strongroom/ledger/bank'
import { allKept } from '@strongroom/ledger/book'
import { cardStablecoins, leftToday } from '@strongroom/ledger/card'
import { configOf, type LiveCatalogue } from '@strongroom/ledger/catalogue'
import { allowanceOf, pocketOf, priceOf, type Wallet, walletDecider } from '@strongroom/ledger/wallet'
import { listCardOrders } from '@strongroom/projections/card'
import { Decimal, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { atScale, isShown } from '../http/money.ts'
import { createCardHolders } from '../vault/card-holders.ts'
import { createCardRecords } from '../vault/card-records.ts'
import { cardCurrency, cardStatusOf, dayOf } from './card-status.ts'

/** The page of the other provider, while cards can be opened through it. */
export const providerPage = (catalogue: LiveCatalogue): string | undefined =>
  isProviderOn(catalogue) ? configOf(catalogue, 'cardWixpayUrl') : undefined

/** Whether cards can be opened through the other provider. */
export const isProviderOn = (catalogue: LiveCatalogue): boolean =>
  configOf(catalogue, 'cardWixpayStatus') === '1'

/** What a member is told of their card, and of what opening and charging one takes now. */
export const cardInfoOf = ({ db, ledger, catalogue, config }: Parts) => {
  const holders = createCardHolders(db)
  const records = createCardRecords(db, config.secretKey)
  const inDollars = (amount: string) => atScale(catalogue, cardCurrency(catalogue).code, amount)
  /** What the books take of a member for it, which may have fewer places than the setting. */
  const costing = (amount: string) => priceOf(amount, cardCurrency(catalogue)).amount
  const currencies = () => cardStablecoins.filter(code => isShown(catalogue, code))

  /** Why the last order was rejected, while there is neither a card nor anything that waits. */
  const rejectedOf = async (wallet: Wallet): Promise<string | null> => {
    if (wallet.card || underWay(wallet)) return null
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

  const openingOf = async (wallet: Wallet): Promise<wire.CardInfo['opening']> => {
    const url = providerPage(catalogue)
    return {
      fee: costing(configOf(catalogue, 'openCardFee')),
      initialBalance: allowanceOf(configOf(catalogue, 'cardInitialBalance'), cardCurrency(catalogue)).amount,
      currencies: currencies(),
      vipLevel: openCardVipLevel,
      underWay: underWay(wallet),
      rejected: await rejectedOf(wallet),
      provider: url === undefined ? null : { url },
    }
  }

  const chargingOf = (wallet: Wallet, today: string): wire.CardInfo['charging'] => ({
    minimum: inDollars(configOf(catalogue, 'cardChargeMinimum')),
    maximum: inDollars(configOf(catalogue, 'cardChargeMaximum')),
    left: inDollars(leftToday(wallet, { daily: configOf(catalogue, 'cardChargeDaily'), today })),
    feeRate: configOf(catalogue, 'cardRechargeFeeRate'),
    pending: inDollars(pendingOf(wallet)),
    currencies: currencies(),
  })

  return async (uid: string, now: Date): Promise<wire.CardInfo> => {
    const [{ state: wallet }, holder, printed] = await Promise.all([
      ledger.load(walletDecider, uid),
      holders.of(uid),
      records.of([uid]),
    ])
    const { last4 = null, expiry = null } = printed.get(uid) ?? {}
    return {
      status: cardStatusOf(wallet.card),
      id: wallet.card?.cardId ?? null,
      currency: cardCurrency(catalogue).code,
      balance: inDollars(pocketOf(wallet, 'card', cardCurrency(catalogue)).amount),
      card_number: last4,
      expiry,
      monthly_fee: costing(configOf(catalogue, 'cardMonthlyFee')),
      monthly_fee_day: Number(configOf(catalogue, 'cardMonthlyFeeDay')),
      annual_fee: inDollars(configOf(catalogue, 'cardAnnualFee')),
      holder,
      opening: await openingOf(wallet),
      charging: chargingOf(wallet, dayOf(now)),
    }
  }
}

/** Whether a card of this member's already waits for the house: its transfer, or its order. */
const underWay = ({ card, deposits, cardOrders }: Wallet): wire.CardInfo['opening']['underWay'] => {
  if (card) return null
  const open = allKept(deposits).some(
    ({ target, status }) => target === 'open-card' && (status === 'submitted' || status === 'received'),
  )
  if (open) return 'voucher'
  return allKept(cardOrders).some(({ status }) => status === 'pending') ? 'order' : null
}

const pendingOf = ({ cardCharges }: Wallet): string =>
  allKept(cardCharges)
    .filter(({ status }) => status === 'pending')
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
    .toFixed()
