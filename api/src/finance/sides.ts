import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { atScale } from '../command/money.ts'

/** A signed amount in two columns: what was taken out of an account is a debit, what was put in a credit; zero is neither. */
export const sidesOf = (catalogue: LiveCatalogue, currency: string, amount: string) => {
  const isTaken = amount.startsWith('-')
  const shown = atScale(catalogue, currency, isTaken ? amount.slice(1) : amount)
  if (/^0*\.?0*$/.test(shown)) return { debit: null, credit: null }
  return isTaken ? { debit: shown, credit: null } : { debit: null, credit: shown }
}
