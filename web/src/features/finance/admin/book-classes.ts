import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'

/** The names of the classes of accounts. */
export const BOOK_CLASSES: Readonly<Record<wire.BookClass, MessageDescriptor>> = {
  assets: msg({ message: 'Assets', context: 'books' }),
  liabilities: msg({ message: 'Liabilities', context: 'books' }),
  equity: msg({ message: 'Equity', context: 'books' }),
  income: msg({ message: 'Income', context: 'books' }),
  expenses: msg({ message: 'Expenses', context: 'books' }),
}
