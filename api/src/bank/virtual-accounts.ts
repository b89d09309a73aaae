import { contract, type wire } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import { one, page, waitsIn } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import { propose } from '../platform/proposals/proposing.ts'
import { virtualAccountCsv } from './words.ts'

const none: wire.VirtualAccountDetails = {
  beneficiary_name: '',
  bank_name: '',
  account_number: '',
  swift_code: '',
  bank_routing_number: '',
  bank_address: '',
}

const accountOf = async ({ virtualAccounts }: Parts, uid: string): Promise<wire.VirtualAccount> => {
  const found = await virtualAccounts.of(uid)
  if (!found) return { status: -1, ...none }
  return found.details ? { status: 1, ...found.details } : { status: 0, ...none }
}

const virtualAccount = implement(contract.bank.virtualAccount, {
  handler: async ({ session: { uid } }, parts) => one(await accountOf(parts, uid)),
})

const requestVirtualAccount = implement(contract.bank.requestVirtualAccount, {
  handler: async ({ session: { uid } }, parts) => {
    if (!(await isVerified(parts, uid))) return refusalOf({ kind: 'identity-not-verified' })
    await parts.virtualAccounts.request(uid)
    return one(await accountOf(parts, uid))
  },
})

const virtualAccounts = implement(contract.bank.virtualAccounts, {
  csv: virtualAccountCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await parts.virtualAccounts.list(filter)
    const names = await parts.members.namesOf(rows.map(({ uid }) => uid))
    return page({
      total,
      rows: rows.map(({ asked_at, given_at, ...row }) => ({
        ...row,
        ...names(row.uid),
        created_date: asked_at,
        finish_date: given_at,
      })),
    })
  },
})

const giveVirtualAccount = implement(contract.bank.giveVirtualAccount, {
  handler: async (ask, parts: Parts) => {
    const { uid, reason, ...details } = ask.body
    if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    if (!(await parts.members.byUid(uid))) return refusalOf({ kind: 'member-unknown' })
    if (!(await isVerified(parts, uid))) return refusalOf({ kind: 'identity-not-verified' })
    const { virtualAccounts } = parts
    await virtualAccounts.propose(ask.commandId, uid, details)
    const digest = virtualAccounts.digestOf(uid, details)
    const reply = await propose(parts, ask, {
      kind: 'virtual-account',
      uid,
      digest,
      ...(reason && { reason }),
    })
    // The same waits already under another id: what was kept here stands for nothing.
    if (waitsIn(reply) !== ask.commandId) await virtualAccounts.forget(ask.commandId)
    return reply
  },
})

/** The virtual accounts of members: asked for, given by two administrators, shown to their member. */
export const virtualAccountCalls: readonly Call[] = [
  virtualAccount,
  requestVirtualAccount,
  virtualAccounts,
  giveVirtualAccount,
]
