import { cardPriceOf } from '@strongroom/ledger/card'
import { type DepositRow, findDeposits } from '@strongroom/projections/bank'
import { cases } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type Approving, type FindingParts, findCase } from '../platform/cases/deciding.ts'
import { approvable, asBooked, decides, type Typed } from '../platform/kinds/case-kind.ts'
import { usualDepositFee } from './deposit-fee.ts'

/** One deposit, for its decision; undefined when the log has none. */
export const findDeposit = (parts: FindingParts, id: string) => findCase(parts, 'deposits', id, findDeposits)

/** The command that distributes a deposit, with the fee that holds when none is given. */
export const distribution = async (
  parts: Pick<Parts, 'ledger' | 'catalogue'>,
  deposit: DepositRow,
  { amount, fee, feeRate, externalTxId }: Typed,
  given: Approving,
) =>
  ({
    type: 'CompleteDeposit',
    input: { depositId: deposit.id, amount, fee, feeRate, externalTxId },
    given: {
      ...given,
      usualFee: await usualDepositFee(parts, deposit),
      cardFee: cardPriceOf(parts.catalogue, 'opening_fee', deposit.card_type ?? undefined),
      cardInitialBalance: cardPriceOf(parts.catalogue, 'initial_balance', deposit.card_type ?? undefined),
    },
  }) as const

/** Bank deposits: their call marks, distributes, rejects and confirms them. */
export const depositCase = decides(
  cases.depositCase,
  approvable({
    find: findDeposit,
    approval: distribution,
    adds: 'DepositCompleted',
    figures: fact => ({ ...asBooked(fact), cardFee: fact.cardFee }),
  }),
)
