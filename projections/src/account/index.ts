export { countMembersSince, getMember, getMembers, listMembersOfRole, type MemberRow } from './queries.ts'
