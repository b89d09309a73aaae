import { ownerOf } from '@strongroom/ledger/book'
import type { CommonAccount, wire } from '@strongroom/shared'

/** Journal headings of the accounts that are no member's: assets, liabilities, income, costs, and the house's own positions. */
const PLACES: Readonly<Record<CommonAccount, `${wire.BookClass}:${string}`>> = {
  'world:bank': 'assets:bank',
  'world:chain': 'assets:chain',
  'world:fps': 'assets:fps',
  'world:card-network': 'assets:card-network',
  'world:adjustment': 'equity:adjustments',
  'house:fees': 'income:fees',
  'house:card-fees': 'income:card-fees',
  'house:given-up': 'income:given-up',
  'house:bank-interest': 'income:bank-interest',
  'house:bank-charges': 'expenses:bank-charges',
  'house:interest': 'expenses:interest',
  'house:bonus': 'expenses:bonuses',
  'house:swap': 'equity:swaps',
  'house:trade': 'equity:trades',
  'house:card-processor': 'liabilities:card-processor',
  'house:transit': 'liabilities:transit',
}

const places: ReadonlyMap<string, `${wire.BookClass}:${string}`> = new Map(Object.entries(PLACES))

/**
 * The name of an account of the books in a journal for accountants: `liabilities:members:100044:USD:available`. Members
 * are named by their number alone. An account that the books do not know, of a log that was changed, is equity under its own name.
 */
export const journalAccount = (account: string, currency: string): `${wire.BookClass}:${string}` => {
  const owner = ownerOf(account)
  if (owner) return `liabilities:members:${owner.uid}:${currency}:${owner.pocket}`
  return places.get(account) ?? `equity:${account}`
}

/** The class of an account of the books, as journals have it. */
export const classOf = (account: string): wire.BookClass => {
  const [first] = journalAccount(account, '').split(':')
  return first as wire.BookClass
}
