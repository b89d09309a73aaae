export {
  findVipApplications,
  listVipApplications,
  type VipApplicationFilter,
  type VipApplicationRow,
} from './queries.ts'
