export { type Claim, type ClaimFact, type ClaimRefusal, claimDecider } from './claim.ts'
