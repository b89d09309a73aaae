import type { DepositTarget } from '@strongroom/ledger/bank'
import { walletDecider } from '@strongroom/ledger/wallet'
import { listDeposits } from '@strongroom/projections/bank'
import { contract, Decimal, type ListFilter } from '@strongroom/shared'
import { fieldOf } from '@strongroom/shared/field-of'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, waitsIn } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { creditOrPropose } from '../platform/cases/credit-claim.ts'
import { whyDeciderUnproven } from '../platform/cases/decision-proof.ts'
import { caseNames, casePage } from '../platform/cases/named-cases.ts'
import { takeAlone } from '../platform/proposals/alone-share.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import { searched } from '../vault/searched.ts'
import { listCircle } from './circle-deposits.ts'
import { distribution, findDeposit } from './deposit.case.ts'
import { decideDeposit, depositRecord, depositSeen } from './deposit-records.ts'
import { circleDepositCsv, depositCsv } from './words.ts'

/** The deposit targets in each list of `/recharges/{x}`; circle_deposit is a list of its own. */
const lists: Readonly<Record<string, readonly DepositTarget[]>> = {
  bank_deposit: ['wallet'],
  card_deposit: ['card', 'open-card'],
  all: ['wallet', 'card', 'open-card'],
}

type Filter = ListFilter<'bank.depositCases'>

const listOf = async (parts: Parts, filter: Filter, targets?: readonly DepositTarget[]) => {
  const { db, members } = parts
  const found = await listDeposits(db, { ...(await searched(members, filter)), targets })
  const records = found.rows.map(row => depositRecord(parts, row))
  return casePage(parts, found, records)
}

const markDeposit = implement(contract.bank.markDeposit, {
  handler: async (ask, parts) => {
    const { id: depositId, status, reason = '' } = ask.body
    const deposit = await findDeposit(parts, depositId)
    if (!deposit) return refusalOf({ kind: 'case-unknown' })
    const given = { approver: ask.session.uid }
    return decideDeposit(
      parts,
      ask,
      deposit,
      status === 1
        ? { type: 'ReceiveDeposit', input: { depositId }, given }
        : { type: 'FailDeposit', input: { depositId, reason }, given },
    )
  },
})

const decide = implement(contract.bank.decideDeposit, {
  handler: async (ask, parts) => {
    const { catalogue, ledger } = parts
    const { id: depositId, status, reason = '', amount, fee, feeRate, externalTxId } = ask.body
    const deposit = await findDeposit(parts, depositId)
    const currency = deposit && catalogue.currency(deposit.currency)
    if (!deposit || !currency) return refusalOf({ kind: 'case-unknown' })
    const approver = ask.session.uid
    if (status === -1)
      return decideDeposit(parts, ask, deposit, {
        type: 'RejectDeposit',
        input: { depositId, reason },
        given: { approver },
      })
    if (status === 2)
      return decideDeposit(parts, ask, deposit, { type: 'ConfirmDeposit', input: { depositId } })
    const command = await distribution(parts, deposit, ask.body, { approver, currency })
    const { uid, currency: code } = deposit
    const unproven = await whyDeciderUnproven(parts, ask, uid, command)
    if (unproven) return unproven
    const claimed = atScale(catalogue, code, deposit.amount)
    const above = new Decimal(amount ?? claimed).minus(claimed)
    const before = await knownChange(parts, ask.commandId)
    if (before) return propose(parts, ask, before)
    if (amount === undefined || above.lte(0) || (await ledger.knows(walletDecider, uid, ask.commandId)))
      return creditOrPropose(
        parts,
        ask,
        { claim: 'deposit', uid, caseId: depositId, terms: ask.body, command },
        () => decideDeposit(parts, ask, deposit, command),
      )
    // More than the member said is credited without a claim of theirs.
    const dry = walletDecider.decide(command, (await ledger.load(walletDecider, uid)).state)
    if (dry.kind === 'refused') return refusalOf(dry.refusal)
    const share = await takeAlone(parts, ask, 'deposit-amount', currency, above.toFixed())
    if (share.aloneUpTo === '0') {
      const fees = { ...(fee ? { fee } : {}), ...(feeRate ? { feeRate } : {}) }
      const about = { uid, depositId, currency: code, claimed, amount, ...fees }
      const change = {
        kind: 'deposit-amount',
        ...about,
        ...(externalTxId ? { externalTxId } : {}),
      } as const
      return propose(parts, ask, change)
    }
    const reply = await creditOrPropose(
      parts,
      ask,
      { claim: 'deposit', uid, caseId: depositId, terms: ask.body, command },
      () => decideDeposit(parts, ask, deposit, command),
    )
    const isRefused = fieldOf(reply.body, 'status') === false
    if (isRefused || waitsIn(reply) !== undefined) await share.giveBack()
    return reply
  },
})

const depositCase = implement(contract.bank.depositCase, {
  handler: async ({ params }, parts) => {
    const row = await depositSeen(parts, params.id, undefined)
    return one({ ...depositRecord(parts, row), ...(await caseNames(parts, [row]))(row) })
  },
})

const cases = implement(contract.bank.depositCases, {
  csv: depositCsv,
  handler: async ({ filter }, parts) => listOf(parts, filter),
})

const circleRecharges = implement(contract.bank.circleRecharges, {
  csv: circleDepositCsv,
  handler: async ({ filter: { status = 1, depositStatus = 1, rechargeStatus = 1, ...filter } }, parts) =>
    [status, depositStatus, rechargeStatus].every(each => each === 1)
      ? listCircle(parts, filter)
      : page({ rows: [], total: 0 }),
})

const recharges = implement(contract.bank.recharges, {
  csv: depositCsv,
  handler: async ({ params: { x }, filter }, parts) => {
    if (!Object.hasOwn(lists, x)) throw HttpError.unknown()
    return listOf(parts, filter, lists[x])
  },
})

/** Everybody's bank deposits: received, distributed or rejected by finance. */
export const depositCases: readonly Call[] = [
  markDeposit,
  decide,
  depositCase,
  cases,
  circleRecharges,
  recharges,
]
