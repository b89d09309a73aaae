export {
  type ApplyForVip,
  type ApproveVip,
  type RejectVip,
  type VipApplicationStatus,
  type VipRefusal,
  type Volume,
  volumes,
} from './vip-application.ts'
