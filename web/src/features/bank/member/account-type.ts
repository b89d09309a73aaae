import { accountTypes } from '@strongroom/shared/words/bank/kind'
import { useWordsOf } from '../../../i18n/word.ts'

/** Location of a bank, in words. */
export const useAccountTypes = () => useWordsOf(accountTypes)
