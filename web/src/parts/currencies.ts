import { queryOf } from '../client/query-of.ts'
import { currentTag } from '../i18n/i18n.ts'

/** Every currency the house offers, with the places its books keep. */
export const currenciesQuery = queryOf('currency.list', undefined, { staleTime: 300_000 })

/** Every currency with each network it can come in on. */
export const networksQuery = queryOf('catalogue.fixedNetworks', undefined, { staleTime: 300_000 })

/** Name of a currency in the reader's language, where the browser knows it; otherwise, and in English, the house's name. */
export function currencyName(code: string, name: string): string {
  const tag = currentTag()
  // Four letters are a coin of the house, and no code that a browser may be asked about.
  if (tag.startsWith('en') || !/^[A-Z]{3}$/.test(code)) return name
  return new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }).of(code) ?? name
}
