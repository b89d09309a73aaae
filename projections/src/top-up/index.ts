export {
  findTopUps,
  listCreditedTopUps,
  listTopUps,
  type TopUpFilter,
  type TopUpRow,
} from './queries.ts'
