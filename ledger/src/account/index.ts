export { type KycStatus, type Member, type Role, roles, type UserType } from '../member/member-state.ts'
export type { CloseWallet } from './close-wallet.ts'
export { type MemberCommand, type MemberFact, type MemberRefusal, memberDecider } from './member.ts'
export { type EditableField, editableFields, type StandingCommand } from './standing.ts'
