export type { KycRecord } from '../account/member-state.ts'
export type { IdentityRefusal } from './identity.ts'
