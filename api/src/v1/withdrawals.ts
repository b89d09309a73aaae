import {
  configOf,
  type FeeTerms,
  memberDecider,
  type WalletCommand,
  type WithdrawalSource,
  walletDecider,
} from '@strongroom/ledger'
import { findWithdrawals, listWithdrawals, type WithdrawalRow } from '@strongroom/projections'
import { Decimal, wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../kernel/call.ts'
import { done, one, page, type Reply, refused } from '../kernel/replies.ts'
import { bankName } from '../private/banks.ts'
import { verifySecret } from '../private/secrets.ts'
import { asked } from './asking.ts'
import { isBankUsable } from './banks.ts'
import { deciders, findCase } from './deciding.ts'
import { atScale, isFiat } from './money.ts'
import { refusalOf } from './refusals.ts'

type Order = {
  readonly source: WithdrawalSource
  readonly currency: string
  readonly amount: string
  readonly bankId: string
}
type Request = Extract<WalletCommand, { type: 'RequestWithdrawal' }>

const wrongCode = () => refused('WRONG_CODE', 'The code is wrong or has expired')

/** Withdrawals as lists show them. */
const recordsOf = async ({ catalogue, banks }: Parts, rows: readonly WithdrawalRow[]) => {
  const details = await banks.byIds(rows.map(({ bank_id }) => bank_id))
  return rows.map(
    (row): wire.Withdrawal => ({
      id: row.id,
      uid: row.uid,
      source: row.source,
      currency: row.currency,
      amount: atScale(catalogue, row.currency, row.amount),
      fee: atScale(catalogue, row.currency, row.fee),
      bank_id: row.bank_id,
      bank: bankName(details.get(row.bank_id)),
      status: row.status,
      externalTxId: row.external_tx_id,
      reason: row.reason,
      created_date: row.created_at,
      finish_date: row.decided_at,
    }),
  )
}

type Filter = Omit<Parameters<typeof listWithdrawals>[1], 'sort'> & { readonly sort: string }

/** One page of everybody's withdrawals. */
export const listOfWithdrawals = async (parts: Parts, filter: Filter): Promise<Reply> => {
  const { rows, total } = await listWithdrawals(parts.db, filter)
  const names = await parts.members.namesOf(rows.map(({ uid }) => uid))
  const records = await recordsOf(parts, rows)
  const entered = rows.map(({ entered_by }) => entered_by)
  return page({
    total,
    rows: records.map((row, at) => ({ ...row, ...names(row.uid), entered_by: entered[at] ?? null })),
  })
}

/** Withdrawals to banks, from the wallet or the card. What leaves needs the emailed code and the PAY code. */
export const withdrawalCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, codes } = parts

  /** Least amount and fee: the settings, where the member's level does not say otherwise. */
  const termsOf = (source: WithdrawalSource, vipLevel: number): { minimum: string; fee: FeeTerms } => {
    if (source === 'card')
      return {
        minimum: configOf(catalogue, 'cardToBankMinimum'),
        fee: { feeRate: configOf(catalogue, 'cardToBankFeeRate') },
      }
    const own = catalogue.get('vip-level', String(vipLevel))?.bank_withdraw_rate
    return {
      minimum: configOf(catalogue, 'withdrawMinimum'),
      fee: {
        fee: configOf(catalogue, 'withdrawFee'),
        feeRate: own ?? configOf(catalogue, 'withdrawFeeRate'),
      },
    }
  }

  const commandOf = async (
    uid: string,
    withdrawalId: string,
    { source, currency: code, amount, bankId }: Order,
    enteredBy?: string,
  ): Promise<Request | undefined> => {
    const currency = catalogue.currency(code)
    if (!currency || !isFiat(catalogue, code)) return undefined
    const { state: member } = await ledger.load(memberDecider, uid)
    return {
      type: 'RequestWithdrawal',
      input: { withdrawalId, source, currency: code, amount, bankId },
      given: {
        verified: member.kyc === 1,
        currency,
        ...termsOf(source, member.vipLevel),
        bankUsable: await isBankUsable(parts, uid, bankId),
        ...(enteredBy ? { enteredBy } : {}),
      },
    }
  }

  const find = (id: string) => findCase(parts, 'withdrawals', () => findWithdrawals(db, id))
  const paymentOf = ({ bankId, currency, amount }: Order) => ({ payee: bankId, currency, amount })

  return [
    call({
      method: 'POST',
      path: '/wallet/withdrawcheck/S',
      audience: 'user',
      summary: 'What a withdrawal would cost and leave, without asking for it',
      changes: false,
      body: wire.withdrawCheckBody,
      answer: wire.records(wire.withdrawCheck),
      handler: async ({ session: { uid }, body }) => {
        const { currency, source } = body
        const command = await commandOf(uid, 'check', body)
        if (!command) return refusalOf({ kind: 'currency-not-offered', currency })
        // The decision itself, taken without writing it down.
        const { state } = await ledger.load(walletDecider, uid)
        const decision = walletDecider.decide(command, state)
        if (decision.kind === 'refused') return refusalOf(decision.refusal)
        const [fact] = decision.facts
        if (fact?.type !== 'WithdrawalRequested') throw new Error('a withdrawal leaves its request')
        const available = state.balances[currency]?.[source === 'card' ? 'card' : 'available'] ?? '0'
        const total = new Decimal(fact.amount).plus(fact.fee).toFixed()
        return one({
          currency,
          amount: fact.amount,
          fee: fact.fee,
          total: atScale(catalogue, currency, total),
          available: atScale(catalogue, currency, available),
          balance: atScale(catalogue, currency, new Decimal(available).minus(total).toFixed()),
          minimum: atScale(catalogue, currency, command.given.minimum),
        })
      },
    }),

    call({
      method: 'POST',
      path: '/wallets/checkEmailCode/S',
      audience: 'user',
      summary:
        'Whether the mailed code would be taken for this withdrawal; it stays usable, a wrong one counts',
      changes: true,
      body: wire.withdrawCodeBody,
      answer: wire.done,
      limits: ({ session }) => [{ key: `withdraw code ${session?.uid}`, most: 30, seconds: 600 }],
      handler: async ({ session: { email }, body, commandId }) => {
        const use = await codes.use(
          { email, scene: 'withdraw', payment: paymentOf(body) },
          body.code,
          commandId,
        )
        if (!use) return wrongCode()
        await use.release()
        return done()
      },
    }),

    call({
      method: 'POST',
      path: '/wallet/withdraw/S',
      audience: 'user',
      summary: 'Asks for a withdrawal: locks amount and fee; with the mailed code and the PAY code',
      changes: true,
      body: wire.withdrawBody,
      answer: wire.records(wire.reviewResult),
      limits: ({ session }) => [{ key: `withdraw ${session?.uid}`, most: 20, seconds: 600 }],
      handler: async ask => {
        const { uid, email } = ask.session
        const { code, pin, ...order } = ask.body
        const command = await commandOf(uid, ask.commandId, order)
        if (!command) return refusalOf({ kind: 'currency-not-offered', currency: order.currency })
        if (!(await verifySecret(pin, (await members.credentials(email))?.pin)))
          return refused('WRONG_PIN', 'The PAY code is wrong')
        const use = await codes.use(
          { email, scene: 'withdraw', payment: paymentOf(order) },
          code,
          ask.commandId,
        )
        if (!use) return wrongCode()
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          await use.release()
          return refusalOf(outcome.refusal)
        }
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    call({
      method: 'POST',
      path: '/wallet/withdrawByAdmin/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Enters a withdrawal for a member; another administrator has to approve it',
      changes: true,
      body: wire.withdrawByAdminBody,
      answer: wire.records(wire.reviewResult),
      handler: async ask => {
        const { uid, ...order } = ask.body
        const command = await commandOf(uid, ask.commandId, order, ask.session.uid)
        if (!command) return refusalOf({ kind: 'currency-not-offered', currency: order.currency })
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, uid)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    call({
      method: 'POST',
      path: '/wallet/approve/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Settles a withdrawal: the amount has left for the bank, the fee is kept',
      changes: true,
      body: wire.approveBody,
      answer: wire.records(wire.reviewResult),
      handler: async ask => {
        const { id: withdrawalId, fee, feeRate, externalTxId } = ask.body
        const found = await find(withdrawalId)
        const currency = found && catalogue.currency(found.currency)
        if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
        const command = {
          type: 'ApproveWithdrawal',
          input: { withdrawalId, fee, feeRate, externalTxId },
          given: { approver: ask.session.uid, currency },
        } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: withdrawalId, status: 1 })
      },
    }),

    call({
      method: 'POST',
      path: '/wallet/reject/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Rejects a withdrawal with a reason: all that was locked goes back',
      changes: true,
      body: wire.rejectBody,
      answer: wire.records(wire.reviewResult),
      handler: async ask => {
        const { id: withdrawalId, reason } = ask.body
        const found = await find(withdrawalId)
        const currency = found && catalogue.currency(found.currency)
        if (!found || !currency) return refusalOf({ kind: 'case-unknown' })
        const command = {
          type: 'RejectWithdrawal',
          input: { withdrawalId, reason },
          given: { approver: ask.session.uid, currency },
        } as const
        const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return one({ id: withdrawalId, status: -1 })
      },
    }),

    call({
      method: 'GET',
      path: '/wallet/withdraw/user/list/{id}/S/{json}',
      audience: 'user',
      owner: 'id',
      params: { id: wire.uid },
      summary: 'One’s own withdrawals',
      changes: false,
      filter: wire.withdrawalFilter,
      reads: ['withdrawals'],
      answer: wire.paged(wire.withdrawal),
      records: 'withdrawals',
      handler: async ({ params, filter }) => {
        const { rows, total } = await listWithdrawals(db, { ...filter, uid: params.id })
        return page({ rows: await recordsOf(parts, rows), total })
      },
    }),
  ]
}
