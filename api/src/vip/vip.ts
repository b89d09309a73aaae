import { memberDecider } from '@strongroom/ledger/account'
import { findVipApplications, listVipApplications, type VipApplicationRow } from '@strongroom/projections/vip'
import { contract, wire } from '@strongroom/shared'
import { isBankUsable } from '../bank/banks.ts'
import { asked } from '../command/asking.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findCase } from '../platform/cases/deciding.ts'
import { caseNames, withoutDecider } from '../platform/cases/named-cases.ts'
import { handInPaper } from '../platform/files/hand-in.ts'
import { knownChange } from '../platform/proposals/proposing.ts'
import { bankName } from '../vault/banks.ts'
import { searched } from '../vault/searched.ts'
import { levelByTwo } from './raise-level.ts'
import { vipCsv } from './words.ts'

const recordOf = recordFrom<VipApplicationRow>()(wire.adminVipApplication, { as: { file: 'file_id' } })

const recordsOf = async (
  parts: Parts,
  rows: readonly VipApplicationRow[],
): Promise<readonly wire.AdminVipApplication[]> => {
  const [named, details] = await Promise.all([
    caseNames(parts, rows),
    parts.banks.byIds(rows.map(({ bank_id }) => bank_id)),
  ])
  return rows.map(row => recordOf(parts, row, { ...named(row), bank: bankName(details.get(row.bank_id)) }))
}

const find = (parts: Parts, id: string) => findCase(parts, 'vip_applications', id, findVipApplications)

const apply = implement(contract.vip.apply, {
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { uid } = ask.session
    const { bankId, file: fileId, volume } = ask.body
    await handInPaper(parts, { uid, id: fileId })
    const command = {
      type: 'ApplyForVip',
      input: { applicationId: ask.commandId, bankId, fileId, volume },
      given: { bankUsable: await isBankUsable(parts, uid, bankId) },
    } as const
    const outcome = await ledger.handle(memberDecider, uid, asked(ask, command, catalogue))
    return replyOf(ask, outcome, () => one({ id: ask.commandId, status: 0 }))
  },
})

const applications = implement(contract.vip.applications, {
  csv: vipCsv,
  handler: async ({ session, filter }, parts) => {
    const { rows, total } = await listVipApplications(parts.db, { ...filter, uid: session.uid })
    return page({ rows: (await recordsOf(parts, rows)).map(withoutDecider), total })
  },
})

const allApplications = implement(contract.vip.allApplications, {
  csv: vipCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listVipApplications(parts.db, await searched(parts.members, filter))
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

const approve = implement(contract.vip.approve, {
  handler: async (ask, parts) => {
    const { catalogue, ledger } = parts
    const { id: applicationId, vip_level: level } = ask.body
    if (!catalogue.get('vip-level', String(level))) return refusalOf({ kind: 'entry-unknown' })
    const found = await find(parts, applicationId)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const isOpen = found.status === 0 || (await knownChange(parts, ask.commandId)) !== undefined
    const change = { uid: found.uid, to: level, application: applicationId }
    const waits = isOpen && (await levelByTwo(parts, ask, change))
    if (waits) return waits
    const command = {
      type: 'ApproveVip',
      input: { applicationId, level },
      given: { approver: ask.session.uid },
    } as const
    const outcome = await ledger.handle(memberDecider, found.uid, asked(ask, command, catalogue))
    return replyOf(ask, outcome, () => one({ id: applicationId, status: 1 }), found.uid)
  },
})

const reject = implement(contract.vip.reject, {
  handler: async (ask, parts) => {
    const { id: applicationId, reason } = ask.body
    const found = await find(parts, applicationId)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const command = {
      type: 'RejectVip',
      input: { applicationId, reason },
      given: { approver: ask.session.uid },
    } as const
    const outcome = await parts.ledger.handle(memberDecider, found.uid, asked(ask, command, parts.catalogue))
    return replyOf(ask, outcome, () => one({ id: applicationId, status: -1 }), found.uid)
  },
})

/** Applications for VIP status: a verified member with a bank account asks, an administrator gives the level. */
export const vipApplicationCalls: readonly Call[] = [apply, applications, allApplications, approve, reject]
