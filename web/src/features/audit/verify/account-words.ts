import { useLingui } from '@lingui/react/macro'
import { useAccountWords } from '../../../platform/events/admin/account-words.ts'
import { usePocketWords } from '../../../platform/events/admin/event-words.ts'

/** An account of the books in words, with its owner. One that this page does not know stays as it is written. */
export function useOwnedAccountWords(): (account: string) => string {
  const { t } = useLingui()
  const accountWords = useAccountWords()
  const pocketWords = usePocketWords()
  return account => {
    const [kind, uid = '', pocket = ''] = account.split(':')
    if (kind === 'user') return t`User ID ${uid}, ${pocketWords(pocket)}`
    const name = accountWords(account)
    if (name === account) return account
    return kind === 'house' ? t`House: ${name}` : t`Outside: ${name}`
  }
}
