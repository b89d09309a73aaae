export { allMarketsOf, crossPrice } from './markets.ts'
export { demoPrices, type PriceSource, type Prices, pricesOf } from './prices.ts'
export {
  type CatalogueRow,
  getCatalogueEntry,
  type LastChange,
  lastChanges,
  listCatalogue,
} from './queries.ts'
