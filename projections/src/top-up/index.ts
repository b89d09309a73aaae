export {
  countMembersByTxid,
  findTopUps,
  listCreditedTopUps,
  listTopUps,
  sumTopUps,
  type TopUpFilter,
  type TopUpRow,
} from './queries.ts'
