export type { TopUp } from '../wallet/cases.ts'
export { rejectTopUp, releaseRejected, submitTopUp } from './flow.ts'
export type { ApproveTopUp, RejectTopUp, SubmitTopUp } from './top-up.ts'
