import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { bookAccounts } from '@strongroom/shared/words/finance/account'
import { descriptorsOf } from '../../../i18n/word.ts'

/** The accounts of the books, in the order of their list. */
export const BOOK_ACCOUNTS = Object.keys(bookAccounts)

const words: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(descriptorsOf(bookAccounts)))

/** The name of an account of the books; one of a log that was changed by its name there. */
export function useAccountWords(): (account: string) => string {
  const { i18n } = useLingui()
  return account => {
    const known = words.get(account)
    return known ? i18n._(known) : account
  }
}
