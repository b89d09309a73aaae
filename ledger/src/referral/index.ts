export { type BonusTerms, grantBonuses, isVerified } from './flow.ts'
