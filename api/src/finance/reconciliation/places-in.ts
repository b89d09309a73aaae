import type { LiveCatalogue } from '@strongroom/ledger/catalogue'

/** The decimal places of the currencies of the books. */
export const placesIn = (catalogue: LiveCatalogue): Readonly<Record<string, number>> =>
  Object.fromEntries(catalogue.list('currency').map(({ id, scale }) => [id, scale]))
