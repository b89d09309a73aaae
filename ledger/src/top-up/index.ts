export { rejectTopUp, releaseRejected, submitTopUp } from './flow.ts'
export type { ApproveTopUp, RejectTopUp, SubmitTopUp, TopUp } from './top-up.ts'
