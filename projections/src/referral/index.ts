export { listReferrals, type ReferralFilter, type ReferralRow } from './queries.ts'
