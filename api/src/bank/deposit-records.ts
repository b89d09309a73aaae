import type { DepositTarget } from '@strongroom/ledger/bank'
import { keptAt } from '@strongroom/ledger/book'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { type DepositRow, findDeposits } from '@strongroom/projections/bank'
import { wire } from '@strongroom/shared'
import { type Asker, asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'

const types: Readonly<Record<DepositTarget, wire.DepositType>> = { wallet: 1, card: 2, 'open-card': 3 }

const deposit = recordFrom<DepositRow>()(wire.deposit, {
  as: {
    transferImg: 'proof_id',
    rechargeStatus: 'recharge_status',
    cardFee: 'card_fee',
    finish_date: 'finished_at',
  },
  scaled: { amount: 'currency', fee: 'currency', cardFee: 'currency', credited: 'currency' },
})

/** A deposit as the wire has it, each amount at the scale of its currency. */
export const depositRecord = (parts: Parts, row: DepositRow): wire.Deposit => {
  const depositStatus = row.recharge_status === -1 && row.deposit_status === 0 ? -1 : row.deposit_status
  const distribution = row.recharge_status > 0 ? 1 : 0
  const depositType = types[row.target]
  return deposit(parts, row, { depositType, status: depositStatus, depositStatus, distribution })
}

/** The member's own deposit, or anybody's for an administrator. */
export const depositSeen = async ({ db }: Parts, id: string, uid: string | undefined) => {
  const found = (await findDeposits(db, id)).find(row => uid === undefined || row.uid === uid)
  if (!found) throw HttpError.unknown()
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
