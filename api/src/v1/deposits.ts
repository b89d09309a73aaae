import {
  type ConfigCode,
  configOf,
  type DepositTarget,
  type FeeTerms,
  memberDecider,
  type WalletCommand,
  walletDecider,
} from '@strongroom/ledger'
import { type DepositRow, findDeposits, listDeposits } from '@strongroom/projections'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, type Ask, call } from '../kernel/call.ts'
import { Problem } from '../kernel/problem.ts'
import { one, page, type Reply } from '../kernel/replies.ts'
import { asked } from './asking.ts'
import { isBankUsable } from './banks.ts'
import { listCircle } from './circle-deposits.ts'
import { deciders, findCase } from './deciding.ts'
import { atScale, atScaleOrNull, isShown } from './money.ts'
import { refusalOf } from './refusals.ts'
import { listOfWithdrawals } from './withdrawals.ts'

type Command<T extends WalletCommand['type']> = Extract<WalletCommand, { type: T }>
type AnyAsk = Ask<undefined, undefined, string, 'user'>

const targets: Readonly<Record<wire.DepositType, DepositTarget>> = { 1: 'wallet', 2: 'card', 3: 'open-card' }
const types: Readonly<Record<DepositTarget, wire.DepositType>> = { wallet: 1, card: 2, 'open-card': 3 }

/** What each list of `/recharges/{x}` holds; circle_deposit and withdraw are lists of their own. */
const lists: Readonly<Record<string, readonly DepositTarget[] | undefined>> = {
  deposit: undefined,
  bank_deposit: ['wallet'],
  card_deposit: ['card', 'open-card'],
}

/** Bank deposits with transfer proofs: submitted by members, received, distributed or rejected by finance. */
export const depositCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members, uploads } = parts

  const recordOf = (row: DepositRow): wire.Deposit => {
    const money = (amount: string | null) => atScaleOrNull(catalogue, row.currency, amount)
    return {
      id: row.id,
      uid: row.uid,
      depositType: types[row.target],
      currency: row.currency,
      amount: atScale(catalogue, row.currency, row.amount),
      bank_id: row.bank_id,
      transferImg: row.proof_id,
      depositStatus: row.deposit_status,
      rechargeStatus: row.recharge_status,
      distribution: row.recharge_status > 0 ? 1 : 0,
      fee: money(row.fee),
      cardFee: money(row.card_fee),
      credited: money(row.credited),
      externalTxId: row.external_tx_id,
      reason: row.reason,
      created_date: row.created_at,
      finish_date: row.finished_at,
    }
  }

  const submit = async (
    ask: AnyAsk,
    given: {
      type: wire.DepositType
      currency: string
      amount: string
      bankId?: string | undefined
      proof: string
    },
  ): Promise<Reply> => {
    const { uid } = ask.session
    if (!(await uploads.isOf(uid, given.proof)))
      throw Problem.invalid([{ path: 'transferImg', message: 'An uploaded proof of your own' }])
    const currency = catalogue.currency(given.currency)
    if (!currency || !isShown(catalogue, given.currency))
      return refusalOf({ kind: 'currency-not-offered', currency: given.currency })
    const { state: member } = await ledger.load(memberDecider, uid)
    const { bankId } = given
    const command: Command<'SubmitDeposit'> = {
      type: 'SubmitDeposit',
      input: {
        depositId: ask.commandId,
        target: targets[given.type],
        currency: given.currency,
        amount: given.amount,
        ...(bankId ? { bankId } : {}),
        proofId: given.proof,
      },
      given: {
        verified: member.kyc === 1,
        currency,
        bankUsable: bankId === undefined || (await isBankUsable(parts, uid, bankId)),
        card: { vipLevel: member.vipLevel, fee: configOf(catalogue, 'openCardFee') },
      },
    }
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    return one({ id: ask.commandId, depositStatus: 0, rechargeStatus: 0 })
  }

  const find = (id: string) => findCase(parts, 'deposits', () => findDeposits(db, id))

  /** The member's own deposit, or anybody's for an administrator. */
  const seen = async (id: string, uid: string | undefined) => {
    const found = (await findDeposits(db, id)).find(row => uid === undefined || row.uid === uid)
    if (!found) throw Problem.unknown()
    return found
  }

  /** The fee of a deposit when finance names none: the level's own rate, else the setting. */
  const usualFee = async ({ uid, target }: DepositRow): Promise<FeeTerms> => {
    const setting: ConfigCode = target === 'wallet' ? 'bankDepositFeeRate' : 'bankToCardFeeRate'
    const { state } = await ledger.load(memberDecider, uid)
    const own = target === 'wallet' && catalogue.get('vip-level', String(state.vipLevel))?.bank_deposit_rate
    return { feeRate: own || configOf(catalogue, setting) }
  }

  const decide = async (ask: AnyAsk, deposit: DepositRow, command: WalletCommand): Promise<Reply> => {
    const outcome = await ledger.handle(walletDecider, deposit.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, deposit.uid)
    const { state } = await ledger.load(walletDecider, deposit.uid)
    return one({ id: deposit.id, ...statusesOf(state.deposits[deposit.id]?.status, deposit) })
  }

  return [
    call({
      method: 'POST',
      path: '/recharges/deposit/S',
      audience: 'user',
      summary: 'Submits a bank deposit to the wallet or the card, with the proof of the transfer',
      changes: true,
      body: wire.depositBody,
      answer: wire.records(wire.depositResult),
      handler: ask => {
        const { depositType: type, currency, amount, bankId, transferImg: proof } = ask.body
        return submit(ask as never, { type, currency, amount, bankId, proof })
      },
    }),

    call({
      method: 'POST',
      path: '/userrecharges/S',
      audience: 'user',
      summary: 'Opens a card by bank transfer, with its proof; from VIP level 3; errors 101 and 104',
      changes: true,
      body: wire.openCardDepositBody,
      answer: wire.records(wire.depositResult),
      handler: ask => {
        const { depositType: type, currency, id: bankId, transferImg: proof } = ask.body
        const amount = ask.body.amount ?? configOf(catalogue, 'openCardFee')
        return submit(ask as never, { type, currency, amount, bankId, proof })
      },
    }),

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
          ask as never,
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
          return decide(ask as never, deposit, {
            type: 'RejectDeposit',
            input: { depositId, reason },
            given: { approver },
          })
        if (status === 2)
          return decide(ask as never, deposit, { type: 'ConfirmDeposit', input: { depositId } })
        return decide(ask as never, deposit, {
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
      method: 'POST',
      path: '/recharges/confirm/S',
      audience: 'user',
      summary: 'Confirms that a distributed deposit has arrived',
      changes: true,
      body: wire.idBody,
      answer: wire.records(wire.depositResult),
      handler: async ask => {
        const command = { type: 'ConfirmDeposit', input: { depositId: ask.body.id } } as const
        return decide(ask as never, { id: ask.body.id, uid: ask.session.uid } as DepositRow, command)
      },
    }),

    call({
      method: 'GET',
      path: '/recharges/user/get/{id}/S',
      audience: 'user',
      summary: 'One of one’s own deposits',
      changes: false,
      reads: ['deposits'],
      answer: wire.records(wire.deposit),
      handler: async ({ session, params }) => one(recordOf(await seen(params.id, session.uid))),
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
      path: '/recharges/user/list/{id}/S/{json}',
      audience: 'user',
      owner: 'id',
      params: { id: wire.uid },
      summary: 'One’s own deposits',
      changes: false,
      filter: wire.depositFilter,
      reads: ['deposits'],
      answer: wire.paged(wire.deposit),
      records: 'deposits',
      handler: async ({ params, filter }) => {
        const { rows, total } = await listDeposits(db, { ...statuses(filter), uid: params.id })
        return page({ rows: rows.map(recordOf), total })
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

type Statuses = {
  readonly depositStatus?: number | undefined
  readonly rechargeStatus?: number | undefined
}
const statuses = <F extends Statuses>({ depositStatus, rechargeStatus, ...filter }: F) => ({
  ...filter,
  deposit_status: depositStatus,
  recharge_status: rechargeStatus,
})

/** The specification's two numbers for where a deposit stands. */
const statusesOf = (status: string | undefined, { deposit_status }: DepositRow) => {
  switch (status) {
    case 'received':
      return { depositStatus: 1, rechargeStatus: 0 }
    case 'failed':
      return { depositStatus: -1, rechargeStatus: -1 }
    case 'completed':
      return { depositStatus: 1, rechargeStatus: 1 }
    case 'confirmed':
      return { depositStatus: 1, rechargeStatus: 2 }
    case 'rejected':
      return { depositStatus: deposit_status, rechargeStatus: -1 }
    default:
      return { depositStatus: 0, rechargeStatus: 0 }
  }
}
