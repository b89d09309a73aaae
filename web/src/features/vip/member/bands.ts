import { quantities, volumes } from '@strongroom/shared/words/vip/band'
import { useWordsOf } from '../../../i18n/word.ts'

/** How large a single transaction is meant to be. */
export const useVolumes = () => useWordsOf(volumes)

/** How many gift cards in all. */
export const useQuantities = () => useWordsOf(quantities)

/** A record of bands as a select takes it. */
export const choicesOf = (bands: Readonly<Record<number, string>>) =>
  Object.entries(bands).map(([value, label]) => ({ value, label }))
