import { memberDecider } from '@strongroom/ledger/account'
import { findKycRecords, listKycRecords } from '@strongroom/projections/identity'
import { contract, present } from '@strongroom/shared'
import { msg } from '#words'
import { type Asker, asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findCase } from '../platform/cases/deciding.ts'
import { noMember } from '../platform/members/member-checks.ts'
import { kycSearch } from '../vault/kyc-forms.ts'
import { identityRecords } from './identity-records.ts'
import { identityCsv } from './words.ts'

const find = (parts: Parts, id: string) => findCase(parts, 'kyc_records', id, findKycRecords)

const decideRecord = async (parts: Parts, ask: Asker, recordId: string, status: 1 | -1, reason: string) => {
  const found = await find(parts, recordId)
  if (!found) return refusalOf({ kind: 'case-unknown' })
  const { uid } = found
  const given = { approver: ask.session.uid, shownApproved: found.status === 1 }
  const command = { type: 'DecideKycRecord', input: { recordId, status, reason }, given } as const
  const outcome = await parts.ledger.handle(memberDecider, uid, asked(ask, command, parts.catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, uid)
  return one({ uid, kyc_status: status, id: recordId })
}

/** Withdraws a member's verification, and the approval of the record that it stands on. */
const decideStanding = async (parts: Parts, ask: Asker, uid: string, status: 1 | -1, reason: string) => {
  if (uid === ask.session.uid) throw HttpError.forbidden(msg`You cannot decide on your own identity`)
  const given = { approver: ask.session.uid }
  const command = { type: 'DecideKyc', input: { status, reason }, given } as const
  const outcome = await parts.ledger.handle(memberDecider, uid, asked(ask, command, parts.catalogue))
  if (outcome.kind === 'refused' && outcome.refusal.kind !== 'member-unknown')
    return refusalOf(outcome.refusal)
  if (outcome.kind === 'refused') throw noMember()
  ask.moved(outcome.position, uid)
  const [decided] = outcome.events
  const id = decided?.data.type === 'KycDecided' ? decided.data.recordId : undefined
  return one({ uid, kyc_status: status, id: id ?? null })
}

const records = implement(contract.identity.records, {
  csv: identityCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listKycRecords(parts.db, filter, kycSearch(filter.search))
    return page({ rows: await identityRecords(parts, rows), total })
  },
})

const decide = implement(contract.identity.decide, {
  handler: async (ask, parts) => {
    const { uid, id, kyc_status, reason } = ask.body
    if (id !== undefined) return decideRecord(parts, ask, id, kyc_status, reason)
    return decideStanding(parts, ask, present(uid, 'the member, where no form is named'), kyc_status, reason)
  },
})

/** Members’ verifications, as administrators list them and decide on them. */
export const identityCases: readonly Call[] = [records, decide]
