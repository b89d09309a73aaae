import { ownerOf } from '@strongroom/ledger/book'

/** Journal headings of the accounts that are no member's: assets, liabilities, income, costs, and the house's own positions. */
const PLACES: Readonly<Record<string, string>> = {
  'world:bank': 'assets:bank',
  'world:chain': 'assets:chain',
  'world:fps': 'assets:fps',
  'world:card-network': 'assets:card-network',
  'world:adjustment': 'equity:adjustments',
  'house:fees': 'income:fees',
  'house:card-fees': 'income:card-fees',
  'house:given-up': 'income:given-up',
  'house:interest': 'expenses:interest',
  'house:bonus': 'expenses:bonuses',
  'house:swap': 'equity:swaps',
  'house:trade': 'equity:trades',
  'house:transit': 'liabilities:transit',
}

/**
 * The name of an account of the books in a journal for accountants: `liabilities:members:100044:USD:available`. Members
 * are named by their number alone. An account that has no place yet is equity, under its own name.
 */
export const journalAccount = (account: string, currency: string): string => {
  const owner = ownerOf(account)
  if (owner) return `liabilities:members:${owner.uid}:${currency}:${owner.pocket}`
  return PLACES[account] ?? `equity:${account}`
}
