import { msg, type Word } from '#words'
import type { CommonAccount, Pocket } from '../../book-accounts.ts'

/** The name of each account of the books, members' by their pockets, in the order of a list of them. */
export const bookAccounts: Readonly<Record<CommonAccount | `user:*:${Pocket}`, Word>> = {
  'user:*:available': msg({ message: 'Members, available', context: 'account' }),
  'user:*:locked': msg({ message: 'Members, locked', context: 'account' }),
  'user:*:saving': msg({ message: 'Members, in fixed deposits', context: 'account' }),
  'user:*:card': msg({ message: 'Members, on cards', context: 'account' }),
  'house:fees': msg({ message: 'Fees', context: 'account' }),
  'house:card-fees': msg({ message: 'Card fees', context: 'account' }),
  'house:swap': msg({ message: 'Swaps', context: 'account' }),
  'house:trade': msg({ message: 'Trades', context: 'account' }),
  'house:interest': msg({ message: 'Interest', context: 'account' }),
  'house:bank-interest': msg({ message: 'Interest from banks', context: 'account' }),
  'house:bank-charges': msg({ message: 'Charges of banks', context: 'account' }),
  'house:bonus': msg({ message: 'Bonuses', context: 'account' }),
  'house:card-processor': msg({ message: 'Owed to the card’s processor', context: 'account' }),
  'house:given-up': msg({ message: 'Given up by members who left', context: 'account' }),
  'house:transit': msg({ message: 'Between members', context: 'account' }),
  'world:bank': msg({ message: 'At banks', context: 'account' }),
  'world:chain': msg({ message: 'On chain', context: 'account' }),
  'world:fps': msg({ message: 'By FPS', context: 'account' }),
  'world:card-network': msg({ message: 'At the card network', context: 'account' }),
  'world:adjustment': msg({ message: 'Adjustments', context: 'account' }),
}
