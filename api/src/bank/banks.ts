import { memberDecider } from '@strongroom/ledger/account'
import { type BankCommand, banksDecider } from '@strongroom/ledger/bank'
import { configOf } from '@strongroom/ledger/catalogue'
import { getBankAccount, listBankAccounts } from '@strongroom/projections/bank'
import { contract } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import type { Parts } from '../dependencies.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one, page, type Reply } from '../http/replies.ts'
import { findCase } from '../office/deciding.ts'
import { bankDetails, type MemberAsk } from './bank-details.ts'
import { bankAccountCsv } from './csv-words.ts'

/** Members' own bank accounts: numbers in `private`, what may be used in the log. */
export const bankCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, banks } = parts
  const { recordsOf, checked, hashOf, save } = bankDetails(parts)

  /** How many accounts a member may link: more at the higher tier. */
  const limitOf = (vipLevel: number) => {
    const higher = vipLevel >= Number(configOf(catalogue, 'bankLimitVipLevel'))
    return Number(configOf(catalogue, higher ? 'bankLimitVip' : 'bankLimit'))
  }

  /** Whose account it is: the log's owner of the id, as the read model has it. */
  const ownerOf = async (id: string) =>
    (await findCase(parts, 'bank_accounts', async () => [await getBankAccount(db, id)].filter(row => !!row)))
      ?.uid

  /** Of the details as they are now: nothing for those entered before versions were kept. */
  const versionOf = async (id: string) => (await banks.byIds([id])).get(id)?.version ?? null

  const decide = async (
    ask: MemberAsk,
    uid: string,
    command: BankCommand,
    answer: (events: readonly { readonly revision: number }[]) => Reply | Promise<Reply>,
  ): Promise<Reply> => {
    const outcome = await ledger.handle(banksDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, uid)
    return answer(outcome.events)
  }

  return [
    implement(contract.bank.link, {
      handler: async ask => {
        const { uid } = ask.session
        const { terms: _, ...given } = ask.body
        const details = await checked(uid, given)
        const { state: member } = await ledger.load(memberDecider, uid)
        const bankId = ask.commandId
        const command = {
          type: 'LinkBank',
          input: { bankId, detailsHash: hashOf(ask, details) },
          given: { verified: member.kyc === 1, limit: limitOf(member.vipLevel) },
        } as const
        const outcome = await ledger.handle(banksDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        await save(ask as never, bankId, details, outcome.events[0]?.revision)
        ask.moved(outcome.position)
        return one({ id: bankId, status: 0 })
      },
    }),

    implement(contract.bank.edit, {
      handler: async ask => {
        const { uid } = ask.session
        const { id: bankId, ...given } = ask.body
        const details = await checked(uid, given)
        // First no longer usable, then changed: never the other way round.
        const input = { bankId, detailsHash: hashOf(ask, details) }
        return decide(ask as never, uid, { type: 'ChangeBank', input }, async events => {
          await save(ask as never, bankId, details, events[0]?.revision)
          return one({ id: bankId, status: 0 })
        })
      },
    }),

    implement(contract.bank.approve, {
      handler: async ask => {
        const { id: bankId, version } = ask.body
        // Who names commands knows more than the specification's client, which knows no versions.
        if (version === undefined && ask.keyed)
          throw Problem.invalid([
            { path: 'version', message: 'The version of the details as they were shown' },
          ])
        const uid = await ownerOf(bankId)
        if (!uid) return refusalOf({ kind: 'case-unknown' })
        if (version === null && (await versionOf(bankId)) !== null)
          return refusalOf({ kind: 'details-changed' })
        const given = { approver: ask.session.uid }
        const input = { bankId, version: version ?? undefined }
        return decide(ask as never, uid, { type: 'ApproveBank', input, given }, () =>
          one({ id: bankId, status: 1 }),
        )
      },
    }),

    implement(contract.bank.reject, {
      handler: async ask => {
        const { id: bankId, reason } = ask.body
        const uid = await ownerOf(bankId)
        if (!uid) return refusalOf({ kind: 'case-unknown' })
        const given = { approver: ask.session.uid }
        return decide(ask as never, uid, { type: 'RejectBank', input: { bankId, reason }, given }, () =>
          one({ id: bankId, status: -1 }),
        )
      },
    }),

    implement(contract.bank.setCategory, {
      handler: async ask => {
        const { id: bankId, categoryid: categoryId } = ask.body
        if (!catalogue.get('bank-category', categoryId)) return refusalOf({ kind: 'entry-unknown' })
        const uid = await ownerOf(bankId)
        if (!uid) return refusalOf({ kind: 'case-unknown' })
        return decide(ask as never, uid, { type: 'SetBankCategory', input: { bankId, categoryId } }, done)
      },
    }),

    implement(contract.bank.unlink, {
      handler: async ask => {
        const bankId = ask.params.id
        const uid = ask.session.admin ? await ownerOf(bankId) : ask.session.uid
        if (!uid) return refusalOf({ kind: 'case-unknown' })
        return decide(ask as never, uid, { type: 'UnlinkBank', input: { bankId } }, done)
      },
    }),

    implement(contract.bank.all, {
      csv: bankAccountCsv,
      handler: async ({ filter: { account_type, ...filter } }) => {
        const ids = account_type === undefined ? undefined : await banks.ofType(account_type)
        const found = await searched(members, filter)
        const { rows, total } = await listBankAccounts(db, { ...found, ids })
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({ rows: (await recordsOf(rows)).map(row => ({ ...row, ...names(row.uid) })), total })
      },
    }),

    implement(contract.bank.ofMember, {
      csv: bankAccountCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listBankAccounts(db, { ...filter, uid: params.id })
        return page({ rows: await recordsOf(rows), total })
      },
    }),
  ]
}

/** Whether a member may send money to, or say it comes from, a bank account. */
export const isBankUsable = async (
  { ledger }: Pick<Parts, 'ledger'>,
  uid: string,
  bankId: string,
): Promise<boolean> => (await ledger.load(banksDecider, uid)).state.banks[bankId]?.status === 'approved'
