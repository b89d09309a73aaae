import { memberDecider } from '@strongroom/ledger/account'
import { type BankCommand, banksDecider } from '@strongroom/ledger/bank'
import { type Tier, termsOf } from '@strongroom/ledger/catalogue'
import { getBankAccount, listBankAccounts } from '@strongroom/projections/bank'
import { contract, entriesOf, type wire } from '@strongroom/shared'
import type { Pool } from 'pg'
import { type Asker, asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { memberInPath } from '../command/named-page.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findCase } from '../platform/cases/deciding.ts'
import { caseNames } from '../platform/cases/named-cases.ts'
import { lookAt } from '../platform/members/look-at.ts'
import { searched } from '../vault/searched.ts'
import { bankRecords, checkedDetails, detailsHashOf, masked, saveDetails } from './bank-details.ts'
import { bankAccountCsv } from './words.ts'

/** How many accounts a member may link. */
export const bankLimitOf = ({ catalogue }: Parts, member: Tier) =>
  Number(termsOf(catalogue, member).bank_limit)

const find = async (db: Pool, id: string) => [await getBankAccount(db, id)].filter(row => !!row)

/** Owner of a bank account. */
const ownerOf = async (parts: Parts, id: string) => (await findCase(parts, 'bank_accounts', id, find))?.uid

/** Of the details as they are now: nothing for those entered before versions were kept. */
const versionOf = async ({ banks }: Parts, id: string) => (await banks.byIds([id])).get(id)?.version ?? null

const decide = async (
  { ledger, catalogue }: Parts,
  ask: Asker,
  uid: string,
  command: BankCommand,
  answer: (events: readonly { readonly revision: number }[]) => Reply | Promise<Reply>,
): Promise<Reply> => {
  const outcome = await ledger.handle(banksDecider, uid, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, uid)
  return answer(outcome.events)
}

const link = implement(contract.bank.link, {
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { uid } = ask.session
    const { terms: _, categoryid, ...given } = ask.body
    const categoryId = categoryid ?? undefined
    const details = await checkedDetails(parts, uid, given, categoryId)
    const { state: member } = await ledger.load(memberDecider, uid)
    const bankId = ask.commandId
    const command = {
      type: 'LinkBank',
      input: { bankId, detailsHash: detailsHashOf(parts, ask, details), categoryId },
      given: { verified: member.kyc === 1, limit: bankLimitOf(parts, member) },
    } as const
    const outcome = await ledger.handle(banksDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    await saveDetails(parts, ask, bankId, details, outcome.events[0]?.revision)
    ask.moved(outcome.position)
    return one({ id: bankId, status: 0 })
  },
})

/** An account of the member's own as it is loaded, with its member's names as administrators are given them. */
const loaded = async (parts: Parts, uid: string, id: string) => {
  const row = await getBankAccount(parts.db, id)
  if (row?.uid !== uid) return undefined
  const [bank] = await bankRecords(parts, [row])
  const names = await parts.members.namesOf([uid])
  return bank && { ...bank, ...names(uid) }
}

const edit = implement(contract.bank.edit, {
  loadedNow: ({ session: { uid }, body: { id } }, parts) => loaded(parts, uid, id),
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const { id: bankId, categoryid, ...given } = ask.body
    const now = await loaded(parts, uid, bankId)
    if (categoryid === null && now?.category_id)
      throw HttpError.invalid([{ path: 'categoryid', message: 'A category of the list' }])
    const categoryId = categoryid ?? undefined
    const details = await checkedDetails(parts, uid, given, categoryId)
    // An account that is only filed elsewhere needs no second look.
    if (now && isAsItIs(now, details)) {
      const { status } = now
      if (categoryId === undefined || categoryId === now.category_id) return one({ id: bankId, status })
      const filing = { type: 'SetBankCategory', input: { bankId, categoryId } } as const
      return decide(parts, ask, uid, filing, () => one({ id: bankId, status }))
    }
    // First no longer usable, then changed: never the other way round.
    const input = { bankId, detailsHash: detailsHashOf(parts, ask, details), categoryId }
    return decide(parts, ask, uid, { type: 'ChangeBank', input }, async events => {
      await saveDetails(parts, ask, bankId, details, events[0]?.revision)
      return one({ id: bankId, status: 0 })
    })
  },
})

/** An account that is saved as it was loaded stays approved. */
const isAsItIs = (now: wire.Bank, details: wire.BankDetails): boolean =>
  entriesOf(details).every(([name, value]) => now[name] === value)

const approve = implement(contract.bank.approve, {
  handler: async (ask, parts) => {
    const { id: bankId, version } = ask.body
    // Only the specification's client, which sends no Idempotency-Key and knows no versions, may leave it out.
    if (version === undefined && ask.keyed)
      throw HttpError.invalid([{ path: 'version', message: 'The version of the details as they were shown' }])
    const uid = await ownerOf(parts, bankId)
    if (!uid) return refusalOf({ kind: 'case-unknown' })
    if (version === null && (await versionOf(parts, bankId)) !== null)
      return refusalOf({ kind: 'details-changed' })
    const given = { approver: ask.session.uid }
    const input = { bankId, version: version ?? undefined }
    return decide(parts, ask, uid, { type: 'ApproveBank', input, given }, () =>
      one({ id: bankId, status: 1 }),
    )
  },
})

const reject = implement(contract.bank.reject, {
  handler: async (ask, parts) => {
    const { id: bankId, reason } = ask.body
    const uid = await ownerOf(parts, bankId)
    if (!uid) return refusalOf({ kind: 'case-unknown' })
    const given = { approver: ask.session.uid }
    return decide(parts, ask, uid, { type: 'RejectBank', input: { bankId, reason }, given }, () =>
      one({ id: bankId, status: -1 }),
    )
  },
})

const setCategory = implement(contract.bank.setCategory, {
  handler: async (ask, parts) => {
    const { id: bankId, categoryid: categoryId } = ask.body
    if (!parts.catalogue.get('bank-category', categoryId)) return refusalOf({ kind: 'entry-unknown' })
    const uid = await ownerOf(parts, bankId)
    if (!uid) return refusalOf({ kind: 'case-unknown' })
    return decide(parts, ask, uid, { type: 'SetBankCategory', input: { bankId, categoryId } }, done)
  },
})

const unlink = implement(contract.bank.unlink, {
  handler: async (ask, parts) => {
    const bankId = ask.params.id
    const uid = ask.session.admin ? await ownerOf(parts, bankId) : ask.session.uid
    if (!uid) return refusalOf({ kind: 'case-unknown' })
    return decide(parts, ask, uid, { type: 'UnlinkBank', input: { bankId } }, done)
  },
})

const all = implement(contract.bank.all, {
  csv: bankAccountCsv,
  handler: async ({ filter: { account_type, ...filter } }, parts) => {
    const { banks, members, db } = parts
    const ids = account_type === undefined ? undefined : await banks.ofType(account_type)
    const found = await searched(members, filter)
    const { rows, total } = await listBankAccounts(db, { ...found, ids })
    const named = await caseNames(parts, rows)
    const decisions = new Map(rows.map(row => [row.id, { finish_date: row.decided_at, ...named(row) }]))
    const shown = (await bankRecords(parts, rows)).map(masked)
    return page({ rows: shown.map(bank => ({ ...bank, ...decisions.get(bank.id) })), total })
  },
})

const ofMember = implement(contract.bank.ofMember, {
  csv: bankAccountCsv,
  handler: async ({ session, params, filter }, parts) => {
    const { rows, total } = await listBankAccounts(parts.db, { ...filter, uid: memberInPath(params) })
    const banks = await bankRecords(parts, rows)
    return page({ rows: params.id === session.uid ? banks : banks.map(masked), total })
  },
})

const whole = implement(contract.bank.one, {
  handler: async ({ session, params: { id } }, parts) => {
    const row = await getBankAccount(parts.db, id)
    const [bank] = row ? await bankRecords(parts, [row]) : []
    if (!bank) throw HttpError.unknown()
    const refusal = await lookAt(parts, session, { uid: bank.uid, kind: 'bank', subject: id })
    if (refusal) return refusal
    const names = await parts.members.namesOf([bank.uid])
    return one({ ...bank, ...names(bank.uid) })
  },
})

/** Members' own bank accounts: numbers in `private`, what may be used in the log. */
export const bankCalls: readonly Call[] = [
  link,
  edit,
  approve,
  reject,
  setCategory,
  unlink,
  all,
  ofMember,
  whole,
]

/** Whether a member may send money to, or say it comes from, a bank account. */
export const isBankUsable = async (
  { ledger }: Pick<Parts, 'ledger'>,
  uid: string,
  bankId: string,
): Promise<boolean> => (await ledger.load(banksDecider, uid)).state.banks[bankId]?.status === 'approved'
