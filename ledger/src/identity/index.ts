export type { KycRecord } from '../member/member-state.ts'
export type { IdentityRefusal } from './identity.ts'
