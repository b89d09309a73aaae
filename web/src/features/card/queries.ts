import type { wire } from '@strongroom/shared'
import { queryOf } from '../../client/query-of.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

/** The types of cards that are offered, with their prices, as everybody may read them. */
export const cardTypesQuery = queryOf('cardType.offered', { isPublic: true }, { staleTime: 300_000 })

/** The name of a type of card in the reader's language, where administrators have given it one; else in English. */
export const cardTypeName = (type: Omit<wire.CardTypeSeen, 'card_img'>): string => {
  const language = currentLanguage()
  return (language === 'en' ? '' : type[`name_${language}`]) || type.name
}
