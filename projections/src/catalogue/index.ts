export { demoPrices, type PriceSource, type Prices, pricesOf } from './prices.ts'
export { type CatalogueRow, getCatalogueEntry, listCatalogue } from './queries.ts'
