export {
  findKycRecords,
  getKycStanding,
  type KycFilter,
  type KycRecordRow,
  type KycStandingRow,
  listKycRecords,
  newestKycRecord,
} from './queries.ts'
