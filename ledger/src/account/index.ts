export {
  type KycStatus,
  type Member,
  type MemberCommand,
  type MemberFact,
  type MemberRefusal,
  memberDecider,
  type Role,
  type UserType,
} from './member.ts'
export { type EditableField, editableFields, type StandingCommand } from './standing.ts'
