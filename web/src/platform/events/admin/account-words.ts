import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CommonAccount, Pocket } from '@strongroom/shared'

const ACCOUNTS: Readonly<Record<CommonAccount | `user:*:${Pocket}`, MessageDescriptor>> = {
  'user:*:available': msg({ message: 'Members, available', context: 'account' }),
  'user:*:locked': msg({ message: 'Members, locked', context: 'account' }),
  'user:*:saving': msg({ message: 'Members, in fixed deposits', context: 'account' }),
  'user:*:card': msg({ message: 'Members, on cards', context: 'account' }),
  'house:fees': msg({ message: 'Fees', context: 'account' }),
  'house:card-fees': msg({ message: 'Card fees', context: 'account' }),
  'house:swap': msg({ message: 'Swaps', context: 'account' }),
  'house:trade': msg({ message: 'Trades', context: 'account' }),
  'house:interest': msg({ message: 'Interest', context: 'account' }),
  'house:bonus': msg({ message: 'Bonuses', context: 'account' }),
  'house:given-up': msg({ message: 'Given up by members who left', context: 'account' }),
  'house:transit': msg({ message: 'Between members', context: 'account' }),
  'world:bank': msg({ message: 'At banks', context: 'account' }),
  'world:chain': msg({ message: 'On chain', context: 'account' }),
  'world:fps': msg({ message: 'By FPS', context: 'account' }),
  'world:card-network': msg({ message: 'At the card network', context: 'account' }),
  'world:adjustment': msg({ message: 'Adjustments', context: 'account' }),
}

/** The accounts of the books, in the order of their list. */
export const BOOK_ACCOUNTS = Object.keys(ACCOUNTS)

const words: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(ACCOUNTS))

/** The name of an account of the books; one of a log that was changed by its name there. */
export function useAccountWords(): (account: string) => string {
  const { i18n } = useLingui()
  return account => {
    const known = words.get(account)
    return known ? i18n._(known) : account
  }
}
