import type { MemberFact } from '@strongroom/ledger/account'
import { type AnyFact, insert, type Projection, patch, type Row } from '../runner/projection.ts'
import { readSql } from '../runner/read-sql.ts'
import { uidOf } from '../uid-of.ts'

/** Members' standing with the house. */
export const members: Projection<'members'> = {
  name: 'members',
  version: 2,
  sql: readSql(import.meta.url, 'table.sql'),
  tables: { members: ['uid'] },
  changes: event => {
    if (!event.stream.startsWith('member-') || !isMemberFact(event.data)) return []
    const uid = uidOf(event)
    if (event.data.type !== 'MemberRegistered') {
      const set = setBy(event.data)
      return set ? [patch('members', { uid }, set)] : []
    }
    const registered_at = event.at
    return [insert('members', { uid, ...newcomer, user_type: event.data.userType, registered_at })]
  },
}

/** As the rules begin them (`memberDecider.initial`). */
const newcomer = { enabled: true, kyc_status: -1, vip_level: 0, quickpay_status: 1, role: 'member' } as const

type Later = Exclude<MemberFact, { type: 'MemberRegistered' }>

const setBy = (fact: Later): Row | undefined => {
  switch (fact.type) {
    case 'KycSubmitted':
      return { kyc_status: 0 }
    case 'KycDecided':
      return { kyc_status: fact.status }
    case 'VipSet':
      return { vip_level: fact.level }
    case 'QuickPaySwitched':
      return { quickpay_status: fact.on ? 1 : 0 }
    case 'MemberDisabled':
      return { enabled: false }
    case 'MemberEnabled':
      return { enabled: true }
    case 'MemberDeleted':
      return { enabled: false }
    case 'RoleSet':
      return { role: fact.role }
    case 'MemberEdited':
    case 'EarnSwitched':
    case 'VipApplied':
    case 'VipApplicationApproved':
    case 'VipApplicationRejected':
    case 'KycErased':
      return undefined
  }
}

const types: Readonly<Record<MemberFact['type'], true>> = {
  MemberRegistered: true,
  KycSubmitted: true,
  KycDecided: true,
  KycErased: true,
  VipSet: true,
  QuickPaySwitched: true,
  MemberDisabled: true,
  MemberEnabled: true,
  MemberEdited: true,
  RoleSet: true,
  EarnSwitched: true,
  VipApplied: true,
  VipApplicationApproved: true,
  VipApplicationRejected: true,
  MemberDeleted: true,
}

const isMemberFact = (fact: AnyFact): fact is MemberFact => fact.type in types
