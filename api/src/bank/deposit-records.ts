import type { DepositTarget } from '@strongroom/ledger/bank'
import { keptAt } from '@strongroom/ledger/book'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { type DepositRow, findDeposits } from '@strongroom/projections/bank'
import type { wire } from '@strongroom/shared'
import { type Asker, asked } from '../command/asking.ts'
import { atScale, atScaleOrNull } from '../command/money.ts'
import { Problem } from '../command/problem.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'

const types: Readonly<Record<DepositTarget, wire.DepositType>> = { wallet: 1, card: 2, 'open-card': 3 }

/** A deposit as the wire has it, each amount at the scale of its currency. */
export const depositRecord = ({ catalogue }: Parts, row: DepositRow): wire.Deposit => {
  const money = (amount: string | null) => atScaleOrNull(catalogue, row.currency, amount)
  const depositStatus = row.recharge_status === -1 && row.deposit_status === 0 ? -1 : row.deposit_status
  return {
    id: row.id,
    uid: row.uid,
    depositType: types[row.target],
    currency: row.currency,
    amount: atScale(catalogue, row.currency, row.amount),
    bank_id: row.bank_id,
    transferImg: row.proof_id,
    status: depositStatus,
    depositStatus,
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

/** The member's own deposit, or anybody's for an administrator. */
export const depositSeen = async ({ db }: Parts, id: string, uid: string | undefined) => {
  const found = (await findDeposits(db, id)).find(row => uid === undefined || row.uid === uid)
  if (!found) throw Problem.unknown()
  return found
}

/** Decides a deposit, and answers with where it stands by the log. */
export const decideDeposit = async (
  { ledger, catalogue }: Parts,
  ask: Asker,
  deposit: Pick<DepositRow, 'id' | 'uid'> & Partial<Pick<DepositRow, 'deposit_status'>>,
  command: WalletCommand,
): Promise<Reply> => {
  const before = keptAt((await ledger.load(walletDecider, deposit.uid)).state.deposits, deposit.id)?.status
  const outcome = await ledger.handle(walletDecider, deposit.uid, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, deposit.uid)
  const { state } = await ledger.load(walletDecider, deposit.uid)
  return one({
    id: deposit.id,
    ...statusesOf(keptAt(state.deposits, deposit.id)?.status, cameBefore(before, deposit)),
  })
}

type Came = DepositRow['deposit_status']

/** Whether the transfer had come when its deposit was decided; one that was decided earlier is asked of its row. */
const cameBefore = (before: string | undefined, { deposit_status = 0 }: { deposit_status?: Came }): Came => {
  if (before === 'received') return 1
  return before === 'submitted' ? 0 : deposit_status
}

/** The specification's two numbers for where a deposit stands. */
const statusesOf = (status: string | undefined, came: Came) => {
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
      return { depositStatus: came === 0 ? -1 : came, rechargeStatus: -1 }
    default:
      return { depositStatus: 0, rechargeStatus: 0 }
  }
}
