export { accept, type Decision, refuse } from './decision.ts'
export {
  type Currency,
  Decimal,
  Money,
  parseDecimal,
  placesOf,
  roundDown,
  roundHalfUp,
  shownPlaces,
} from './money.ts'
export * as wire from './wire/index.ts'
