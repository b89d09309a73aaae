import * as v from 'valibot'
import { entryAccounts } from '../../book-accounts.ts'
import { id, words } from '../words.ts'
import { statementItemId } from './reconciliation.ts'

/** An account that an entry by hand may name. */
export const entryAccount = v.picklist(entryAccounts)

/** Books an open item between its statement's account and another one of the house. */
export const bookItemBody = v.strictObject({
  statement: id,
  item: statementItemId,
  account: entryAccount,
  reason: words(300),
})
