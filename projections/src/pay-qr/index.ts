export {
  type ExpiredPayCode,
  findPayCode,
  listExpiredPayCodes,
  listPayCodeScans,
  listPayCodes,
  type PayCodeFilter,
  type PayCodeRow,
  type PayCodeScanRow,
} from './queries.ts'
