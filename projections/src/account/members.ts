import { uidOf } from '../event-parts.ts'
import type { PartOf } from '../rows.ts'
import { byFact, type FactsNamed } from '../runner/by-fact.ts'
import { type AnyEvent, insert, type Projection, patch } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'

/** Facts of a member's stream that leave their standing as it is. */
type WithoutEffect =
  | 'MemberEdited'
  | 'KycErased'
  | 'VipApplied'
  | 'VipApplicationApproved'
  | 'VipApplicationRejected'

type StandingFacts =
  | FactsNamed<'Member' | 'Kyc' | 'Vip'>
  | 'QuickPaySwitched'
  | 'UserGroupSet'
  | 'RoleSet'
  | 'WalletFrozen'
  | 'WalletUnfrozen'

/** Members' standing with the house. */
export const members: Projection<'members'> = {
  name: 'members',
  version: 5,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { members: ['uid'] },
  changes: byFact<Exclude<StandingFacts, WithoutEffect>>({
    MemberRegistered: ({ userType: user_type }, event) => [
      insert('members', { uid: uidOf(event), ...newcomer, user_type, registered_at: event.at }),
    ],
    KycSubmitted: (_, event) => set(event, { kyc_status: 0 }),
    KycDecided: ({ status }, event) => set(event, { kyc_status: status }),
    VipSet: ({ level }, event) => set(event, { vip_level: level }),
    UserGroupSet: ({ group }, event) => set(event, { user_group: group }),
    QuickPaySwitched: ({ on }, event) => set(event, { quickpay_status: on ? 1 : 0 }),
    MemberDisabled: (_, event) => set(event, { enabled: false }),
    MemberEnabled: (_, event) => set(event, { enabled: true }),
    MemberDeleted: (_, event) => set(event, { enabled: false }),
    WalletFrozen: (_, event) => set(event, { frozen: true }),
    WalletUnfrozen: (_, event) => set(event, { frozen: false }),
    RoleSet: ({ role }, event) => set(event, { role }),
  }),
}

/** As the rules begin them (`memberDecider.initial`). */
const newcomer = {
  enabled: true,
  frozen: false,
  kyc_status: -1,
  vip_level: 0,
  user_group: null,
  quickpay_status: 1,
  role: 'member',
} as const

const set = (event: AnyEvent, row: PartOf<'members'>) => [patch('members', { uid: uidOf(event) }, row)]
