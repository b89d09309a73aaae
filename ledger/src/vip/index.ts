export type { VipApplicationStatus } from '../member/member-state.ts'
export {
  type ApplyForVip,
  type ApproveVip,
  type RejectVip,
  type VipRefusal,
  type Volume,
  volumes,
} from './vip-application.ts'
