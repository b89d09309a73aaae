import type { wire } from '@strongroom/shared'
import { currentLanguage } from '../../i18n/i18n.ts'

/** The name of a type of card in the reader's language, where administrators have given it one; else in English. */
export const cardTypeName = (type: Omit<wire.CardTypeSeen, 'card_img'>): string => {
  const language = currentLanguage()
  return (language === 'en' ? '' : type[`name_${language}`]) || type.name
}
