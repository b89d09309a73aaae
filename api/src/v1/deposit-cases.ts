import {
  type ConfigCode,
  configOf,
  type DepositTarget,
  type FeeTerms,
  memberDecider,
} from '@strongroom/ledger'
import { type DepositRow, findDeposits, listDeposits } from '@strongroom/projections'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../kernel/call.ts'
import { Problem } from '../kernel/problem.ts'
import { one, page } from '../kernel/replies.ts'
import { listCircle } from './circle-deposits.ts'
import { deciders, findCase } from './deciding.ts'
import { depositsOf, statuses } from './deposit-records.ts'
import { refusalOf } from './refusals.ts'
import { listOfWithdrawals } from './withdrawal-records.ts'

/** What each list of `/recharges/{x}` holds; circle_deposit and withdraw are lists of their own. */
const lists: Readonly<Record<string, readonly DepositTarget[] | undefined>> = {
  deposit: undefined,
  bank_deposit: ['wallet'],
  card_deposit: ['card', 'open-card'],
}

/** Everybody's bank deposits: received, distributed or rejected by finance. */
export const depositCases = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const { recordOf, seen, decide } = depositsOf(parts)

  const find = (id: string) => findCase(parts, 'deposits', () => findDeposits(db, id))

  /** The fee of a deposit when finance names none: the level's own rate, else the setting. Opening a card has none. */
  const usualFee = async ({ uid, target }: DepositRow): Promise<FeeTerms> => {
    const setting: ConfigCode = target === 'wallet' ? 'bankDepositFeeRate' : 'bankToCardFeeRate'
    const { state } = await ledger.load(memberDecider, uid)
    const own = target === 'wallet' && catalogue.get('vip-level', String(state.vipLevel))?.bank_deposit_rate
    return { feeRate: own || configOf(catalogue, setting) }
  }

  return [
    call({
      method: 'POST',
      path: '/recharges/setdepositStatus/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Says that the transfer has come (1), or never came (-1, with a reason)',
      changes: true,
      body: wire.depositStatusBody,
      answer: wire.records(wire.depositResult),
      handler: async ask => {
        const { id: depositId, status, reason = '' } = ask.body
        const deposit = await find(depositId)
        if (!deposit) return refusalOf({ kind: 'case-unknown' })
        const given = { approver: ask.session.uid }
        return decide(
          ask,
          deposit,
          status === 1
            ? { type: 'ReceiveDeposit', input: { depositId }, given }
            : { type: 'FailDeposit', input: { depositId, reason }, given },
        )
      },
    }),

    call({
      method: 'POST',
      path: '/recharges/rechargeStatus/S',
      audience: 'admin',
      roles: deciders,
      summary: 'Distributes a deposit (1), confirms it for the member (2), or rejects it with a reason (-1)',
      changes: true,
      body: wire.rechargeStatusBody,
      answer: wire.records(wire.depositResult),
      handler: async ask => {
        const { id: depositId, status, reason = '', amount, fee, feeRate, externalTxId } = ask.body
        const deposit = await find(depositId)
        const currency = deposit && catalogue.currency(deposit.currency)
        if (!deposit || !currency) return refusalOf({ kind: 'case-unknown' })
        const approver = ask.session.uid
        if (status === -1)
          return decide(ask, deposit, {
            type: 'RejectDeposit',
            input: { depositId, reason },
            given: { approver },
          })
        if (status === 2) return decide(ask, deposit, { type: 'ConfirmDeposit', input: { depositId } })
        return decide(ask, deposit, {
          type: 'CompleteDeposit',
          input: { depositId, amount, fee, feeRate, externalTxId },
          given: {
            approver,
            currency,
            usualFee: await usualFee(deposit),
            cardFee: configOf(catalogue, 'openCardFee'),
            cardInitialBalance: configOf(catalogue, 'cardInitialBalance'),
          },
        })
      },
    }),

    call({
      method: 'GET',
      path: '/recharges/admin/get/{id}/S',
      audience: 'admin',
      summary: 'One deposit',
      changes: false,
      reads: ['deposits'],
      answer: wire.records(wire.adminDeposit),
      handler: async ({ params }) => {
        const row = await seen(params.id, undefined)
        return one({ ...recordOf(row), ...(await members.namesOf([row.uid]))(row.uid) })
      },
    }),

    call({
      method: 'GET',
      path: '/recharges/{x}/S/{json}',
      audience: 'admin',
      summary: 'Deposits by type: deposit, bank_deposit, card_deposit, circle_deposit; or withdraw',
      changes: false,
      filter: wire.rechargesFilter,
      reads: ['deposits', 'circle_deposits', 'withdrawals'],
      answer: wire.paged(wire.anyRecharge),
      handler: async ({ params: { x }, filter }) => {
        if (x === 'withdraw') return listOfWithdrawals(parts, filter)
        if (x === 'circle_deposit') return listCircle(parts, filter)
        if (!Object.hasOwn(lists, x)) throw Problem.unknown()
        const { rows, total } = await listDeposits(db, { ...statuses(filter), targets: lists[x] })
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({ rows: rows.map(row => ({ ...recordOf(row), ...names(row.uid) })), total })
      },
    }),
  ]
}
