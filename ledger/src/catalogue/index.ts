export {
  type CatalogueCommand,
  type CatalogueEntry,
  type CatalogueFact,
  type CatalogueRefusal,
  catalogueDecider,
  catalogueId,
  idOf,
} from './catalogue.ts'
export type { Config, ConfigUnit } from './config-units.ts'
export {
  type ConfigCode,
  configOf,
  configs,
  describedSetting,
  isConfigCode,
} from './configs.ts'
export { type DayPricesFact, dayPricesDecider } from './day-prices.ts'
export { type LiveCatalogue, openCatalogue } from './flow.ts'
export { type Entry, type Kind, type KindName, kinds } from './kinds.ts'
export {
  type TermName,
  type Tier,
  termNames,
  termOfGroup,
  termsOf,
} from './member-terms.ts'
export {
  type ActName,
  type Alone,
  actNames,
  acts,
  type Policies,
  type Policy,
  type PolicyEntry,
  policyOf,
  usualOf,
} from './policies.ts'
export { type HouseEntry, stillMissing } from './still-missing.ts'
