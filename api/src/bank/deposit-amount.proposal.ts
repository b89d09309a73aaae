import { walletDecider } from '@strongroom/ledger/wallet'
import { findDeposits } from '@strongroom/projections/bank'
import { asked } from '../command/asking.ts'
import { atScale } from '../command/money.ts'
import { findCase } from '../platform/cases/deciding.ts'
import { lapseOf, proposes } from '../platform/kinds/proposal-kind.ts'
import { distribution } from './deposit.case.ts'

/** A bank deposit of more than its member said, distributed. */
export const depositAmountProposal = proposes('deposit-amount', {
  shown: ({ catalogue }, { uid: _, kind: __, depositId, currency, claimed, amount, ...more }) => {
    const inPlaces = (each: string) => atScale(catalogue, currency, each)
    return {
      subject: depositId,
      before: { currency, amount: inPlaces(claimed) },
      after: { currency, amount: inPlaces(amount), ...more },
    }
  },
  apply: async (parts, ask, change) => {
    const { catalogue, ledger } = parts
    const { uid, depositId, currency: code } = change
    const currency = catalogue.currency(code)
    const deposit = await findCase(parts, 'deposits', depositId, async (db, id) =>
      (await findDeposits(db, id)).filter(row => row.uid === uid),
    )
    if (!currency || !deposit) return 'case-unknown'
    const command = await distribution(parts, deposit, change, { approver: ask.session.uid, currency })
    return lapseOf(ask, await ledger.handle(walletDecider, uid, asked(ask, command, catalogue)), uid)
  },
})
