export type {
  IdentityRefusal,
  KycRecord,
} from './identity.ts'
