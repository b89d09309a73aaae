import { type CardPrice, cardPriceOf, offeredCardTypes } from '@strongroom/ledger/card'
import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { allowanceOf, priceOf } from '@strongroom/ledger/wallet'
import { contract, type wire } from '@strongroom/shared'
import { rows } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'
import { catalogueCalls } from '../platform/reference/catalogue-calls.ts'
import { cardCurrency } from './card-status.ts'
import { cardTypeCsv } from './words.ts'

/** A price of a type of card, or of a card without one, as the ledger takes it: it may be set with more places than the currency has. */
export const cardPriceNow = (
  catalogue: LiveCatalogue,
  price: CardPrice,
  type: string | undefined,
): string => {
  const [amount, currency] = [cardPriceOf(catalogue, price, type), cardCurrency(catalogue)]
  return (price === 'initial_balance' ? allowanceOf : priceOf)(amount, currency).amount
}

/** The types of cards that are offered, with their prices of now. */
export const cardTypesOffered = (catalogue: LiveCatalogue): readonly wire.OfferedCardType[] =>
  offeredCardTypes(catalogue).map(({ id, name, name_zh, name_sc, name_ja, card_img }) => ({
    id,
    name,
    name_zh,
    name_sc,
    name_ja,
    card_img,
    currency: cardCurrency(catalogue).code,
    opening_fee: cardPriceNow(catalogue, 'opening_fee', id),
    initial_balance: cardPriceNow(catalogue, 'initial_balance', id),
    monthly_fee: cardPriceNow(catalogue, 'monthly_fee', id),
    annual_fee: cardPriceNow(catalogue, 'annual_fee', id),
  }))

/** A card's type as its holder sees it; null for a card without one. */
export const cardTypeSeen = (
  catalogue: LiveCatalogue,
  type: string | undefined,
): wire.CardTypeSeen | null => {
  const found = type === undefined ? undefined : catalogue.get('card-type', type)
  if (type === undefined || !found) return null
  const { name, name_zh, name_sc, name_ja, card_img } = found
  return { id: type, name, name_zh, name_sc, name_ja, card_img }
}

/** A card's type as lists of administrators name it. */
export const cardTypeListed = (catalogue: LiveCatalogue, card_type: string | null) => ({
  card_type,
  card_type_name: cardTypeSeen(catalogue, card_type ?? undefined)?.name ?? card_type,
})

/** Types of cards: kept like all reference data, and shown to everybody as they are offered. */
export const cardTypes: readonly Call[] = [
  ...catalogueCalls({
    kind: 'card-type',
    calls: contract.cardType,
    csv: cardTypeCsv,
    unique: ['name'],
    picture: { path: 'card_img', isNeeded: false },
  }),
  implement(contract.cardType.offered, {
    handler: async (_, { catalogue }) => rows(cardTypesOffered(catalogue)),
  }),
]
