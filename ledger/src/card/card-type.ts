import { type ConfigCode, configOf, type Settings } from '../catalogue/configs.ts'
import type { Entry, KindName } from '../catalogue/kinds.ts'

/** The catalogue as far as types of cards need it: the live one, or a test's own. */
type CardCatalogue = Settings & {
  get<K extends KindName>(kind: K, id: string): Entry<K> | undefined
  list<K extends KindName>(kind: K): readonly (Entry<K> & { readonly id: string })[]
}

/** The prices that a type of card may have of its own, and the settings that hold where it has none. */
export const cardPrices = {
  opening_fee: 'openCardFee',
  initial_balance: 'cardInitialBalance',
  monthly_fee: 'cardMonthlyFee',
  annual_fee: 'cardAnnualFee',
} as const satisfies Readonly<Partial<Record<keyof Entry<'card-type'>, ConfigCode>>>
/** The name of one such price. */
export type CardPrice = keyof typeof cardPrices

/** A price of a type of card now, in the currency of cards; of a card without a type, or of one that is gone, the setting. */
export const cardPriceOf = (
  catalogue: Pick<CardCatalogue, 'get'>,
  price: CardPrice,
  type: string | undefined,
): string =>
  (type === undefined ? null : catalogue.get('card-type', type)?.[price]) ??
  configOf(catalogue, cardPrices[price])

/** The types of cards that are offered, in their order. */
export const offeredCardTypes = (
  catalogue: Pick<CardCatalogue, 'list'>,
): readonly (Entry<'card-type'> & { readonly id: string })[] =>
  catalogue.list('card-type').filter(({ status }) => status === 1)

/** The type that a new card gets, as the edge has looked it up. */
export type CardTypeGiven = { readonly id: string; readonly isOffered: boolean }

/** The type that is asked for, or else the first that is offered; nothing where none is asked for and none offered. */
export const cardTypeFor = (
  catalogue: CardCatalogue,
  asked: string | undefined,
): CardTypeGiven | undefined => {
  const id = asked ?? offeredCardTypes(catalogue)[0]?.id
  return id === undefined ? undefined : { id, isOffered: catalogue.get('card-type', id)?.status === 1 }
}

/** The type that the member has chosen is not offered. */
export type CardTypeNotOffered = { readonly kind: 'card-type-not-offered' }

/** The refusal of a new card of a type that is not offered, if it is none. */
export const notOffered = (type: CardTypeGiven | undefined): CardTypeNotOffered | undefined =>
  type === undefined || type.isOffered ? undefined : { kind: 'card-type-not-offered' }

/** The type as facts and cases name it. */
export const typeNamed = (type: string | undefined): { readonly cardType?: string } =>
  type === undefined ? {} : { cardType: type }
