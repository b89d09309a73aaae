export type { VipApplicationStatus } from '../account/member-state.ts'
export {
  type ApplyForVip,
  type ApproveVip,
  type RejectVip,
  type VipRefusal,
  type Volume,
  volumes,
} from './vip-application.ts'
