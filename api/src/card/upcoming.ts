import { cardDuesBy, cardPriceOf } from '@strongroom/ledger/card'
import { configOf } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { Coming, Days } from '../command/coming.ts'
import type { Parts } from '../dependencies.ts'
import { cardCurrency } from './card-status.ts'

/** The fees that a member's card will cost, at the prices that hold now. */
export const cardFeesToCome = async (
  { ledger, catalogue }: Parts,
  uid: string,
  { from, to }: Days,
): Promise<readonly Coming[]> => {
  const { card } = (await ledger.load(walletDecider, uid)).state
  if (!card) return []
  const always = (price: 'monthly_fee' | 'annual_fee') => [
    { from: '0001-01-01', fee: cardPriceOf(catalogue, price, card.cardType) },
  ]
  const currency = cardCurrency(catalogue)
  const day = Number(configOf(catalogue, 'cardMonthlyFeeDay'))
  const terms = { fees: always('monthly_fee'), annual: always('annual_fee') }
  return cardDuesBy(card, { today: to, day, currency, ...terms })
    .filter(({ on }) => on >= from)
    .map(({ on, fee, annual }) => ({
      kind: annual ? 'card-annual-fee' : 'card-monthly-fee',
      direction: 'out',
      id: card.cardId,
      day: on,
      currency: currency.code,
      amount: fee,
    }))
}
