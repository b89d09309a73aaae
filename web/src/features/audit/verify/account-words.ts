import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CommonAccount } from '@strongroom/shared'
import { usePocketWords } from '../../../platform/events/admin/event-words.ts'

/** The accounts that are no member's. */
const ACCOUNTS: Readonly<Record<CommonAccount, MessageDescriptor>> = {
  'house:fees': msg({ message: 'House, fees', context: 'account' }),
  'house:swap': msg({ message: 'House, swaps', context: 'account' }),
  'house:interest': msg({ message: 'House, interest', context: 'account' }),
  'house:bonus': msg({ message: 'House, bonuses', context: 'account' }),
  'house:trade': msg({ message: 'House, trades', context: 'account' }),
  'house:transit': msg({ message: 'On its way between members', context: 'account' }),
  'house:card-fees': msg({ message: 'House, card fees', context: 'account' }),
  'house:given-up': msg({ message: 'House, given up by members who left', context: 'account' }),
  'world:bank': msg({ message: 'Outside, bank', context: 'account' }),
  'world:chain': msg({ message: 'Outside, blockchain', context: 'account' }),
  'world:fps': msg({ message: 'Outside, FPS', context: 'account' }),
  'world:card-network': msg({ message: 'Outside, card network', context: 'account' }),
  'world:adjustment': msg({ message: 'Outside, adjustment', context: 'account' }),
}

const words: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(ACCOUNTS))

/** An account of the books in words. One that this page does not know stays as it is written. */
export function useAccountWords(): (account: string) => string {
  const { t, i18n } = useLingui()
  const pocketWords = usePocketWords()
  return account => {
    const [kind, uid = '', pocket = ''] = account.split(':')
    if (kind === 'user') return t`User ID ${uid}, ${pocketWords(pocket)}`
    const known = words.get(account)
    return known ? i18n._(known) : account
  }
}
